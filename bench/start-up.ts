/**
 * From the start of the program on an existing database to the first answered request, and the memory that it holds then and
 * ten seconds later, on both databases.
 */
import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startServer } from "@wellput/e2e/server";
import { startPostgres } from "../apps/server/test/kit/own-postgres.ts";
import { signUpForCookie } from "./installation.ts";

const ROUNDS = 5;
const IDLE_MS = 10_000;
const TARGETS = { embedded: { ms: 1200, mb: 250 }, PostgreSQL: { ms: 600, mb: 130 } } as const;

const memoryMbOf = (pid: number) =>
  Math.round(Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)]).toString()) / 1024);

async function measure(name: keyof typeof TARGETS, env: Record<string, string>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "wellput-bench-"));
  const first = await startServer(dataDir, env);
  await signUpForCookie(first.url);
  await first.stop();
  const times: number[] = [];
  let [atOnceMb, idleMb] = [0, 0];
  for (let round = 1; round <= ROUNDS; round++) {
    const begun = performance.now();
    const server = await startServer(dataDir, env);
    const answer = await fetch(`${server.url}/api/challenges`);
    if (!answer.ok) throw new Error(`The first request answered ${answer.status}`);
    await answer.json();
    times.push(performance.now() - begun);
    atOnceMb = memoryMbOf(server.pid);
    if (round === ROUNDS) await sleep(IDLE_MS);
    idleMb = memoryMbOf(server.pid);
    await server.kill();
  }
  await rm(dataDir, { recursive: true, force: true });
  times.sort((a, b) => a - b);
  const { ms, mb } = TARGETS[name];
  const median = Math.round(times[Math.floor(ROUNDS / 2)] ?? 0);
  console.log(
    `${name}: start on an existing database after a kill: median ${median} ms of ${ROUNDS} (target ${ms}), slowest ` +
      `${Math.round(times.at(-1) ?? 0)} ms; memory ${atOnceMb} MB at once, ${idleMb} MB idle (target ${mb})`,
  );
}

await measure("embedded", {});
const postgres = await startPostgres();
await measure("PostgreSQL", { DATABASE_URL: postgres.url });
await postgres.stop();
