import { Stack, Text } from "@mantine/core";
import type { Scenario } from "@wellput/contract";
import { LinkButton } from "../../ui/links.tsx";

/** Why a scenario of one's own cannot be filled in together, and what to do about it. */
export function StillPrivate({ scenario: { id, title, isPublic } }: { readonly scenario: Scenario }) {
  if (isPublic) {
    return (
      <Stack>
        <Text>
          “{title}” waits for a review, so nobody else can read it yet, and nobody could join. Accept it first, then
          come back here.
        </Text>
        <LinkButton to="/admin/review" style={{ alignSelf: "flex-start" }}>
          Go to the review list
        </LinkButton>
      </Stack>
    );
  }
  return (
    <Stack>
      <Text>Only you can read “{title}”, so nobody could join. Share it publicly first, then come back here.</Text>
      <LinkButton to="/edit/$id" params={{ id }} style={{ alignSelf: "flex-start" }}>
        Edit the scenario
      </LinkButton>
    </Stack>
  );
}
