import { Button } from "@mantine/core";
import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import classes from "./endless-list.module.css";
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
  const list = useRef<HTMLUListElement>(null);
  const countBefore = useRef<number | null>(null);
  const count = query.data?.pages.reduce((sum, { items }) => sum + items.length, 0) ?? 0;
  // On the last page the button goes: who pressed it goes on at the first thing that came.
  useEffect(() => {
    if (countBefore.current === null || count <= countBefore.current) return;
    list.current?.children[countBefore.current]?.querySelector("a")?.focus();
    countBefore.current = null;
  }, [count]);
  const handleMore = () => {
    countBefore.current = count;
    void query.fetchNextPage();
  };
  return (
    <QueryView query={query} loading={loading}>
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items);
        if (items.length === 0) return empty;
        return (
          <>
            <ul ref={list} aria-label={label} className={classes.list}>
              {items.map((item) => (
                <li key={item.id}>{children(item)}</li>
              ))}
            </ul>
            {query.hasNextPage && (
              <Button variant="default" mt="md" loading={query.isFetchingNextPage} onClick={handleMore}>
                Show more
              </Button>
            )}
          </>
        );
      }}
    </QueryView>
  );
}
