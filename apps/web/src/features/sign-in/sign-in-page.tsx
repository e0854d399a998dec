import { Button, Stack, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { hasUnsavedText } from "../../lib/drafts.ts";
import { errorText } from "../../lib/error-texts.ts";
import { AccountEmailInput } from "../../ui/account-email-input.tsx";
import { Form } from "../../ui/form.tsx";
import { FormNote } from "../../ui/form-note.tsx";
import { TextLink } from "../../ui/links.tsx";
import { Page } from "../../ui/page.tsx";
import { PasswordInput } from "../../ui/password-input.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { openProvider, ProviderButtons, providerNamedBy, providerProblem } from "./provider-buttons.tsx";
import { signInMutation } from "./sign-in.api.ts";
import classes from "./sign-in-page.module.css";

interface SignInPageProps {
  /** Where the person wanted to go; kept when they turn to signing up. */
  readonly next?: string;
  /** What went wrong at a provider, by its code. */
  readonly problem?: string;
  /** For whoever does not know yet what this is. */
  readonly aside: ReactNode;
}

const leadFor = () => (hasUnsavedText() ? "Sign in to go on. What you typed is kept." : "Sign in to go on.");

/** The form, and beside it what there is behind it; on a phone the form comes first. */
export function SignInPage({ aside, ...props }: SignInPageProps) {
  return (
    <div className={classes.split}>
      <div className={classes.form}>
        <SignInForm {...props} />
      </div>
      <div className={classes.aside}>{aside}</div>
    </div>
  );
}

function SignInForm({ next, problem }: Omit<SignInPageProps, "aside">) {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const signIn = useMutation(signInMutation);

  const handleSubmit = () => {
    const handleError = (error: unknown) => openProvider(providerNamedBy(error), next);
    signIn.mutate({ email: email.trim(), password }, { onError: handleError });
  };

  return (
    <Page title="Sign in" width="narrow" lead={next && leadFor()}>
      <Sheet>
        <Form isBusy={signIn.isPending} onSubmit={handleSubmit}>
          <Stack>
            <AccountEmailInput value={email} onChange={setEmail} />
            <PasswordInput
              label="Password"
              autoComplete="current-password"
              required
              withAsterisk={false}
              visibilityToggleButtonProps={{ "aria-label": "Show the password" }}
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
            <FormNote tone="error" text={signIn.error ? errorText(signIn.error) : providerProblem(problem)} />
            <Button type="submit" loading={signIn.isPending}>
              Sign in
            </Button>
            <TextLink to="/forgotpassword">Forgot your password?</TextLink>
          </Stack>
        </Form>
        <ProviderButtons next={next} />
      </Sheet>
      <Text mt="lg" ta="center">
        New here?{" "}
        <TextLink to="/signup" search={next ? { next } : {}}>
          Sign up
        </TextLink>
      </Text>
    </Page>
  );
}
