/**
 * A lecture opens its links: 500 participants begin one course on PostgreSQL and go on to its second page, all behind one
 * address. Once as they come, within a minute; once as fast as the server takes them, 32 at a time.
 */
import { loadavg } from "node:os";
import { Client } from "pg";
import { startPostgres } from "../apps/server/test/kit/own-postgres.ts";
import { percentile } from "./closed-loop.ts";
import { withInstallation } from "./installation.ts";

const PARTICIPANTS = 500;
const MINUTE_MS = 60_000;
const AT_ONCE = 32;
const COURSE = "demoCourse";
const TARGET_P95_MS = 100;
/** A participant, and their progress. */
const ROWS_EACH = 2;

const postgres = await startPostgres();
try {
  await withInstallation(
    async ({ url }) => {
      const first = (await (await fetch(`${url}/api/courses/${COURSE}`)).json()) as {
        course: { items: { id: string }[] };
      };
      const lesson = first.course.items[0]?.id ?? "";
      // The first ones warm the server up.
      for (let at = 0; at < 20; at++) await begin(url, `warm-up-${at}`, lesson);

      const asTheyCome = await Promise.all(
        Array.from({ length: PARTICIPANTS }, async (_none, at) => {
          await new Promise((resolve) => setTimeout(resolve, (at * MINUTE_MS) / PARTICIPANTS));
          return begin(url, `minute-${at}`, lesson);
        }),
      );
      const p95 = print("within a minute", asTheyCome.flat(), MINUTE_MS);
      console.log(`  target ${TARGET_P95_MS} ms, ratio ${(p95 / TARGET_P95_MS).toFixed(2)}`);

      const waiting = Array.from({ length: PARTICIPANTS }, (_none, at) => `burst-${at}`);
      const times: number[] = [];
      const begun = performance.now();
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          for (let userId = waiting.pop(); userId !== undefined; userId = waiting.pop()) {
            times.push(...(await begin(url, userId, lesson)));
          }
        }),
      );
      print(`at once, ${AT_ONCE} at a time`, times, performance.now() - begun);
      await expectRows(postgres.url);
    },
    { DATABASE_URL: postgres.url },
  );
} finally {
  await postgres.stop();
}

/** What the page of a course asks for, and one step; answers how long each request took. @throws when one is refused. */
async function begin(url: string, userId: string, lesson: string): Promise<number[]> {
  const place = `${url}/api/courses/${COURSE}/${userId}`;
  const headers = { "content-type": "application/json" };
  const step = JSON.stringify({ index: 1, finished: [lesson] });
  return [
    await ask(place, { method: "PUT", headers, body: "{}" }),
    await ask(`${url}/api/courses/${COURSE}`),
    await ask(place, { method: "PUT", headers, body: step }),
  ];
}

async function ask(address: string, init: RequestInit = {}): Promise<number> {
  const asked = performance.now();
  const answer = await fetch(address, init);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return performance.now() - asked;
}

/** Answers the 95th percentile. */
function print(how: string, times: readonly number[], tookMs: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  const p95 = percentile(sorted, 0.95);
  const perSecond = (PARTICIPANTS * ROWS_EACH) / (tookMs / 1000);
  console.log(
    `${PARTICIPANTS} begin ${how}: ${perSecond.toFixed(0)} rows/s, p50 ${percentile(sorted, 0.5).toFixed(1)} ms, ` +
      `p95 ${p95.toFixed(1)} ms; load of the machine ${loadavg()[0]?.toFixed(1)}`,
  );
  return p95;
}

/** @throws when somebody's progress is missing. */
async function expectRows(connectionString: string): Promise<void> {
  const database = new Client({ connectionString });
  await database.connect();
  const { rows } = await database.query<{ count: number }>(
    "select count(*)::int as count from course_progress where index = 1",
  );
  await database.end();
  const count = rows[0]?.count ?? 0;
  if (count < 2 * PARTICIPANTS) throw new Error(`${count} of ${2 * PARTICIPANTS} are where they should be`);
}
