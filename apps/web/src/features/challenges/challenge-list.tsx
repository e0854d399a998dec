import { Button } from "@mantine/core";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import type { Challenge } from "@wellput/contract";
import { THEMES } from "@wellput/contract/themes";
import type { ReactNode } from "react";
import { countOf, inOneLine } from "../../lib/format.ts";
import { useMe } from "../../lib/session.ts";
import { minutesOf } from "../../nouns/exercise/minutes.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { EndlessList } from "../../ui/endless-list.tsx";
import { ItemCard } from "../../ui/item-card.tsx";
import { LinkButton } from "../../ui/links.tsx";
import { ChallengeFilter } from "./challenge-filter.tsx";
import { challengesQuery, deleteChallengeMutation } from "./challenges.api.ts";
import type { WhichChallenges } from "./which-challenges.ts";

export interface ChallengeListProps {
  readonly label: string;
  /** Where a card leads: home goes to /takechallenge, the public list to /challenges. */
  readonly to: "/takechallenge/$id" | "/challenges/$id";
  readonly which: WhichChallenges;
  readonly onWhichChange: (which: WhichChallenges) => void;
  /** After the first few; which ones is then chosen elsewhere. */
  readonly wayToAll?: ReactNode;
  /** Of the cards' headings. */
  readonly level: 2 | 3;
}

/** Practice scenarios, newest first, as they come. */
export function ChallengeList({ label, to, which, onWhichChange, wayToAll, level }: ChallengeListProps) {
  const done = useMe()?.challenges ?? [];
  return (
    <>
      {!wayToAll && <ChallengeFilter which={which} onChange={onWhichChange} />}
      <EndlessList
        query={useInfiniteQuery(challengesQuery(which))}
        label={label}
        loading="Loading practice scenarios…"
        wayToAll={wayToAll}
        empty={
          which.q || which.tag || which.type ? (
            <EmptyState scene="search" text="No practice scenario is like this yet.">
              <Button variant="light" onClick={() => onWhichChange({})}>
                Show all
              </Button>
            </EmptyState>
          ) : (
            <NoneYet />
          )
        }
      >
        {(challenge) => (
          <ChallengeCard challenge={challenge} to={to} level={level} isDone={done.includes(challenge.id)} />
        )}
      </EndlessList>
    </>
  );
}

function NoneYet() {
  const isAdmin = useMe()?.isAdmin ?? false;
  return (
    <EmptyState
      text={
        isAdmin
          ? "No practice scenarios yet. Write the first one for your groups."
          : "No practice scenarios yet. They appear here as soon as somebody publishes one."
      }
    >
      {isAdmin && (
        <LinkButton to="/createchallenge" variant="light">
          Add Challenge
        </LinkButton>
      )}
    </EmptyState>
  );
}

interface ChallengeCardProps {
  readonly challenge: Challenge;
  readonly to: ChallengeListProps["to"];
  readonly level: 2 | 3;
  readonly isDone: boolean;
}

function ChallengeCard({ challenge, to, level, isDone }: ChallengeCardProps) {
  const remove = useMutation(deleteChallengeMutation);
  return (
    <ItemCard
      title={challenge.title}
      level={level}
      theme={THEMES.find((theme) => challenge.tags.includes(theme))}
      teaser={challenge.summary}
      isDone={isDone}
      note={noteOn(challenge)}
      target={{ to, params: { id: challenge.id } }}
      {...(challenge.canEdit && {
        editTarget: { to: "/editchallenge/$id", params: { id: challenge.id } },
        onDelete: () => remove.mutateAsync(challenge.id),
      })}
    />
  );
}

const TAGS_SHOWN_MAX = 3;

/** How long it is and what about; a draft says first who sees it. */
function noteOn({ challengeObjectList, tags, isPublic, mine }: Challenge): string {
  const draft = isPublic ? [] : [mine ? "Draft, seen by you alone" : "Draft, seen by admins alone"];
  const { length } = challengeObjectList;
  return inOneLine([
    ...draft,
    `${countOf(length, "sentence")} to rephrase`,
    minutesOf(length),
    ...tags.slice(0, TAGS_SHOWN_MAX),
  ]);
}
