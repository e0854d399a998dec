import { Text } from "@mantine/core";
import { useMe } from "../../lib/session.ts";
import { SiteTextLink, TextLink } from "../../ui/links.tsx";

interface AttemptsNoteProps {
  /** Tries left, or null without a limit. */
  readonly left: number | null;
}

/** How many tries are left; at none, whom to ask for more, and the way without a limit. */
export function AttemptsNote({ left }: AttemptsNoteProps) {
  const me = useMe();
  if (left === null) return null;
  if (left > 0) {
    return (
      <Text size="sm" c="dimmed" mt="xs">
        {left} left
      </Text>
    );
  }
  return (
    <div role="alert">
      <Text mt="xs">
        Limit on attempts exceeded. For further access, please <SiteTextLink to="/contact">Contact Us</SiteTextLink>
      </Text>
      {!me && (
        <Text mt={4}>
          Or <TextLink to="/signup">sign up</TextLink>: with an account there is no limit here.
        </Text>
      )}
    </div>
  );
}
