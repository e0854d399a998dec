import { Group, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { formatDate } from "../../lib/format.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { LinkButton } from "../../ui/links.tsx";
import { Page } from "../../ui/page.tsx";
import { QueryPage } from "../../ui/query-page.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import classes from "./my-scenarios-page.module.css";
import { scenarioQuery } from "./scenarios.api.ts";

interface MyScenarioPageProps {
  readonly id: string;
}

/** One scenario of one's own, to read. */
export function MyScenarioPage({ id }: MyScenarioPageProps) {
  return (
    <QueryPage query={useQuery(scenarioQuery(id))} loading="Loading scenario...">
      {({ title, summary, finalMessage, createdAt, canEdit }) => (
        <Page title={title} lead={formatDate(createdAt)}>
          <Stack gap="lg">
            <Part title="What happened" text={summary} />
            <Part title="Final message" text={finalMessage} />
            {!summary && !finalMessage && <Text c="dimmed">Nothing is written here yet.</Text>}
            <Group>
              {canEdit && (
                <LinkButton to="/edit/$id" params={{ id }} variant="default">
                  Edit
                </LinkButton>
              )}
              <LinkButton to="/respondtoscenario/$id" params={{ id }} variant="light">
                Practise a message
              </LinkButton>
            </Group>
            <BackLink to="/myscenarios">Back to My Scenarios</BackLink>
          </Stack>
        </Page>
      )}
    </QueryPage>
  );
}

function Part({ title, text }: { readonly title: string; readonly text: string }) {
  if (!text) return null;
  return (
    <Sheet>
      <Title order={2} size="h3" mb="xs">
        {title}
      </Title>
      <p className={classes.text}>{text}</p>
    </Sheet>
  );
}
