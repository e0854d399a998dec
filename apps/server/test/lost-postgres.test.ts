import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { AnalysisResponse, Page, Scenario } from "@wellput/contract";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Line } from "./kit/line.ts";
import { LiveStream } from "./kit/live-stream.ts";
import { type OwnPostgres, startPostgres } from "./kit/own-postgres.ts";
import { ServerProcess } from "./kit/server-process.ts";

const WRITERS = 6;
const BACK_WITHIN_MS = 2000;

const folder = mkdtempSync(join(tmpdir(), "wellput-lost-"));
let postgres: OwnPostgres;
let line: Line;
/** The second reaches the database over a line that can fall silent. */
const servers: { readonly url: string; readonly process: ServerProcess }[] = [];
let cookie = "";
const acknowledged = new Set<string>();

beforeAll(async () => {
  postgres = await startPostgres();
  const joined = await Line.to(Number(new URL(postgres.url).port));
  line = joined;
  for (const port of [new URL(postgres.url).port, joined.port]) {
    const DATABASE_URL = postgres.url.replace(/:\d+\//, `:${port}/`);
    const process = await ServerProcess.start({ PORT: "0", DATA_DIR: folder, DATABASE_URL });
    servers.push({ url: process.url, process });
  }
  const body = { email: "ada@example.org", password: "correct horse", terms: true };
  const joiningCode = servers[0]?.process.joiningCode;
  const signedUp = await post("/api/accounts", { ...body, joiningCode });
  cookie = signedUp.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
}, 240_000);
afterAll(async () => {
  for (const { process } of servers) {
    process.kill("SIGKILL");
    await process.ended();
  }
  await line.close();
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

const urlOf = (at: number) => servers[at % servers.length]?.url ?? "";
const get = (path: string, at = 0) => fetch(urlOf(at) + path, { headers: { cookie } });
const post = (path: string, body: unknown, at = 0) =>
  fetch(urlOf(at) + path, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", cookie },
  });
const analyse = (at: number, headers: Record<string, string>) => {
  const body = new URLSearchParams({ data: "You never listen to me.", record_attempt: "true" });
  return fetch(`${urlOf(at)}/prod/user_input`, { method: "PUT", body, headers });
};

async function expectAway(answer: Response): Promise<void> {
  expect(await answer.json()).toMatchObject({ error: { code: "DATABASE_AWAY" } });
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
}

/** Writers that never pause, at both servers in turn; each answer is a stored row or the word that the database is away. */
class Writers {
  #isOver = false;
  refused = 0;
  readonly #work = Promise.allSettled(Array.from({ length: WRITERS }, (_none, at) => this.#write(at)));

  async #write(at: number): Promise<void> {
    for (let turn = at; !this.#isOver; turn++) {
      const id = randomUUID();
      const answer = await post("/api/scenarios", { id, title: "Written meanwhile" }, turn);
      if (answer.status === 201) acknowledged.add(id);
      else {
        await expectAway(answer);
        this.refused++;
        await sleep(20);
      }
    }
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    const ends = await this.#work;
    expect(ends.filter(({ status }) => status === "rejected")).toEqual([]);
  }
}

/** Keeps every transaction that writes a scenario open, until the database or the answer ends it. */
async function holdTransactions(): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: postgres.url, application_name: "locker" });
  client.on("error", () => {});
  await client.connect();
  await client.query("begin; lock table scenarios in exclusive mode");
  const countWaiting = async () => {
    // Within a transaction PostgreSQL says what it said first.
    await client.query("select pg_stat_clear_snapshot()");
    const waiting = "select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock'";
    return (await client.query(waiting)).rows[0].count;
  };
  await expect.poll(countWaiting, { timeout: 20_000 }).toBeGreaterThanOrEqual(WRITERS);
  return () => client.end();
}

/** Everything is back within 2 s, live events too, and all that was acknowledged is there. */
async function expectBack(streams: readonly LiveStream[]): Promise<void> {
  const since = performance.now();
  const options = { timeout: BACK_WITHIN_MS, interval: 50 };
  for (const at of servers.keys()) await expect.poll(async () => (await get("/readyz", at)).status, options).toBe(200);
  expect(await Promise.all(streams.map(({ ended }) => ended))).toEqual(streams.map(() => true));
  expect(performance.now() - since).toBeLessThan(BACK_WITHIN_MS);

  const listeners = await openStreams();
  const id = randomUUID();
  expect((await post("/api/scenarios", { id, title: "Told to all" })).status).toBe(201);
  for (const listener of listeners) await expect.poll(() => listener.heard).toContain(id);
  await Promise.all(listeners.map((listener) => listener.close()));

  const known = [...acknowledged];
  const kept = await listOwn();
  expect(known.filter((one) => !kept.has(one))).toEqual([]);
  for (const { process } of servers) expect(process.stderr).not.toContain("something nobody expected");
}

