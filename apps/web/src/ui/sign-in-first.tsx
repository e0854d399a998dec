import { Group } from "@mantine/core";
import { useLocation } from "@tanstack/react-router";
import { LinkButton } from "./links.tsx";
import { Page } from "./page.tsx";

/** For a visitor at an address that is for some people alone: they may be one of them. */
export function SignInFirst() {
  const here = useLocation({ select: ({ href }) => href });
  return (
    <Page
      title="Sign in to open it"
      lead="This page is for members of a group. If you are one of them, sign in, and you come back to this page."
    >
      <Group>
        <LinkButton to="/signin" search={{ next: here }}>
          Sign in
        </LinkButton>
        <LinkButton to="/challenges" variant="default">
          See the open practice scenarios
        </LinkButton>
      </Group>
    </Page>
  );
}
