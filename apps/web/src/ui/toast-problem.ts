import { asApiError, type ProblemCode } from "../lib/api-error.ts";
import { errorText, errorTexts } from "../lib/error-texts.ts";
import { toast } from "./toast.tsx";

/** What people can make something of: it passes, or there is something to do. Of the rest they hear that it went wrong. */
const TOLD: readonly ProblemCode[] = ["TOO_MANY_REQUESTS", "DATABASE_AWAY", "DISK_FULL", "SHUTTING_DOWN"];

/** Says in the product's words why no feedback and no empathy came. */
export function toastProblem(problem: unknown): void {
  const { code } = asApiError(problem);
  if (code === "NO_INPUT_DATA") toast("info", errorTexts.NO_INPUT_DATA);
  else if (code === "TIMED_OUT" || code === "ANALYSIS_TIMED_OUT") toast("warning", errorTexts.TIMED_OUT);
  else toast("error", TOLD.includes(code) ? errorText(problem) : errorTexts.INTERNAL);
}
