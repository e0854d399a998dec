import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import type { Scenario } from "@wellput/contract";
import { deleteWithToast } from "../../ui/delete-with-toast.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { EndlessList } from "../../ui/endless-list.tsx";
import { ItemCard } from "../../ui/item-card.tsx";
import { LinkButton } from "../../ui/links.tsx";
import { deleteScenarioMutation, scenariosQuery } from "./scenarios.api.ts";

/** 'Situations': everybody's public ones and one's own, newest first, as they come. */
export function ScenarioList() {
  return (
    <EndlessList
      query={useInfiniteQuery(scenariosQuery())}
      label="Situations"
      loading="Loading situations…"
      empty={
        <EmptyState text="No situations yet. Write down one of your own: a message that you find hard to send.">
          <LinkButton to="/checkmessage" variant="light">
            Compose Message
          </LinkButton>
        </EmptyState>
      }
    >
      {(scenario) => <ScenarioCard scenario={scenario} />}
    </EndlessList>
  );
}

function ScenarioCard({ scenario }: { readonly scenario: Scenario }) {
  const remove = useMutation(deleteScenarioMutation);
  return (
    <ItemCard
      title={scenario.title}
      level={3}
      note={noteOn(scenario)}
      target={{ to: "/respondtoscenario/$id", params: { id: scenario.id } }}
      {...(scenario.canEdit && {
        editTarget: { to: "/edit/$id", params: { id: scenario.id } },
        onDelete: () => deleteWithToast(() => remove.mutateAsync(scenario.id)),
      })}
    />
  );
}

function noteOn({ listed, isPublic }: Scenario): string | undefined {
  if (listed) return undefined;
  return isPublic ? "Only you and the admins can see this so far" : "Only you can see this";
}
