import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import type { ChallengeResponse } from "@wellput/contract";
import { ANSWER_SLOTS } from "@wellput/contract/response-slots";
import { formatDate } from "../../lib/format.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { EndlessList } from "../../ui/endless-list.tsx";
import { ItemCard } from "../../ui/item-card.tsx";
import { LinkButton } from "../../ui/links.tsx";
import { deleteResponseMutation, responsesQuery } from "./responses.api.ts";

/** One's submitted answers to practice scenarios, newest first. */
export function ResponseList() {
  return (
    <EndlessList
      query={useInfiniteQuery(responsesQuery)}
      label="My answers to practice scenarios"
      loading="Loading answers…"
      empty={
        <EmptyState scene="hands" text="No answers yet. Take a practice scenario and submit what you would say.">
          <LinkButton to="/challenges" variant="light">
            See the practice scenarios
          </LinkButton>
        </EmptyState>
      }
    >
      {(response) => <ResponseCard response={response} />}
    </EndlessList>
  );
}

function ResponseCard({ response }: { readonly response: ChallengeResponse }) {
  const remove = useMutation(deleteResponseMutation);
  return (
    <ItemCard
      title={response.title}
      level={3}
      teaser={ANSWER_SLOTS.map((slot) => response[slot]).find((answer) => answer.trim() !== "")}
      note={formatDate(response.createdAt)}
      target={{ to: "/submittedchallenge/$id", params: { id: response.id } }}
      onDelete={() => remove.mutateAsync(response.id)}
    />
  );
}
