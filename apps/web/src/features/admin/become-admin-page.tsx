import { Button, Stack } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { errorText } from "../../lib/error-texts.ts";
import { FormNote } from "../../ui/form-note.tsx";
import { LinkButton, TextLink } from "../../ui/links.tsx";
import { List } from "../../ui/list.ts";
import { Page } from "../../ui/page.tsx";
import { claimAdminMutation } from "./admin.api.ts";

interface BecomeAdminPageProps {
  /** From the one-time link. */
  readonly token: string | undefined;
}

export function BecomeAdminPage({ token }: BecomeAdminPageProps) {
  const claim = useMutation(claimAdminMutation);
  if (claim.isSuccess) {
    return (
      <Page title="You are an admin now" lead="The bar on top has your new links. What a trainer does first:">
        <List type="ordered" spacing="sm" mb="xl">
          <List.Item>
            <TextLink to="/admin">Invite people</TextLink>: each group has a joining code, with a link and a QR code
            under Members.
          </List.Item>
          <List.Item>
            <TextLink to="/createchallenge">Write a practice scenario</TextLink>, or take one of the ready-made ones
            under Main.
          </List.Item>
          <List.Item>
            <TextLink to="/">Start a shared session</TextLink>: open a situation under Main, and its button gives you a
            link to pass on.
          </List.Item>
        </List>
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
        <Button disabled={!token} loading={claim.isPending} onClick={() => token && claim.mutate({ token })}>
          Become admin
        </Button>
      </Stack>
    </Page>
  );
}
