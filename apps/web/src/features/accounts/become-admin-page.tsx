import { Button, Stack } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { errorText } from "../../lib/error-texts.ts";
import { FormNote } from "../../ui/form-note.tsx";
import { LinkButton } from "../../ui/links.tsx";
import { Page } from "../../ui/page.tsx";
import { claimAdminMutation } from "./accounts.api.ts";

interface BecomeAdminPageProps {
  /** From the one-time link. */
  readonly token: string | undefined;
}

export function BecomeAdminPage({ token }: BecomeAdminPageProps) {
  const claim = useMutation(claimAdminMutation);
  if (claim.isSuccess) {
    return (
      <Page title="You are an admin now" width="narrow" lead="The bar on top has your new links.">
        <LinkButton to="/admin">Go to the Admin Panel</LinkButton>
      </Page>
    );
  }
  return (
    <Page
      title="Become admin"
      width="narrow"
      lead="This link makes your account the admin of this installation. It works once."
    >
      <Stack>
        <FormNote tone="error" text={claim.error && errorText(claim.error)} />
        <Button
          disabled={!token}
          loading={claim.isPending}
          onClick={() => token && !claim.isPending && claim.mutate({ token })}
        >
          Become admin
        </Button>
      </Stack>
    </Page>
  );
}
