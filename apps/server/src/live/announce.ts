import type { LiveEvent, SheetWriting } from "@wellput/contract";
import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../db/database.ts";

export const LIVE_CHANNEL = "wellput_live";

/**
 * Who may hear of a change: everybody, the members of some groups (by id), one person, those who have a shared sheet open, or those who have joined a
 * workshop. Admins hear what any group hears.
 */
export type Audience =
  | "everybody"
  | "admins"
  | { readonly groups: readonly string[] }
  | { readonly person: string }
  | { readonly sheet: string }
  | { readonly room: string };

/** What of a shared sheet or a workshop has changed. */
export interface ChangedParts {
  /** What was written: as it is where that is short, else by its id. */
  readonly letters?: string;
  readonly update?: string;
  /** Who is writing where. */
  readonly writing?: SheetWriting;
  /** Everything is to be read anew. */
  readonly isWhole?: boolean;
  readonly hasPeople?: boolean;
}

/** What travels between servers: never a row, for which the database's notices are too small. */
export interface Announcement {
  readonly event: Pick<LiveEvent, "type" | "id">;
  readonly audience: Audience;
  readonly parts?: ChangedParts;
}

/** A notice of PostgreSQL has less than 8000 bytes: the ids of more groups than these may not fit into one. */
const GROUPS_AT_ONCE = 10;

/** Announces a change: within a transaction it goes out with the commit, and not at all if that fails. */
export async function announce(
  db: Database,
  event: Announcement["event"],
  audience: Audience,
  parts: ChangedParts = {},
): Promise<void> {
  for (const notice of noticesOf({ event, audience, parts })) await db.execute(sql`select ${notice}`);
}

/**
 * What a statement returns that announces its own change: the columns of its row, and the notices. Such a change is one
 * round trip instead of the four of a transaction, and without a row nothing is announced.
 */
export function announcing<Table extends PgTable>(table: Table, ...changes: readonly Announcement[]) {
  const notices = changes.flatMap(noticesOf).map((notice) => sql`${notice}::text`);
  return { ...getTableColumns(table), announced: sql.join([sql`''`, ...notices], sql` || `) };
}

function noticesOf({ audience, ...announcement }: Announcement): readonly SQL[] {
  return inNotices(audience).map(
    (some) => sql`pg_notify(${LIVE_CHANNEL}, ${JSON.stringify({ ...announcement, audience: some })})`,
  );
}

function inNotices(audience: Audience): readonly Audience[] {
  if (typeof audience === "string" || !("groups" in audience)) return [audience];
  const groups = [...new Set(audience.groups)];
  const count = Math.ceil(groups.length / GROUPS_AT_ONCE);
  return Array.from({ length: count }, (_none, at) => ({
    groups: groups.slice(at * GROUPS_AT_ONCE, (at + 1) * GROUPS_AT_ONCE),
  }));
}
