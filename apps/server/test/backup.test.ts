import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, expect, inject, test } from "vitest";
import { BackupRefused } from "../src/backup/format.ts";
import { restoreBackup } from "../src/backup/restore.ts";
import { askRows } from "../src/db/ask-rows.ts";
import { migrateUpTo } from "../src/db/migrations.ts";
import { readSettings } from "../src/settings.ts";
import { runCommand } from "./kit/run-command.ts";
import { ownSettings, ServerProcess } from "./kit/server-process.ts";
import { furnish, readAll, withDatabase } from "./kit/whole-database.ts";

const folder = mkdtempSync(join(tmpdir(), "wellput-backups-"));
const running: ServerProcess[] = [];
const removals: (() => void)[] = [() => rmSync(folder, { recursive: true })];
afterAll(async () => {
  for (const server of running) server.kill("SIGKILL");
  await Promise.all(running.map((server) => server.ended()));
  for (const remove of removals) remove();
});

async function own(database: "prepared" | "empty"): Promise<Record<string, string>> {
  const { settings, remove } = await ownSettings(database);
  removals.push(remove);
  return settings;
}
async function start(settings: Record<string, string>) {
  const server = await ServerProcess.start(settings);
  running.push(server);
  return server;
}
const backUp = (file: string, settings: Record<string, string>) => runCommand("backup", [file], settings);
const restore = (file: string, settings: Record<string, string>) => runCommand("restore", [file], settings);

