import { useNavigate } from "@tanstack/react-router";
import type { ToastAction } from "../../../ui/toasts.tsx";

/** The way to the reader of this device, for the message that goes on there: that of Compose Message. */
export function useWriteOffline(place: string): ToastAction | undefined {
  const navigate = useNavigate();
  if (place !== "checkmessage") return undefined;
  return { label: "Write offline", onClick: () => void navigate({ to: "/offline" }) };
}
