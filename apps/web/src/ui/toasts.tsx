import "@mantine/core/styles/Notification.css";
import "@mantine/notifications/styles.css";
import { Button } from "@mantine/core";
import { Notifications, notifications } from "@mantine/notifications";
import { TOAST_CLOSE_MS } from "@wellput/contract/limits";

export type Tone = "info" | "success" | "warning" | "error";

export interface ToastAction {
  readonly label: string;
  readonly onClick: () => void;
}

const COLOR_OF: Record<Tone, string> = { info: "gray", success: "teal", warning: "yellow", error: "red" };

/** Where toasts stand. */
export const Toasts = () => <Notifications position="bottom-left" limit={4} />;

export function show(tone: Tone, text: string, action?: ToastAction): void {
  const id = notifications.show({
    color: COLOR_OF[tone],
    autoClose: TOAST_CLOSE_MS,
    withCloseButton: true,
    closeButtonProps: { "aria-label": "Close" },
    message: action ? <WithAction text={text} action={action} onDone={() => notifications.hide(id)} /> : text,
  });
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
