import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { ENGINE_VERSION } from "@wellput/contract";
import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { engineBuilds } from "../db/schema/index.ts";
import { SERVER_FOLDER } from "../server-folder.ts";

const pack = promisify(gzip);
const unpack = promisify(gunzip);

const BUILT = join(SERVER_FOLDER, "dist/engine.js");
/** Enough of a hash to tell builds of one version apart. */
const NAME_HASH_CHARS = 8;

/** The engine as it was built: two builds of one version may read differently. */
export interface EngineBuild {
  /** A hash of its code. */
  readonly id: string;
  /** The version, and which build of it. */
  readonly name: string;
  readonly code: Buffer;
}

const hashOf = (code: Buffer) => createHash("sha256").update(code).digest("hex");

export function toBuild(code: Buffer, version: string = ENGINE_VERSION): EngineBuild {
  const id = hashOf(code);
  return { id, name: `${version}+${id.slice(0, NAME_HASH_CHARS)}`, code };
}

/** The one that came with this program. */
export const readOwnBuild = async (): Promise<EngineBuild> => toBuild(await readFile(BUILT));

/** Keeps a build, once: it is in the database so that every server has it, and every backup. */
export async function keepBuild(db: Database, { id, name, code }: EngineBuild, now: Date): Promise<void> {
  if ((await db.$count(engineBuilds, eq(engineBuilds.id, id))) > 0) return;
  const row = { id, name, code: await pack(code), createdAt: now };
  await db.insert(engineBuilds).values(row).onConflictDoNothing();
}

/** The code of a build that was kept. @throws Error where it is not there, or not as it was. */
export async function readKeptBuild(db: Database, id: string): Promise<string> {
  const [row] = await db.select().from(engineBuilds).where(eq(engineBuilds.id, id));
  if (!row) throw new Error("the engine's build is not there");
  const code = await unpack(row.code);
  if (hashOf(code) !== id) throw new Error("the engine's build is not as it was kept");
  return code.toString("utf8");
}
