import { Mail, type Page, type PageQuery } from "@wellput/contract";
import { newestFirst, olderThan, toPage } from "../../db/page.ts";
import { outbox } from "../../db/schema/index.ts";
import type { Deps } from "../../http/env.ts";

/** One page of the outbox, newest first, without what the mails say. */
export async function listMails({ db }: Deps, { cursor, limit }: PageQuery): Promise<Page<Mail>> {
  const rows = await db
    .select()
    .from(outbox)
    .where(olderThan(outbox, cursor))
    .orderBy(...newestFirst(outbox))
    .limit(limit + 1);
  const iso = (moment: Date | null) => moment?.toISOString() ?? null;
  return toPage(rows, limit, (row) => Mail.parse({ ...row, createdAt: iso(row.createdAt), sentAt: iso(row.sentAt) }));
}
