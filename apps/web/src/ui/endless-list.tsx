import { Button, Stack } from "@mantine/core";
import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { QueryView } from "./query-view.tsx";

interface Pages<Item> {
  readonly pages: readonly { readonly items: readonly Item[] }[];
}

interface EndlessListProps<Item> {
  readonly query: UseInfiniteQueryResult<Pages<Item>>;
  readonly label: string;
  readonly loading: string;
  readonly empty: ReactNode;
  readonly children: (item: Item) => ReactNode;
}

/** A list that comes page by page, newest first, with a button for more. */
export function EndlessList<Item extends { readonly id: string }>({
  query,
  label,
  loading,
  empty,
  children,
}: EndlessListProps<Item>) {
  return (
    <QueryView query={query} loading={loading}>
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items);
        if (items.length === 0) return empty;
        return (
          <>
            <Stack component="ul" aria-label={label} gap="sm" m={0} p={0} style={{ listStyle: "none" }}>
              {items.map((item) => (
                <li key={item.id}>{children(item)}</li>
              ))}
            </Stack>
            {query.hasNextPage && (
              <Button
                variant="default"
                mt="md"
                loading={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                Show more
              </Button>
            )}
          </>
        );
      }}
    </QueryView>
  );
}
