import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import { type Announcement, type Audience, announce } from "./announce.ts";

/** For so long after something was told, what else changes of it is gathered. */
const PAUSE_MS = { one: 150, many: 400 };

const pauseFor = (audience: Audience): number =>
  typeof audience === "object" && "person" in audience ? PAUSE_MS.one : PAUSE_MS.many;

interface Topic {
  readonly tell: () => Promise<void>;
  readonly told: Promise<void>;
  readonly timer: NodeJS.Timeout;
  /** Whether something has changed since it was told. */
  isStale: boolean;
}

/** Tells of what changes many times a second while a whole room writes: at once, and then once for all changes of a short time. */
export class News {
  readonly #db: Database;
  readonly #logger: Logger;
  readonly #topics = new Map<string, Topic>();

  constructor(db: Database, logger: Logger) {
    this.#db = db;
    this.#logger = logger;
  }

  /** To be called after the commit: what is told then is read afresh. What takes long to read may ask for a longer pause. */
  tellSoon(event: Announcement["event"], audience: Audience, pauseMs = pauseFor(audience)): void {
    const key = JSON.stringify([event, audience]);
    const topic = this.#topics.get(key);
    if (topic) {
      topic.isStale = true;
      return;
    }
    // Whoever looks asks again by themselves after a while: nothing is lost but time.
    const tell = () =>
      announce(this.#db, event, audience).catch((error: unknown) =>
        this.#logger.warn({ err: error }, "news could not be told"),
      );
    this.#tell(key, tell, pauseMs);
  }

  #tell(key: string, tell: () => Promise<void>, pauseMs: number): void {
    const goOn = () => {
      this.#topics.delete(key);
      if (topic.isStale) this.#tell(key, tell, pauseMs);
    };
    const topic: Topic = { tell, timer: setTimeout(goOn, pauseMs), isStale: false, told: tell() };
    this.#topics.set(key, topic);
  }

  /** Tells what still waits: the server stops. */
  async close(): Promise<void> {
    const topics = [...this.#topics.values()];
    for (const { timer } of topics) clearTimeout(timer);
    const finish = async ({ told, isStale, tell }: Topic) => {
      await told;
      if (isStale) await tell();
    };
    await Promise.all(topics.map(finish));
  }
}