async function listOwn(): Promise<Set<string>> {
  const kept = new Set<string>();
  for (let cursor: string | null = ""; cursor !== null; ) {
    const page = (await (await get(`/api/scenarios?mine=true&limit=100${cursor}`)).json()) as Page<Scenario>;
    for (const { id } of page.items) kept.add(id);
    cursor = page.next && `&cursor=${page.next}`;
  }
  return kept;
}

const openStreams = () => Promise.all(servers.map(({ url }) => LiveStream.open(url, cookie)));

/** What people get while the database is away, at a server. */
async function expectAwayEverywhere(at: number): Promise<void> {
  expect((await get("/healthz", at)).status).toBe(200);
  for (const path of ["/readyz", "/api/session", "/api/challenges", "/api/scenarios?mine=true"]) {
    await expectAway(await get(path, at));
  }
  await expectAway(await analyse(at, { cookie }));
  const { user_input } = (await (await analyse(at, {})).json()) as AnalysisResponse;
  expect(user_input).toMatchObject({ message: "You never listen to me.", attempt_recorded: false });
}

/** Every request that the API's description knows, with what would be right or nearly so, of somebody who has signed in. */
async function everyRequest(at: number): Promise<[name: string, ask: () => Promise<Response>][]> {
  const { paths } = (await (await get("/api/openapi.json", at)).json()) as { paths: Record<string, object> };
  const headers = { cookie, "content-type": "application/json" };
  return Object.entries(paths).flatMap(([path, operations]) => {
    const url = urlOf(at) + path.replaceAll(/\{\w+\}/g, () => randomUUID());
    return Object.keys(operations).map((method): [string, () => Promise<Response>] => [
      `${method} ${path}`,
      () => fetch(url, { method: method.toUpperCase(), headers, ...(method !== "get" && { body: "{}" }) }),
    ]);
  });
}

for (const [fault, signal] of [
  ["stopped", "SIGINT"],
  ["killed", "SIGKILL"],
] as const) {
  test(`RELY-01 PostgreSQL is ${fault} under six writers on two servers: 503 meanwhile, back by itself, nothing lost.`, {
    timeout: 120_000,
  }, async () => {
    const streams = await openStreams();
    const writers = new Writers();
    await expect.poll(() => acknowledged.size, { timeout: 20_000 }).toBeGreaterThan(WRITERS * 2);
    const letGo = await holdTransactions();
    await postgres.end(signal);
    for (const at of servers.keys()) await expectAwayEverywhere(at);
    await expect.poll(() => writers.refused).toBeGreaterThan(WRITERS);
    await postgres.start();
    await expectBack(streams);
    await writers.stop();
    await letGo();
  });
}

test("RELY-01 connections are ended inside their transactions: those writes are told so, and the others go on.", {
  timeout: 120_000,
}, async () => {
  const streams = await openStreams();
  const writers = new Writers();
  const letGo = await holdTransactions();
  const others = "datname = current_database() and pid <> pg_backend_pid() and application_name <> 'locker'";
  await postgres.run(`select pg_terminate_backend(pid) from pg_stat_activity where ${others}`);
  await letGo();
  const before = acknowledged.size;
  await expect.poll(() => acknowledged.size, { timeout: 20_000 }).toBeGreaterThan(before + WRITERS);
  await expect.poll(() => writers.refused).toBeGreaterThanOrEqual(WRITERS);
  await writers.stop();
  await expectBack(streams);
});

test("RELY-01 PostgreSQL falls silent: 503 instead of waiting, and back by itself when it speaks again.", {
  timeout: 120_000,
}, async () => {
  const [, stream] = await openStreams();
  if (!stream) throw new Error("no stream");
  const asked = await everyRequest(1);
  line.isSilent = true;
  // All at once, before the server can know of it: what waits for an answer that does not come is told so in the end.
  const refused = Promise.all([
    ...Array.from({ length: 20 }, () => post("/api/scenarios", { id: randomUUID(), title: "Into silence" }, 1)),
    ...["/readyz", "/api/session", "/api/scenarios?mine=true", "/api/live"].map((path) => get(path, 1)),
    analyse(1, { cookie }),
  ]);
  let isRefused = false;
  void refused.then(() => {
    isRefused = true;
  });
  expect([(await get("/healthz", 1)).status, isRefused]).toEqual([200, false]);
  for (const answer of await refused) await expectAway(answer);

  await expectAwayEverywhere(1);
  const answered: string[] = [];
  for (const [name, ask] of asked) {
    const answer = await ask();
    if (answer.status === 503) await expectAway(answer);
    else answered.push(name);
  }
  // These are files, and the word that the server lives: nothing that asks the database.
  expect(answered.sort()).toEqual(["get /drawings/{id}", "get /healthz", "get /meta.json", "get /videos/{id}"]);
  expect((await get("/readyz", 0)).status).toBe(200);
  line.isSilent = false;
  await expectBack([stream]);
});
