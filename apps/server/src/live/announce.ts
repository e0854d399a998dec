import type { LiveEvent } from "@wellput/contract";
import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";

export const LIVE_CHANNEL = "wellput_live";

/** Who may hear of a change: everybody, the members of some groups, one person, or those who have a shared sheet open. Admins hear what any group hears. */
export type Audience =
  | "everybody"
  | { readonly groups: readonly string[] }
  | { readonly person: string }
  | { readonly sheet: string };

/** What travels between servers. */
export interface Announcement {
  readonly event: LiveEvent;
  readonly audience: Audience;
}

/** Announces a change: within a transaction it goes out with the commit, and not at all if that fails. */
export async function announce(db: Database, event: LiveEvent, audience: Audience): Promise<void> {
  const announcement: Announcement = { event, audience };
  await db.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${JSON.stringify(announcement)})`);
}
