import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import type { Logger } from "pino";
import { freeMbAt } from "./disk-room.ts";

const LOOK_EVERY_MS = 250;
/** A disk that was full has room again once so much more is free: it shall not come and go with every row. */
const ROOM_MB = 8;
/** The journal is cut at this many files of 16 MB. */
const JOURNAL_MAX_FILES = 4;

interface DiskWatchOptions {
  readonly client: PGlite;
  /** Of the database. */
  readonly folder: string;
  readonly spareMb: number;
  readonly logger: Logger;
}

/**
 * Looks after the disk of the embedded database. Where PostgreSQL meets its end in the middle of its journal, it hangs for
 * good: it stops writing before that, and only reads until there is room again.
 */
export class DiskWatch {
  readonly #options: DiskWatchOptions;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();
  #isFull = false;

  constructor(options: DiskWatchOptions) {
    this.#options = options;
    this.#lookSoon();
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#looking;
    clearTimeout(this.#timer);
  }

  #lookSoon(): void {
    this.#timer = setTimeout(() => {
      this.#looking = this.#look()
        .catch((error: unknown) => this.#options.logger.warn({ err: error }, "the disk could not be looked after"))
        .finally(() => this.#lookSoon());
    }, LOOK_EVERY_MS);
  }

  async #look(): Promise<void> {
    const { client, folder, spareMb, logger } = this.#options;
    const freeMb = await freeMbAt(folder);
    const isFull = freeMb < (this.#isFull ? spareMb + ROOM_MB : spareMb);
    if (isFull !== this.#isFull) {
      await client.exec(`set default_transaction_read_only = ${isFull ? "on" : "off"}`);
      this.#isFull = isFull;
      const said = { folder, freeMb: Math.floor(freeMb), spareMb };
      if (isFull) logger.error(said, "the disk is nearly full: nothing is saved until there is room again");
      else logger.info(said, "the disk has room again");
    }
    if (!isFull) await this.#cutJournal();
  }

  /** PostgreSQL's own servers do this by themselves; one that runs alone keeps all that was ever written. */
  async #cutJournal(): Promise<void> {
    const { client, folder } = this.#options;
    const files = await readdir(join(folder, "pg_wal"));
    if (files.filter((file) => /^[\dA-F]{24}$/.test(file)).length > JOURNAL_MAX_FILES) await client.exec("checkpoint");
  }
}
