import type { GroupAnswer, Page, PageQuery } from "@wellput/contract";
import { and, eq } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import { newestFirst, olderThan, toPage } from "../../db/page.ts";
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

/** One page of the answers of a group to a scenario, without their authors. @throws {AppError} NOT_ALLOWED, INVALID_INPUT. */
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
    .where(and(isHere, olderThan(groupAnswers, cursor)))
    .orderBy(...newestFirst(groupAnswers))
    .limit(limit + 1);
  return toPage(rows, limit, (row) => present(row, group.name));
}
