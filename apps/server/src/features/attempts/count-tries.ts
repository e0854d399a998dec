import { and, count, countDistinct, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { attempts } from "../../db/schema/index.ts";

/** How people fare with one sentence. */
export interface TriesAt {
  readonly tries: number;
  /** Who have an account. */
  readonly people: number;
  /** So many of them still had something marked in their latest try. */
  readonly marked: number;
}

const NO_TRIES: TriesAt = { tries: 0, people: 0, marked: 0 };

/** The tries at some sentences that were to be put differently, each in its place. */
export async function countTries(db: Database, originals: readonly string[]): Promise<TriesAt[]> {
  const isAtOne = inArray(attempts.oldM, [...originals]);
  const counts = await db
    .select({ original: attempts.oldM, tries: count(), people: countDistinct(attempts.userId) })
    .from(attempts)
    .where(isAtOne)
    .groupBy(attempts.oldM);
  const latest = db
    .selectDistinctOn([attempts.oldM, attempts.userId], { original: attempts.oldM, isMarked: isMarked.as("is_marked") })
    .from(attempts)
    .where(and(isAtOne, isNotNull(attempts.userId)))
    .orderBy(attempts.oldM, attempts.userId, desc(attempts.createdAt), desc(attempts.id))
    .as("latest");
  const marks = await db
    .select({ original: latest.original, marked: count() })
    .from(latest)
    .where(eq(latest.isMarked, true))
    .groupBy(latest.original);
  return originals.map((original) => ({
    ...NO_TRIES,
    ...pick(counts, original),
    ...pick(marks, original),
  }));
}

const isMarked = sql<boolean>`exists (
  select from json_array_elements(${attempts.s}) sentence, json_array_elements(sentence->'r_l') remark
  where (remark->>'bad')::boolean
)`;

function pick<Row extends { readonly original: string | null }>(rows: readonly Row[], original: string) {
  const found = rows.find((row) => row.original === original);
  if (!found) return {};
  const { original: _original, ...numbers } = found;
  return numbers;
}
