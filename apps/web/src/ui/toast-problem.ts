import { asApiError, type ProblemCode } from "../lib/api-error.ts";
import { errorText, errorTexts } from "../lib/error-texts.ts";
import { toast } from "./toast.tsx";
import type { ToastAction } from "./toasts.tsx";

/** What people can make something of: it passes, or there is something to do. Of the rest they hear that it went wrong. */
const TOLD: readonly ProblemCode[] = ["TOO_MANY_REQUESTS", "DATABASE_AWAY", "DISK_FULL", "SHUTTING_DOWN"];

const OFFLINE_TEXT = "There is no network just now.";
const isOffline = (problem: unknown): boolean => asApiError(problem).code === "NETWORK" && !navigator.onLine;

/** Says in the product's words why something went wrong. */
export function toastProblem(problem: unknown): void {
  const { code } = asApiError(problem);
  if (isOffline(problem)) toast("warning", OFFLINE_TEXT);
  else if (code === "NO_INPUT_DATA") toast("info", errorTexts.NO_INPUT_DATA);
  else if (code === "TIMED_OUT" || code === "ANALYSIS_TIMED_OUT") toast("warning", errorTexts.TIMED_OUT);
  else toast("error", TOLD.includes(code) ? errorText(problem) : errorTexts.INTERNAL);
}

/** Says why what was typed got no feedback and no empathy; without a network, `action` is a way on. */
export function toastUnread(problem: unknown, action?: ToastAction): void {
  if (isOffline(problem)) toast("warning", `${OFFLINE_TEXT} What you typed is still here.`, action);
  else toastProblem(problem);
}
