import { Button, Stack, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { PASSWORD_MIN_CHARS } from "@wellput/contract/limits";
import { useState } from "react";
import { errorText, errorTexts } from "../../lib/error-texts.ts";
import { AccountEmailInput } from "../../ui/account-email-input.tsx";
import { Checkbox } from "../../ui/checkbox.ts";
import { Form } from "../../ui/form.tsx";
import { FormNote } from "../../ui/form-note.tsx";
import { SiteTextLink } from "../../ui/links.tsx";
import { PasswordInput } from "../../ui/password-input.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { signUpMutation } from "./sign-up.api.ts";

interface SignUpFormProps {
  /** A joining code that is known already. */
  readonly code: string | undefined;
}

const EMPTY = { email: "", password: "", terms: false, joiningCode: "" };

/** What an account takes; who has made one is signed in. */
export function SignUpForm({ code }: SignUpFormProps) {
  const [fields, setFields] = useState({ ...EMPTY, joiningCode: code ?? "" });
  const [missing, setMissing] = useState<string | null>(null);
  const signUp = useMutation(signUpMutation);

  const change = (part: Partial<typeof EMPTY>) => {
    setMissing(null);
    signUp.reset();
    setFields((before) => ({ ...before, ...part }));
  };
  const handleSubmit = () => {
    const problem = whatIsMissing(fields);
    setMissing(problem);
    if (!problem) signUp.mutate({ ...fields, email: fields.email.trim(), joiningCode: fields.joiningCode.trim() });
  };

  return (
    <Sheet>
      <Form isBusy={signUp.isPending} onSubmit={handleSubmit}>
        <Stack>
          <AccountEmailInput value={fields.email} onChange={(next) => change({ email: next })} />
          <PasswordInput
            label="Password"
            description={`At least ${PASSWORD_MIN_CHARS} characters`}
            autoComplete="new-password"
            required
            withAsterisk={false}
            minLength={PASSWORD_MIN_CHARS}
            visibilityToggleButtonProps={{ "aria-label": "Show the password" }}
            value={fields.password}
            onChange={(event) => change({ password: event.currentTarget.value })}
          />
          <TextInput
            label="ACCESS CODE"
            description="The joining code that you were given"
            autoComplete="off"
            value={fields.joiningCode}
            onChange={(event) => change({ joiningCode: event.currentTarget.value })}
          />
          <Checkbox
            checked={fields.terms}
            onChange={(event) => change({ terms: event.currentTarget.checked })}
            label={
              <>
                I am 18 or older and agree to the <SiteTextLink to="/termsofuse">Terms of Use</SiteTextLink>
              </>
            }
          />
          <FormNote tone="error" text={missing ?? (signUp.error && errorText(signUp.error))} />
          <Button type="submit" loading={signUp.isPending}>
            Sign up
          </Button>
        </Stack>
      </Form>
    </Sheet>
  );
}

/** What the form can tell without asking the server: the box first, then the code. */
function whatIsMissing({ terms, joiningCode }: typeof EMPTY): string | null {
  if (!terms) return errorTexts.TERMS_REQUIRED;
  return joiningCode.trim() ? null : errorTexts.JOINING_CODE_REQUIRED;
}
