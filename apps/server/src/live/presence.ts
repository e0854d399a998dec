import { randomUUID } from "node:crypto";
import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import { sessionPresence } from "../db/schema/index.ts";
import { announce } from "./announce.ts";

/** People come and go in bursts, and a reload is both: what happens within this time is told at once. */
const GATHER_MS = 250;
/** So often a server says that its streams are open still. */
const REFRESH_MS = 5000;

/** Whoever closed a sheet was last seen then. */
const LEFT = sql`'-infinity'`;

/** Who has left is gone; and a server that has not refreshed for so long, with its people. */
export const isGone = lt(sessionPresence.seenAt, sql`now() - interval '15 seconds'`);

/**
 * Who has a shared sheet open, over all servers of a database. Each stream has a row, until all were told that it is gone:
 * what a server that died has left untold, the others notice.
 */
export class Presence {
  readonly #db: Database;
  readonly #logger: Logger;
  /** The sheets of this server's streams. */
  readonly #sheets = new Map<string, string>();
  readonly #timers = new Map<string, NodeJS.Timeout>();
  /** One after the other: nobody may leave before they have come. */
  #work: Promise<void> = Promise.resolve();
  #refresh: NodeJS.Timeout | undefined;

  constructor(db: Database, logger: Logger) {
    this.#db = db;
    this.#logger = logger;
  }

  /** Somebody has opened a sheet; the answer says that they have closed it. */
  enter(documentId: string, userId: string | null): () => void {
    const id = randomUUID();
    this.#sheets.set(id, documentId);
    this.#refresh ??= setInterval(() => this.#do(() => this.#stay()), REFRESH_MS);
    this.#do(async () => {
      await this.#db.insert(sessionPresence).values({ id, documentId, userId, seenAt: sql`now()` });
      this.#tellSoon(documentId);
    });
    return () => this.#leave(id, documentId);
  }

  /** Everybody leaves: the server stops. */
  async close(): Promise<void> {
    for (const [id, documentId] of this.#sheets) this.#leave(id, documentId);
    await this.#work;
    const untold = [...this.#timers.keys()];
    for (const timer of this.#timers.values()) clearTimeout(timer);
    for (const documentId of untold) this.#do(() => this.#tell(documentId));
    await this.#work;
  }

  #leave(id: string, documentId: string): void {
    if (!this.#sheets.delete(id)) return;
    if (this.#sheets.size === 0) {
      clearInterval(this.#refresh);
      this.#refresh = undefined;
    }
    this.#do(async () => {
      await this.#db.update(sessionPresence).set({ seenAt: LEFT }).where(eq(sessionPresence.id, id));
      this.#tellSoon(documentId);
    });
  }

  async #stay(): Promise<void> {
    const ids = [...this.#sheets.keys()];
    await this.#db.update(sessionPresence).set({ seenAt: sql`now()` }).where(inArray(sessionPresence.id, ids));
    const gone = await this.#db
      .selectDistinct({ documentId: sessionPresence.documentId })
      .from(sessionPresence)
      .where(isGone);
    for (const { documentId } of gone) this.#tellSoon(documentId);
  }

  #tellSoon(documentId: string): void {
    if (this.#timers.has(documentId)) return;
    const tell = () => {
      this.#timers.delete(documentId);
      this.#do(() => this.#tell(documentId));
    };
    this.#timers.set(documentId, setTimeout(tell, GATHER_MS));
  }

  #tell(documentId: string): Promise<void> {
    const event = { type: "sessionDocument.updated", id: documentId } as const;
    return this.#db.transaction(async (tx) => {
      await tx.delete(sessionPresence).where(and(eq(sessionPresence.documentId, documentId), isGone));
      await announce(tx, event, { sheet: documentId }, { hasPeople: true });
    });
  }

  /** Who is there is a courtesy: when it cannot be told, the sheet goes on without it. */
  #do(work: () => Promise<void>): void {
    this.#work = this.#work
      .then(work)
      .catch((error: unknown) => this.#logger.warn({ err: error }, "who is in a session could not be told"));
  }
}
