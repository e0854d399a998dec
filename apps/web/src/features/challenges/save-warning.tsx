import { Button, Group, Text } from "@mantine/core";
import { List } from "../../ui/list.ts";
import { Modal } from "../../ui/modal.ts";
import type { SaveCheck } from "./use-save-check.ts";

/** What learners would find wanting, before it is saved: to mend, or to leave as it is. */
export function SaveWarning({ remarks, onBack, onSaveAnyway }: Omit<SaveCheck, "isChecking">) {
  return (
    <Modal opened={remarks.length > 0} onClose={onBack} title="Before you save">
      <Text>You can save it as it is. Learners would get more out of it with these mended:</Text>
      <List my="md" spacing="xs" style={{ overflowWrap: "anywhere" }}>
        {remarks.map((remark) => (
          <List.Item key={remark}>{remark}</List.Item>
        ))}
      </List>
      <Group justify="flex-end">
        <Button variant="default" onClick={onSaveAnyway}>
          Save all the same
        </Button>
        <Button onClick={onBack} data-autofocus>
          Go back and mend
        </Button>
      </Group>
    </Modal>
  );
}
