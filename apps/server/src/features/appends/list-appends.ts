import { Append, type Page, type PageQuery } from "@wellput/contract";
import { newestFirst, olderThan, toPage } from "../../db/page.ts";
import { appends } from "../../db/schema/index.ts";
import type { Deps } from "../../http/env.ts";

/** One page of what was added to the knowledge banks, newest first, for admins. */
export async function listAppends({ db }: Deps, { cursor, limit }: PageQuery): Promise<Page<Append>> {
  const rows = await db
    .select()
    .from(appends)
    .where(olderThan(appends, cursor))
    .orderBy(...newestFirst(appends))
    .limit(limit + 1);
  return toPage(rows, limit, (row) => Append.parse({ ...row, createdAt: row.createdAt.toISOString() }));
}
