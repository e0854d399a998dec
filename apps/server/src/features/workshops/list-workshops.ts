import type { Page, PageQuery, Workshop } from "@wellput/contract";
import { and, eq, getTableColumns } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import { newestFirst, olderThan, toPage } from "../../db/page.ts";
import { workshops } from "../../db/schema/index.ts";
import type { Deps } from "../../http/env.ts";
import { joined, present } from "./workshop-row.ts";

interface ListWorkshopsOptions {
  readonly person: Person;
  readonly query: PageQuery;
}

/** One page of a trainer's own workshops, newest first. @throws {AppError} INVALID_INPUT for a foreign cursor. */
export async function listWorkshops(
  { db }: Deps,
  { person, query: { cursor, limit } }: ListWorkshopsOptions,
): Promise<Page<Workshop>> {
  const rows = await db
    .select({ ...getTableColumns(workshops), joined })
    .from(workshops)
    .where(and(eq(workshops.trainerId, person.id), olderThan(workshops, cursor)))
    .orderBy(...newestFirst(workshops))
    .limit(limit + 1);
  return toPage(rows, limit, present);
}
