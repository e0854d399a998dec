import { lazy, Suspense, useState } from "react";
import type { ConfirmModalProps } from "./confirm-modal.tsx";

const ConfirmModal = lazy(async () => ({ default: (await import("./confirm-modal.tsx")).ConfirmModal }));

/** Asks before something is lost: Cancel, or what will happen. The dialog is fetched with the first question. */
export function ConfirmDialog(props: ConfirmModalProps) {
  const [wasOpened, setWasOpened] = useState(false);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <ConfirmModal {...props} />
    </Suspense>
  );
}
