import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { SECRET_MIN_CHARS } from "../settings.ts";
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

/** How a secret is mended that is none. */
export const SECRET_REMEDY = "put it back from a backup, or delete it, after which everybody signs in again";

/** What is wrong with a secret; null with one that is long enough. */
export const secretProblem = ({ length }: string): string | null =>
  length < SECRET_MIN_CHARS ? `has ${length} characters where at least ${SECRET_MIN_CHARS} are needed` : null;

/** The secret that a data folder keeps, null where it keeps none. @throws {CannotOpen} when it is too short to be one. */
export function readSecret(dataDir: string): string | null {
  const secret = readSecretFile(dataDir)?.trim() ?? null;
  const problem = secret === null ? null : secretProblem(secret);
  if (problem) throw folderProblem(dataDir, `its file ${SECRET_FILE} ${problem}`, SECRET_REMEDY);
  return secret;
}

function readSecretFile(dataDir: string): string | null {
  try {
    return readFileSync(join(dataDir, SECRET_FILE), "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    const cause = error instanceof Error ? error.message : String(error);
    throw folderProblem(dataDir, `its file ${SECRET_FILE} cannot be read (${cause})`, SECRET_REMEDY);
  }
}
