import { Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { EmptyState } from "../../ui/empty-state.tsx";
import { KeptFocus } from "../../ui/kept-focus.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { ConcernedSheet } from "./concerned-sheet.tsx";
import { concernsQuery } from "./concerns.api.ts";

/** What people reported, longest ago first: each to open, and to keep or to take down. */
export function ConcernList() {
  return (
    <KeptFocus>
      <QueryView query={useQuery(concernsQuery)} loading="Loading what was reported…">
        {({ items, count }) =>
          items.length === 0 ? (
            <EmptyState text="Nothing was reported. What people report under situations, practice scenarios and articles comes here." />
          ) : (
            <Stack gap="lg">
              {count > items.length && (
                <Text>
                  {count} wait in all. Here are the {items.length} that have waited longest.
                </Text>
              )}
              {items.map((item) => (
                <ConcernedSheet key={item.id} item={item} />
              ))}
            </Stack>
          )
        }
      </QueryView>
    </KeptFocus>
  );
}
