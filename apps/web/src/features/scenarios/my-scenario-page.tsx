import { Group, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { formatDate } from "../../lib/format.ts";
import type { RenderPhrases } from "../../nouns/message/message-box.ts";
import { ReviewNote } from "../../nouns/review-note.tsx";
import { BackLink } from "../../ui/back-link.tsx";
import { LinkButton } from "../../ui/links.tsx";
import { Page } from "../../ui/page.tsx";
import { PrintButton } from "../../ui/print-button.tsx";
import { QueryPage } from "../../ui/query-page.tsx";
import { ScenarioSummary } from "./scenario-summary.tsx";
import { scenarioQuery } from "./scenarios.api.ts";

interface MyScenarioPageProps {
  readonly id: string;
  readonly renderPhrases: RenderPhrases;
}

/** One scenario of one's own, to read. */
export function MyScenarioPage({ id, renderPhrases }: MyScenarioPageProps) {
  return (
    <QueryPage query={useQuery(scenarioQuery(id))} loading="Loading scenario...">
      {(scenario) => (
        <Page
          title={scenario.title}
          lead={
            <>
              {formatDate(scenario.createdAt)}
              {scenario.review && ". "}
              <ReviewNote of={scenario} />
            </>
          }
        >
          <Stack gap="lg">
            <ScenarioSummary fields={scenario} keptId={id} />
            {renderPhrases({ phrases: scenario.botFeedbackList })}
            <Group data-print="hide">
              {scenario.canEdit && (
                <LinkButton to="/edit/$id" params={{ id }} variant="default">
                  Edit
                </LinkButton>
              )}
              <LinkButton to="/respondtoscenario/$id" params={{ id }} variant="default">
                Go through it step by step
              </LinkButton>
              {!scenario.finalMessage && (
                <LinkButton to="/messagemakeover/$id" params={{ id }} variant="light">
                  Message Makeover
                </LinkButton>
              )}
              <PrintButton />
            </Group>
            <BackLink to="/myscenarios">Back to My Scenarios</BackLink>
          </Stack>
        </Page>
      )}
    </QueryPage>
  );
}
