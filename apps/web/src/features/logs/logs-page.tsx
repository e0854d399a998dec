import { Stack, Title } from "@mantine/core";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import type { Log } from "@wellput/contract";
import { wordsOf } from "@wellput/contract/scenario-fields";
import { countOf, formatDate } from "../../lib/format.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { EndlessList } from "../../ui/endless-list.tsx";
import { ItemCard } from "../../ui/item-card.tsx";
import { LinkButton, TextLink } from "../../ui/links.tsx";
import { Page } from "../../ui/page.tsx";
import { LogPictures } from "./log-pictures.tsx";
import { LOG_SIDE_WORDS } from "./log-sides.ts";
import { deleteLogMutation, logsQuery } from "./logs.api.ts";
import { QuickEntry } from "./quick-entry.tsx";

export function LogsPage() {
  return (
    <Page
      title="Feelings, Needs, and Strategies"
      width="wide"
      lead={
        <>
          A private notebook: what you felt, what you needed, and what helped.{" "}
          <TextLink to="/logfeelingsandneeds" data-print="hide" style={{ whiteSpace: "nowrap" }}>
            How to keep one
          </TextLink>
        </>
      }
      actions={<LinkButton to="/newlog">Create New Log</LinkButton>}
    >
      <Stack gap="2rem">
        <QuickEntry />
        <LogPictures />
        <section aria-labelledby="all-logs">
          <Title order={2} id="all-logs" mb="md">
            Your logs
          </Title>
          <EndlessList
            query={useInfiniteQuery(logsQuery)}
            label="Logs"
            loading="Loading logs…"
            empty={<EmptyState scene="diary" text="No logs yet. One word in the evening is enough to start with." />}
          >
            {(log) => <LogCard log={log} />}
          </EndlessList>
        </section>
      </Stack>
    </Page>
  );
}

function LogCard({ log }: { readonly log: Log }) {
  const remove = useMutation(deleteLogMutation);
  const notes = LOG_SIDE_WORDS.reduce((sum, { side }) => sum + log[side].length, 0);
  const date = formatDate(log.createdAt);
  const words = wordsOf([...new Set(LOG_SIDE_WORDS.flatMap(({ side }) => log.chosen[side]))]);
  return (
    <ItemCard
      title={log.title}
      level={3}
      note={[date !== log.title && date, notes > 0 && countOf(notes, "note"), words].filter(Boolean).join(", ")}
      target={{ to: "/mylogs/$id", params: { id: log.id } }}
      editTarget={{ to: "/editlog/$id", params: { id: log.id } }}
      onDelete={() => remove.mutateAsync(log.id)}
    />
  );
}
