import { Title } from "@mantine/core";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import type { Scenario } from "@wellput/contract";
import type { ReactNode } from "react";
import { formatDate } from "../../lib/format.ts";
import { ReviewNote } from "../../nouns/review-note.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { EndlessList } from "../../ui/endless-list.tsx";
import { ItemCard } from "../../ui/item-card.tsx";
import { LinkButton } from "../../ui/links.tsx";
import { Page } from "../../ui/page.tsx";
import classes from "./my-scenarios-page.module.css";
import { deleteScenarioMutation, scenariosQuery } from "./scenarios.api.ts";

interface MyScenariosPageProps {
  /** The answers to practice scenarios. */
  readonly responses: ReactNode;
}

export function MyScenariosPage({ responses }: MyScenariosPageProps) {
  return (
    <Page
      title="Completed Scenario and Situation Activities"
      width="wide"
      lead="What you have written so far, yours alone until you share it."
      actions={<LinkButton to="/createprivate">Create New Private Scenario</LinkButton>}
    >
      <div className={classes.columns}>
        <section>
          <Title order={2} mb="md">
            My scenarios
          </Title>
          <EndlessList
            query={useInfiniteQuery(scenariosQuery({ isMine: true }))}
            label="My scenarios"
            loading="Loading scenarios…"
            empty={
              <EmptyState
                scene="letter"
                text="Nothing kept yet. Write a message and save it as a scenario: it will be here."
              >
                <LinkButton to="/checkmessage" variant="light">
                  Compose Message
                </LinkButton>
              </EmptyState>
            }
          >
            {(scenario) => <MyScenarioCard scenario={scenario} />}
          </EndlessList>
        </section>
        <section>
          <Title order={2} mb="md">
            My answers to practice scenarios
          </Title>
          {responses}
        </section>
      </div>
    </Page>
  );
}

function MyScenarioCard({ scenario }: { readonly scenario: Scenario }) {
  const remove = useMutation(deleteScenarioMutation);
  return (
    <ItemCard
      title={scenario.title}
      level={3}
      teaser={scenario.summary || scenario.finalMessage}
      note={
        <>
          {formatDate(scenario.createdAt)}
          {scenario.listed && ", shared"}
          {scenario.review && ". "}
          <ReviewNote of={scenario} />
        </>
      }
      target={{ to: "/myscenarios/$id", params: { id: scenario.id } }}
      editTarget={{ to: "/edit/$id", params: { id: scenario.id } }}
      onDelete={() => remove.mutateAsync(scenario.id)}
    />
  );
}
