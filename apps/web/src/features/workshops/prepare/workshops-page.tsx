import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import type { Workshop } from "@wellput/contract";
import { countOf, formatDate } from "../../../lib/format.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { EndlessList } from "../../../ui/endless-list.tsx";
import { ItemCard } from "../../../ui/item-card.tsx";
import { LinkButton } from "../../../ui/links.tsx";
import { spokenCode } from "../code-words.ts";
import { deleteWorkshopMutation, workshopsQuery } from "../workshops.api.ts";
import { TrainerPage } from "./trainer-page.tsx";

/** A trainer's workshops, newest first, on whatever device. */
export function WorkshopsPage() {
  return (
    <TrainerPage
      title="Live workshops"
      lead="People in a room write on their phones, without an account, and look together at what they wrote."
      actions={<LinkButton to="/workshops/new">New workshop</LinkButton>}
    >
      <List />
    </TrainerPage>
  );
}

function List() {
  return (
    <EndlessList
      query={useInfiniteQuery(workshopsQuery)}
      label="Live workshops"
      loading="Loading workshops…"
      empty={
        <EmptyState text="You have held no workshop yet. Put a few questions in order, and you get a code for people to join by.">
          <LinkButton to="/workshops/new" variant="light">
            Prepare the first
          </LinkButton>
        </EmptyState>
      }
    >
      {(workshop) => <Card workshop={workshop} />}
    </EndlessList>
  );
}

function Card({ workshop: { id, title, forWhom, code, createdAt, joined, isOver } }: { readonly workshop: Workshop }) {
  const remove = useMutation(deleteWorkshopMutation);
  const state = isOver ? "Over" : `Code ${spokenCode(code)}`;
  return (
    <ItemCard
      level={2}
      title={title}
      target={{ to: "/workshops/$id", params: { id } }}
      note={[forWhom, state, `${countOf(joined, "person", "people")} joined`, formatDate(createdAt)]
        .filter(Boolean)
        .join(" · ")}
      onDelete={() => remove.mutateAsync(id)}
    />
  );
}
