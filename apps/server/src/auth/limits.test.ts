import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { expectError } from "../../test/kit/visitor.ts";
import { World } from "../../test/kit/world.ts";
import { createApp } from "../app.ts";
import { rateLimits } from "../db/schema/index.ts";
import { createLimits, type Limits } from "./limits.ts";

const world = await World.open();
afterAll(() => world.close());

const BUDGETS = { analysesPerMinute: 3, triesPerMinute: 3, passwordsPerHour: 5 };
const server = (): Limits => createLimits({ db: world.db, secret: "a secret of the tests", ...BUDGETS });
const triesLeft = async (limits: Limits, key: string): Promise<number> => {
  for (let tries = 0; ; tries++) {
    const isSpent = await limits.spend("sign-in", key).then(
      () => false,
      () => true,
    );
    if (isSpent) return tries;
  }
};

test("AUTH-16 tries are counted in the database: after a restart and on another server none are left.", async () => {
  expect(await triesLeft(server(), "1.1.1.1")).toBe(3);
  expect(await triesLeft(server(), "1.1.1.1")).toBe(0);
  expect(await triesLeft(server(), "2.2.2.2")).toBe(3);
});

test("AUTH-16 of forty tries at once over two servers only the budget gets through.", async () => {
  const servers = [server(), server()];
  const tries = Array.from({ length: 40 }, (_, at) => servers[at % 2]?.spend("sign-in", "3.3.3.3"));
  const outcomes = await Promise.allSettled(tries);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
});

test("AUTH-16 when the window is over there are tries again, and what is over is cleaned away.", async () => {
  await triesLeft(server(), "4.4.4.4");
  await world.db.update(rateLimits).set({ endsAt: sql`now() - interval '1 second'` });
  expect(await triesLeft(server(), "4.4.4.4")).toBe(3);
  expect(await world.db.$count(rateLimits)).toBe(1);
});

test("AUTH-16 what stands in the table names neither an e-mail nor an address.", async () => {
  await server().spend("sign-in", "5.5.5.5", "ada@example.org");
  expect(JSON.stringify(await world.db.select().from(rateLimits))).not.toMatch(/ada|5\.5\.5\.5/);
});

test("AUTH-16 guessing one person's password from many addresses ends for the hour, the right one included.", async () => {
  const guarded = await World.open({ WRONG_PASSWORDS_PER_HOUR: 5, TRUST_PROXY: 1 });
  const { email, password } = await guarded.member();
  const visitor = guarded.visitor();
  const from = (at: number) => ({ headers: { "x-forwarded-for": `10.0.0.${at}` } });
  const tryWith = (word: string, at: number) => visitor.post("/api/session", { email, password: word }, from(at));
  for (let at = 1; at <= 5; at++) await expectError(await tryWith(`guess ${at}`, at), 401, "PASSWORD_WRONG");
  await expectError(await tryWith(password, 6), 429, "TOO_MANY_REQUESTS");
  const restarted = createApp(guarded.deps);
  const init = {
    method: "POST",
    body: JSON.stringify({ email, password }),
    headers: { "x-forwarded-for": "10.0.0.7" },
  };
  expect((await restarted.request("/api/session", init)).status).toBe(429);
  await guarded.db.update(rateLimits).set({ endsAt: sql`now()` });
  expect((await tryWith(password, 8)).status).toBe(200);
  await guarded.close();
});

test("AUTH-16 a person who mistypes now and then is never shut out: signing in forgets the wrong ones.", async () => {
  const guarded = await World.open({ WRONG_PASSWORDS_PER_HOUR: 3 });
  const { browser, email, password } = await guarded.member();
  for (let day = 0; day < 4; day++) {
    for (const word of ["typo", "tpyo", password]) {
      const { status } = await browser.post("/api/session", { email, password: word });
      expect(status).toBe(word === password ? 200 : 401);
    }
  }
  await guarded.close();
});
