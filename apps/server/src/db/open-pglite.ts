import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { MIGRATIONS_FOLDER, type OpenDatabase } from "./database.ts";
import { lockFolder } from "./folder-lock.ts";
import * as schema from "./schema/index.ts";

/**
 * Opens the embedded database in a folder of its own. It has one connection: inside `db.transaction` use `tx` alone,
 * anything else waits for ever.
 *
 * @throws {FolderInUse} when another process has the folder.
 */
export async function openPglite(dataDir: string): Promise<OpenDatabase> {
  const release = lockFolder(dataDir);
  try {
    const folder = join(dataDir, "db");
    if (!existsSync(folder)) await makeDatabase(folder);
    return withClient(await PGlite.create({ dataDir: folder }), release);
  } catch (error) {
    release();
    throw error;
  }
}

/** Makes an empty database beside its place and moves it there when it is whole: a first start may be cut off. */
async function makeDatabase(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  const client = await PGlite.create({ dataDir: unfinished });
  await client.close();
  renameSync(unfinished, folder);
}

/** Opens a database in memory from an image of another, for tests. */
export async function openPgliteImage(image: Blob): Promise<OpenDatabase> {
  return withClient(await PGlite.create({ loadDataDir: image }), () => {});
}

function withClient(client: PGlite, release: () => void): OpenDatabase {
  const db = drizzle(client, { schema });
  return {
    db,
    kind: "pglite",
    migrate: () => migrate(db, { migrationsFolder: MIGRATIONS_FOLDER }),
    async listen(channel, onMessage) {
      await client.listen(channel, onMessage);
    },
    // It runs in this very process, and is there for as long as we are.
    troubleOf: () => null,
    async close() {
      await client.close();
      release();
    },
  };
}
