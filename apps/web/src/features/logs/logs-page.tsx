import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import type { Log } from "@wellput/contract";
import { countOf, formatDate } from "../../lib/format.ts";
import { deleteWithToast } from "../../ui/delete-with-toast.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { EndlessList } from "../../ui/endless-list.tsx";
import { ItemCard } from "../../ui/item-card.tsx";
import { LinkButton, TextLink } from "../../ui/links.tsx";
import { Page } from "../../ui/page.tsx";
import { LOG_SIDE_WORDS } from "./log-sides.ts";
import { deleteLogMutation, logsQuery } from "./logs.api.ts";

export function LogsPage() {
  return (
    <Page
      title="Feelings, Needs, and Strategies"
      lead={
        <>
          A private notebook: what you felt, and what you needed.{" "}
          <TextLink to="/logfeelingsandneeds">How to keep one</TextLink>
        </>
      }
      actions={<LinkButton to="/newlog">Create New Log</LinkButton>}
    >
      <EndlessList
        query={useInfiniteQuery(logsQuery)}
        label="Logs"
        loading="Loading logs…"
        empty={<EmptyState text="No logs yet. Two lines in the evening are enough to start with." />}
      >
        {(log) => <LogCard log={log} />}
      </EndlessList>
    </Page>
  );
}

function LogCard({ log }: { readonly log: Log }) {
  const remove = useMutation(deleteLogMutation);
  const notes = LOG_SIDE_WORDS.reduce((sum, { side }) => sum + log[side].length, 0);
  return (
    <ItemCard
      title={log.title}
      level={2}
      note={`${formatDate(log.createdAt)}, ${countOf(notes, "note")}`}
      target={{ to: "/mylogs/$id", params: { id: log.id } }}
      onDelete={() => deleteWithToast(() => remove.mutateAsync(log.id))}
    />
  );
}
