import { type AnalysisForm, AttemptPath } from "@wellput/contract";
import { sql } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import { prepared } from "../../db/prepared.ts";
import { attempts } from "../../db/schema/index.ts";
import type { Deps } from "../../http/env.ts";

const insertAttempt = prepared((db) =>
  db
    .insert(attempts)
    .values({
      id: sql.placeholder("id"),
      userId: sql.placeholder("userId"),
      path: sql.placeholder("path"),
      g: sql.placeholder("g"),
      d: sql.placeholder("d"),
      tg: sql.placeholder("tg"),
      oldM: sql.placeholder("oldM"),
      m: sql.placeholder("m"),
      t: sql.placeholder("t"),
      sessId: sql.placeholder("sessId"),
      // The sentences are JSON already; a column's own encoding would make a string of them.
      s: sql`${sql.placeholder("s")}::jsonb`,
      createdAt: sql.placeholder("createdAt"),
    })
    .onConflictDoNothing({ target: attempts.id })
    .prepare("insert_attempt"),
);

interface RecordAttemptOptions {
  readonly id: string;
  readonly person: Person | null;
  readonly form: AnalysisForm;
  readonly message: string;
  /** SentenceFeedback[] as JSON. */
  readonly sentences: string;
}

/**
 * Keeps a try at a message; a repeat by its id is kept once. It never stands in the way of the feedback: a path of
 * another shape, or a database that refuses, is an error in the log alone.
 */
export async function recordAttempt(
  { db, now, logger }: Deps,
  { id, person, form, message, sentences }: RecordAttemptOptions,
): Promise<void> {
  if (!AttemptPath.safeParse(form.attempt_path).success) {
    logger.error(
      { attemptPath: form.attempt_path },
      "an attempt was not recorded: its path has neither one nor three segments",
    );
    return;
  }
  try {
    await insertAttempt(db).execute({
      id,
      userId: person?.id ?? null,
      path: form.attempt_path,
      g: form.g ?? null,
      d: form.d,
      tg: form.tg ?? null,
      oldM: form.old_m ?? null,
      m: message,
      t: form.t,
      sessId: form.sess_id ?? null,
      s: sentences,
      createdAt: now(),
    });
  } catch (error) {
    logger.error({ err: error }, "an attempt was not recorded");
  }
}
