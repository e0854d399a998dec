import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { expectError, Visitor } from "../../test/kit/visitor.ts";
import { World } from "../../test/kit/world.ts";
import { createApp } from "../app.ts";
import { outbox, rateLimits, users } from "../db/schema/index.ts";
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
  for (const key of ["5.5.5.5", "ada@example.org"]) await server().spend("sign-in", key);
  expect(JSON.stringify(await world.db.select().from(rateLimits))).not.toMatch(/ada|5\.5\.5\.5/);
});

/** An account whose sign-in takes five wrong passwords an hour from each address, and somebody who tries them. */
async function openGuarded() {
  const guarded = await World.open({ WRONG_PASSWORDS_PER_HOUR: 5, TRUST_PROXY: 1 });
  const { browser, email, password } = await guarded.member();
  const stranger = guarded.visitor();
  const at = (address: string) => ({ headers: { "x-forwarded-for": address } });
  const guess = async (address: string, times: number) => {
    for (let left = times; left > 0; left--) {
      const answer = await stranger.post("/api/session", { email, password: `guess ${left}` }, at(address));
      await expectError(answer, 401, "PASSWORD_WRONG");
    }
  };
  const signIn = (visitor: Visitor, address: string, word = password) =>
    visitor.post("/api/session", { email, password: word }, at(address));
  return { guarded, owner: browser, email, at, guess, signIn };
}

test("AUTH-16 guessing one person's password from one address ends for the hour, the right one included.", async () => {
  const { guarded, guess, signIn, at, email } = await openGuarded();
  await guess("10.0.0.1", 5);
  const refused = await signIn(guarded.visitor(), "10.0.0.1");
  const wait = Number(refused.headers.get("retry-after"));
  await expectError(refused, 429, "TOO_MANY_REQUESTS");
  expect(wait).toBeGreaterThan(3500);
  expect(wait).toBeLessThanOrEqual(3600);
  const restarted = new Visitor(createApp(guarded.deps));
  expect((await restarted.post("/api/session", { email, password: "x" }, at("10.0.0.1"))).status).toBe(429);
  await guarded.db.update(rateLimits).set({ endsAt: sql`now()` });
  expect((await signIn(guarded.visitor(), "10.0.0.1")).status).toBe(200);
  await guarded.close();
});

test("RELY-05 a stranger's wrong passwords close no account: not for another address, nor for the owner's browser.", async () => {
  const { guarded, owner, guess, signIn } = await openGuarded();
  await guess("10.0.0.1", 5);
  expect((await signIn(guarded.visitor(), "10.0.0.2")).status).toBe(200);
  expect((await signIn(owner, "10.0.0.1")).status).toBe(200);
  await guarded.close();
});

test("RELY-05 guessing from many addresses ends too, but for browsers that the owner signed in with, and a reset.", async () => {
  const { guarded, owner, email, guess, signIn, at } = await openGuarded();
  for (let address = 1; address <= 10; address++) await guess(`10.0.1.${address}`, 5);
  const elsewhere = guarded.visitor();
  await expectError(await signIn(elsewhere, "10.0.2.1"), 429, "TOO_MANY_REQUESTS");
  expect((await signIn(owner, "10.0.2.1")).status).toBe(200);

  await elsewhere.post("/api/password-resets", { email }, at("10.0.2.1"));
  const [mail] = await guarded.db.select().from(outbox);
  const token = /token=(\S+)/.exec(mail?.text ?? "")?.[1];
  const fresh = { token, password: "battery staple" };
  expect((await elsewhere.post("/api/password-resets/confirm", fresh, at("10.0.2.1"))).status).toBe(204);
  expect((await signIn(elsewhere, "10.0.1.1", fresh.password)).status).toBe(200);
  await guarded.close();
});

test("RELY-05 a browser that knows one person guesses at another like any stranger, and a mark made up knows nobody.", async () => {
  const { guarded, email, guess, signIn } = await openGuarded();
  await guess("10.0.0.1", 5);
  const [other, forger] = [await guarded.member(), guarded.visitor()];
  await expectError(await signIn(other.browser, "10.0.0.1"), 429, "TOO_MANY_REQUESTS");
  const [owner] = await guarded.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  forger.headers.cookie = `wellput.known=${owner?.id}.${randomUUID()}.bm90IG91cnM%3D`;
  await expectError(await signIn(forger, "10.0.0.1"), 429, "TOO_MANY_REQUESTS");
  await guarded.close();
});

test("RELY-05 right passwords do not count: a whole class signs in from one address.", async () => {
  const school = await World.open({ SIGN_IN_TRIES_PER_MINUTE: 3 });
  const { browser, email, password } = await school.member();
  for (let left = 10; left > 0; left--) {
    expect((await browser.post("/api/session", { email, password })).status).toBe(200);
  }
  await school.close();
});

test("RELY-05 of right passwords at once from one address none is refused, of wrong ones only the budget gets through.", async () => {
  const school = await World.open({ SIGN_IN_TRIES_PER_MINUTE: 3 });
  const pupils = await Promise.all(Array.from({ length: 12 }, () => school.member()));
  const signIn = (email: string, password: string) => school.visitor().post("/api/session", { email, password });
  const right = await Promise.all(pupils.map(({ email, password }) => signIn(email, password)));
  expect(right.map(({ status }) => status)).toEqual(Array(12).fill(200));
  const wrong = await Promise.all(pupils.map(({ email }) => signIn(email, "a guess")));
  expect(wrong.filter(({ status }) => status === 401)).toHaveLength(3);
  expect(wrong.filter(({ status }) => status === 429)).toHaveLength(9);
  await school.close();
});

test("RELY-05 wrong tries of others at one's address keep nobody from a browser in which they have signed in.", async () => {
  const campus = await World.open({ SIGN_IN_TRIES_PER_MINUTE: 3 });
  const { browser, email, password } = await campus.member();
  const stranger = campus.visitor();
  const guess = () => stranger.post("/api/session", { email: "nobody@example.org", password: "a guess" });
  for (const status of [401, 401, 401, 429]) expect((await guess()).status).toBe(status);
  await expectError(await campus.visitor().post("/api/session", { email, password }), 429, "TOO_MANY_REQUESTS");
  expect((await browser.post("/api/session", { email, password })).status).toBe(200);
  expect((await browser.put("/api/me/password", { password: "another one" })).status).toBe(204);
  expect((await browser.delete("/api/me", { body: "{}" })).status).toBe(204);
  await campus.close();
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
