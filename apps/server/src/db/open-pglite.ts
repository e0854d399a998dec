import { mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { FROM_BACKUP, folderProblem, touching } from "./cannot-open.ts";
import { MIGRATIONS_FOLDER, type OpenDatabase } from "./database.ts";
import { lockFolder } from "./folder-lock.ts";
import { DATABASE_FOLDER, hasDatabase } from "./inspect-folder.ts";
import { readEveryPage } from "./read-every-page.ts";
import { refuseForeign } from "./refuse-foreign.ts";
import * as schema from "./schema/index.ts";

/**
 * Opens the embedded database in a folder of its own. It has one connection: inside `db.transaction` use `tx` alone,
 * anything else waits for ever.
 *
 * @throws {CannotOpen} when another process has the folder, or it is not whole.
 */
export async function openPglite(dataDir: string): Promise<OpenDatabase> {
  const release = lockFolder(dataDir);
  try {
    const folder = join(dataDir, DATABASE_FOLDER);
    if (!hasDatabase(dataDir)) await makeDatabase(dataDir, folder);
    const client = await openWhole(dataDir, folder);
    return withClient(client, release);
  } catch (error) {
    release();
    throw error;
  }
}

/** Opens a database, or makes it where the folder is empty, and sees that it can be read from one end to the other. */
async function openWhole(dataDir: string, folder: string): Promise<PGlite> {
  const said: string[] = [];
  try {
    const client = await PGlite.create({ dataDir: folder, onStderr: (line) => said.push(line) > 0 });
    await readEveryPage(client);
    return client;
  } catch (error) {
    const cause = causeAmong(said) ?? (error instanceof Error ? error.message : String(error));
    throw folderProblem(dataDir, `PostgreSQL finds its database damaged (${cause})`, FROM_BACKUP);
  }
}

/** Why PostgreSQL gave up, in its own words, without the time. */
function causeAmong(said: readonly string[]): string | undefined {
  const causes = said.map((line) => /\b(?:FATAL|PANIC|DETAIL): +(.+)$/.exec(line)?.[1]).filter(Boolean);
  return causes.length > 0 ? causes.join(" ") : undefined;
}

/** Makes an empty database beside its place and moves it there when it is whole: a first start may be cut off. */
async function makeDatabase(dataDir: string, folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  touching(dataDir, () => {
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  });
  const client = await openWhole(dataDir, unfinished);
  await client.close();
  touching(dataDir, () => renameSync(unfinished, folder));
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
    async migrate() {
      await refuseForeign(db);
      await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
    },
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
