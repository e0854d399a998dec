import { Opinion, type Page, type PageQuery, type RuleOpinions } from "@wellput/contract";
import { and, count, desc, eq, inArray, sql } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import type { Database } from "../../db/database.ts";
import { isUuid, newestFirst, olderThan, toPage } from "../../db/page.ts";
import { ratings } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { recordAct } from "../audit/public.ts";
import { lineOf } from "./export-report.ts";

/** How many agree and disagree with the comments of each rule, most disagreed first. */
export async function countOpinions(db: Database): Promise<RuleOpinions[]> {
  const of = (value: string) => sql<number>`count(*) filter (where ${ratings.user_feedback_value} = ${value})::int`;
  const code = sql<string>`coalesce(${ratings.c}, '')`;
  const rule = sql<string>`coalesce(${ratings.rule}, '')`;
  const rows = await db
    .select({ code, rule, agree: of("+1"), disagree: of("-1"), all: count() })
    .from(ratings)
    .where(inArray(ratings.user_feedback_value, ["+1", "-1"]))
    // By position: the two expressions hold parameters, which the database would not know to be the same.
    .groupBy(sql`1`, sql`2`)
    .orderBy(desc(of("-1")), sql`1`, sql`2`);
  return rows.map(({ all: _all, ...row }) => row);
}

interface ListOpinionsOptions {
  readonly kind: "disagreements" | "general";
  readonly query: PageQuery;
}

/** One page of what people disagreed with, or of general feedback, newest first; who it was does not show. */
export async function listOpinions(db: Database, { kind, query }: ListOpinionsOptions): Promise<Page<Opinion>> {
  const rows = await db
    .select()
    .from(ratings)
    .where(
      and(eq(ratings.user_feedback_value, kind === "general" ? "general" : "-1"), olderThan(ratings, query.cursor)),
    )
    .orderBy(...newestFirst(ratings))
    .limit(query.limit + 1);
  return toPage(rows, query.limit, (row) =>
    Opinion.parse({ ...row, isCandidate: row.candidateAt !== null, createdAt: row.createdAt.toISOString() }),
  );
}

/** Deletes a letter, as its writer may ask; nothing of it is written down. @throws {AppError} RATING_NOT_FOUND also for another rating. */
export async function deleteLetter(
  { db, now }: Deps,
  { by, id }: { readonly by: Person; readonly id: string },
): Promise<void> {
  if (!isUuid(id)) throw new AppError("RATING_NOT_FOUND");
  await db.transaction(async (tx) => {
    const gone = await tx
      .delete(ratings)
      .where(and(eq(ratings.id, id), eq(ratings.user_feedback_value, "general")))
      .returning({ id: ratings.id });
    if (gone.length === 0) throw new AppError("RATING_NOT_FOUND");
    await recordAct(tx, { by, act: "letter.deleted", at: now() });
  });
}

interface MarkCandidateOptions {
  /** An admin. */
  readonly by: Person;
  readonly id: string;
  readonly isCandidate: boolean;
}

/**
 * Takes a disagreement for a candidate line of the labelled set, or takes that back.
 *
 * @throws {AppError} RATING_NOT_FOUND also for a rating that is no disagreement, NOT_AN_EXAMPLE without its writer's leave.
 */
export async function markCandidate({ db, now }: Deps, { by, id, isCandidate }: MarkCandidateOptions): Promise<void> {
  if (!isUuid(id)) throw new AppError("RATING_NOT_FOUND");
  const isDisagreement = and(eq(ratings.id, id), eq(ratings.user_feedback_value, "-1"));
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(ratings).where(isDisagreement).for("update");
    if (!row?.mayBeExample) throw new AppError(row ? "NOT_AN_EXAMPLE" : "RATING_NOT_FOUND");
    if ((row.candidateAt !== null) === isCandidate) return;
    const at = now();
    await tx
      .update(ratings)
      .set({ candidateAt: isCandidate ? at : null })
      .where(eq(ratings.id, id));
    await recordAct(tx, { by, act: isCandidate ? "rating.marked" : "rating.unmarked", target: lineOf(id), at });
  });
}
