import { type AnalysisForm, AttemptPath } from "@wellput/contract";
import { sql } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import { attempts } from "../../db/schema/index.ts";
import type { Deps } from "../../http/env.ts";

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
    await db
      .insert(attempts)
      .values({
        id,
        userId: person?.id ?? null,
        path: form.attempt_path,
        g: form.g,
        d: form.d,
        tg: form.tg,
        oldM: form.old_m,
        m: message,
        t: form.t,
        sessId: form.sess_id,
        s: sql`${sentences}::jsonb`,
        createdAt: now(),
      })
      .onConflictDoNothing({ target: attempts.id });
  } catch (error) {
    logger.error({ err: error }, "an attempt was not recorded");
  }
}
