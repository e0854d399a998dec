import { Group, Text } from "@mantine/core";
import { useMe } from "../lib/session.ts";
import { LinkButton, SiteTextLink } from "./links.tsx";
import { Page } from "./page.tsx";

/** For an address with nothing behind it: what may have happened, and where to go from here. */
export function NotFoundPage() {
  const me = useMe();
  return (
    <Page title="There is no page here" lead="The address may be mistyped, or what stood here was removed.">
      <Group mb="lg">
        {me ? <LinkButton to="/">Go to Main</LinkButton> : <LinkButton to="/signin">Sign in</LinkButton>}
        <LinkButton to="/challenges" variant="default">
          See the practice scenarios
        </LinkButton>
      </Group>
      <Text c="dimmed">
        If a link of ours led you here, please tell us on <SiteTextLink to="/contact">Contact Us</SiteTextLink>.
      </Text>
    </Page>
  );
}
