import { type Page, type PageQuery, ResponseEntry } from "@wellput/contract";
import { eq } from "drizzle-orm";
import { newestFirst, olderThan, toPage } from "../../db/page.ts";
import { challenges, responses } from "../../db/schema/index.ts";
import type { Deps } from "../../http/env.ts";

/** One page of all responses for admins, who may remove them unread. @throws {AppError} INVALID_INPUT for a foreign cursor. */
export async function listResponseEntries({ db }: Deps, { cursor, limit }: PageQuery): Promise<Page<ResponseEntry>> {
  const rows = await db
    .select({ id: responses.id, challenge: challenges.title, createdAt: responses.createdAt })
    .from(responses)
    .leftJoin(challenges, eq(challenges.id, responses.parentDoc))
    .where(olderThan(responses, cursor))
    .orderBy(...newestFirst(responses))
    .limit(limit + 1);
  return toPage(rows, limit, (row) => ResponseEntry.parse({ ...row, createdAt: row.createdAt.toISOString() }));
}
