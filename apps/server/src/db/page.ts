import type { Page } from "@wellput/contract";
import { type AnyColumn, desc, type Placeholder, type SQL, sql } from "drizzle-orm";
import { AppError } from "../http/app-error.ts";

/** The columns by which every list is ordered, newest first; the id decides between rows of one moment. */
interface Ordered {
  readonly createdAt: AnyColumn;
  readonly id: AnyColumn;
}

interface Row {
  readonly createdAt: Date;
  readonly id: string;
}

/** The order of every list. */
export const newestFirst = ({ createdAt, id }: Ordered) => [desc(createdAt), desc(id)];

/** The last row that a reader has seen. */
interface Place {
  readonly moment: string;
  readonly lastId: string;
}

/** Before the newest row there can be. */
const BEGINNING: Place = { moment: "infinity", lastId: "ffffffff-ffff-ffff-ffff-ffffffffffff" };

/**
 * Where a page begins, as the values of a prepared statement with `olderThanPlace`.
 *
 * @throws {AppError} INVALID_INPUT when the cursor is none of ours.
 */
export function placeOf(cursor: string | undefined): Place {
  if (cursor === undefined) return BEGINNING;
  const [, ms, lastId] = /^(\d{1,14})\.([\da-f-]{36})$/.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  if (!ms || !lastId || !isUuid(lastId))
    throw new AppError("INVALID_INPUT", { fields: { cursor: "This is no cursor." } });
  return { moment: new Date(Number(ms)).toISOString(), lastId };
}

/**
 * The condition "older than the cursor", undefined on the first page.
 *
 * @throws {AppError} INVALID_INPUT when the cursor is none of ours.
 */
export function olderThan(columns: Ordered, cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  const { moment, lastId } = placeOf(cursor);
  return isBehind(columns, sql`${moment}`, sql`${lastId}`);
}

/** The same for a prepared statement: `placeOf` gives its values. */
export const olderThanPlace = (columns: Ordered): SQL =>
  isBehind(columns, sql.placeholder("moment"), sql.placeholder("lastId"));

const isBehind = ({ createdAt, id }: Ordered, moment: SQL | Placeholder, lastId: SQL | Placeholder): SQL =>
  sql`(${createdAt}, ${id}) < (${moment}::timestamptz, ${lastId}::uuid)`;

/** One page of at most `limit` rows; ask the database for one row more to know whether another page follows. */
export function toPage<Stored extends Row, Item>(
  rows: Stored[],
  limit: number,
  present: (row: Stored) => Item,
): Page<Item> {
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return { items: items.map(present), next: last ? cursorOf(last) : null };
}

/** What stands for the last row that a reader has seen: with its moment. */
export function cursorOf({ createdAt, id }: Row): string {
  return Buffer.from(`${createdAt.getTime()}.${id}`).toString("base64url");
}

/** Whether a text can be asked for in a column of ids. */
export function isUuid(text: string): boolean {
  return /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(text);
}
