import { Button, Stack, Text, Title } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { PASSWORD_MIN_CHARS } from "@wellput/contract/limits";
import { useState } from "react";
import { errorText } from "../../lib/error-texts.ts";
import { CurrentPassword, useCurrentPassword } from "../../nouns/account/current-password.tsx";
import { Form } from "../../ui/form.tsx";
import { FormNote } from "../../ui/form-note.tsx";
import { PasswordInput } from "../../ui/password-input.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { changePasswordMutation, endOtherSessionsMutation } from "./account.api.ts";

const EMPTY = { password: "", again: "" };
const OWN_TEXTS = { INVALID_INPUT: `A password has at least ${PASSWORD_MIN_CHARS} characters.` } as const;

/** A new password, typed twice; the current one is asked for when the person signed in a while ago. */
export function PasswordForm({ email }: { readonly email: string }) {
  const [fields, setFields] = useState(EMPTY);
  const change = useMutation(changePasswordMutation);
  const current = useCurrentPassword(change.error);
  const isReady = fields.password !== "" && fields.password === fields.again;

  const set = (part: Partial<typeof EMPTY>) => {
    change.reset();
    setFields((before) => ({ ...before, ...part }));
  };
  const handleSubmit = () => {
    if (!isReady) return;
    const handleSuccess = () => {
      setFields(EMPTY);
      current.forget();
    };
    change.mutate({ password: fields.password, ...current.proof }, { onSuccess: handleSuccess });
  };

  return (
    <Sheet>
      <Title order={2} size="h3" mb="xs">
        Password
      </Title>
      <Text mb="md">A new password signs out every other browser, and ends your API tokens.</Text>
      <Form isBusy={change.isPending} onSubmit={handleSubmit}>
        <Stack>
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordInput
            label="New password"
            description={`At least ${PASSWORD_MIN_CHARS} characters`}
            autoComplete="new-password"
            visibilityToggleButtonProps={{ "aria-label": "Show the new password" }}
            value={fields.password}
            onChange={(event) => set({ password: event.currentTarget.value })}
          />
          <PasswordInput
            label="The same once more"
            autoComplete="new-password"
            visibilityToggleButtonProps={{ "aria-label": "Show the repeated password" }}
            value={fields.again}
            onChange={(event) => set({ again: event.currentTarget.value })}
          />
          {fields.again && !isReady && <Text c="dimmed">The two are not the same yet.</Text>}
          <CurrentPassword of={current} />
          <div>
            <Button type="submit" disabled={!isReady} loading={change.isPending}>
              Change password
            </Button>
          </div>
          <FormNote tone="error" text={change.error && errorText(change.error, OWN_TEXTS)} />
          <FormNote tone="success" text={change.isSuccess ? "password reset successfully" : null} />
        </Stack>
      </Form>
      <EndOtherSessions />
    </Sheet>
  );
}

function EndOtherSessions() {
  const end = useMutation(endOtherSessionsMutation);
  const words =
    end.data && (end.data.ended === 0 ? "You were signed in nowhere else." : "You are signed out there now.");
  return (
    <Stack mt="xl" gap="xs" align="flex-start">
      <Text c="dimmed" size="sm">
        Did you forget to log out on another device?
      </Text>
      <Button variant="default" loading={end.isPending} onClick={() => end.mutate()}>
        Sign out everywhere else
      </Button>
      <FormNote tone="error" text={end.error && errorText(end.error)} />
      <FormNote tone="success" text={words} />
    </Stack>
  );
}
