import type { InfiniteData, QueryClient, QueryKey } from "@tanstack/react-query";
import type { LiveEvent, Page } from "@wellput/contract";

/** What has become of a row: null where it is gone, or no longer for this reader. */
export interface Changed<Row> {
  readonly id: string;
  readonly row: Row | null;
}

/** What a query has once a row has changed; undefined where it has to ask. */
type TakeRow = (data: unknown, changed: Changed<unknown>) => unknown;

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: { readonly takeRow?: TakeRow };
  }
}

/** Of a query that has one thing: that thing as it is now. One that is gone is asked for, and says why. */
export function takesOne<Row>(id: string): { readonly takeRow: TakeRow } {
  return { takeRow: (data, changed) => (changed.id === id ? ((changed.row ?? undefined) as Row | undefined) : data) };
}

interface Listed {
  readonly id: string;
  readonly createdAt: string;
}

/** Of a list that is read page by page, newest first: a row comes to its place while that is among what has been read. */
export function takesPart<Row extends Listed>(belongs: (row: Row) => boolean): { readonly takeRow: TakeRow } {
  return {
    takeRow: (data, { id, row }) => putInPages(data as InfiniteData<Page<Row>>, id, row as Row | null, belongs),
  };
}

/** @internal exported for its test. */
export function putInPages<Row extends Listed, Data extends Pick<InfiniteData<Page<Row>>, "pages">>(
  data: Data,
  id: string,
  row: Row | null,
  belongs: (row: Row) => boolean,
): Data {
  const pages = data.pages.map((page) => ({ ...page, items: page.items.filter((item) => item.id !== id) }));
  if (!row || !belongs(row)) return { ...data, pages };
  const page = pages.find(({ items, next }) => next === null || items.some((item) => isNewer(row, item)));
  if (page) {
    const at = page.items.findIndex((item) => isNewer(row, item));
    page.items.splice(at === -1 ? page.items.length : at, 0, row);
  }
  return { ...data, pages };
}

/** The order of every list; the id decides between rows of one moment. */
function isNewer(one: Listed, other: Listed): boolean {
  return one.createdAt === other.createdAt ? one.id > other.id : one.createdAt > other.createdAt;
}

/**
 * Puts what came with an event into the queries that have it, without a request; false where one of them has to ask. A
 * read that is under way may have seen the time before the change: it is waited for. So is what this tab is sending when a row goes:
 * where it was this tab that deleted it, nobody asks what has become of it.
 */
export async function takeRow(client: QueryClient, queryKey: QueryKey, { id, row }: LiveEvent): Promise<boolean> {
  if (row === undefined) return false;
  if (row === null) await allAnswered(client);
  const queries = client.getQueryCache().findAll({ queryKey });
  await Promise.allSettled(queries.flatMap(({ promise, state }) => (state.fetchStatus === "idle" ? [] : [promise])));
  let isTaken = true;
  for (const query of queries) {
    if (query.state.data === undefined) continue;
    const data = query.meta?.takeRow?.(query.state.data, { id, row: row ?? null });
    if (data === undefined) isTaken = false;
    else if (data !== query.state.data) client.setQueryData(query.queryKey, data);
  }
  return isTaken;
}

/** Until nothing that this tab sent waits for its answer. */
async function allAnswered(client: QueryClient): Promise<void> {
  while (client.isMutating() > 0) {
    const { promise, resolve } = Promise.withResolvers<void>();
    const unsubscribe = client.getMutationCache().subscribe(() => resolve());
    await promise;
    unsubscribe();
  }
}
