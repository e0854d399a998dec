import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { TOAST_CLOSE_MS } from "@wellput/contract/limits";
import { asApiError } from "../lib/api-error.ts";
import { errorText } from "../lib/error-texts.ts";

type Tone = "info" | "success" | "warning" | "error";
const COLOR_OF: Record<Tone, string> = { info: "gray", success: "teal", warning: "yellow", error: "red" };

interface ToastAction {
  readonly label: string;
  readonly onClick: () => void;
}

/** A short note in the corner that goes away by itself; an `action` is one button, such as Undo. */
export function toast(tone: Tone, text: string, action?: ToastAction): void {
  const id = notifications.show({
    color: COLOR_OF[tone],
    autoClose: TOAST_CLOSE_MS,
    withCloseButton: true,
    closeButtonProps: { "aria-label": "Close" },
    message: action ? <WithAction text={text} action={action} onDone={() => notifications.hide(id)} /> : text,
  });
}

/** For a save that did not work: what was typed is still there, and why it can be tried again. */
export function toastNotSaved(problem: unknown): void {
  const text = errorText(problem);
  const isEnded = asApiError(problem).code === "NOT_SIGNED_IN";
  toast("error", isEnded ? text : `It was not saved. What you typed is still here. ${text}`);
}

interface WithActionProps {
  readonly text: string;
  readonly action: ToastAction;
  readonly onDone: () => void;
}

function WithAction({ text, action, onDone }: WithActionProps) {
  const handleClick = () => {
    action.onClick();
    onDone();
  };
  return (
    <>
      {text}{" "}
      <Button variant="subtle" size="compact-sm" onClick={handleClick}>
        {action.label}
      </Button>
    </>
  );
}
