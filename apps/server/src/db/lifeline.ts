import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import type { Logger } from "pino";
import { hangUp } from "./hang-up.ts";

const FIRST_CONNECT_MS = 10_000;
const CONNECT_MS = 3000;
const ASK_EVERY_MS = 1000;
/** A database that is silent for so long counts as away, and what waits for it is told so. */
const ANSWER_MS = 5000;
const RETRY_MS = 250;

interface Channel {
  readonly onMessage: (payload: string) => void;
  readonly onGap: () => void;
}

interface LifelineOptions {
  readonly url: string;
  readonly logger: Logger;
  /** Called when the database has stopped answering, and again while it does not. */
  readonly onAway: () => void;
}

/**
 * A connection of its own that knows whether the database answers, hears its notices, and is opened again whenever it is
 * lost.
 */
export class Lifeline {
  readonly #options: LifelineOptions;
  readonly #channels = new Map<string, Channel>();
  #state: "up" | "unsure" | "away" = "unsure";
  #client: Client | undefined;
  #asking: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(options: LifelineOptions) {
    this.#options = options;
  }

  /** Whether the database answered when it was last asked, and nothing has happened since. */
  get isUp(): boolean {
    return this.#state === "up";
  }

  get isAway(): boolean {
    return this.#state === "away";
  }

  /** Opens it for the first time. @throws what the driver says when the database cannot be reached. */
  async open(): Promise<void> {
    await this.#connect(FIRST_CONNECT_MS);
    this.#timer = setInterval(() => void this.#ask(), ASK_EVERY_MS);
  }

  /** Hears what is said on a channel; `onGap` is called when some of it may have been missed. */
  async listen(name: string, channel: Channel): Promise<void> {
    this.#channels.set(name, channel);
    if (this.#client) await answerOf(this.#client, `listen "${name}"`);
  }

  /** Another connection was lost: the database is asked at once, rather than at the next turn. */
  doubt(): void {
    if (this.#state === "up") this.#state = "unsure";
    void this.#ask();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    await this.#client?.end();
  }

  #ask(): Promise<void> {
    this.#asking ??= this.#askNow().finally(() => {
      this.#asking = undefined;
    });
    return this.#asking;
  }

  async #askNow(): Promise<void> {
    const client = this.#client;
    if (!client) return;
    try {
      await answerOf(client, "select 1");
      if (this.#client === client) this.#state = "up";
    } catch (error) {
      this.#lose(client, error);
    }
  }

  #lose(client: Client, error: unknown): void {
    if (this.#closed || this.#client !== client) return;
    this.#client = undefined;
    this.#state = "unsure";
    this.#options.logger.warn({ err: error }, "a connection to the database was lost");
    if (error instanceof Silence) this.#beAway(error);
    void this.#comeBack();
  }

  #beAway(error: unknown): void {
    if (this.#state !== "away") this.#options.logger.error({ err: error }, "the database cannot be reached");
    this.#state = "away";
    this.#options.onAway();
  }

  async #comeBack(): Promise<void> {
    while (!this.#closed) {
      try {
        await this.#connect(CONNECT_MS);
        break;
      } catch (error) {
        this.#beAway(error);
        await sleep(RETRY_MS);
      }
    }
    if (this.#closed) return this.close();
    this.#options.logger.info("the database answers again");
    for (const { onGap } of this.#channels.values()) onGap();
  }

  async #connect(withinMs: number): Promise<void> {
    const { url } = this.#options;
    const client = new Client({ connectionString: url, connectionTimeoutMillis: withinMs, keepAlive: true });
    // Its end says the same, and comes after every error.
    client.on("error", () => {});
    client.on("notification", ({ channel, payload }) => this.#channels.get(channel)?.onMessage(payload ?? ""));
    try {
      await client.connect();
      for (const name of this.#channels.keys()) await answerOf(client, `listen "${name}"`);
    } catch (error) {
      hangUp(client);
      throw error;
    }
    client.once("end", () => this.#lose(client, new Error("the connection ended")));
    this.#client = client;
    this.#state = "up";
  }
}

/** The database took too long to answer. */
class Silence extends Error {}

/** @throws {Silence} when no answer comes in time; the connection is closed then. */
async function answerOf(client: Client, statement: string): Promise<void> {
  let isOver = false;
  let isSilent = false;
  // Where it was we who had no time, the answer may be here already: it is read before the second of these runs.
  const giveUp = () =>
    setImmediate(() => {
      if (isOver) return;
      isSilent = true;
      hangUp(client);
    });
  const timer = setTimeout(giveUp, ANSWER_MS);
  try {
    await client.query(statement);
  } catch (error) {
    throw isSilent ? new Silence(`no answer within ${ANSWER_MS} ms`) : error;
  } finally {
    isOver = true;
    clearTimeout(timer);
  }
}
