import { type Page, Subscriber, type SubscribersQuery } from "@wellput/contract";
import { and } from "drizzle-orm";
import { hasWords } from "../../db/has-words.ts";
import { newestFirst, olderThan, toPage } from "../../db/page.ts";
import { newsletterEmails } from "../../db/schema/index.ts";
import type { Deps } from "../../http/env.ts";

/** One page of the newsletter's list, newest first. @throws {AppError} INVALID_INPUT for a foreign cursor. */
export async function listSubscribers(
  { db }: Deps,
  { cursor, limit, search }: SubscribersQuery,
): Promise<Page<Subscriber>> {
  const rows = await db
    .select()
    .from(newsletterEmails)
    .where(and(hasWords(search, newsletterEmails.email), olderThan(newsletterEmails, cursor)))
    .orderBy(...newestFirst(newsletterEmails))
    .limit(limit + 1);
  return toPage(rows, limit, (row) => Subscriber.parse({ ...row, createdAt: row.createdAt.toISOString() }));
}
