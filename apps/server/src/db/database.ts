import { join } from "node:path";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { SERVER_FOLDER } from "../server-folder.ts";
import type { DatabaseTrouble } from "./database-trouble.ts";
import type * as schema from "./schema/index.ts";

/** Both PGlite and PostgreSQL satisfy this, and so does a transaction of either; nothing above knows which it has. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

const inThisThread = new WeakSet<Database>();
/** Notes of a database that its statements run on this thread. */
export const noteRunsHere = (db: Database): void => void inThisThread.add(db);
/** Whether nothing else goes on here while one of its statements runs. */
export const runsHere = (db: Database): boolean => inThisThread.has(db);

/** An open database with what its driver alone can do. */
export interface OpenDatabase {
  readonly db: Database;
  readonly kind: "pglite" | "postgres";
  /** Brings the tables up to date; several servers may do so at once. */
  migrate(): Promise<void>;
  /** Hears what `pg_notify` says on a channel; `onGap` is called when some of it may have been missed. */
  listen(channel: string, onMessage: (payload: string) => void, onGap: () => void): Promise<void>;
  /** What a failure says of the database itself; null when it came from something else. */
  troubleOf(error: unknown): DatabaseTrouble | null;
  close(): Promise<void>;
}

export const MIGRATIONS_FOLDER = join(SERVER_FOLDER, "migrations");
