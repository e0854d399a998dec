import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { CannotOpen, folderProblem, touching } from "./cannot-open.ts";

/** Another process has this data folder open. */
export class FolderInUse extends CannotOpen {}

const LOCK = "in-use.lock";
const SQLITE_BUSY = 5;
const SQLITE_FULL = 13;

/**
 * Takes a folder for this process alone and returns the release. PGlite takes no lock, and two processes on one folder
 * lose rows. The lock is the operating system's on a small SQLite file: the kernel lets go of it when the process ends,
 * however it ends, so a lock is never stale and no process id is compared.
 *
 * @throws {CannotOpen} FolderInUse, or what keeps the folder from being used at all.
 */
export function lockFolder(folder: string): () => void {
  touching(folder, () => mkdirSync(folder, { recursive: true, mode: 0o700 }));
  const note = join(folder, "in-use.txt");
  const lock = takeLock(folder, note);
  touching(folder, () => writeFileSync(note, `process ${process.pid} since ${new Date().toISOString()}\n`));
  return () => {
    rmSync(note, { force: true });
    lock.close();
  };
}

function takeLock(folder: string, note: string): DatabaseSync {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(join(folder, LOCK));
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
    return lock;
  } catch (error) {
    lock?.close();
    throw lockProblem(folder, note, error);
  }
}

/** A damaged lock is not made anew: whoever holds it would not know of the new one. */
function lockProblem(folder: string, note: string, error: unknown): CannotOpen {
  const code = error instanceof Error && "errcode" in error ? error.errcode : undefined;
  if (code === SQLITE_BUSY) {
    return new FolderInUse(
      `The data folder ${folder} is in use by another Wellput (${readNote(note)}).\n` +
        "Stop that one first, or start this one with another DATA_DIR, or give both a PostgreSQL with DATABASE_URL.",
    );
  }
  if (code === SQLITE_FULL) return folderProblem(folder, "its disk is full", "free some space there");
  const cause = error instanceof Error ? error.message : String(error);
  const remedy = "delete it if no other Wellput uses this folder, and start again";
  return folderProblem(folder, `its file ${LOCK} cannot be locked (${cause})`, remedy);
}

function readNote(file: string): string {
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    return "it left no note about itself";
  }
}
