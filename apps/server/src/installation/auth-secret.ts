import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import type { OpenDatabase } from "../db/database.ts";
import { installation } from "../db/schema/index.ts";

const KEY = "auth-secret";

/**
 * The secret that signs sessions, made at the first start and kept: with the embedded database in a file that only the
 * server's user can read, with PostgreSQL in the database, so that several servers agree.
 */
export async function keepAuthSecret({ db, kind }: OpenDatabase, dataDir: string): Promise<string> {
  const made = randomBytes(32).toString("base64url");
  if (kind === "pglite") return keepInFile(join(dataDir, KEY), dataDir, made);
  await db.insert(installation).values({ key: KEY, value: made }).onConflictDoNothing();
  const [row] = await db.select().from(installation).where(eq(installation.key, KEY));
  return row?.value ?? made;
}

async function keepInFile(file: string, dataDir: string, made: string): Promise<string> {
  try {
    return (await readFile(file, "utf8")).trim();
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await writeFile(file, `${made}\n`, { mode: 0o600, flush: true });
    return made;
  }
}
