import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { errorText } from "../../lib/error-texts.ts";
import { CurrentPassword, useCurrentPassword } from "../../nouns/account/current-password.tsx";
import { Form } from "../../ui/form.tsx";
import { FormNote } from "../../ui/form-note.tsx";
import { changeEmailMutation } from "./account.api.ts";

const OWN_TEXTS = {
  EMAIL_TAKEN: "Another account has this e-mail.",
  INVALID_INPUT: "This does not look like an e-mail. Please look it over.",
} as const;

const focus = (field: HTMLInputElement | null) => field?.focus();

/** The e-mail that signs in, and the way to another one: it holds once the link in a mail to it is opened. */
export function EmailForm({ email }: { readonly email: string }) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const change = useMutation(changeEmailMutation);
  const current = useCurrentPassword(change.error);

  const handleSubmit = () => {
    if (!typed.trim()) return;
    change.mutate({ email: typed.trim(), ...current.proof }, { onSuccess: close });
  };
  const close = () => {
    setOpen(false);
    setTyped("");
    current.forget();
  };

  return (
    <Stack gap="xs" mb="lg" align="flex-start">
      <div>
        <Text c="dimmed" size="sm">
          E-mail
        </Text>
        <Text>{email}</Text>
      </div>
      {!isOpen && (
        <Button variant="default" size="sm" onClick={() => setOpen(true)}>
          Change e-mail
        </Button>
      )}
      <FormNote
        tone="success"
        text={
          change.isSuccess && !isOpen
            ? `We sent a mail to ${change.variables.email}. Open the link in it, and it is your new e-mail. Until then this one stays.`
            : null
        }
      />
      {isOpen && (
        <Form isBusy={change.isPending} onSubmit={handleSubmit} style={{ width: "100%" }}>
          <Stack>
            <TextInput
              label="New e-mail"
              description="A mail to it holds a link to confirm it"
              type="email"
              autoComplete="email"
              required
              withAsterisk={false}
              ref={focus}
              value={typed}
              onChange={(event) => {
                change.reset();
                setTyped(event.currentTarget.value);
              }}
            />
            <CurrentPassword of={current} />
            <FormNote tone="error" text={change.error && errorText(change.error, OWN_TEXTS)} />
            <Group>
              <Button type="submit" loading={change.isPending}>
                Send the link
              </Button>
              <Button variant="default" onClick={close}>
                Cancel
              </Button>
            </Group>
          </Stack>
        </Form>
      )}
    </Stack>
  );
}
