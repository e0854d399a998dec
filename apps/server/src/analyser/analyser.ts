import type { Logger } from "pino";
import { Piscina } from "piscina";
import { AppError } from "../http/app-error.ts";
import type { AnalysisDone, AnalysisJob } from "./job.ts";

/** Longer messages wait in a lane of their own, so that a document does not hold up everybody's sentences. */
const SHORT_MAX_CHARS = 20_000;
const QUEUE_MAX = 2000;
const LONG_QUEUE_MAX = 20;

export interface Analyser {
  /**
   * Analyses a message on a worker thread; an aborted signal stops the thread's work.
   *
   * @throws {AppError} ANALYSIS_TIMED_OUT, TOO_MANY_REQUESTS when too many wait.
   */
  run(job: AnalysisJob, signal: AbortSignal): Promise<AnalysisDone>;
  close(): Promise<void>;
}

interface AnalyserOptions {
  readonly workers: number;
  readonly timeoutMs: number;
  readonly logger: Logger;
}

/** Starts the worker threads; the engine never runs on the thread that serves requests. */
export function createAnalyser({ workers, timeoutMs, logger }: AnalyserOptions): Analyser {
  const filename = new URL("./worker.ts", import.meta.url).href;
  const short = new Piscina<AnalysisJob, AnalysisDone>({
    filename,
    minThreads: 1,
    maxThreads: workers,
    maxQueue: QUEUE_MAX,
  });
  const long = new Piscina<AnalysisJob, AnalysisDone>({
    filename,
    minThreads: 1,
    maxThreads: 1,
    maxQueue: LONG_QUEUE_MAX,
  });
  for (const lane of [short, long]) lane.on("error", (error) => logger.error({ err: error }, "a worker broke"));
  return {
    async run(job, signal) {
      const lane = job.message.length > SHORT_MAX_CHARS ? long : short;
      const timeout = AbortSignal.timeout(timeoutMs);
      try {
        return await lane.run(job, { signal: AbortSignal.any([signal, timeout]) });
      } catch (error) {
        if (timeout.aborted) throw new AppError("ANALYSIS_TIMED_OUT");
        if (signal.aborted) throw new AppError("ANALYSIS_TIMED_OUT", { detail: "the client went away" });
        if (isQueueFull(error)) throw new AppError("TOO_MANY_REQUESTS", { detail: "too many analyses wait" });
        throw error;
      }
    },
    async close() {
      await Promise.all([short.destroy(), long.destroy()]);
    },
  };
}

function isQueueFull(error: unknown): boolean {
  return error instanceof Error && /queue/i.test(error.message);
}
