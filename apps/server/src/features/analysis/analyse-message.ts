import { randomUUID } from "node:crypto";
import { ANALYSIS_MAX_CHARS, type AnalysisForm, TEXT_MAX_CHARS } from "@wellput/contract";
import type { AnalysisDone, AnalysisJob, BodyForm } from "../../analyser/job.ts";
import type { Person } from "../../auth/person.ts";
import { messages } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { recordAttempt } from "../attempts/public.ts";
import { sayNotRecorded } from "./say-not-recorded.ts";

interface AnalyseMessageOptions {
  readonly form: AnalysisForm;
  readonly person: Person | null;
  readonly body: BodyForm;
  /** For whom it is counted. */
  readonly caller: string;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}

/** Whether a form asks to keep something, of a try or of the message. */
export const isKeeping = ({ db_flag, record_attempt }: AnalysisForm): boolean => db_flag || record_attempt;

/**
 * Analyses one message on a worker thread and answers an AnalysisResponse as the bytes to send. What the form asks to keep is
 * kept before the answer: the message with `db_flag`, the try with `record_attempt` (without its sentences when the
 * message is a whole document). Nothing is kept of a message that shows somebody at risk; where a
 * try could not be kept, the answer says so.
 *
 * @throws {AppError} NO_INPUT_DATA, BODY_TOO_LARGE, TOO_MANY_REQUESTS, ANALYSIS_TIMED_OUT.
 */
export async function analyseMessage(
  deps: Deps,
  { form, person, body, caller, signal }: AnalyseMessageOptions,
): Promise<AnalysisDone> {
  const message = form.data ?? "";
  if (message.trim() === "") throw new AppError("NO_INPUT_DATA");
  if (message.length > ANALYSIS_MAX_CHARS) {
    throw new AppError("BODY_TOO_LARGE", { fields: { data: `At most ${ANALYSIS_MAX_CHARS} characters.` } });
  }
  await deps.floods.spend(person ? "own-analysis" : "analysis", caller);
  const messageId = randomUUID();
  const keepSentences = form.record_attempt && message.length <= TEXT_MAX_CHARS;
  const job = {
    message,
    messageId,
    skill: form.t,
    prompt: form.prompt,
    direction: form.d,
    goOn: form.go_on,
    keepSentences,
    body,
  };
  deps.logger.debug({ messageId, chars: message.length }, "an analysis begins");
  const leave = message.length > TEXT_MAX_CHARS ? deps.floods.hold("document", caller) : () => {};
  const done = await readMessage(deps, job, signal).finally(leave);
  if (done.isDanger) return done;
  if (form.db_flag) {
    await deps.floods.store(caller, Buffer.byteLength(message));
    await deps.db
      .insert(messages)
      .values({ id: messageId, userId: person?.id ?? null, message, createdAt: deps.now() });
  }
  if (form.record_attempt) {
    const { sentences } = done;
    const id = form.attempt_id ?? messageId;
    const isKept = await recordAttempt(deps, { id, person, caller, form, message, sentences });
    if (!isKept) return sayNotRecorded(done);
  }
  return done;
}

/** The engine reads in any case: it hears danger, which stays here, and it speaks where a language model does not. */
async function readMessage({ analyser, languageModel }: Deps, job: AnalysisJob, signal: AbortSignal) {
  const own = await analyser.run(job, signal);
  if (!languageModel || own.isDanger) return own;
  const flags = await languageModel.read(job.message, signal);
  return flags ? analyser.run({ ...job, flags }, signal) : own;
}
