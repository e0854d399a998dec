import { randomBytes } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { CannotOpen } from "../db/cannot-open.ts";
import type { OpenDatabase } from "../db/database.ts";
import { readSecret, SECRET_FILE, SECRET_REMEDY, secretProblem } from "../db/inspect-folder.ts";
import { installation } from "../db/schema/index.ts";

const KEY = "auth-secret";

/**
 * The secret that signs sessions, made at the first start and kept: with the embedded database in a file that only the
 * server's user can read, with PostgreSQL in the database, so that several servers agree.
 *
 * @throws {CannotOpen} when the one that is kept is too short to be a secret.
 */
export async function keepAuthSecret({ db, kind }: OpenDatabase, dataDir: string): Promise<string> {
  const made = randomBytes(32).toString("base64url");
  if (kind === "pglite") return readSecret(dataDir) ?? keepInFile(dataDir, made);
  await db.insert(installation).values({ key: KEY, value: made }).onConflictDoNothing();
  const [row] = await db.select().from(installation).where(eq(installation.key, KEY));
  const secret = row?.value ?? made;
  const problem = secretProblem(secret);
  if (problem === null) return secret;
  throw new CannotOpen(
    `The database's secret cannot be used: the row ${KEY} of its table installation ${problem}; ${SECRET_REMEDY}.`,
  );
}

/** Puts a secret where `keepAuthSecret` looks for it: of a backup, so that people stay signed in. */
export async function setAuthSecret(
  { db, kind }: Pick<OpenDatabase, "db" | "kind">,
  dataDir: string,
  value: string,
): Promise<void> {
  if (kind === "pglite") return writeFile(join(dataDir, SECRET_FILE), `${value}\n`, { mode: 0o600, flush: true });
  const row = { key: KEY, value };
  await db.insert(installation).values(row).onConflictDoUpdate({ target: installation.key, set: { value } });
}

async function keepInFile(dataDir: string, made: string): Promise<string> {
  const file = join(dataDir, SECRET_FILE);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  // Moved to its place when it is whole: a first start may be cut off.
  await writeFile(`${file}.unfinished`, `${made}\n`, { mode: 0o600, flush: true });
  await rename(`${file}.unfinished`, file);
  return made;
}
