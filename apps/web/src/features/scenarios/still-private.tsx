import { Stack, Text } from "@mantine/core";
import type { Scenario } from "@wellput/contract";
import { LinkButton } from "../../ui/links.tsx";

/** Why a scenario of one's own cannot be filled in together, and what to do about it. */
export function StillPrivate({ scenario: { id, title } }: { readonly scenario: Scenario }) {
  return (
    <Stack>
      <Text>Only you can read “{title}”, so nobody could join. Share it publicly first, then come back here.</Text>
      <LinkButton to="/edit/$id" params={{ id }} style={{ alignSelf: "flex-start" }}>
        Edit the scenario
      </LinkButton>
    </Stack>
  );
}
