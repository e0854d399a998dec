import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Another process has this data folder open. */
export class FolderInUse extends Error {}

/**
 * Takes a folder for this process alone and returns the release. PGlite takes no lock, and two processes on one folder
 * lose rows. The lock is the operating system's on a small SQLite file: the kernel lets go of it when the process ends,
 * however it ends, so a lock is never stale and no process id is compared.
 *
 * @throws {FolderInUse} with a message for the person at the terminal.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(join(folder, "in-use.lock"));
  const note = join(folder, "in-use.txt");
  try {
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new FolderInUse(
      `The data folder ${folder} is in use by another Wellput (${readNote(note)}).\n` +
        "Stop that one first, or start this one with another DATA_DIR, or give both a PostgreSQL with DATABASE_URL.",
    );
  }
  writeFileSync(note, `process ${process.pid} since ${new Date().toISOString()}\n`);
  return () => lock.close();
}

/** SQLITE_BUSY: somebody else holds the file. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === 5;
}

function readNote(file: string): string {
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    return "it left no note about itself";
  }
}
