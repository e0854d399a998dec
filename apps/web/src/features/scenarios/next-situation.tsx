import { Group, Stack, Text } from "@mantine/core";
import { useMe } from "../../lib/session.ts";
import { OwnMessageLink } from "../../nouns/exercise/own-message-link.tsx";
import { LinkButton } from "../../ui/links.tsx";

/** Where to go on when a situation has its answer. */
export function NextSituation() {
  const me = useMe();
  return (
    <Stack gap="xs" data-print="hide">
      <Text fw={600}>Next</Text>
      <Group gap="sm">
        {me && (
          <LinkButton to="/" search={{ all: "situations" }} variant="default">
            Another situation
          </LinkButton>
        )}
        <LinkButton to="/challenges" variant="default">
          See the practice scenarios
        </LinkButton>
        <OwnMessageLink />
      </Group>
    </Stack>
  );
}
