import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { APP_VERSION } from "@wellput/contract";
import type { Logger } from "pino";
import type { Database, OpenDatabase } from "../db/database.ts";
import { lockFolder } from "../db/folder-lock.ts";
import { DATABASE_FOLDER, SECRET_FILE } from "../db/inspect-folder.ts";
import { knowsMigration, migrateUpTo } from "../db/migrations.ts";
import { lookAt } from "../db/refuse-foreign.ts";
import { setAuthSecret } from "../installation/auth-secret.ts";
import { openDatabase } from "../open-database.ts";
import type { Settings } from "../settings.ts";
import { readLines } from "./backup-file.ts";
import { BackupRefused, type Header } from "./format.ts";
import { readHeader, readRows } from "./read-backup.ts";

interface RestoreOptions {
  readonly settings: Settings;
  readonly file: string;
  readonly logger: Logger;
}

/** Where a folder is made before it takes its place. */
const UNFINISHED = "restore.unfinished";
/** What a start that came to nothing leaves. */
const NOTHING = new Set([UNFINISHED, "in-use.lock", "in-use.txt"]);

/**
 * Puts a backup into the empty database that the settings name, whole or not at all.
 *
 * @throws {BackupRefused} when the backup cannot be used, or there is something already.
 */
export async function restoreBackup({ settings, file, logger }: RestoreOptions): Promise<{ rows: number }> {
  const lines = readLines(file);
  const header = await readHeader(lines);
  if (!knowsMigration(header.migration)) {
    const { version } = header;
    throw new BackupRefused(
      `The backup is of Wellput ${version}, and this is ${APP_VERSION}: restore it with a newer one.`,
    );
  }
  const backup = { header, lines };
  if (!settings.DATABASE_URL) return restoreFolder(settings, logger, backup);
  const database = await openDatabase(settings, logger);
  try {
    return await fill(database, settings.DATA_DIR, backup);
  } finally {
    await database.close();
  }
}

interface OpenBackup {
  readonly header: Header;
  readonly lines: AsyncIterable<string>;
}

async function restoreFolder(settings: Settings, logger: Logger, backup: OpenBackup): Promise<{ rows: number }> {
  const folder = settings.DATA_DIR;
  const found = existsSync(folder) ? readdirSync(folder).filter((name) => !NOTHING.has(name)) : [];
  if (found.length > 0) {
    throw new BackupRefused(
      `The data folder ${folder} is not empty: move what is in it away, or name another DATA_DIR.`,
    );
  }
  const release = lockFolder(folder);
  const unfinished = join(folder, UNFINISHED);
  rmSync(unfinished, { recursive: true, force: true });
  try {
    const database = await openDatabase({ ...settings, DATA_DIR: unfinished }, logger);
    const restored = await fill(database, unfinished, backup).finally(() => database.close());
    for (const name of [SECRET_FILE, DATABASE_FOLDER]) renameSync(join(unfinished, name), join(folder, name));
    return restored;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
    release();
  }
}

/** Makes the tables as the backup had them, fills them, and brings them up to date. */
async function fill(database: OpenDatabase, dataDir: string, { header, lines }: OpenBackup): Promise<{ rows: number }> {
  const restored = await database.db.transaction(async (tx) => {
    await requireEmpty(tx);
    await migrateUpTo(tx, header.migration);
    const read = await readRows(tx, lines);
    await setAuthSecret({ db: tx, kind: database.kind }, dataDir, header.secret);
    return read;
  });
  await database.migrate();
  return restored;
}

async function requireEmpty(tx: Database): Promise<void> {
  const { name, isOurs, isTaken } = await lookAt(tx);
  if (isOurs || isTaken) {
    throw new BackupRefused(`The database ${name} is not empty: name one without tables in DATABASE_URL.`);
  }
}
