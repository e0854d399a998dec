import { createHash, randomBytes } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { Client } from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openPglite } from "../src/db/open-pglite.ts";
import { installation } from "../src/db/schema/index.ts";
import { ownSettings, ServerProcess } from "./kit/server-process.ts";
import { createPostgresDatabase } from "./kit/test-database.ts";

type Settings = Record<string, string>;

const scratch = mkdtempSync(join(tmpdir(), "wellput-cannot-open-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Every file and folder below a path, each file with a print of its bytes. */
function contentsOf(path: string): Record<string, string> {
  if (!existsSync(path)) return {};
  if (statSync(path).isFile()) return { ".": printOf(path) };
  const names = readdirSync(path, { recursive: true, encoding: "utf8" }).sort();
  return Object.fromEntries(names.map((name) => [name, printOf(join(path, name))]));
}
const printOf = (file: string) =>
  statSync(file).isFile() ? createHash("sha1").update(readFileSync(file)).digest("hex") : "a folder";

/**
 * Expects that a server refuses to start, in one sentence without a stack, that it leaves every byte of its folder as it was,
 * but for files that are named, and returns the sentence.
 */
async function refusal(settings: Settings, but = /^$/): Promise<string> {
  const contents = () => Object.entries(contentsOf(settings.DATA_DIR ?? "")).filter(([name]) => !but.test(name));
  const before = contents();
  const server = new ServerProcess({ PORT: "0", ...settings });
  expect([await server.ended(), server.stdout]).toEqual([1, ""]);
  expect(server.stderr).toMatch(/^[^\n]+; [^\n]+\.\n$/);
  expect(server.stderr).not.toContain("    at ");
  expect(contents()).toEqual(before);
  return server.stderr;
}

if (inject("postgresUrl")) {
  const run = async (url: string, statement: string) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query(statement);
    await client.end();
  };

  test("RELY-03 a PostgreSQL that cannot be reached is said with its address, the cause and what to do.", async () => {
    const nobody = await refusal({ DATA_DIR: scratch, DATABASE_URL: "postgres://ada:hush@127.0.0.1:1/wellput" });
    expect(nobody).toBe(
      "PostgreSQL at 127.0.0.1:1/wellput cannot be used: connect ECONNREFUSED 127.0.0.1:1; start it, or correct DATABASE_URL.\n",
    );
    const nowhere = inject("postgresUrl").replace(/postgres$/, "nowhere");
    expect(await refusal({ DATA_DIR: scratch, DATABASE_URL: nowhere })).toContain(
      'database "nowhere" does not exist; ',
    );
  });

  test("RELY-03 somebody else's database stays as it is.", async () => {
    const url = await createPostgresDatabase("template1");
    await run(url, "create table users (theirs text)");
    const said = await refusal({ DATA_DIR: scratch, DATABASE_URL: url });
    expect(said).toMatch(
      /^The database test_\w+ cannot be used: it has tables that are not Wellput's; name an empty one\.$/m,
    );
    await run(url, "do $$ begin assert to_regclass('drizzle.__drizzle_migrations') is null; end $$");
  });

  test("RELY-03 a secret that is empty or short is refused, as it is in AUTH_SECRET.", async () => {
    const { settings, remove } = await ownSettings("prepared");
    for (const secret of ["", "too short"]) {
      await run(
        settings.DATABASE_URL ?? "",
        `delete from installation where key = 'auth-secret';
        insert into installation (key, value) values ('auth-secret', '${secret}')`,
      );
      expect(await refusal(settings)).toContain(
        `the row auth-secret of its table installation has ${secret.length} characters where at least 32 are needed; put it back`,
      );
    }
    remove();
  });
} else {
  const whole = join(scratch, "whole");
  /** The file of a table, in the folder of the database. */
  let table = "";

  beforeAll(async () => {
    cpSync(inject("pgliteFolder"), join(whole, "db"), { recursive: true });
    const server = await ServerProcess.start({ PORT: "0", DATA_DIR: whole });
    server.kill("SIGTERM");
    expect(await server.ended()).toBe(0);
    const client = await PGlite.create({ dataDir: join(whole, "db") });
    const { rows } = await client.query<{ path: string }>("select pg_relation_filepath('challenges') as path");
    table = rows[0]?.path ?? "";
    await client.close();
  }, 240_000);

  /**
   * PostgreSQL's own books: when it ran, its journal, and what it has found out about its tables. It must run for a table's damage
   * to be seen, and nothing else changes.
   */
  const OWN_BOOKS = /^db\/(global\/pg_control|pg_wal\/.+|(global|base\/\d+)\/pg_internal\.init)$/;

  /** What happens to the folder, and the cause and remedy that the server then tells. */
  const FAULTS: Readonly<
    Record<string, readonly [damage: (folder: string) => void, cause: string, remedy: string, but?: RegExp]>
  > = {
    "PG_VERSION is gone": [
      (folder) => rmSync(join(folder, "db/PG_VERSION")),
      "its folder db has no PG_VERSION, so that it is no database, or a part of one",
      "put the folder back from a backup",
    ],
    "the database is gone beside the secret": [
      (folder) => rmSync(join(folder, "db"), { recursive: true }),
      "there is an auth-secret, but the database beside it is gone",
      "put the folder back from a backup, or delete auth-secret to begin with nothing",
    ],
    "the database is empty beside the secret": [
      (folder) => {
        rmSync(join(folder, "db"), { recursive: true });
        mkdirSync(join(folder, "db"));
      },
      "there is an auth-secret, but the database beside it is empty",
      "put the folder back from a backup, or delete auth-secret to begin with nothing",
    ],
    "the control file is cut short": [
      (folder) => truncateSync(join(folder, "db/global/pg_control"), 100),
      'PostgreSQL finds its database damaged (could not read file "global/pg_control": read 100 of ',
      "put the folder back from a backup",
    ],
    "the control file is overwritten": [
      (folder) => writeFileSync(join(folder, "db/global/pg_control"), randomBytes(8192)),
      "PostgreSQL finds its database damaged (",
      "put the folder back from a backup",
    ],
    "a page of a table is overwritten": [
      (folder) => {
        const file = join(folder, "db", table);
        const bytes = readFileSync(file);
        writeFileSync(file, bytes.fill(7, 5000, 5100));
      },
      "PostgreSQL finds its database damaged (invalid page in block 0 of relation",
      "put the folder back from a backup",
      OWN_BOOKS,
    ],
    "the pages of a table are gone": [
      (folder) => truncateSync(join(folder, "db", table), 0),
      "PostgreSQL finds its database damaged (",
      "put the folder back from a backup",
      OWN_BOOKS,
    ],
    "the file of a table is gone": [
      (folder) => rmSync(join(folder, "db", table)),
      'PostgreSQL finds its database damaged (could not open file "base/',
      "put the folder back from a backup",
      OWN_BOOKS,
    ],
    "another PostgreSQL made it": [
      (folder) => writeFileSync(join(folder, "db/PG_VERSION"), "15\n"),
      "PostgreSQL finds its database damaged (database files are incompatible with server",
      "put the folder back from a backup",
    ],
    "the lock is overwritten": [
      (folder) => writeFileSync(join(folder, "in-use.lock"), randomBytes(4096)),
      "its file in-use.lock cannot be locked (file is not a database)",
      "delete it if no other Wellput uses this folder",
    ],
    "the secret is empty": [
      (folder) => writeFileSync(join(folder, "auth-secret"), ""),
      "its file auth-secret has 0 characters where at least 32 are needed",
      "put it back from a backup, or delete it, after which everybody signs in again",
    ],
    "the secret is short": [
      (folder) => writeFileSync(join(folder, "auth-secret"), "too short\n"),
      "its file auth-secret has 9 characters where at least 32 are needed",
      "put it back from a backup, or delete it, after which everybody signs in again",
    ],
  };

  const damaged = (damage: (folder: string) => void): string => {
    const folder = mkdtempSync(join(scratch, "damaged-"));
    cpSync(whole, folder, { recursive: true });
    damage(folder);
    return folder;
  };

  for (const [fault, [damage, cause, remedy, but]] of Object.entries(FAULTS)) {
    test(`RELY-03 ${fault}: the server ends with one sentence, and leaves the folder as it is.`, async () => {
      const folder = damaged(damage);
      const said = await refusal({ DATA_DIR: folder }, but);
      expect(said).toContain(`The data folder ${folder} cannot be opened: ${cause}`);
      expect(said).toContain(`; ${remedy}`);
      rmSync(folder, { recursive: true });
    });
  }

  test("RELY-03 a secret that is none is no matter where AUTH_SECRET stands for it.", async () => {
    const folder = damaged((place) => writeFileSync(join(place, "auth-secret"), ""));
    const options = { dataDir: folder, spareMb: 64, logger: pino({ level: "silent" }) };
    await expect(openPglite(options)).rejects.toThrow("auth-secret has 0 characters");
    const database = await openPglite({ ...options, usesSecret: false });
    expect(await database.db.$count(installation)).toBeGreaterThan(0);
    await database.close();
  });

  test("RELY-03 a DATA_DIR that is a file, or below one, is said to be one.", async () => {
    const file = join(scratch, "file");
    writeFileSync(file, "");
    const name = "name a folder with DATA_DIR.\n";
    expect(await refusal({ DATA_DIR: file })).toBe(`The data folder ${file} cannot be opened: it is a file; ${name}`);
    const below = join(file, "below");
    expect(await refusal({ DATA_DIR: below })).toBe(
      `The data folder ${below} cannot be opened: a part of its path is a file; ${name}`,
    );
  });

  test("RELY-03 a folder that is put right opens again, and one without a secret gets one.", async () => {
    rmSync(join(whole, "auth-secret"));
    const server = await ServerProcess.start({ PORT: "0", DATA_DIR: whole });
    expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({ status: "ok" });
    server.kill("SIGTERM");
    expect(await server.ended()).toBe(0);
    expect(readFileSync(join(whole, "auth-secret"), "utf8").trim()).toHaveLength(43);
  });
}
