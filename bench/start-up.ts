/** From the start of the program on an existing database to the first answered request, and the memory it then holds. */
import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "@wellput/e2e/server";
import { signUpForCookie } from "./installation.ts";

const ROUNDS = 5;
const dataDir = await mkdtemp(join(tmpdir(), "wellput-bench-"));

const first = await startServer(dataDir);
await signUpForCookie(first.url);
await first.stop();

const times: number[] = [];
let memoryMb = 0;
for (let round = 0; round < ROUNDS; round++) {
  const begun = performance.now();
  const server = await startServer(dataDir);
  const answer = await fetch(`${server.url}/api/challenges`);
  if (!answer.ok) throw new Error(`The first request answered ${answer.status}`);
  await answer.json();
  times.push(performance.now() - begun);
  memoryMb = Math.round(Number(execFileSync("ps", ["-o", "rss=", "-p", String(server.pid)]).toString()) / 1024);
  await server.kill();
}
await rm(dataDir, { recursive: true, force: true });

const median = [...times].sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
console.log(`start on an existing database after a kill: median ${Math.round(median)} ms of ${ROUNDS} (target 2000)`);
console.log(`slowest ${Math.round(Math.max(...times))} ms; memory after the first request ${memoryMb} MB`);
