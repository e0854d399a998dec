/** The data cannot be opened. The message is for the person at the terminal: where, why, and what to do. */
export class CannotOpen extends Error {}

/** How a folder is mended that cannot be mended otherwise. */
export const FROM_BACKUP = "put the folder back from a backup, or start with another DATA_DIR";

/** What is wrong with a data folder, and how it is mended. */
export const folderProblem = (folder: string, cause: string, remedy: string): CannotOpen =>
  new CannotOpen(`The data folder ${folder} cannot be opened: ${cause}; ${remedy}.`);

const REFUSALS: Readonly<Record<string, readonly [cause: string, remedy: string]>> = {
  EEXIST: ["it is a file", "name a folder with DATA_DIR"],
  ENOTDIR: ["a part of its path is a file", "name a folder with DATA_DIR"],
  EACCES: ["this user may not use it", "give it to this user, or name another with DATA_DIR"],
  EPERM: ["this user may not use it", "give it to this user, or name another with DATA_DIR"],
  EROFS: ["its disk is read-only", "make it writable, or name another folder with DATA_DIR"],
  ENOSPC: ["its disk is full", "free some space there, or name a folder on another disk with DATA_DIR"],
};

/** Runs what touches a data folder, and says in words why the system refused. @throws {CannotOpen} */
export function touching<Result>(folder: string, touch: () => Result): Result {
  try {
    return touch();
  } catch (error) {
    if (!(error instanceof Error) || !("code" in error)) throw error;
    const [cause, remedy] = REFUSALS[String(error.code)] ?? [error.message, FROM_BACKUP];
    throw folderProblem(folder, cause, remedy);
  }
}
