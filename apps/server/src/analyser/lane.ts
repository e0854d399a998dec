import pLimit from "p-limit";
import type { Logger } from "pino";
import { Piscina } from "piscina";
import { AppError } from "../http/app-error.ts";

/** A thread beyond those that are always there ends after so long without a job. */
const IDLE_MS = 60_000;

/** The worker's exports. */
export type Task = "default" | "reflect" | "wordsFor" | "isAtRisk" | "readByKept";

/** What a thread of a kept engine begins with. */
export interface ThreadData {
  /** The script of its build. */
  readonly engine: string;
}

interface LaneOptions {
  readonly worker: URL;
  /** What each of its threads is given to begin with. */
  readonly workerData?: ThreadData;
  /** Those that are always there, and those that come when there is more to do. */
  readonly threads: { readonly min: number; readonly max: number };
  /** How many jobs a thread is given at once, so that it need not wait for this thread between two of them. */
  readonly ahead: number;
  readonly queueMax: number;
  /** A thread that keeps a short job for longer hangs, in milliseconds. */
  readonly stuckMs: number;
  readonly logger: Logger;
}

/**
 * Threads with a queue in front, first come first served: piscina keeps no order among the jobs that wait for it, so it
 * gets no more than its threads take.
 */
export class Lane {
  readonly #options: LaneOptions;
  readonly #inTurn: ReturnType<typeof pLimit>;
  #pool: Piscina<object, unknown>;
  #isClosed = false;

  constructor(options: LaneOptions) {
    this.#options = options;
    this.#inTurn = pLimit(options.threads.max * options.ahead);
    this.#pool = openPool(options);
  }

  /** @throws {AppError} TOO_MANY_REQUESTS when too many wait; the signal's reason once it is aborted. */
  async run(task: Task, job: object, signal: AbortSignal): Promise<unknown> {
    const { ahead, queueMax } = this.#options;
    if (this.#inTurn.pendingCount >= queueMax)
      throw new AppError("TOO_MANY_REQUESTS", { detail: "too many analyses wait" });
    // With a signal piscina gives a thread one job at a time, and stops the thread when that job is aborted.
    if (ahead === 1) return await this.#inTurn(() => this.#pool.run(job, { signal, name: task }));
    return await this.#runAmongOthers(task, job, signal);
  }

  close(): Promise<void> {
    this.#isClosed = true;
    return this.#pool.destroy();
  }

  /** An aborted signal ends the wait; the thread goes on, since others' jobs stand behind this one. */
  async #runAmongOthers(task: Task, job: object, signal: AbortSignal): Promise<unknown> {
    let begun = Number.POSITIVE_INFINITY;
    const done = this.#inTurn(() => {
      signal.throwIfAborted();
      begun = performance.now();
      return this.#pool.run(job, { name: task });
    });
    const { promise: aborted, reject } = Promise.withResolvers<never>();
    const refuse = () => reject(signal.reason);
    signal.addEventListener("abort", refuse, { once: true });
    if (signal.aborted) refuse();
    try {
      return await Promise.race([done, aborted]);
    } finally {
      signal.removeEventListener("abort", refuse);
      if (signal.aborted && performance.now() - begun > this.#options.stuckMs) await this.#restart();
    }
  }

  /** Stops all threads with what they have, and begins anew. */
  async #restart(): Promise<void> {
    if (this.#isClosed) return;
    const stuck = this.#pool;
    this.#pool = openPool(this.#options);
    await stuck.destroy();
  }
}

function openPool({ worker, workerData, threads, ahead, logger }: LaneOptions): Piscina<object, unknown> {
  const pool = new Piscina<object, unknown>({
    filename: worker.href,
    workerData,
    minThreads: threads.min,
    maxThreads: threads.max,
    idleTimeout: IDLE_MS,
    concurrentTasksPerWorker: ahead,
  });
  pool.on("error", (error) => logger.error({ err: error }, "a worker broke"));
  return pool;
}
