import { mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import type { Logger } from "pino";
import { FROM_BACKUP, folderProblem, touching } from "./cannot-open.ts";
import { MIGRATIONS_FOLDER, noteRunsHere, type OpenDatabase } from "./database.ts";
import { pgliteTrouble } from "./database-trouble.ts";
import { requireRoom } from "./disk-room.ts";
import { DiskWatch } from "./disk-watch.ts";
import { lockFolder } from "./folder-lock.ts";
import { DATABASE_FOLDER, hasDatabase, readSecret } from "./inspect-folder.ts";
import { readEveryPage } from "./read-every-page.ts";
import { refuseForeign } from "./refuse-foreign.ts";
import * as schema from "./schema/index.ts";

/** What a new database takes, and its first journal. */
const NEW_DATABASE_MB = 64;
/**
 * Few files of journal are kept for later: what is written here is little, and disks are small. The system's own memory
 * for files holds what is read often; PostgreSQL's beside it would only be a second copy.
 */
const POSTGRES_SETTINGS = ["min_wal_size=32MB", "max_wal_size=64MB", "shared_buffers=8MB"];
const START_PARAMETERS = [...PGlite.defaultStartParams, ...POSTGRES_SETTINGS.flatMap((setting) => ["-c", setting])];

// Compiling PostgreSQL a second time, for speed, takes half a gigabyte and two seconds, and statements hardly gain by it.
setFlagsFromString("--liftoff-only");

interface OpenPgliteOptions {
  readonly dataDir: string;
  /** Megabytes that stay free on the disk: with less, the database only reads. */
  readonly spareMb: number;
  readonly logger: Logger;
  /** Whether the folder's secret is to be used: it is looked at before PostgreSQL writes anything. */
  readonly usesSecret?: boolean;
}

/**
 * Opens the embedded database in a folder of its own. It has one connection: inside `db.transaction` use `tx` alone,
 * anything else waits for ever.
 *
 * @throws {CannotOpen} when another process has the folder, its disk is full, or it is not whole.
 */
export async function openPglite(options: OpenPgliteOptions): Promise<OpenDatabase> {
  const { dataDir, spareMb, logger, usesSecret = true } = options;
  requireRoom(dataDir, spareMb);
  const release = lockFolder(dataDir);
  try {
    const folder = join(dataDir, DATABASE_FOLDER);
    if (!hasDatabase(dataDir)) {
      requireRoom(dataDir, spareMb + NEW_DATABASE_MB);
      await makeDatabase(dataDir, folder, logger);
    }
    if (usesSecret) readSecret(dataDir);
    const client = await openWhole(dataDir, folder, logger);
    const watch = new DiskWatch({ client, folder, spareMb, logger });
    const close = async () => {
      await watch.stop();
      await client.close();
      release();
    };
    return { ...withClient(client), close };
  } catch (error) {
    release();
    throw error;
  }
}

/** Opens a database, or makes it where the folder is empty, and sees that it can be read from one end to the other. */
async function openWhole(dataDir: string, folder: string, logger: Logger): Promise<PGlite> {
  const said: string[] = [];
  let isOpen = false;
  const onStderr = (line: string) => {
    if (!isOpen) said.push(line);
    else if (/\bPANIC: /.test(line)) giveUp(line, logger);
    return true;
  };
  try {
    const client = await PGlite.create({ dataDir: folder, startParams: START_PARAMETERS, onStderr });
    await readEveryPage(client);
    isOpen = true;
    return client;
  } catch (error) {
    // PGlite leaves its mark of running behind, and nobody else runs here: the folder is locked.
    rmSync(join(folder, "postmaster.pid"), { force: true });
    const cause = causeAmong(said) ?? (error instanceof Error ? error.message : String(error));
    throw folderProblem(dataDir, `PostgreSQL finds its database damaged (${cause})`, FROM_BACKUP);
  }
}

/**
 * The database is beyond help, such as when it cannot write its journal, and is about to keep the whole process busy for
 * good. All that was acknowledged is on the disk: the next start finds it, or says why not.
 */
function giveUp(said: string, logger: Logger): never {
  logger.fatal({ said }, "the embedded database gave up: stopping");
  process.exit(1);
}

/** Why PostgreSQL gave up, in its own words, without the time. */
function causeAmong(said: readonly string[]): string | undefined {
  const causes = said.map((line) => /\b(?:FATAL|PANIC|DETAIL): +(.+)$/.exec(line)?.[1]).filter(Boolean);
  return causes.length > 0 ? causes.join(" ") : undefined;
}

/** Makes an empty database beside its place and moves it there when it is whole: a first start may be cut off. */
async function makeDatabase(dataDir: string, folder: string, logger: Logger): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  touching(dataDir, () => {
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  });
  const client = await openWhole(dataDir, unfinished, logger);
  await client.close();
  touching(dataDir, () => renameSync(unfinished, folder));
}

/** Opens a database in memory from an image of another, for tests. */
export async function openPgliteImage(image: Blob): Promise<OpenDatabase> {
  const client = await PGlite.create({ loadDataDir: image, startParams: START_PARAMETERS });
  return { ...withClient(client), close: () => client.close() };
}

function withClient(client: PGlite): Omit<OpenDatabase, "close"> {
  const db = drizzle(client, { schema });
  noteRunsHere(db);
  return {
    db,
    kind: "pglite",
    async migrate() {
      await refuseForeign(db);
      await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
    },
    async listen(channel, onMessage) {
      await client.listen(channel, onMessage);
    },
    troubleOf: pgliteTrouble,
  };
}
