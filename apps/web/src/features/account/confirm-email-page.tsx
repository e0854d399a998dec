import { Button, Stack } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { errorText } from "../../lib/error-texts.ts";
import { useMe } from "../../lib/session.ts";
import { FormNote } from "../../ui/form-note.tsx";
import { LinkButton, TextLink } from "../../ui/links.tsx";
import { Page } from "../../ui/page.tsx";
import { confirmEmailMutation } from "./account.api.ts";

const OWN_TEXTS = { EMAIL_TAKEN: "Another account has got this e-mail meanwhile." } as const;

interface ConfirmEmailPageProps {
  /** From the link in the mail. */
  readonly token: string | undefined;
}

/** Where the link in the mail to a new e-mail leads. It asks for a press: programs that look into mails open links too. */
export function ConfirmEmailPage({ token }: ConfirmEmailPageProps) {
  const me = useMe();
  const confirm = useMutation(confirmEmailMutation);
  if (confirm.isSuccess) {
    return (
      <Page title="Your e-mail is changed" width="narrow" lead="From now on you sign in with the new one.">
        <LinkButton to={me ? "/account" : "/signin"}>{me ? "To your account" : "Sign in"}</LinkButton>
      </Page>
    );
  }
  if (!token) {
    return (
      <Page title="This link is incomplete" width="narrow" lead="Please open the link from the mail once more.">
        <TextLink to="/account">Ask for a new link</TextLink>
      </Page>
    );
  }
  return (
    <Page
      title="Confirm your e-mail"
      width="narrow"
      lead="One press, and the e-mail that got this link is the one of your account."
    >
      <Stack align="flex-start">
        <Button loading={confirm.isPending} onClick={() => confirm.mutate({ token })}>
          Confirm
        </Button>
        <FormNote tone="error" text={confirm.error && errorText(confirm.error, OWN_TEXTS)} />
      </Stack>
    </Page>
  );
}
