import { Button, Stack, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { PASSWORD_MIN_CHARS } from "@wellput/contract/limits";
import { useState } from "react";
import { errorText } from "../../lib/error-texts.ts";
import { Form } from "../../ui/form.tsx";
import { FormNote } from "../../ui/form-note.tsx";
import { LinkButton, TextLink } from "../../ui/links.tsx";
import { Page } from "../../ui/page.tsx";
import { PasswordInput } from "../../ui/password-input.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { resetPasswordMutation } from "./sign-in.api.ts";

interface ResetPasswordPageProps {
  /** From the link in the mail. */
  readonly token: string | undefined;
}

export function ResetPasswordPage({ token }: ResetPasswordPageProps) {
  const [password, setPassword] = useState("");
  const [again, setAgain] = useState("");
  const reset = useMutation(resetPasswordMutation);
  const isReady = password.length >= PASSWORD_MIN_CHARS && password === again;

  const handleSubmit = () => {
    if (isReady && token) reset.mutate({ token, password });
  };

  if (reset.isSuccess) {
    return (
      <Page title="Your password is changed" width="narrow" lead="Sign in with the new one.">
        <LinkButton to="/signin">Sign in</LinkButton>
      </Page>
    );
  }
  if (!token) {
    return (
      <Page title="This link is incomplete" width="narrow" lead="Please open the link from the mail once more.">
        <TextLink to="/forgotpassword">Ask for a new link</TextLink>
      </Page>
    );
  }
  return (
    <Page
      title="Set a new password"
      width="narrow"
      lead="It signs out every browser, and ends the account’s API tokens."
    >
      <Sheet>
        <Form isBusy={reset.isPending} onSubmit={handleSubmit}>
          <Stack>
            <PasswordInput
              label="New password"
              description={`At least ${PASSWORD_MIN_CHARS} characters`}
              autoComplete="new-password"
              visibilityToggleButtonProps={{ "aria-label": "Show the new password" }}
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
            <PasswordInput
              label="The same once more"
              autoComplete="new-password"
              visibilityToggleButtonProps={{ "aria-label": "Show the repeated password" }}
              value={again}
              onChange={(event) => setAgain(event.currentTarget.value)}
            />
            {again && password !== again && <Text c="dimmed">The two are not the same yet.</Text>}
            <FormNote tone="error" text={reset.error && errorText(reset.error)} />
            <Button type="submit" disabled={!isReady} loading={reset.isPending}>
              Set password
            </Button>
          </Stack>
        </Form>
      </Sheet>
    </Page>
  );
}
