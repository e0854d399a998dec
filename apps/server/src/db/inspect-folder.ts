import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { FROM_BACKUP, folderProblem, touching } from "./cannot-open.ts";

/** Of the embedded database, in the data folder. */
export const DATABASE_FOLDER = "db";
export const SECRET_FILE = "auth-secret";

/**
 * Whether a data folder has a database. A new one is made only where nothing says that there was one before: what is left
 * of it may be put right, and a new one in its place would hide that it is gone.
 *
 * @throws {CannotOpen} when something of a database is there, and not all.
 */
export function hasDatabase(dataDir: string): boolean {
  const folder = join(dataDir, DATABASE_FOLDER);
  const files = touching(dataDir, () => (existsSync(folder) ? readdirSync(folder) : null));
  if (files?.includes("PG_VERSION")) return true;
  if (files !== null && files.length > 0) {
    const cause = `its folder ${DATABASE_FOLDER} has no PG_VERSION, so that it is no database, or a part of one`;
    throw folderProblem(dataDir, cause, FROM_BACKUP);
  }
  if (existsSync(join(dataDir, SECRET_FILE))) {
    const cause = `there is an ${SECRET_FILE}, but the database beside it is ${files === null ? "gone" : "empty"}`;
    const remedy = `put the folder back from a backup, or delete ${SECRET_FILE} to begin with nothing`;
    throw folderProblem(dataDir, cause, remedy);
  }
  return false;
}
