import type { Logger } from "pino";
import { AppError } from "../http/app-error.ts";
import type { AnalysisDone, AnalysisJob, ReflectionJob } from "./job.ts";
import { Lane, type Task } from "./lane.ts";

/** Longer messages wait in a lane of their own, so that a document does not hold up everybody's sentences. */
const SHORT_MAX_CHARS = 20_000;
const QUEUE_MAX = 2000;
const LONG_QUEUE_MAX = 20;
/** While this thread is busy with the database for some milliseconds, a thread gets through as many short messages. */
const SHORT_AHEAD = 8;
/**
 * JavaScript, made from worker.ts by `npm run build`: Node strips types with WebAssembly, and V8 ends the process now and then
 * when two of its threads run that.
 */
const WORKER = new URL("../../dist/worker.js", import.meta.url);

export interface Analyser {
  /**
   * Analyses a message on a worker thread. An aborted signal ends the wait, and stops the thread's work on a long one.
   *
   * @throws {AppError} ANALYSIS_TIMED_OUT, TOO_MANY_REQUESTS when too many wait.
   */
  run(job: AnalysisJob, signal: AbortSignal): Promise<AnalysisDone>;
  /** Reflects on a text, as HTML, in the same lanes; throws as `run` does. */
  reflect(job: ReflectionJob, signal: AbortSignal): Promise<string>;
  close(): Promise<void>;
}

interface AnalyserOptions {
  readonly workers: number;
  readonly timeoutMs: number;
  readonly logger: Logger;
  /** The worker's module; the engine's unless a test brings its own. */
  readonly worker?: URL;
}

/** Starts the worker threads; the engine never runs on the thread that serves requests. */
export function createAnalyser({ workers, timeoutMs, logger, worker = WORKER }: AnalyserOptions): Analyser {
  const shared = { worker, stuckMs: timeoutMs / 2, logger };
  const short = new Lane({ ...shared, threads: workers, ahead: SHORT_AHEAD, queueMax: QUEUE_MAX });
  const long = new Lane({ ...shared, threads: 1, ahead: 1, queueMax: LONG_QUEUE_MAX });
  const closing = new AbortController();
  const run = async <Job extends { readonly message: string }, Done>(task: Task, job: Job, signal: AbortSignal) => {
    const lane = job.message.length > SHORT_MAX_CHARS ? long : short;
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), timeoutMs);
    try {
      return (await lane.run(task, job, AbortSignal.any([signal, late.signal, closing.signal]))) as Done;
    } catch (error) {
      if (error instanceof AppError) throw error;
      if (closing.signal.aborted) throw new AppError("SHUTTING_DOWN");
      if (late.signal.aborted) throw new AppError("ANALYSIS_TIMED_OUT");
      if (signal.aborted) throw new AppError("ANALYSIS_TIMED_OUT", { detail: "the client went away" });
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    run: (job, signal) => run("default", job, signal),
    reflect: (job, signal) => run("reflect", job, signal),
    async close() {
      closing.abort();
      await Promise.all([short.close(), long.close()]);
    },
  };
}
