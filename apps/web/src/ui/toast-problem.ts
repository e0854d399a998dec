import { asApiError } from "../lib/api-error.ts";
import { errorText, errorTexts } from "../lib/error-texts.ts";
import { toast } from "./toast.tsx";

/** Says in the product's words why no feedback and no empathy came. */
export function toastProblem(problem: unknown): void {
  const { code } = asApiError(problem);
  if (code === "NO_INPUT_DATA") toast("info", errorTexts.NO_INPUT_DATA);
  else if (code === "TIMED_OUT" || code === "ANALYSIS_TIMED_OUT") toast("warning", errorTexts.TIMED_OUT);
  else toast("error", code === "TOO_MANY_REQUESTS" ? errorText(problem) : errorTexts.INTERNAL);
}
