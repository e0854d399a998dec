import { threadId } from "node:worker_threads";
import type { AnalysisDone, AnalysisJob } from "../../src/analyser/job.ts";

export const HANGS = "A message on which the thread hangs.";

/** A worker that hangs on one message, and answers every other with itself. */
export default function work({ message }: AnalysisJob): AnalysisDone {
  for (; message === HANGS; );
  return { body: Buffer.from(message), isGzip: false, isDanger: false, sentences: "[]", threadId };
}
