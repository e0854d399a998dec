import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ownSettings, ServerProcess } from "./kit/server-process.ts";

let own: Awaited<ReturnType<typeof ownSettings>>;
const running: ServerProcess[] = [];
beforeAll(async () => {
  own = await ownSettings("prepared");
});
afterAll(async () => {
  for (const server of running) server.kill("SIGKILL");
  await Promise.all(running.map((server) => server.ended()));
  own.remove();
});

async function start(changes: Record<string, string> = {}) {
  const server = await ServerProcess.start({ ...own.settings, ...changes });
  running.push(server);
  return server;
}

/** Begins a request whose body stays away until it is sent. */
function beginSlowly(url: string) {
  const body = JSON.stringify({ email: "slow@example.org" });
  const { promise: answer, resolve, reject } = Promise.withResolvers<number | undefined>();
  const headers = { "content-type": "application/json", "content-length": body.length };
  const sent = request(`${url}/api/newsletter`, { method: "POST", headers }, ({ statusCode }) => resolve(statusCode));
  sent.on("error", reject);
  sent.flushHeaders();
  return { answer, finish: () => sent.end(body) };
}

test("SIGTERM lets requests in flight finish, for up to ten seconds.", { timeout: 240_000 }, async () => {
  const server = await start();
  const [slow, slower] = [beginSlowly(server.url), beginSlowly(server.url)];
  const cut = slower.answer.catch((error: Error) => error.message);
  await expect.poll(() => fetch(`${server.url}/healthz`).then(({ ok }) => ok)).toBe(true);
  const asked = performance.now();
  server.kill("SIGTERM");
  await sleep(5000);
  slow.finish();
  expect(await slow.answer).toBe(204);
  expect(await cut).toBe("socket hang up");
  expect(await server.ended()).toBe(0);
  expect(performance.now() - asked).toBeGreaterThan(9000);
  expect(performance.now() - asked).toBeLessThan(14_000);
});

test("RELY-04 a request that comes in too slowly is ended, and others go on meanwhile.", {
  timeout: 240_000,
}, async () => {
  const server = await start({ REQUEST_TIMEOUT_SECONDS: "2" });
  const slow = beginSlowly(server.url);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect(await slow.answer).toBe(408);
  server.kill("SIGTERM");
  expect(await server.ended()).toBe(0);
});
