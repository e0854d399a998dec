import type { Log, Page, PageQuery } from "@wellput/contract";
import { and, eq } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import { newestFirst, olderThan, toPage } from "../../db/page.ts";
import { logs } from "../../db/schema/index.ts";
import type { Deps } from "../../http/env.ts";
import { present } from "./log-row.ts";

interface ListLogsOptions {
  readonly person: Person;
  readonly query: PageQuery;
}

/** One page of a person's own logs. @throws {AppError} INVALID_INPUT for a foreign cursor. */
export async function listLogs(
  { db }: Deps,
  { person, query: { cursor, limit } }: ListLogsOptions,
): Promise<Page<Log>> {
  const rows = await db
    .select()
    .from(logs)
    .where(and(eq(logs.authorId, person.id), olderThan(logs, cursor)))
    .orderBy(...newestFirst(logs))
    .limit(limit + 1);
  return toPage(rows, limit, present);
}
