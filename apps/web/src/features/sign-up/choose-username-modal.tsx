import { Text } from "@mantine/core";
import type { Me } from "@wellput/contract";
import { UsernameForm } from "../../nouns/account/username-form.tsx";
import { Modal } from "../../ui/modal.ts";

interface ChooseUsernameModalProps {
  readonly me: Me;
  readonly isBusy: boolean;
  readonly onDone: () => void;
}

/** The last step of the welcome: it ends with a name, or by closing. */
export function ChooseUsernameModal({ me, isBusy, onDone }: ChooseUsernameModalProps) {
  return (
    <Modal
      opened
      onClose={onDone}
      title="Choose Username"
      closeButtonProps={{ "aria-label": "Close", disabled: isBusy }}
    >
      <Text mb="md">What shall we call you? You can change it at any time.</Text>
      <UsernameForm me={me} onSet={onDone} />
    </Modal>
  );
}
