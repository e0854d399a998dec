import { Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { EmptyState } from "../../ui/empty-state.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import classes from "./review-list.module.css";
import { waitingQuery } from "./reviews.api.ts";
import { WaitingSheet } from "./waiting-sheet.tsx";

/** What members want to publish, longest waiting first: each to read, and to accept or decline. */
export function ReviewList() {
  const list = useRef<HTMLDivElement>(null);
  // What was decided leaves the list, and would take the focus with it.
  const handleDecided = () => list.current?.focus();
  return (
    <div ref={list} tabIndex={-1} className={classes.list}>
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
                <WaitingSheet key={item.id} item={item} onDecided={handleDecided} />
              ))}
            </Stack>
          )
        }
      </QueryView>
    </div>
  );
}
