import { randomBytes, randomUUID } from "node:crypto";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AnalysisResponse, Page, Scenario } from "@wellput/contract";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, expect, inject, onTestFinished, test } from "vitest";
import { openPglite } from "../src/db/open-pglite.ts";
import { startPostgres } from "./kit/own-postgres.ts";
import { ServerProcess } from "./kit/server-process.ts";
import { openSmallDisk } from "./kit/small-disk.ts";
import { expectError, Visitor } from "./kit/visitor.ts";
import { World } from "./kit/world.ts";

const MESSAGE = "You never listen to me.";
const scratch = mkdtempSync(join(tmpdir(), "wellput-full-disk-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Somebody at a server, signed in. */
async function signUpAt(server: ServerProcess & { url: string }): Promise<Visitor> {
  const browser = new Visitor({ request: (path, init) => fetch(server.url + path, init) });
  const body = { email: `${randomUUID()}@example.org`, password: "correct horse", terms: true };
  expect((await browser.post("/api/accounts", { ...body, joiningCode: server.joiningCode })).status).toBe(201);
  return browser;
}

/** What reads goes on, and what was asked besides is told to have failed. */
async function expectReading(browser: Visitor): Promise<void> {
  for (const path of ["/healthz", "/readyz", "/api/session", "/api/scenarios?mine=true", "/api/challenges"]) {
    expect([path, (await browser.get(path)).status]).toEqual([path, 200]);
  }
  const answer = await browser.analyse({ data: MESSAGE, record_attempt: "true" });
  const { user_input } = (await answer.json()) as AnalysisResponse;
  expect(user_input).toMatchObject({ message: MESSAGE, attempt_recorded: false });
}

async function listOwn(browser: Visitor): Promise<string[]> {
  const kept: string[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const answer = await browser.get(`/api/scenarios?mine=true&limit=100${cursor}`);
    const page = (await answer.json()) as Page<Scenario>;
    kept.push(...page.items.map(({ id }) => id));
    cursor = page.next && `&cursor=${page.next}`;
  }
  return kept;
}

/** Writes until it is refused, and answers with the refusal. */
async function writeUntilRefused(browser: Visitor, acknowledged: Set<string>, before = () => {}): Promise<Response> {
  for (;;) {
    before();
    const id = randomUUID();
    const [summary, finalMessage] = [randomBytes(9000).toString("hex"), randomBytes(9000).toString("hex")];
    const inGoodTime = { signal: AbortSignal.timeout(10_000) };
    const answer = await browser.post("/api/scenarios", { id, title: "x", summary, finalMessage }, inGoodTime);
    if (answer.status !== 201) return answer;
    acknowledged.add(id);
  }
}

test("RELY-02 a database without disk space left answers writes with 507, and reads go on.", async () => {
  const world = await World.open();
  const { browser, email, password } = await world.member();
  const tables = ["scenarios", "attempts", "sessions", "session_presence"];
  const full =
    "create function full_disk() returns trigger as $$ begin raise sqlstate '53100'; end $$ language plpgsql";
  await world.db.execute(sql.raw(full));
  for (const table of tables) {
    const each = `create trigger full_disk before insert or update on ${table} execute function full_disk()`;
    await world.db.execute(sql.raw(each));
  }
  await expectError(await browser.post("/api/scenarios", { id: randomUUID(), title: "x" }), 507, "DISK_FULL");
  await expectError(await world.visitor().post("/api/session", { email, password }), 507, "DISK_FULL");
  await expectReading(browser);
  // A session that would be prolonged now goes on as it is.
  world.time = () => new Date(Date.now() + 3 * 24 * 60 * 60 * 1000);
  expect(await (await browser.get("/api/session")).json()).toMatchObject({ me: { email } });
  await world.close();
});

if (!inject("postgresUrl")) {
  test("RELY-02 the disk fills up: writes get 507, reads go on, nothing hangs or is lost, and the start says so.", {
    timeout: 240_000,
  }, async () => {
    const disk = openSmallDisk();
    onTestFinished(() => disk.remove());
    cpSync(inject("pgliteFolder"), join(disk.folder, "data/db"), { recursive: true });
    const settings = { PORT: "0", DATA_DIR: join(disk.folder, "data"), ...disk.settings };
    const first = await ServerProcess.start(settings);
    const browser = await signUpAt(first);
    const acknowledged = new Set<string>();

    for (let round = 0; round < 2; round++) {
      await expectError(await writeUntilRefused(browser, acknowledged, disk.fill), 507, "DISK_FULL");
      await expectReading(browser);
      disk.empty();
      const write = () => browser.post("/api/scenarios", { id: randomUUID(), title: "x" });
      await expect.poll(async () => (await write()).status, { timeout: 10_000 }).toBe(201);
    }
    await expectError(await writeUntilRefused(browser, acknowledged, disk.fill), 507, "DISK_FULL");
    first.kill("SIGTERM");
    expect(await first.ended()).toBe(0);

    const refused = new ServerProcess(settings);
    expect(await refused.ended()).toBe(1);
    expect(refused.stderr).toMatch(
      /^The data folder \S+ cannot be opened: its disk is full \(\d+ MB are free, \d+ MB are needed\); free \d+ MB or more there, .+\.\n$/,
    );
    disk.empty();
    const again = await ServerProcess.start(settings);
    const same = browser.copy({ request: (path, init) => fetch(again.url + path, init) });
    expect(await listOwn(same)).toEqual(expect.arrayContaining([...acknowledged]));
    again.kill("SIGKILL");
    await again.ended();
  });

  test("RELY-02 a journal that cannot be written ends the server, instead of keeping it busy for good.", {
    timeout: 240_000,
  }, async () => {
    const settings = { PORT: "0", DATA_DIR: join(scratch, "journal") };
    cpSync(inject("pgliteFolder"), join(settings.DATA_DIR, "db"), { recursive: true });
    const server = await ServerProcess.start(settings, "ulimit -f 32000");
    const browser = await signUpAt(server);
    const acknowledged = new Set<string>();
    await expect(writeUntilRefused(browser, acknowledged)).rejects.toThrow("fetch failed");
    expect(await server.ended()).toBe(1);
    expect(server.stderr).toContain("the embedded database gave up: stopping");
    const again = await ServerProcess.start(settings);
    const same = browser.copy({ request: (path, init) => fetch(again.url + path, init) });
    expect(await listOwn(same)).toEqual(expect.arrayContaining([...acknowledged]));
    again.kill("SIGKILL");
    await again.ended();
  });

  test("RELY-02 the journal does not grow with all that is written.", { timeout: 120_000 }, async () => {
    const dataDir = join(scratch, "long");
    cpSync(inject("pgliteFolder"), join(dataDir, "db"), { recursive: true });
    const database = await openPglite({ dataDir, spareMb: 1, logger: pino({ level: "silent" }) });
    const journal = () => readdirSync(join(dataDir, "db/pg_wal")).filter((file) => /^[\dA-F]{24}$/.test(file)).length;
    await database.db.execute("create table written (text text)");
    await database.db.execute("alter table written alter text set storage external");
    for (let round = 0; round < 8; round++) {
      await database.db.execute("insert into written select repeat('x', 8000) from generate_series(1, 1500)");
    }
    await expect.poll(journal, { timeout: 20_000 }).toBeLessThanOrEqual(4);
    await database.close();
  });
}

// A disk that other programs use, too, is nobody's to fill up: this takes one that could be mounted.
const ownDisk = inject("postgresUrl") ? openSmallDisk(0) : undefined;
afterAll(() => ownDisk?.remove());
if (ownDisk?.isOwn) {
  test("RELY-02 PostgreSQL's own disk fills up: writes get 507, reads go on, and with room again all is well and kept.", {
    timeout: 240_000,
  }, async () => {
    const postgres = await startPostgres(ownDisk.folder);
    onTestFinished(() => postgres.stop());
    const server = await ServerProcess.start({
      PORT: "0",
      DATA_DIR: join(scratch, "postgres"),
      DATABASE_URL: postgres.url,
    });
    onTestFinished(async () => {
      server.kill("SIGKILL");
      await server.ended();
    });
    const browser = await signUpAt(server);
    const acknowledged = new Set<string>();
    await expectError(await writeUntilRefused(browser, acknowledged, ownDisk.fill), 507, "DISK_FULL");
    await expectReading(browser);
    ownDisk.empty();
    expect((await browser.post("/api/scenarios", { id: randomUUID(), title: "x" })).status).toBe(201);
    expect(await listOwn(browser)).toEqual(expect.arrayContaining([...acknowledged]));
  });
}
