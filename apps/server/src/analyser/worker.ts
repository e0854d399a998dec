import { threadId } from "node:worker_threads";
import { gzipSync } from "node:zlib";
import { type AnalysisResponse, ENGINE_VERSION, type SentenceFeedback } from "@wellput/contract";
import {
  analyse,
  careOf,
  dangerOf,
  type EmpathyWords,
  empathise,
  empathyHtml,
  empathyWords,
  toWire,
  withFlags,
} from "@wellput/engine";
import { move, transferableSymbol, valueSymbol, workerData } from "piscina";
import { GZIP_LEVEL, GZIP_MIN_BYTES } from "../http/gzip.ts";
import type { AnalysisDone, AnalysisJob, BodyForm, TextJob } from "./job.ts";
import { type KeptEngine, wakeEngine } from "./kept-engine.ts";
import type { ThreadData } from "./lane.ts";
import { nameReader } from "./name-reader.ts";

/** Runs in a worker thread: reads one message and answers in JSON that needs no more work. */
export default function work(job: AnalysisJob): unknown {
  const { message, messageId, model, skill, prompt, direction, goOn } = job;
  const options = { skill, prompt, direction, goOn };
  const own = analyse(message, options);
  const heard = own.danger ? undefined : model;
  const analysis = heard ? withFlags(own, heard.flags, "language-model", options) : own;
  const wire = toWire(analysis, messageId);
  // What the engine answers with, held against the contract.
  const sentences: readonly SentenceFeedback[] = wire.sentences;
  const engine_version = nameReader(ENGINE_VERSION, heard?.name);
  const response: AnalysisResponse = { user_input: { ...wire.response.user_input, engine_version } };
  return packed(job, { response, sentences, isDanger: own.danger !== undefined });
}

interface Read {
  readonly response: AnalysisResponse;
  readonly sentences: readonly SentenceFeedback[];
  readonly isDanger: boolean;
}

function packed(job: { readonly body: BodyForm; readonly keepSentences: boolean }, read: Read): unknown {
  const { response, sentences, isDanger } = read;
  const json = Buffer.from(JSON.stringify(job.body.underResult ? { result: response } : response));
  const isGzip = job.body.gzip && json.byteLength >= GZIP_MIN_BYTES;
  // A buffer of its own: a small Buffer is a part of Node's shared pool, which cannot be moved.
  const body = new Uint8Array(isGzip ? gzipSync(json, { level: GZIP_LEVEL }) : json);
  const kept = job.keepSentences ? JSON.stringify(sentences) : "[]";
  const done: AnalysisDone = { body, isGzip, isDanger, sentences: kept, threadId };
  // Moved, not copied: megabytes change hands at no cost.
  return move({ [transferableSymbol]: body.buffer, [valueSymbol]: done });
}

let awake: KeptEngine | undefined;

/**
 * Runs in a thread that was given a kept engine: that one reads. Whether somebody may be at risk is heard by both, since help
 * is no part of what a study is about.
 */
export function readByKept(job: AnalysisJob): unknown {
  const { danger, mayNeedHelp } = careOf(job.message);
  if (danger && !job.goOn) return work(job);
  awake ??= wakeEngine((workerData as ThreadData).engine);
  const { input, sentences, isDanger } = awake(job);
  const heard = { ...(danger && { danger }), ...(mayNeedHelp && { may_need_help: true as const }) };
  const response: AnalysisResponse = { user_input: { ...input, ...heard } };
  return packed(job, { response, sentences, isDanger: isDanger || danger !== undefined });
}

/** Runs in a worker thread as well: reflects on a text, as HTML. */
export function reflect({ message }: TextJob): string {
  return empathyHtml(empathise(message));
}

/** Runs in a worker thread as well: the words of the reflection, and the likeliest after them. */
export function wordsFor({ message }: TextJob): EmpathyWords {
  return empathyWords(message);
}

/** Runs in a worker thread as well: whether a text shows somebody at risk. */
export function isAtRisk({ message }: TextJob): boolean {
  return dangerOf(message) !== undefined;
}
