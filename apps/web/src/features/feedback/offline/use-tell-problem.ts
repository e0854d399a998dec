import { useNavigate } from "@tanstack/react-router";
import { asApiError } from "../../../lib/api-error.ts";
import { toast } from "../../../ui/toast.tsx";
import { toastProblem } from "../../../ui/toast-problem.ts";

const OFFLINE_TEXT = "There is no network just now. What you typed is still here.";

/** Says why no feedback came; without a network it leads to the reader of this device, where the message of Compose Message goes on. */
export function useTellProblem(place: string): (problem: unknown) => void {
  const navigate = useNavigate();
  const action = { label: "Write offline", onClick: () => void navigate({ to: "/offline" }) };
  return (problem) => {
    const isOffline = asApiError(problem).code === "NETWORK" && !navigator.onLine;
    if (isOffline) toast("warning", OFFLINE_TEXT, place === "checkmessage" ? action : undefined);
    else toastProblem(problem);
  };
}
