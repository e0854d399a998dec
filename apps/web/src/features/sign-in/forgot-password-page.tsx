import { Button, Stack, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { errorText } from "../../lib/error-texts.ts";
import { AccountEmailInput } from "../../ui/account-email-input.tsx";
import { Form } from "../../ui/form.tsx";
import { FormNote } from "../../ui/form-note.tsx";
import { TextLink } from "../../ui/links.tsx";
import { Page } from "../../ui/page.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { requestResetMutation } from "./sign-in.api.ts";

const SENT = "If an account has this e-mail, a link to set a new password is on its way.";

export function ForgotPasswordPage() {
  const [email, setEmail] = useState("");
  const request = useMutation(requestResetMutation);

  const handleSubmit = () => {
    request.mutate({ email: email.trim() });
  };

  return (
    <Page title="Forgot your password?" width="narrow" lead="We send you a link to set a new one.">
      <Sheet>
        <Form isBusy={request.isPending} onSubmit={handleSubmit}>
          <Stack>
            <AccountEmailInput
              value={email}
              onChange={(next) => {
                request.reset();
                setEmail(next);
              }}
            />
            <FormNote tone="error" text={request.error && errorText(request.error)} />
            <FormNote tone="success" text={request.isSuccess ? SENT : null} />
            <Button type="submit" loading={request.isPending}>
              Send the link
            </Button>
          </Stack>
        </Form>
      </Sheet>
      <Text mt="lg" ta="center">
        <TextLink to="/signin">Back to Sign in</TextLink>
      </Text>
    </Page>
  );
}
