import type { GroupAnswer, Page, PageQuery } from "@wellput/contract";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import type { Database } from "../../db/database.ts";
import { cursorOf, isUuid, newestFirst, olderThan, toPage } from "../../db/page.ts";
import { groupAnswers } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { trains } from "../../http/gates.ts";
import { findGroup } from "../groups/public.ts";
import { present } from "./group-answer-row.ts";

interface ListGroupAnswersOptions {
  /** An admin, or a trainer of the group. */
  readonly by: Person;
  readonly place: { readonly groupName: string; readonly parentDoc: string };
  readonly query: PageQuery;
}

/**
 * One page of the answers of a group to a scenario, without their authors; the cursor is the id of the last, for its moment could
 * tell who it was.
 *
 * @throws {AppError} NOT_ALLOWED, INVALID_INPUT.
 */
export async function listGroupAnswers(
  { db }: Deps,
  { by, place, query: { cursor, limit } }: ListGroupAnswersOptions,
): Promise<Page<GroupAnswer>> {
  const group = await findGroup(db, place.groupName, null);
  if (!trains(by, group.key)) throw new AppError("NOT_ALLOWED", { detail: "answers of another group" });
  const isHere = and(eq(groupAnswers.groupKey, group.key), eq(groupAnswers.parentDoc, place.parentDoc));
  const rows = await db
    .select()
    .from(groupAnswers)
    .where(and(isHere, await olderThanAnswer(db, isHere, cursor)))
    .orderBy(...newestFirst(groupAnswers))
    .limit(limit + 1);
  const { items, next } = toPage(rows, limit, (row) => present(row, group.name));
  return { items, next: next && (items.at(-1)?.id ?? null) };
}

/** The condition "older than the answer with this id". @throws {AppError} INVALID_INPUT where it is gone. */
async function olderThanAnswer(db: Database, isHere: SQL | undefined, id: string | undefined) {
  if (id === undefined) return undefined;
  const isLast = isUuid(id) ? eq(groupAnswers.id, id) : sql`false`;
  const [last] = await db.select().from(groupAnswers).where(and(isHere, isLast));
  if (!last) throw new AppError("INVALID_INPUT", { fields: { cursor: "This is no cursor." } });
  return olderThan(groupAnswers, cursorOf(last));
}
