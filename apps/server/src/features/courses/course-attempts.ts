import { isTestParticipant, PARTICIPANT_ATTEMPTS_ROOT, UNAIDED_TAG } from "@wellput/contract";
import { and, asc, eq, isNotNull, like, notIlike, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { attempts, ratings } from "../../db/schema/index.ts";
import { toCsv } from "../../http/to-csv.ts";
import { commentIds } from "../participants/public.ts";

const ATTEMPT_COLUMNS = [
  "userId",
  "practice",
  "isUnaided",
  "original",
  "message",
  "codes",
  "engineVersion",
  "createdAt",
];
const RATING_COLUMNS = ["userId", "opinion", "c", "rule", "sentence", "comment", "reason", "createdAt"];

const TRIES_AT_ONCE = 500;
const OPINIONS = { "+1": "agree", "-1": "disagree", general: "general" } as const;

/** In LIKE an underscore is any letter. */
const under = (course: string) => `${PARTICIPANT_ATTEMPTS_ROOT}/${course.replace(/[_%\\]/g, "\\$&")}/%`;
const userIdOf = (path: string) => path.split("/")[2] ?? "";

interface TriesOptions {
  /** Also those whose user id begins with `test-`: in a course they just try it out. */
  readonly withTests?: boolean;
}

/** What participants wrote in the exercises of a course or in the message helper, as the text of a file. */
export const attemptsFile = async (db: Database, collection: string, options?: TriesOptions): Promise<string> =>
  toCsv(await listAttempts(db, collection, options), ATTEMPT_COLUMNS);

/** What they think of the comments on it. */
export const ratingsFile = async (db: Database, collection: string, options?: TriesOptions): Promise<string> =>
  toCsv(await listRatings(db, collection, options), RATING_COLUMNS);

/** A text that shows somebody at risk was never kept. */
export async function listAttempts(db: Database, course: string, { withTests = false }: TriesOptions = {}) {
  const found = [];
  for await (const page of pagesOf(db, course))
    found.push(...page.filter(({ path }) => withTests || !isTestParticipant(userIdOf(path))).map(toLine));
  return found.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}

/** The tries with what was said of each, which is many times the text: never more of them at once than a page. */
async function* pagesOf(db: Database, course: string) {
  const { path, createdAt, id } = attempts;
  let behind: SQL | undefined;
  for (;;) {
    const page = await db
      .select()
      .from(attempts)
      .where(and(like(path, under(course)), behind))
      .orderBy(asc(path), asc(createdAt), asc(id))
      .limit(TRIES_AT_ONCE);
    yield page;
    const last = page.at(-1);
    if (!last || page.length < TRIES_AT_ONCE) return;
    behind = sql`(${path}, ${createdAt}, ${id}) > (${last.path}, ${last.createdAt.toISOString()}::timestamptz, ${last.id}::uuid)`;
  }
}

function toLine({ path, tg, oldM, m, s, engineVersion, createdAt }: typeof attempts.$inferSelect) {
  const tags = (tg ?? "").split(",").filter(Boolean);
  return {
    userId: userIdOf(path),
    practice: tags.find((tag) => tag !== UNAIDED_TAG),
    isUnaided: tags.includes(UNAIDED_TAG) ? "yes" : "no",
    original: oldM,
    message: m,
    codes: s.flatMap(({ r_l }) => r_l.filter(({ bad }) => bad).map(({ c }) => c)).join(" "),
    engineVersion,
    createdAt,
  };
}

/** The engines that have read what participants wrote. */
export async function enginesOf(db: Database, course: string): Promise<string[]> {
  const { engineVersion, path } = attempts;
  const isEarnest = notIlike(path, `${under(course).slice(0, -1)}test-%`);
  const rows = await db
    .selectDistinct({ engineVersion })
    .from(attempts)
    .where(and(like(path, under(course)), isEarnest, isNotNull(engineVersion)));
  return rows.flatMap((row) => row.engineVersion ?? []);
}

export async function listRatings(db: Database, course: string, { withTests = false }: TriesOptions = {}) {
  const said = db
    .select({ path: attempts.path, commentId: commentIds.as("said_id") })
    .from(attempts)
    .where(like(attempts.path, under(course)))
    .as("said");
  const found = await db
    .selectDistinctOn([ratings.createdAt, ratings.id], { rating: ratings, path: said.path })
    .from(ratings)
    .innerJoin(said, eq(said.commentId, ratings.comment_id))
    .orderBy(asc(ratings.createdAt), asc(ratings.id));
  return found
    .map(({ rating, path }) => ({ rating, userId: userIdOf(path) }))
    .filter(({ userId }) => withTests || !isTestParticipant(userId))
    .map(({ rating, userId }) => ({
      userId,
      opinion: OPINIONS[rating.user_feedback_value],
      c: rating.c,
      rule: rating.rule,
      sentence: rating.s_str,
      comment: rating.r_str,
      reason: rating.user_feedback_str,
      createdAt: rating.createdAt,
    }));
}
