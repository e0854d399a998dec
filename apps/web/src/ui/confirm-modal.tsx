import { Button, Group, Text } from "@mantine/core";
import { Modal } from "./modal.ts";
import { useOpened } from "./use-opened.ts";

export interface ConfirmModalProps {
  /** The thing that it is about, by its name. */
  readonly about?: string;
  readonly question: string;
  /** What happens on the button that confirms; without it, Yes. */
  readonly confirm?: string;
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Asks before something is lost: Cancel, or what will happen. */
export function ConfirmModal({
  about = "Please confirm",
  question,
  confirm = "Yes",
  isOpen,
  isBusy,
  onCancel,
  onConfirm,
}: ConfirmModalProps) {
  return (
    <Modal opened={useOpened(isOpen)} onClose={onCancel} title={about} size="sm">
      <Text mb="lg">{question}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel} data-autofocus>
          Cancel
        </Button>
        <Button color="red.8" loading={isBusy} onClick={onConfirm}>
          {confirm}
        </Button>
      </Group>
    </Modal>
  );
}