function send(method: string, url: string, body: unknown, cookie = ""): Promise<Response> {
  const headers = { "content-type": "application/json", cookie };
  return fetch(url, { method, headers, body: JSON.stringify(body) });
}
async function signUp({ url, joiningCode }: ServerProcess & { url: string }): Promise<string> {
  const body = { email: `${randomUUID()}@example.org`, password: "correct horse", terms: true, joiningCode };
  const answer = await send("POST", `${url}/api/accounts`, body);
  expect(answer.status).toBe(201);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/** What a server changes in rows that were there before; and whoever has a sheet open has left a backup behind at once. */
const CHANGING = new Set(["groups", "rate_limits", "session_presence"]);
const steady = (all: Map<string, string[]>) => [...all].filter(([name]) => !CHANGING.has(name));

test("RELY-03 a running server is backed up while writes go on, and one of everything is found again.", {
  timeout: 240_000,
}, async () => {
  const [source, target, file] = [await own("prepared"), await own("empty"), join(folder, "whole.gz")];
  await furnish(source);
  const before = await readAll(source);
  const server = await start(source);
  const cookie = await signUp(server);
  const token = /token=([\w-]+)/.exec(server.stdout)?.[1];
  await send("POST", `${server.url}/api/me/admin`, { token }, cookie);
  await send("POST", `${server.url}/api/newsletter`, { email: "news@example.org" });
  await send("POST", `${server.url}/api/password-resets`, { email: "ada@example.org" });
  await send("PUT", `${server.url}/api/me/email`, { email: "new@example.org" }, cookie);

  let isWriting = true;
  const write = async (once: () => Promise<unknown>) => {
    while (isWriting) await once();
  };
  const scenario = () => ({ id: randomUUID(), title: "Written meanwhile", isPublic: true });
  const writes = [
    write(() => signUp(server)),
    write(() => send("POST", `${server.url}/api/scenarios`, scenario(), cookie)),
  ];
  const said = await backUp(file, source);
  isWriting = false;
  await Promise.all(writes);
  expect(said).toEqual({ code: 0, out: expect.stringMatching(/^Backed up to .+whole\.gz \(\d+ kB\)\.\n$/), err: "" });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(["whole.gz"]);
  server.kill("SIGTERM");
  await server.ended();

  const restored = await restore(file, target);
  expect(restored).toEqual({ code: 0, out: expect.stringMatching(/^Restored \d+ rows\. /), err: "" });
  const [after, found] = [await readAll(source), await readAll(target)];
  expect([...found].filter(([, rows]) => rows.length === 0).map(([name]) => name)).toEqual(["session_presence"]);
  for (const [name, rows] of steady(before)) expect(found.get(name)).toEqual(expect.arrayContaining(rows));
  for (const [name, rows] of steady(found)) expect(after.get(name)).toEqual(expect.arrayContaining(rows));
  // Seats and people are written together: as of one moment they agree, whatever was being written then.
  const [seats] = await withDatabase(target, ({ db }) =>
    askRows<{ taken: number; people: number }>(
      db,
      sql`select (select sum(count) from groups)::int as taken, count(*)::int as people from users where group_code is not null`,
    ),
  );
  expect(seats?.taken).toBe(seats?.people);
  expect(seats?.people).toBeGreaterThan(0);

  const again = await start(target);
  expect(again.joiningCode).toBe(server.joiningCode);
  const session = await fetch(`${again.url}/api/session`, { headers: { cookie } });
  expect(await session.json()).toMatchObject({ me: { admin: true } });
});

test("RELY-03 what cannot be restored, or would go over something, is refused in a sentence and changes nothing.", {
  timeout: 240_000,
}, async () => {
  const [source, target, file] = [await own("prepared"), await own("empty"), join(folder, "good.gz")];
  await backUp(file, source);
  const whole = readFileSync(file);
  const text = gunzipSync(whole).toString();
  const make = (name: string, content: string | Buffer) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const bad = {
    "no such file": join(folder, "nowhere.gz"),
    "cannot be unpacked": make("text.gz", "not packed"),
    "no backup of Wellput": make("other.gz", gzipSync('{"wellput":"something else"}\n')),
    "or is damaged": make("half.gz", whole.subarray(0, whole.length / 2)),
    "breaks off": make("short.gz", gzipSync(text.slice(0, text.lastIndexOf('{"end"')))),
    "cannot be read": make("torn.gz", gzipSync(text.replace("\n[", "\n"))),
    "restore it with a newer one": make(
      "newer.gz",
      gzipSync(text.replace(/"migration":"\w+"/, '"migration":"9999_x"')),
    ),
  };
  const here = { settings: readSettings(target), logger: pino({ level: "silent" }) };
  for (const [words, path] of Object.entries(bad)) {
    const refused = await restoreBackup({ ...here, file: path }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(BackupRefused);
    expect(refused).toMatchObject({ message: expect.stringMatching(new RegExp(`^[^\\n]*${words}[^\\n]*$`)) });
  }
  // The command itself says the same.
  const said = await restore(bad["breaks off"], target);
  expect(said).toEqual({ code: 1, out: "", err: expect.stringMatching(/^[^\n]*breaks off[^\n]*\n$/) });
  expect((await restore(file, target)).code).toBe(0);
  const filled = await readAll(target);
  const over = await restore(file, target);
  expect([over.code, over.err]).toEqual([
    1,
    expect.stringMatching(/^The (data folder|database) \S+ is not empty: .+\.\n$/),
  ]);
  expect(await readAll(target)).toEqual(filled);
});

test("RELY-03 a backup of nothing makes nothing, and one that cannot be written says why.", {
  timeout: 240_000,
}, async () => {
  const [nothing, source] = [await own("empty"), await own("prepared")];
  const said = await backUp(join(folder, "nothing.gz"), nothing);
  expect([said.code, said.err]).toEqual([
    1,
    expect.stringMatching(/^(There is|The database \S+ holds) no Wellput.+\.\n$/),
  ]);
  expect(existsSync(join(folder, "nothing.gz"))).toBe(false);
  expect(existsSync(join(nothing.DATA_DIR ?? "", "db"))).toBe(false);
  const elsewhere = await backUp(join(folder, "no/such/folder.gz"), source);
  expect([elsewhere.code, elsewhere.err]).toEqual([
    1,
    expect.stringMatching(/^The backup cannot be written: ENOENT.+\.\n$/),
  ]);
  for (const name of ["backup", "restore"]) {
    const usage = { code: 2, out: "", err: `Usage: npm run ${name} -- FILE\n` };
    expect(await runCommand(name, [], source)).toEqual(usage);
    expect(await runCommand(name, ["a", "b"], source)).toEqual(usage);
  }
});

test("RELY-03 a backup of an older version is brought up to date.", { timeout: 240_000 }, async () => {
  const [source, target, file] = [await own("empty"), await own("empty"), join(folder, "older.gz")];
  await withDatabase(source, ({ db }) =>
    db.transaction(async (tx) => {
      await migrateUpTo(tx, "0010_sentences_as_they_came");
      await tx.execute(
        sql`insert into groups (code, name, count, max_num, created_at) values ('WARD', 'Ward', 3, 9, now())`,
      );
    }),
  );
  expect(await backUp(file, source)).toMatchObject({ code: 0, err: "" });
  expect(await restore(file, target)).toMatchObject({ code: 0, err: "" });
  const [group] = (await readAll(target)).get("groups") ?? [];
  expect(JSON.parse(group ?? "")).toMatchObject({
    code: "WARD",
    count: 3,
    id: expect.stringMatching(/^[\da-f-]{36}$/),
  });
  expect((await start(target)).joiningCode).toBe("WARD");
});

if (!inject("postgresUrl")) {
  test("RELY-03 the door of the embedded database opens to whoever can read its folder, and to nobody else.", {
    timeout: 240_000,
  }, async () => {
    const source = await own("prepared");
    const server = await start(source);
    const note = join(source.DATA_DIR ?? "", "door.json");
    expect(statSync(note).mode & 0o777).toBe(0o600);
    const { port, token } = JSON.parse(readFileSync(note, "utf8")) as { port: number; token: string };
    const knock = (authorization?: string) =>
      fetch(`http://127.0.0.1:${port}/`, { headers: authorization === undefined ? {} : { authorization } });
    for (const word of [undefined, "", "Bearer ", `Bearer ${token.slice(1)}`, token, `Bearer ${"x".repeat(43)}`]) {
      const answer = await knock(word);
      expect([answer.status, await answer.text()]).toEqual([403, ""]);
    }
    // Somebody who goes away in the middle holds up nobody.
    const leaving = new AbortController();
    await fetch(`http://127.0.0.1:${port}/`, {
      headers: { authorization: `Bearer ${token}` },
      signal: leaving.signal,
    }).then(() => leaving.abort());
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    server.kill("SIGTERM");
    await server.ended();
    expect(existsSync(note)).toBe(false);
  });
}
