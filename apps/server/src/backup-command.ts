import process from "node:process";
import type { Writable } from "node:stream";
import type { Logger } from "pino";
import { saveFile, sendBackup } from "./backup/backup-file.ts";
import { runCommand } from "./backup/command.ts";
import { fetchBackup } from "./backup/door.ts";
import { BackupRefused } from "./backup/format.ts";
import { requireOurs } from "./backup/write-backup.ts";
import { FolderInUse } from "./db/folder-lock.ts";
import { hasDatabase } from "./db/inspect-folder.ts";
import { keepAuthSecret } from "./installation/auth-secret.ts";
import { openDatabase } from "./open-database.ts";
import type { Settings } from "./settings.ts";

const MEGABYTE = 1_000_000;

/** Reads the database itself, or asks the server that has the embedded one open. */
async function backUp(settings: Settings, logger: Logger, output: Writable): Promise<void> {
  const { DATABASE_URL, DATA_DIR, AUTH_SECRET } = settings;
  if (!DATABASE_URL && !hasDatabase(DATA_DIR)) {
    throw new BackupRefused(`There is no Wellput in ${DATA_DIR}: name its folder in DATA_DIR, or DATABASE_URL.`);
  }
  const database = await openDatabase(settings, logger).catch((error: unknown) => {
    if (error instanceof FolderInUse) return null;
    throw error;
  });
  if (!database) return fetchBackup(DATA_DIR, output);
  try {
    await requireOurs(database.db);
    await sendBackup(database, AUTH_SECRET ?? (await keepAuthSecret(database, DATA_DIR)), output);
  } finally {
    await database.close();
  }
}

await runCommand("Usage: npm run backup -- FILE", async ({ file, settings, logger }) => {
  const bytes = await saveFile(file, (output) => backUp(settings, logger, output));
  const size = bytes < MEGABYTE ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / MEGABYTE).toFixed(1)} MB`;
  process.stdout.write(`Backed up to ${file} (${size}).\n`);
});
