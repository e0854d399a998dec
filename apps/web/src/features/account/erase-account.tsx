import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { errorText } from "../../lib/error-texts.ts";
import { useMe } from "../../lib/session.ts";
import { forgetPerson } from "../../lib/storage.ts";
import { CurrentPassword, useCurrentPassword } from "../../nouns/account/current-password.tsx";
import { FormNote } from "../../ui/form-note.tsx";
import { Modal } from "../../ui/modal.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { eraseAccountMutation } from "./account.api.ts";

const QUESTION = "Are you sure you want to Permanently Delete your account?";
const DONE = "You have successfully deleted your account. We will log you out and delete your personal records";

/** The way out: it asks first, says what happens, and ends at the sign-in page. */
export function EraseAccountSheet() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Sheet>
      <Title order={2} size="h3" mb="xs">
        Delete your account
      </Title>
      <Text mb="md">
        Your private texts, logs, tries and ratings are deleted for good. Situations and articles that others read stay,
        without your name.
      </Text>
      <Button variant="default" c="var(--mantine-color-error)" onClick={() => setOpen(true)}>
        Delete account
      </Button>
      <EraseAccountModal isOpen={isOpen} onClose={() => setOpen(false)} />
    </Sheet>
  );
}

interface EraseAccountModalProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function EraseAccountModal({ isOpen, onClose }: EraseAccountModalProps) {
  const me = useMe();
  const erase = useMutation({ ...eraseAccountMutation, onSuccess: () => me && forgetPerson(me.id) });
  const current = useCurrentPassword(erase.error);
  // Loads the page afresh, so that nothing of this person stays in memory.
  const leave = () => location.assign("/signin");

  if (erase.isSuccess) {
    return (
      <Modal opened onClose={leave} title="Goodbye" size="sm">
        <Stack>
          <Text role="status">{DONE}</Text>
          <Button onClick={leave} data-autofocus>
            Leave
          </Button>
        </Stack>
      </Modal>
    );
  }
  return (
    <Modal opened={isOpen} onClose={onClose} title="Delete account" size="sm">
      <Stack>
        <Text>{QUESTION}</Text>
        <CurrentPassword of={current} />
        <FormNote tone="error" text={erase.error && errorText(erase.error)} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            Cancel
          </Button>
          <Button color="red.8" loading={erase.isPending} onClick={() => erase.mutate(current.proof)}>
            Delete
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
