/**
 * One row at a time on PostgreSQL: read, refused, created and changed, with one and with sixteen at once. Round by round, so that
 * a slow moment of the machine meets all of them. Beside each row stands a bare Hono route that runs the same statement on the same
 * database, checks nothing, tells nobody and writes its answer as it comes.
 */
import { randomUUID } from "node:crypto";
import { loadavg } from "node:os";
import { startPostgres } from "../apps/server/test/kit/own-postgres.ts";
import { ask } from "./ask.ts";
import { type Call, closedLoop, type LoopResult } from "./closed-loop.ts";
import { signUpForCookie, withInstallation } from "./installation.ts";
import { besideBare, leastCpu, mostPerSecond, startYardstick } from "./yardstick.ts";

const ROUNDS = 4;
const SECONDS = 1.5;
const ROWS = 200;
const WORDS = "The report came on Friday, two days after the day that we had agreed on.";

const newRow = () => ({ id: randomUUID(), title: "The report", summary: WORDS, finalMessage: WORDS });

const postgres = await startPostgres();
try {
  await withInstallation(measure, { DATABASE_URL: postgres.url, STORED_MEGABYTES_PER_DAY: "1000" });
} finally {
  await postgres.stop();
}

async function measure(server: { url: string; pid: number }): Promise<void> {
  const cookie = await signUpForCookie(server.url);
  const own = await keepRows(server.url, cookie);
  const others = await keepRows(server.url, await signUpForCookie(server.url));
  const yardstick = await startYardstick(postgres.url);
  const pathOf = (ids: readonly string[], turn: number) => `/api/scenarios/${ids[turn % ids.length]}`;
  const operations: Record<string, (turn: number) => Call> = {
    "read one": (turn) => ({ path: pathOf(own, turn) }),
    "read another's, refused": (turn) => ({ path: pathOf(others, turn), status: 404 }),
    create: () => ({ path: "/api/scenarios", method: "POST", json: newRow(), status: 201 }),
    update: (turn) => ({ path: pathOf(own, turn), method: "PATCH", json: { summary: `${turn}. ${WORDS}` } }),
  };
  for (const atOnce of [1, 16]) {
    const ours = new Map<string, LoopResult[]>();
    const bare = new Map<string, LoopResult[]>();
    // The first round only warms up.
    for (let round = 0; round <= ROUNDS; round++) {
      for (const [name, callOf] of Object.entries(operations)) {
        for (const [results, { url, pid }] of [
          [ours, server],
          [bare, yardstick],
        ] as const) {
          const result = await closedLoop({ url, pid, cookie, callOf, atOnce, seconds: SECONDS });
          if (round > 0) results.set(name, [...(results.get(name) ?? []), result]);
        }
      }
    }
    console.log(`\n${atOnce} at once, ${ROUNDS} rounds; load of the machine ${loadavg()[0]?.toFixed(1)}`);
    for (const [name, rounds] of ours) print(name, rounds, bare.get(name) ?? []);
  }
  await yardstick.stop();
}

function print(name: string, rounds: readonly LoopResult[], bare: readonly LoopResult[]): void {
  const p50 = Math.min(...rounds.map((round) => round.p50));
  console.log(
    `${name.padEnd(24)} p50 ${p50.toFixed(1).padStart(5)} ms  ${Math.round(mostPerSecond(rounds))} requests/s, ` +
      `${leastCpu(rounds).toFixed(2)} ms of CPU each${besideBare(rounds, bare)}`,
  );
}

/** Rows of somebody's own; gives their ids. */
async function keepRows(url: string, cookie: string): Promise<string[]> {
  const rows = Array.from({ length: ROWS }, newRow);
  for (const row of rows) {
    await ask(`${url}/api/scenarios`, cookie, "POST", row);
  }
  return rows.map(({ id }) => id);
}
