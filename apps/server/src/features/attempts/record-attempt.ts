import { type AnalysisForm, AttemptPath } from "@wellput/contract";
import { sql } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import type { Database } from "../../db/database.ts";
import { inBatches } from "../../db/in-batches.ts";
import { attempts } from "../../db/schema/index.ts";
import type { Deps } from "../../http/env.ts";

/** A row of the table as JSON, by the names of its columns: the sentences are JSON already. */
type AttemptRow = string;

const insertAttempts = (db: Database, rows: readonly AttemptRow[]) =>
  db.execute(sql`
    insert into ${attempts}
    select * from jsonb_populate_recordset(null::${attempts}, ${`[${rows.join()}]`}::jsonb)
    on conflict (id) do nothing`);

/** Tries that come at the same time go in one statement; when it is refused, each is judged alone. */
const insertAttempt = inBatches<AttemptRow, void>(async (db, rows) => {
  try {
    await insertAttempts(db, rows);
    return rows.map(() => undefined);
  } catch (error) {
    if (rows.length === 1) return [asError(error)];
    const settled = await Promise.allSettled(rows.map((row) => insertAttempts(db, [row])));
    return settled.map((each) => (each.status === "rejected" ? asError(each.reason) : undefined));
  }
});

const asError = (reason: unknown) => (reason instanceof Error ? reason : new Error(String(reason)));

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
    const row = {
      id,
      user_id: person?.id ?? null,
      path: form.attempt_path,
      g: form.g,
      d: form.d,
      tg: form.tg,
      old_m: form.old_m,
      m: message,
      t: form.t,
      sess_id: form.sess_id,
      created_at: now(),
    };
    await insertAttempt(db)(`${JSON.stringify(row).slice(0, -1)},"s":${sentences}}`);
  } catch (error) {
    logger.error({ err: error }, "an attempt was not recorded");
  }
}
