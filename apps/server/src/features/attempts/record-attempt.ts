import {
  type AnalysisForm,
  AttemptPath,
  PARTICIPANT_ATTEMPTS_ROOT,
  type ParticipantPlace,
  type StudyProof,
} from "@wellput/contract";
import { type SQL, sql } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import type { Database } from "../../db/database.ts";
import { inBatches } from "../../db/in-batches.ts";
import { attempts } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { noteTry, refuseStrangers } from "../courses/public.ts";
import { isOpenPath } from "../participants/public.ts";

/** The sentences are JSON already, and go in as they are. */
type AttemptRow = Omit<typeof attempts.$inferInsert, "s"> & { readonly s: SQL };

const insertAttempts = (db: Database, rows: readonly AttemptRow[]) =>
  db
    .insert(attempts)
    .values([...rows])
    .onConflictDoNothing({ target: attempts.id });

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

/** Whose a try is by its path, null where that is no participant's. */
function participantAt(path: string): ParticipantPlace | null {
  const [root, collection = "", userId = ""] = path.split("/");
  return root === PARTICIPANT_ATTEMPTS_ROOT ? { collection, userId } : null;
}

async function whyNotKept(deps: Deps, form: AnalysisForm): Promise<string | null> {
  const path = form.attempt_path;
  if (!AttemptPath.safeParse(path).success) return "its path has neither one nor three segments";
  if (!(await isOpenPath(deps, path))) return "its path names no folder that is open";
  const place = participantAt(path);
  if (!place) return null;
  try {
    await refuseStrangers(deps.db, place, proofIn(form));
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.code === "CONSENT_NEEDED" ? "its participant has not begun the study" : "it may be somebody else's";
  }
}

const proofIn = ({ study_key: key, study_panel: panel }: AnalysisForm): StudyProof => ({
  ...(key !== undefined && { key }),
  panel: Object.fromEntries(new URLSearchParams(panel)),
});

interface RecordAttemptOptions {
  readonly id: string;
  readonly person: Person | null;
  /** For whom what is kept is counted. */
  readonly caller: string;
  readonly form: AnalysisForm;
  readonly message: string;
  /** It shows somebody at risk: nothing of it is kept. */
  readonly isDanger: boolean;
  /** SentenceFeedback[] as JSON. */
  readonly sentences: string;
  /** The engine that read it. */
  readonly engineVersion: string;
}

/**
 * Keeps a try at a message, unless it shows somebody at risk; a repeat by its id is kept once. It never stands in the way of the feedback: a path of
 * another shape, into a folder that is not open, or of a study from somebody who has not agreed to it or has a user id
 * alone, is an error in the log alone, and false says that a day's share is used up or that the database did not take the try.
 */
export async function recordAttempt(
  deps: Deps,
  { id, person, caller, form, message, isDanger, sentences, engineVersion }: RecordAttemptOptions,
): Promise<boolean> {
  const { db, loadLimits, now, logger } = deps;
  const attemptPath = form.attempt_path;
  try {
    const reason = await whyNotKept(deps, form);
    if (reason) {
      logger.error({ attemptPath }, `an attempt was not recorded: ${reason}`);
      return true;
    }
    const place = participantAt(attemptPath);
    if (place) await noteTry(db, place, form.tg);
    if (isDanger) return true;
    await loadLimits.store(caller, Buffer.byteLength(message) + Buffer.byteLength(sentences));
    await insertAttempt(db)({
      id,
      // A participant is known by the user id of their link alone, whoever else they are here.
      userId: place ? null : (person?.id ?? null),
      path: attemptPath,
      g: form.g,
      d: form.d,
      tg: form.tg,
      oldM: form.old_m,
      m: message,
      t: form.t,
      sessId: form.sess_id,
      engineVersion,
      createdAt: now(),
      s: sql`${sentences}::json`,
    });
    return true;
  } catch (error) {
    logger.error({ err: error }, "an attempt was not recorded");
    return false;
  }
}
