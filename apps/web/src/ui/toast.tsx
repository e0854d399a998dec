import { asApiError } from "../lib/api-error.ts";
import { errorText } from "../lib/error-texts.ts";
import { late } from "../lib/late.ts";
import { PlainToasts, showPlain } from "./plain-toasts.tsx";
import type { ToastAction, Tone } from "./toasts.tsx";

const toasts = late(() => import("./toasts.tsx"));

/** Where toasts stand, once there may be one. */
export function ToastPlace() {
  const part = toasts.use(false);
  return (
    <>
      {part && <part.Toasts />}
      <PlainToasts />
    </>
  );
}

/** A short note in the corner that goes away by itself; an `action` is one button, such as Undo. */
export function toast(tone: Tone, text: string, action?: ToastAction): void {
  void toasts.fetch().then(
    ({ show }) => show(tone, text, action),
    () => showPlain(text),
  );
}

/** For a save that did not work: what was typed is still there, and why it can be tried again. */
export function toastNotSaved(problem: unknown): void {
  const text = errorText(problem);
  const isEnded = asApiError(problem).code === "NOT_SIGNED_IN";
  toast("error", isEnded ? text : `It was not saved. What you typed is still here. ${text}`);
}
