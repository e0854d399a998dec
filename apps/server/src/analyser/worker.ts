import { threadId } from "node:worker_threads";
import { analyse } from "@wellput/engine";
import { move, transferableSymbol, valueSymbol } from "piscina";
import type { AnalysisDone, AnalysisJob } from "./job.ts";
import { toWire } from "./to-wire.ts";

/** Runs in a worker thread: reads one message and answers in JSON that needs no more work. */
export default function work(job: AnalysisJob): unknown {
  const { message, messageId, skill, direction } = job;
  const { response, sentences } = toWire(analyse(message, { skill, direction }), messageId);
  const body = new TextEncoder().encode(JSON.stringify(response));
  const done: AnalysisDone = { body, sentences: job.keepSentences ? JSON.stringify(sentences) : "[]", threadId };
  // Moved, not copied: megabytes change hands at no cost.
  return move({ [transferableSymbol]: body.buffer, [valueSymbol]: done });
}
