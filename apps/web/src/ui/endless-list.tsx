import { Button } from "@mantine/core";
import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import classes from "./endless-list.module.css";
import { KeptFocus } from "./kept-focus.tsx";
import { QueryView } from "./query-view.tsx";

/** How many there are before the way to all. */
const FIRST = 5;

interface Pages<Item> {
  readonly pages: readonly { readonly items: readonly Item[] }[];
}

interface EndlessListProps<Item> {
  readonly query: UseInfiniteQueryResult<Pages<Item>>;
  readonly label: string;
  readonly loading: string;
  readonly empty: ReactNode;
  /** Shows the first few alone, and after them the way to all. */
  readonly wayToAll?: ReactNode;
  readonly children: (item: Item) => ReactNode;
}

/** A list that comes page by page, newest first, with a button for more. */
export function EndlessList<Item extends { readonly id: string }>({
  query,
  label,
  loading,
  empty,
  wayToAll,
  children,
}: EndlessListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const more = useMore(query, list);
  return (
    <KeptFocus>
      {" "}
      <QueryView query={query} loading={loading}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          if (items.length === 0) return empty;
          const shown = wayToAll ? items.slice(0, FIRST) : items;
          return (
            <>
              <ul ref={list} aria-label={label} className={classes.list}>
                {shown.map((item) => (
                  <li key={item.id}>{children(item)}</li>
                ))}
              </ul>
              {shown.length < items.length && wayToAll}
              {!wayToAll && query.hasNextPage && (
                <Button variant="default" mt="md" loading={more.isComing} onClick={more.ask}>
                  Show more
                </Button>
              )}
            </>
          );
        }}
      </QueryView>
    </KeptFocus>
  );
}

/** The next page, when it is asked for; on the last one the button goes, and the focus goes on at what came first. */
function useMore<Item>(query: EndlessListProps<Item>["query"], list: RefObject<HTMLUListElement | null>) {
  const { isFetching, fetchNextPage } = query;
  const count = query.data?.pages.reduce((sum, { items }) => sum + items.length, 0) ?? 0;
  const countBefore = useRef<number | null>(null);
  const [isDue, setDue] = useState(false);
  // One read at a time: a page more would cut off the one that brings what has changed.
  useEffect(() => {
    if (!isDue || isFetching) return;
    setDue(false);
    countBefore.current = count;
    void fetchNextPage();
  }, [isDue, isFetching, fetchNextPage, count]);
  useEffect(() => {
    if (countBefore.current === null || count <= countBefore.current) return;
    list.current?.children[countBefore.current]?.querySelector("a")?.focus();
    countBefore.current = null;
  }, [count, list]);
  return { isComing: isDue || query.isFetchingNextPage, ask: () => setDue(true) };
}
