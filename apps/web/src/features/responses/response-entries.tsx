import { Box, Button, Group, Text } from "@mantine/core";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import type { ResponseEntry } from "@wellput/contract";
import { formatMoment } from "../../lib/format.ts";
import { Deletion } from "../../ui/deletion.tsx";
import { EndlessList } from "../../ui/endless-list.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { deleteEntryMutation, responseEntriesQuery } from "./response-entries.api.ts";

const GONE = "A practice scenario that is gone";

/** What was submitted to practice scenarios, unread, and a way to remove it. */
export function ResponseEntries() {
  return (
    <EndlessList
      query={useInfiniteQuery(responseEntriesQuery)}
      label="Responses"
      loading="Loading responses…"
      empty={<Text>Nobody has submitted answers yet.</Text>}
    >
      {(entry: ResponseEntry) => <Entry entry={entry} />}
    </EndlessList>
  );
}

function Entry({ entry: { id, challenge, createdAt } }: { readonly entry: ResponseEntry }) {
  const remove = useMutation(deleteEntryMutation);
  const title = challenge ?? GONE;
  return (
    <Sheet>
      <Group justify="space-between" wrap="nowrap">
        <Box miw={0}>
          <Text fw={600}>{title}</Text>
          <Text size="sm" c="dimmed">
            <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
          </Text>
        </Box>
        <Deletion about={title} onDelete={() => remove.mutateAsync(id)}>
          {(ask) => (
            <Button
              size="sm"
              variant="default"
              c="var(--mantine-color-error)"
              aria-label={`Delete the response to ${title} of ${formatMoment(createdAt)}`}
              onClick={ask}
            >
              Delete
            </Button>
          )}
        </Deletion>
      </Group>
    </Sheet>
  );
}
