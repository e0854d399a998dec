import type { Page, PageQuery, Scenario } from "@wellput/contract";
import { and, eq, or } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import { newestFirst, olderThan, toPage } from "../../db/page.ts";
import { scenarios } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { present } from "./scenario-row.ts";

interface ListScenariosOptions {
  readonly person: Person | null;
  readonly query: PageQuery & { readonly mine: boolean };
}

/**
 * One page of the listed scenarios and one's own, or with `mine` of one's own alone.
 *
 * @throws {AppError} NOT_SIGNED_IN when a visitor asks for their own, INVALID_INPUT for a foreign cursor.
 */
export async function listScenarios(
  { db }: Deps,
  { person, query: { cursor, limit, mine } }: ListScenariosOptions,
): Promise<Page<Scenario>> {
  if (mine && !person) throw new AppError("NOT_SIGNED_IN");
  const own = person ? eq(scenarios.authorId, person.id) : undefined;
  const rows = await db
    .select()
    .from(scenarios)
    .where(and(mine ? own : or(eq(scenarios.listed, true), own), olderThan(scenarios, cursor)))
    .orderBy(...newestFirst(scenarios))
    .limit(limit + 1);
  return toPage(rows, limit, (row) => present(row, person));
}
