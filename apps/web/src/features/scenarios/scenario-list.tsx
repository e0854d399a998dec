import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import type { Scenario, Theme } from "@wellput/contract";
import type { ReactNode } from "react";
import { inOneLine } from "../../lib/format.ts";
import { useMe } from "../../lib/session.ts";
import { situationMinutes } from "../../nouns/exercise/minutes.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { EndlessList } from "../../ui/endless-list.tsx";
import { ItemCard } from "../../ui/item-card.tsx";
import { LinkButton } from "../../ui/links.tsx";
import classes from "./scenario-list.module.css";
import { deleteScenarioMutation, scenariosQuery } from "./scenarios.api.ts";

interface ScenarioListProps {
  /** Only those with these words. */
  readonly q?: string | undefined;
  readonly theme?: Theme | undefined;
  /** After the first few. */
  readonly wayToAll?: ReactNode;
}

/** 'Situations': everybody's public ones and one's own, newest first, as they come. */
export function ScenarioList({ q, theme, wayToAll }: ScenarioListProps) {
  const parents = useMe()?.scenarioParents ?? [];
  return (
    <EndlessList
      query={useInfiniteQuery(scenariosQuery({ q, theme }))}
      label="Situations"
      loading="Loading situations…"
      wayToAll={wayToAll}
      empty={
        q || theme ? (
          <EmptyState scene="search" text="No situation is like this yet." />
        ) : (
          <EmptyState text="No situations yet. Write down one of your own: a message that you find hard to send.">
            <LinkButton to="/checkmessage" variant="light">
              Compose Message
            </LinkButton>
          </EmptyState>
        )
      }
    >
      {(scenario) => (
        <div className={classes.card}>
          <ScenarioCard scenario={scenario} level={wayToAll ? 3 : 2} isDone={parents.includes(scenario.id)} />
        </div>
      )}
    </EndlessList>
  );
}

interface ScenarioCardProps {
  readonly scenario: Scenario;
  readonly level: 2 | 3;
  readonly isDone: boolean;
}

function ScenarioCard({ scenario, level, isDone }: ScenarioCardProps) {
  const remove = useMutation(deleteScenarioMutation);
  return (
    <ItemCard
      title={scenario.title}
      level={level}
      theme={scenario.themes[0]}
      teaser={scenario.summary}
      isDone={isDone}
      note={noteOn(scenario)}
      target={{ to: "/respondtoscenario/$id", params: { id: scenario.id } }}
      {...(scenario.canEdit && {
        editTarget: { to: "/edit/$id", params: { id: scenario.id } },
        onDelete: () => remove.mutateAsync(scenario.id),
      })}
    />
  );
}

function noteOn({ listed, isPublic, themes }: Scenario): string {
  const unseen = isPublic ? "Only you and the admins can see this so far" : "Only you can see this";
  return inOneLine([...(listed ? [] : [unseen]), situationMinutes, ...themes.slice(0, 1)]);
}
