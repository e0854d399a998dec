import { Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { EmptyState } from "../../ui/empty-state.tsx";
import { KeptFocus } from "../../ui/kept-focus.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { waitingQuery } from "./reviews.api.ts";
import { WaitingSheet } from "./waiting-sheet.tsx";

/** What members want to publish, longest waiting first: each to read, and to accept or decline. */
export function ReviewList() {
  return (
    <KeptFocus>
      <QueryView query={useQuery(waitingQuery)} loading="Loading what waits…">
        {({ items, count }) =>
          items.length === 0 ? (
            <EmptyState text="Nothing waits. When a member makes something public, it comes here first." />
          ) : (
            <Stack gap="lg">
              {count > items.length && (
                <Text>
                  {count} wait in all. Here are the {items.length} that have waited longest.
                </Text>
              )}
              {items.map((item) => (
                <WaitingSheet key={item.id} item={item} />
              ))}
            </Stack>
          )
        }
      </QueryView>
    </KeptFocus>
  );
}
