import { type ReactNode, useState } from "react";
import { errorText } from "../lib/error-texts.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { toast } from "./toast.tsx";

export interface DeletionProps {
  /** What is deleted, in a word or its title. */
  readonly about: string;
  readonly onDelete: () => Promise<unknown>;
}

interface AskedDeletionProps extends DeletionProps {
  /** What is pressed to delete. */
  readonly children: (ask: () => void) => ReactNode;
}

/** Deletes something, after asking; a failure is told, and the thing stays where it is. */
export function Deletion({ about, onDelete, children }: AskedDeletionProps) {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const handleConfirm = async () => {
    setBusy(true);
    try {
      await onDelete();
    } catch (problem) {
      toast("error", `${errorText(problem)} It was not deleted.`);
    }
    setBusy(false);
    setOpen(false);
  };
  return (
    <>
      {children(() => setOpen(true))}
      <ConfirmDialog
        about={about}
        question="Are you sure you want to delete?"
        isOpen={isOpen}
        isBusy={isBusy}
        onCancel={() => setOpen(false)}
        onConfirm={() => void handleConfirm()}
      />
    </>
  );
}
