import { randomUUID } from "node:crypto";
import { ANALYSIS_MAX_CHARS, type AnalysisForm, TEXT_MAX_CHARS } from "@wellput/contract";
import { readKeptBuild } from "../../analyser/engine-build.ts";
import type { AnalysisDone, AnalysisJob, BodyForm } from "../../analyser/job.ts";
import { nameReader } from "../../analyser/name-reader.ts";
import type { Person } from "../../auth/person.ts";
import { type Quota, spendAnalysis } from "../../auth/quota.ts";
import { messages } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { recordAttempt } from "../attempts/public.ts";
import { engineFor, type StudyEngine } from "../courses/public.ts";
import { sayNotRecorded } from "./say-not-recorded.ts";

interface AnalyseMessageOptions {
  readonly form: AnalysisForm;
  readonly person: Person | null;
  readonly body: BodyForm;
  readonly quota: Quota;
  /** For whom what is kept is counted. */
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
  { form, person, body, quota, caller, signal }: AnalyseMessageOptions,
): Promise<AnalysisDone> {
  const message = form.data ?? "";
  if (message.trim() === "") throw new AppError("NO_INPUT_DATA");
  if (message.length > ANALYSIS_MAX_CHARS) {
    throw new AppError("BODY_TOO_LARGE", {
      fields: { data: `At most ${ANALYSIS_MAX_CHARS.toLocaleString("en")} characters, counted in UTF-16 code units.` },
    });
  }
  await spendAnalysis(deps.loadLimits, quota);
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
  const leave = message.length > TEXT_MAX_CHARS ? deps.loadLimits.hold("document", caller) : () => {};
  const { done, engineVersion } = await readFor(deps, form, job, signal).finally(leave);
  const { isDanger, sentences } = done;
  if (form.db_flag && !isDanger) {
    await deps.loadLimits.store(caller, Buffer.byteLength(message));
    await deps.db
      .insert(messages)
      .values({ id: messageId, userId: person?.id ?? null, message, createdAt: deps.now() });
  }
  if (form.record_attempt) {
    const id = form.attempt_id ?? messageId;
    const attempt = { id, person, caller, form, message, isDanger, sentences, engineVersion };
    const isKept = await recordAttempt(deps, attempt);
    if (!isKept && !isDanger) return sayNotRecorded(done);
  }
  return done;
}

async function readFor(deps: Deps, form: AnalysisForm, job: AnalysisJob, signal: AbortSignal) {
  const engine = await engineFor(deps, form.attempt_path);
  if (engine) return readInStudy(deps, engine, job, signal);
  if (form.own_engine) return { done: await deps.analyser.run(job, signal), engineVersion: deps.engine.name };
  return readMessage(deps, job, signal);
}

/**
 * The engine that the study began with reads, and no language model. Where it cannot, which nobody expects, the one that is
 * installed does: somebody waits for an answer, and the try says who read it.
 */
async function readInStudy(deps: Deps, study: StudyEngine, job: AnalysisJob, signal: AbortSignal) {
  const { db, analyser, engine, logger } = deps;
  if (study.id !== engine.id) {
    try {
      const kept = { id: study.id, readCode: () => readKeptBuild(db, study.id) };
      return { done: await analyser.runKept(kept, job, signal), engineVersion: study.name };
    } catch (error) {
      if (error instanceof AppError) throw error;
      logger.error({ err: error, engine: study.name }, "a study's own engine could not read");
    }
  }
  return { done: await analyser.run(job, signal), engineVersion: engine.name };
}

/** The engine reads in any case: it hears danger, which stays here, and it speaks where a language model does not. */
async function readMessage({ analyser, engine, languageModel }: Deps, job: AnalysisJob, signal: AbortSignal) {
  const done = await analyser.run(job, signal);
  const flags = done.isDanger ? null : await languageModel?.read(job.message, signal);
  if (!languageModel || !flags) return { done, engineVersion: engine.name };
  const { name } = languageModel;
  const engineVersion = nameReader(engine.name, name);
  return { done: await analyser.run({ ...job, model: { name, flags } }, signal), engineVersion };
}
