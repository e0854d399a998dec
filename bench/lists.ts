/**
 * Home and the lists on PostgreSQL with 500 challenges and 20,000 scenarios, 16 requests at once. Round by round, so that a
 * slow moment of the machine meets all of them; the quietest round tells what the server can do. Beside each row stands a
 * bare Hono route that runs the same statements on the same database.
 */
import { loadavg } from "node:os";
import { Client } from "pg";
import { startPostgres } from "../apps/server/test/kit/own-postgres.ts";
import { closedLoop, inTurn, type LoopResult } from "./closed-loop.ts";
import { idOf, signUpForCookie, withInstallation } from "./installation.ts";
import { seedLists } from "./seed-lists.ts";
import { besideBare, leastCpu, startYardstick } from "./yardstick.ts";

const AT_ONCE = 16;
const ROUNDS = 5;
const SECONDS = 1.5;
const TARGET_P95_MS = 30;

const HOME = ["/api/session", "/api/scenarios", "/api/challenges", "/api/me/progress?utcOffset=0"];
/** The addresses that the yardstick knows. */
const MEASURED = ["/api/session", "/api/scenarios", "/api/scenarios?mine=true", "/api/challenges", "/api/responses"];

const postgres = await startPostgres();
try {
  await withInstallation(
    async ({ url, pid }) => {
      const cookie = await signUpForCookie(url);
      const database = new Client({ connectionString: postgres.url });
      await database.connect();
      try {
        await seedLists(database, await idOf(url, cookie));
      } finally {
        await database.end();
      }
      const yardstick = await startYardstick(postgres.url);

      const loop = (paths: readonly string[], server = { url, pid }) =>
        closedLoop({ ...server, cookie, callOf: inTurn(paths), atOnce: AT_ONCE, seconds: SECONDS });
      const operations = {
        "the session alone": ["/api/session"],
        "home: its four reads in turn": HOME,
        "scenarios, first page": ["/api/scenarios"],
        "scenarios, page by page": await walk(url, cookie, "/api/scenarios"),
        "scenarios, one's own": ["/api/scenarios?mine=true"],
        "challenges, first page": ["/api/challenges"],
        "challenges, page by page": await walk(url, cookie, "/api/challenges"),
        "responses, one's own": ["/api/responses"],
      };
      const results = new Map<string, LoopResult[]>();
      const bare = new Map<string, LoopResult[]>();
      // The first round only warms up.
      for (let round = 0; round <= ROUNDS; round++) {
        for (const [name, paths] of Object.entries(operations)) {
          const result = await loop(paths);
          const isMeasured = paths.length === 1 && paths.every((path) => MEASURED.includes(path));
          const beside = isMeasured ? await loop(paths, yardstick) : undefined;
          if (round === 0) continue;
          results.set(name, [...(results.get(name) ?? []), result]);
          if (beside) bare.set(name, [...(bare.get(name) ?? []), beside]);
        }
      }
      console.log(`${AT_ONCE} at once, ${ROUNDS} rounds; load of the machine at the end: ${loadavg()[0]?.toFixed(1)}`);
      for (const [name, rounds] of results) print(name, rounds, bare.get(name));
      await yardstick.stop();
    },
    { DATABASE_URL: postgres.url },
  );
} finally {
  await postgres.stop();
}

function print(name: string, rounds: readonly LoopResult[], bare: readonly LoopResult[] = []): void {
  const [best, middle] = [0, Math.floor(rounds.length / 2)].map((at) => rounds.toSorted((a, b) => a.p95 - b.p95)[at]);
  if (!best || !middle) return;
  console.log(
    `${name.padEnd(28)} p50 ${best.p50.toFixed(1).padStart(5)} ms  p95 ${best.p95.toFixed(1).padStart(5)} ms ` +
      `(target ${TARGET_P95_MS}, ratio ${(best.p95 / TARGET_P95_MS).toFixed(2)}; middle round ${middle.p95.toFixed(1)} ms)  ` +
      `${Math.round(best.perSecond)} requests/s, ${leastCpu(rounds).toFixed(2)} ms of CPU each${besideBare(rounds, bare)}`,
  );
}

/** The addresses of a list's first pages, as a reader who asks for more comes by them. */
async function walk(url: string, cookie: string, path: string, pages = 20): Promise<string[]> {
  const paths = [path];
  while (paths.length < pages) {
    const answer = await fetch(`${url}${paths.at(-1)}`, { headers: { cookie } });
    const { next } = (await answer.json()) as { next: string | null };
    if (next === null) break;
    paths.push(`${path}?cursor=${next}`);
  }
  return paths;
}
