import { lazy, type ReactNode, Suspense, useState } from "react";
import type { ConfirmModalProps } from "./confirm-modal.tsx";

const ConfirmModal = lazy(async () => ({ default: (await import("./confirm-modal.tsx")).ConfirmModal }));

interface AskFirstProps extends Pick<ConfirmModalProps, "about" | "question" | "confirm"> {
  /** What was confirmed last is still on its way. */
  readonly isBusy?: boolean;
  /** Does it; the question stays until it is closed. */
  readonly onConfirm: (close: () => void) => void;
  /** What is pressed to do it. */
  readonly children: (ask: () => void) => ReactNode;
}

/** Asks before something is lost: Cancel, or what will happen. The dialog is fetched with the first question. */
export function AskFirst({ isBusy = false, onConfirm, children, ...words }: AskFirstProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  const close = () => setOpen(false);
  return (
    <>
      {children(() => setOpen(true))}
      {wasOpened && (
        <Suspense>
          <ConfirmModal
            {...words}
            isOpen={isOpen}
            isBusy={isBusy}
            onCancel={close}
            onConfirm={() => onConfirm(close)}
          />
        </Suspense>
      )}
    </>
  );
}
