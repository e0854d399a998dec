import { Button } from "@mantine/core";
import { Deletion, type DeletionProps } from "./deletion.tsx";

/** Deletes what a page is about. */
export function DeleteButton(props: DeletionProps) {
  return (
    <Deletion {...props}>
      {(ask) => (
        <Button variant="default" c="var(--mantine-color-error)" onClick={ask}>
          Delete
        </Button>
      )}
    </Deletion>
  );
}
