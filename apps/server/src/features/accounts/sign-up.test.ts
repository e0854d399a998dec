import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { TEST_CODE } from "../../../test/kit/provided.ts";
import { expectError, type Visitor } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";
import { SLOW_PASSWORDS } from "../../auth/auth.ts";
import { credentials, groups, users } from "../../db/schema/index.ts";

const world = await World.open();
afterAll(() => world.close());

const form = (changes: object = {}) => ({
  email: `${randomUUID()}@example.org`,
  password: "correct horse",
  terms: true,
  joiningCode: TEST_CODE,
  ...changes,
});
const seats = async (code: string) => (await world.db.select().from(groups).where(eq(groups.code, code)))[0]?.count;

test("AUTH-08 a new profile has no username and no initials, the terms from the box and the group of the code.", async () => {
  const { browser, email } = await world.member();
  expect(await (await browser.get("/api/session")).json()).toMatchObject({
    me: {
      email,
      username: "",
      initials: "",
      terms: true,
      group: "GENERAL",
      onboarded: false,
      admin: false,
      isAdmin: false,
    },
  });
});

test("AUTH-04 signing up takes a seat and signs in.", async () => {
  const before = await seats(TEST_CODE);
  const browser = world.visitor();
  const response = await browser.post("/api/accounts", form());
  expect(response.status).toBe(201);
  expect(response.headers.getSetCookie()[0]).toMatch(
    /^wellput\.session_token=.+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  expect(await seats(TEST_CODE)).toBe((before ?? 0) + 1);
  expect((await browser.get("/api/logs")).status).toBe(200);
});

test("AUTH-06 a joining code is the same in small letters, without its dash, and with spaces.", async () => {
  await world.addGroup("QSZP-2XKX", "Read aloud", 10);
  for (const joiningCode of ["qszp-2xkx", "QSZP2XKX", " QSZP 2XKX ", "qsZp2 xkx"]) {
    const browser = world.visitor();
    expect(await (await browser.post("/api/callable/validateGroup", { data: joiningCode })).json()).toEqual({
      result: true,
    });
    expect((await browser.post("/api/accounts", form({ joiningCode }))).status).toBe(201);
    expect(await (await browser.get("/api/session")).json()).toMatchObject({ me: { group: "Read aloud" } });
  }
  expect(await seats("QSZP-2XKX")).toBe(4);
  const { browser, email } = await world.member();
  expect((await browser.post("/api/me/group", { joiningCode: "qszp2xkx" })).status).toBe(200);
  await browser.post("/api/callable/setUserGroup", { data: { email, group: "QSZP 2xkx" } });
  expect(await seats("QSZP-2XKX")).toBe(5);
});

test("AUTH-06 of two codes that are alike from before, the one that was typed is meant.", async () => {
  await world.addGroup("like-1", "First", 5);
  await world.addGroup("LIKE1", "Second", 5);
  for (const [joiningCode, group] of [
    ["like-1", "First"],
    [" LIKE1 ", "Second"],
  ]) {
    const browser = world.visitor();
    await browser.post("/api/accounts", form({ joiningCode }));
    expect(await (await browser.get("/api/session")).json()).toMatchObject({ me: { group } });
  }
});

test("AUTH-05 without the terms nobody gets in, and no seat is taken.", async () => {
  const before = await seats(TEST_CODE);
  await expectError(await world.visitor().post("/api/accounts", form({ terms: false })), 422, "TERMS_REQUIRED");
  expect(await seats(TEST_CODE)).toBe(before);
});

test("AUTH-06 a missing code and a wrong one are told apart.", async () => {
  const visitor = world.visitor();
  await expectError(await visitor.post("/api/accounts", form({ joiningCode: "  " })), 422, "JOINING_CODE_REQUIRED");
  await expectError(await visitor.post("/api/accounts", form({ joiningCode: "NOPE" })), 422, "JOINING_CODE_INVALID");
});

test("RELY-05 with a right code 200 people sign up from one address at once; guesses at codes and e-mails end there.", async () => {
  const strict = await World.open({ SIGN_IN_TRIES_PER_MINUTE: 3, TRUST_PROXY: 1 });
  await strict.addGroup("CLASS", "Class", 200);
  const from = (address: string) => ({ headers: { "x-forwarded-for": address } });
  const signUp = (changes: object, address = "1.1.1.1") =>
    strict.visitor().post("/api/accounts", form({ joiningCode: "CLASS", ...changes }), from(address));
  const emails = Array.from({ length: 200 }, () => `${randomUUID()}@example.org`);
  const people = await Promise.all(emails.map((email) => signUp({ email })));
  expect(people.map(({ status }) => status)).toEqual(Array(200).fill(201));

  // The group is full now: what was right is a guess.
  const guesses = await Promise.all(Array.from({ length: 20 }, () => signUp({}, "2.2.2.2")));
  expect(guesses.filter(({ status }) => status === 422)).toHaveLength(3);
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(17);
  await strict.addGroup("MORE", "More", 40);
  await expectError(await signUp({ joiningCode: "MORE" }, "2.2.2.2"), 429, "TOO_MANY_REQUESTS");
  for (const email of emails.slice(0, 3)) {
    await expectError(await signUp({ joiningCode: "MORE", email }, "3.3.3.3"), 409, "EMAIL_TAKEN");
  }
  await expectError(await signUp({ joiningCode: "MORE", email: emails[3] }, "3.3.3.3"), 429, "TOO_MANY_REQUESTS");
  await strict.close();
});

test("RELY-05 a right code opens the group for any number of members at one address; guesses end.", async () => {
  const strict = await World.open({ SIGN_IN_TRIES_PER_MINUTE: 3 });
  await strict.addGroup("CLASS", "Class", 40);
  const people = await Promise.all(Array.from({ length: 8 }, () => strict.member()));
  const join = ({ browser }: { browser: Visitor }, joiningCode: string) =>
    browser.post("/api/me/group", { joiningCode });
  for (const person of people) {
    expect((await person.browser.post("/api/callable/validateGroup", { data: "CLASS" })).status).toBe(200);
    expect((await join(person, "CLASS")).status).toBe(200);
  }
  const statuses: number[] = [];
  for (const person of people.slice(0, 4)) statuses.push((await join(person, "NOPE")).status);
  expect(statuses).toEqual([422, 422, 422, 429]);
  await strict.close();
});

test("AUTH-06 of fifty who sign up at once for three seats exactly three get in.", { timeout: 60_000 }, async () => {
  await world.addGroup("THREE", "Three", 3);
  const forms = Array.from({ length: 50 }, () => form({ joiningCode: "THREE" }));
  const answers = await Promise.all(forms.map((body) => world.visitor().post("/api/accounts", body)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(3);
  expect(statuses.filter((status) => status === 422)).toHaveLength(47);
  expect(await seats("THREE")).toBe(3);
  expect(await world.db.select().from(users).where(eq(users.groupCode, "THREE"))).toHaveLength(3);
});

test("AUTH-06 a sign-up that fails gives its seat back.", async () => {
  const twice = form();
  const before = (await seats(TEST_CODE)) ?? 0;
  const answers = await Promise.all([1, 2, 3].map(() => world.visitor().post("/api/accounts", twice)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect(await seats(TEST_CODE)).toBe(before + 1);
});

test("AUTH-07 an e-mail in use is refused, however it is written.", async () => {
  const { email } = await world.member();
  const again = form({ email: email.toUpperCase() });
  await expectError(await world.visitor().post("/api/accounts", again), 409, "EMAIL_TAKEN");
});

test("AUTH-07 who has no joining code cannot ask which e-mails have accounts.", async () => {
  const { email } = await world.member();
  const asking = form({ email, joiningCode: "NOPE" });
  await expectError(await world.visitor().post("/api/accounts", asking), 422, "JOINING_CODE_INVALID");
});

test("AUTH-16 passwords are stored hashed with salt, slowly, and the database never sees them.", async () => {
  const slow = await World.open({}, SLOW_PASSWORDS);
  const { id, email, password } = await slow.member();
  const other = await slow.member();
  const stored = async (userId: string) =>
    (await slow.db.select().from(credentials).where(eq(credentials.userId, userId)))[0]?.password ?? "";
  expect(await stored(id)).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
  expect(await stored(id)).not.toContain(password);
  expect(await stored(id)).not.toBe(await stored(other.id));
  const before = process.cpuUsage();
  expect((await slow.visitor().post("/api/session", { email, password })).status).toBe(200);
  const { user, system } = process.cpuUsage(before);
  expect(user + system, "microseconds that one guess costs").toBeGreaterThan(20_000);
  await expectError(await slow.visitor().post("/api/session", { email, password: "a guess" }), 401, "PASSWORD_WRONG");
  await slow.close();
});

test("AUTH-04 fields that do not fit are named, unknown ones too.", async () => {
  const response = await world.visitor().post("/api/accounts", form({ email: "nobody", password: "short", extra: 1 }));
  expect(Object.keys(await expectError(response, 422, "INVALID_INPUT")).sort()).toEqual(["email", "extra", "password"]);
});
