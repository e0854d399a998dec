import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import type { Challenge } from "@wellput/contract";
import { countOf } from "../../lib/format.ts";
import { useMe } from "../../lib/session.ts";
import { deleteWithToast } from "../../ui/delete-with-toast.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { EndlessList } from "../../ui/endless-list.tsx";
import { ItemCard } from "../../ui/item-card.tsx";
import { LinkButton } from "../../ui/links.tsx";
import { challengesQuery, deleteChallengeMutation } from "./challenges.api.ts";

interface ChallengeListProps {
  readonly label: string;
  /** Where a card leads: home goes to /takechallenge, the public list to /challenges. */
  readonly to: "/takechallenge/$id" | "/challenges/$id";
}

/** Practice scenarios, newest first, as they come. */
export function ChallengeList({ label, to }: ChallengeListProps) {
  const isAdmin = useMe()?.isAdmin ?? false;
  return (
    <EndlessList
      query={useInfiniteQuery(challengesQuery)}
      label={label}
      loading="Loading practice scenarios…"
      empty={
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
      }
    >
      {(challenge) => <ChallengeCard challenge={challenge} to={to} />}
    </EndlessList>
  );
}

interface ChallengeCardProps {
  readonly challenge: Challenge;
  readonly to: ChallengeListProps["to"];
}

function ChallengeCard({ challenge, to }: ChallengeCardProps) {
  const remove = useMutation(deleteChallengeMutation);
  return (
    <ItemCard
      title={challenge.title}
      level={to === "/challenges/$id" ? 2 : 3}
      note={`${countOf(challenge.challengeObjectList.length, "sentence")} to rephrase`}
      target={{ to, params: { id: challenge.id } }}
      {...(challenge.canEdit && {
        editTarget: { to: "/editchallenge/$id", params: { id: challenge.id } },
        onDelete: () => deleteWithToast(() => remove.mutateAsync(challenge.id)),
      })}
    />
  );
}
