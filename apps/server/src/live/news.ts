import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import { type Announcement, type Audience, announce } from "./announce.ts";

/** Changes of one thing within this time are told at once. */
const GATHER_MS = 400;

/** Tells of what changes many times a second while a whole room writes: once for all changes of a short time. */
export class News {
  readonly #db: Database;
  readonly #logger: Logger;
  readonly #waiting = new Map<string, { readonly timer: NodeJS.Timeout; readonly tell: () => Promise<void> }>();

  constructor(db: Database, logger: Logger) {
    this.#db = db;
    this.#logger = logger;
  }

  /** To be called after the commit: what is told then is read afresh. */
  tellSoon(event: Announcement["event"], audience: Audience): void {
    const key = JSON.stringify([event, audience]);
    if (this.#waiting.has(key)) return;
    const tell = async () => {
      this.#waiting.delete(key);
      // Whoever looks asks again by themselves after a while: nothing is lost but time.
      await announce(this.#db, event, audience).catch((error: unknown) =>
        this.#logger.warn({ err: error }, "news could not be told"),
      );
    };
    this.#waiting.set(key, { timer: setTimeout(() => void tell(), GATHER_MS), tell });
  }

  /** Tells what still waits: the server stops. */
  async close(): Promise<void> {
    const waiting = [...this.#waiting.values()];
    for (const { timer } of waiting) clearTimeout(timer);
    await Promise.all(waiting.map(({ tell }) => tell()));
  }
}
