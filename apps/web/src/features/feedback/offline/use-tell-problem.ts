import { useNavigate } from "@tanstack/react-router";
import { toastUnread } from "../../../ui/toast-problem.ts";

/** Says why no feedback came; without a network it leads to the reader of this device, where the message of Compose Message goes on. */
export function useTellProblem(place: string): (problem: unknown) => void {
  const navigate = useNavigate();
  const action = { label: "Write offline", onClick: () => void navigate({ to: "/offline" }) };
  return (problem) => toastUnread(problem, place === "checkmessage" ? action : undefined);
}
