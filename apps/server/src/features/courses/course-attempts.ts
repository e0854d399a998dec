import { isTestParticipant, PARTICIPANT_ATTEMPTS_ROOT, UNAIDED_TAG } from "@wellput/contract";
import { and, asc, inArray, isNotNull, like, notIlike } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { attempts, ratings } from "../../db/schema/index.ts";
import { toCsv } from "../../http/to-csv.ts";

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

/** Comments that are asked for at once. */
const COMMENTS_AT_ONCE = 1000;
const OPINIONS = { "+1": "agree", "-1": "disagree", general: "general" } as const;

/** In LIKE an underscore is any letter. */
const under = (course: string) => `${PARTICIPANT_ATTEMPTS_ROOT}/${course.replace(/[_%\\]/g, "\\$&")}/%`;
const userIdOf = (path: string) => path.split("/")[2] ?? "";

async function triesOf(db: Database, course: string) {
  const rows = await db
    .select()
    .from(attempts)
    .where(like(attempts.path, under(course)))
    .orderBy(asc(attempts.createdAt), asc(attempts.id));
  return rows.filter(({ path }) => !isTestParticipant(userIdOf(path)));
}

/** What participants wrote in the exercises of a course or in the message helper, as the text of a file. */
export const attemptsFile = async (db: Database, collection: string): Promise<string> =>
  toCsv(await listAttempts(db, collection), ATTEMPT_COLUMNS);

/** What they think of the comments on it. */
export const ratingsFile = async (db: Database, collection: string): Promise<string> =>
  toCsv(await listRatings(db, collection), RATING_COLUMNS);

/** A text that shows somebody at risk was never kept. */
export async function listAttempts(db: Database, course: string) {
  const rows = await triesOf(db, course);
  return rows.map(({ path, tg, oldM, m, s, engineVersion, createdAt }) => {
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
  });
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

export async function listRatings(db: Database, course: string) {
  const tries = await triesOf(db, course);
  const writers = new Map(
    tries.flatMap(({ path, s }) => s.flatMap(({ r_l }) => r_l.map(({ id }) => [id, userIdOf(path)] as const))),
  );
  const ids = [...writers.keys()];
  const found = [];
  for (let at = 0; at < ids.length; at += COMMENTS_AT_ONCE) {
    const some = inArray(ratings.comment_id, ids.slice(at, at + COMMENTS_AT_ONCE));
    found.push(...(await db.select().from(ratings).where(some)));
  }
  return found
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    .map((rating) => ({
      userId: writers.get(rating.comment_id ?? ""),
      opinion: OPINIONS[rating.user_feedback_value],
      c: rating.c,
      rule: rating.rule,
      sentence: rating.s_str,
      comment: rating.r_str,
      reason: rating.user_feedback_str,
      createdAt: rating.createdAt,
    }));
}
