import pLimit from "p-limit";
import type { Logger } from "pino";
import { Piscina } from "piscina";
import { AppError } from "../http/app-error.ts";
import type { AnalysisDone, AnalysisJob, ReflectionJob } from "./job.ts";

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
  /** Reflects on a text, as HTML, in the same lanes; throws as `run` does. */
  reflect(job: ReflectionJob, signal: AbortSignal): Promise<string>;
  close(): Promise<void>;
}

interface AnalyserOptions {
  readonly workers: number;
  readonly timeoutMs: number;
  readonly logger: Logger;
}

/** Starts the worker threads; the engine never runs on the thread that serves requests. */
export function createAnalyser({ workers, timeoutMs, logger }: AnalyserOptions): Analyser {
  const short = openLane(workers, QUEUE_MAX, logger);
  const long = openLane(1, LONG_QUEUE_MAX, logger);
  const closing = new AbortController();
  const run = async <Job extends { readonly message: string }, Done>(task: Task, job: Job, signal: AbortSignal) => {
    const lane = job.message.length > SHORT_MAX_CHARS ? long : short;
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), timeoutMs);
    try {
      return (await lane.run(task, job, AbortSignal.any([signal, late.signal, closing.signal]))) as Done;
    } catch (error) {
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

/** The worker's exports. */
type Task = "default" | "reflect";

interface Lane {
  run(task: Task, job: object, signal: AbortSignal): Promise<unknown>;
  close(): Promise<void>;
}

/**
 * A pool with a queue of its own in front, first come first served: piscina keeps no order among tasks that can be
 * aborted, and some would wait twenty times as long as others.
 */
function openLane(threads: number, queueMax: number, logger: Logger): Lane {
  const filename = new URL("./worker.ts", import.meta.url).href;
  const pool = new Piscina<object, unknown>({ filename, minThreads: 1, maxThreads: threads });
  pool.on("error", (error) => logger.error({ err: error }, "a worker broke"));
  const inTurn = pLimit(threads);
  return {
    async run(task, job, signal) {
      if (inTurn.pendingCount >= queueMax)
        throw new AppError("TOO_MANY_REQUESTS", { detail: "too many analyses wait" });
      return await inTurn(() => pool.run(job, { signal, name: task }));
    },
    close: () => pool.destroy(),
  };
}
