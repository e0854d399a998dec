import { Button } from "@mantine/core";
import { useState } from "react";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { deleteWithToast } from "./delete-with-toast.ts";

interface DeleteButtonProps {
  /** What is deleted, in a word or its title. */
  readonly about: string;
  readonly isBusy: boolean;
  readonly onDelete: () => Promise<unknown>;
}

/** Deletes what a page is about, after asking; a failure is told. */
export function DeleteButton({ about, isBusy, onDelete }: DeleteButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const handleConfirm = async () => {
    await deleteWithToast(onDelete);
    setOpen(false);
  };
  return (
    <>
      <Button variant="default" c="var(--mantine-color-error)" onClick={() => setOpen(true)}>
        Delete
      </Button>
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
