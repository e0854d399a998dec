import { Stack, Text } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { countOf } from "../../lib/format.ts";
import { useMe } from "../../lib/session.ts";
import { OwnMessageLink } from "../../nouns/exercise/own-message-link.tsx";
import { ItemCard } from "../../ui/item-card.tsx";
import { TextLink } from "../../ui/links.tsx";
import { challengesQuery } from "./challenges.api.ts";
import { nextOf } from "./next-of.ts";

interface NextChallengeProps {
  /** The one that is done. */
  readonly challengeId: string | null;
}

/** Where to go on: the next of the list that one has not answered yet. */
export function NextChallenge({ challengeId }: NextChallengeProps) {
  const done = useMe()?.challenges ?? [];
  const pages = useInfiniteQuery(challengesQuery({})).data?.pages;
  if (!pages) return null;
  const next = nextOf(
    pages.flatMap(({ items }) => items),
    done,
    challengeId,
  );
  return (
    <Stack gap="xs" mt="xl">
      {next ? (
        <>
          <Text fw={600}>Next</Text>
          <ItemCard
            title={next.title}
            level={2}
            note={`${countOf(next.challengeObjectList.length, "sentence")} to rephrase`}
            target={{ to: "/takechallenge/$id", params: { id: next.id } }}
          />
        </>
      ) : (
        <TextLink to="/challenges">See the practice scenarios</TextLink>
      )}
      <div>
        <OwnMessageLink />
      </div>
    </Stack>
  );
}
