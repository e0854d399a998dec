import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { EmpathyWords } from "@wellput/contract";
import type { Logger } from "pino";
import { AppError } from "../http/app-error.ts";
import { SERVER_FOLDER } from "../server-folder.ts";
import type { AnalysisDone, AnalysisJob, TextJob } from "./job.ts";
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
const WORKER = pathToFileURL(join(SERVER_FOLDER, "dist/worker.cjs"));

/** An engine that was kept; its code is asked for once. */
export interface KeptCode {
  readonly id: string;
  readonly readCode: () => Promise<string>;
}

export interface Analyser {
  /**
   * Analyses a message on a worker thread. An aborted signal ends the wait, and stops the thread's work on a long one.
   *
   * @throws {AppError} ANALYSIS_TIMED_OUT, TOO_MANY_REQUESTS when too many wait.
   */
  run(job: AnalysisJob, signal: AbortSignal): Promise<AnalysisDone>;
  /**
   * The same by an engine that was kept, on threads of its own.
   *
   * @throws as `run` does, and Error where the build cannot be read, or its answer no longer shown.
   */
  runKept(engine: KeptCode, job: AnalysisJob, signal: AbortSignal): Promise<AnalysisDone>;
  /** Reflects on a text, as HTML, in the same lanes; throws as `run` does. */
  reflect(job: TextJob, signal: AbortSignal): Promise<string>;
  /** What the reflection guesses, and the likeliest words after that, in the same lanes; throws as `run` does. */
  wordsFor(job: TextJob, signal: AbortSignal): Promise<EmpathyWords>;
  /** Whether a text shows somebody at risk, in the same lanes; throws as `run` does. */
  isAtRisk(job: TextJob, signal: AbortSignal): Promise<boolean>;
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
  const short = new Lane({ ...shared, threads: { min: 1, max: workers }, ahead: SHORT_AHEAD, queueMax: QUEUE_MAX });
  const long = new Lane({ ...shared, threads: { min: 0, max: 1 }, ahead: 1, queueMax: LONG_QUEUE_MAX });
  const kept = new Map<string, Promise<Lane>>();
  const openKept = async (code: Promise<string>) => {
    const workerData = { engine: await code };
    const threads = { min: 0, max: workers };
    return new Lane({ ...shared, workerData, threads, ahead: SHORT_AHEAD, queueMax: QUEUE_MAX });
  };
  const keptLane = ({ id, readCode }: KeptCode): Promise<Lane> => {
    const lane = kept.get(id) ?? openKept(readCode());
    kept.set(id, lane);
    lane.catch(() => kept.delete(id));
    return lane;
  };
  const running = new Set<AbortController>();
  let isClosing = false;
  const laneFor = ({ message }: TextJob) => (message.length > SHORT_MAX_CHARS ? long : short);
  const run = async <Job extends TextJob, Done>(task: Task, job: Job, signal: AbortSignal, lane = laneFor(job)) => {
    // A signal of its own, let go of with the job: what listens to one that lives longer stays with that one.
    const ending = new AbortController();
    const end = () => ending.abort();
    const timer = setTimeout(end, timeoutMs);
    signal.addEventListener("abort", end, { once: true });
    running.add(ending);
    if (signal.aborted || isClosing) end();
    try {
      return (await lane.run(task, job, ending.signal)) as Done;
    } catch (error) {
      if (error instanceof AppError || !ending.signal.aborted) throw error;
      if (isClosing) throw new AppError("SHUTTING_DOWN");
      throw new AppError("ANALYSIS_TIMED_OUT", signal.aborted ? { detail: "the client went away" } : {});
    } finally {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      running.delete(ending);
    }
  };
  return {
    run: (job, signal) => run("default", job, signal),
    runKept: async (engine, job, signal) => run("readByKept", job, signal, await keptLane(engine)),
    reflect: (job, signal) => run("reflect", job, signal),
    wordsFor: (job, signal) => run("wordsFor", job, signal),
    isAtRisk: (job, signal) => run("isAtRisk", job, signal),
    async close() {
      isClosing = true;
      for (const ending of running) ending.abort();
      const others = await Promise.all([...kept.values()].map((lane) => lane.catch(() => [])));
      await Promise.all([short, long, ...others.flat()].map((lane) => lane.close()));
    },
  };
}
