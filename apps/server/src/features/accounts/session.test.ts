import { randomUUID } from "node:crypto";
import { PAGE_OWNER_HEADER } from "@wellput/contract";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { expectError } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";
import { sessions } from "../../db/schema/index.ts";

const world = await World.open();
afterAll(() => world.close());

const DAY_MS = 24 * 60 * 60 * 1000;

test("AUTH-01 e-mail and password sign a person in, however the e-mail is written.", async () => {
  const { email, password, id } = await world.member();
  const browser = world.visitor();
  const response = await browser.post("/api/session", { email: email.toUpperCase(), password });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ me: { id } });
  expect(await (await browser.get("/api/session")).json()).toMatchObject({ me: { id } });
});

test("AUTH-01 a visitor has no session.", async () => {
  expect(await (await world.visitor().get("/api/session")).json()).toEqual({ me: null });
});

test("AUTH-02 an unknown e-mail and a wrong password are told apart.", async () => {
  const { email } = await world.member();
  const visitor = world.visitor();
  const unknown = { email: "nobody@example.org", password: "correct horse" };
  await expectError(await visitor.post("/api/session", unknown), 401, "EMAIL_UNKNOWN");
  await expectError(await visitor.post("/api/session", { email, password: "wrong horse" }), 401, "PASSWORD_WRONG");
});

test("AUTH-16 signing out ends the session for every copy of its cookie.", async () => {
  const { browser } = await world.member();
  const copy = browser.copy();
  expect((await browser.delete("/api/session")).status).toBe(204);
  expect(await (await copy.get("/api/session")).json()).toEqual({ me: null });
  await expectError(await copy.get("/api/logs"), 401, "NOT_SIGNED_IN");
});

test("AUTH-16 a cookie with another signature is nobody's.", async () => {
  const { id } = await world.member();
  const [session] = await world.db.select().from(sessions).where(eq(sessions.userId, id));
  const forged = {
    headers: { cookie: `wellput.session_token=${session?.token}.${Buffer.alloc(32).toString("base64")}` },
  };
  expect(await (await world.visitor().get("/api/session", forged)).json()).toEqual({ me: null });
  const unsigned = { headers: { cookie: `wellput.session_token=${session?.token}` } };
  expect(await (await world.visitor().get("/api/session", unsigned)).json()).toEqual({ me: null });
});

test("AUTH-16 a session ends after 30 days without use.", async () => {
  const { browser } = await world.member();
  world.time = () => new Date(Date.now() + 31 * DAY_MS);
  const { me } = (await (await browser.get("/api/session")).json()) as { me: unknown };
  world.time = () => new Date();
  expect(me).toBeNull();
});

test("AUTH-16 a session in use is prolonged.", async () => {
  const { browser, id } = await world.member();
  const soon = new Date(Date.now() + 2 * DAY_MS);
  await world.db.update(sessions).set({ expiresAt: soon }).where(eq(sessions.userId, id));
  const response = await browser.get("/api/session");
  expect(response.headers.get("set-cookie")).toContain("Max-Age=2592000");
  const [session] = await world.db.select().from(sessions).where(eq(sessions.userId, id));
  expect(session?.expiresAt.getTime()).toBeGreaterThan(soon.getTime() + 20 * DAY_MS);
});

test("AUTH-16 what somebody composed is not saved as another who has signed in in the same browser since.", async () => {
  const [ada, eve] = [await world.member(), await world.member()];
  const page = { headers: { [PAGE_OWNER_HEADER]: ada.id } };
  const scenario = () => ({ id: randomUUID(), title: "Of Ada" });
  await expectError(await eve.browser.post("/api/scenarios", scenario(), page), 412, "OTHER_PERSON");
  const form = { data: "You never listen.", record_attempt: "true" };
  await expectError(await eve.browser.analyse(form, page), 412, "OTHER_PERSON");
  expect(await (await eve.browser.get("/api/me/export")).text()).not.toMatch(/Of Ada|You never listen/);
  // Who is signed in is told in any case, and where nobody is, that.
  expect(await (await eve.browser.get("/api/session", page)).json()).toMatchObject({ me: { id: eve.id } });
  await expectError(await world.visitor().post("/api/scenarios", scenario(), page), 401, "NOT_SIGNED_IN");
  expect((await ada.browser.post("/api/scenarios", scenario(), page)).status).toBe(201);
});

test("AUTH-16 sign-in, sign-up, reset and joining codes are rate-limited by address.", async () => {
  const strict = await World.open({ SIGN_IN_TRIES_PER_MINUTE: 3, TRUST_PROXY: 1 });
  const visitor = strict.visitor();
  const from = (address: string) => ({ headers: { "x-forwarded-for": `6.6.6.6, ${address}` } });
  const tries = {
    "/api/session": { email: "nobody@example.org", password: "wrong horse" },
    "/api/accounts": { email: "nobody@example.org", password: "wrong horse", terms: true, joiningCode: "NOPE" },
    "/api/password-resets": { email: "nobody@example.org" },
    "/api/callable/validateGroup": { data: "NOPE" },
    "/api/newsletter": { email: "nobody@example.org" },
  };
  for (const [path, body] of Object.entries(tries)) {
    for (let left = 3; left > 0; left--) expect((await visitor.post(path, body, from("1.1.1.1"))).status).not.toBe(429);
    await expectError(await visitor.post(path, body, from("1.1.1.1")), 429, "TOO_MANY_REQUESTS");
  }
  expect((await visitor.post("/api/session", tries["/api/session"], from("2.2.2.2"))).status).toBe(401);
  expect((await visitor.post("/api/accounts", tries["/api/accounts"], from("2.2.2.2"))).status).toBe(422);
  await strict.close();
});

test("AUTH-16 what somebody proves is no try that failed: new passwords, addresses, tokens and deleted accounts are not counted.", async () => {
  const strict = await World.open({ SIGN_IN_TRIES_PER_MINUTE: 2 });
  for (let times = 3; times > 0; times--) {
    const { browser, email, password } = await strict.member();
    const token = { id: randomUUID(), name: "My notebook", scopes: ["data:read"] };
    expect((await browser.post("/api/me/tokens", token)).status).toBe(201);
    const change = { password: "another horse", currentPassword: password };
    expect((await browser.put("/api/me/password", change)).status).toBe(204);
    expect((await browser.put("/api/me/email", { email: `new-${email}` })).status).toBe(202);
    expect((await browser.delete("/api/me", { body: "{}" })).status).toBe(204);
  }
  const wrong = () => strict.visitor().post("/api/session", { email: "nobody@example.org", password: "wrong horse" });
  for (const status of [401, 401, 429]) expect((await wrong()).status).toBe(status);
  await strict.close();
});

test("AUTH-16 RELY-05 behind https the cookie is Secure, and its __Host- name keeps neighbouring sites from planting one.", async () => {
  const secure = await World.open({ PUBLIC_URL: "https://wellput.example" });
  const { browser, email, password } = await secure.member();
  const response = await browser.post("/api/session", { email, password });
  expect(response.headers.get("set-cookie")).toMatch(/^__Host-wellput\.session_token=.*; Secure/);
  expect(response.headers.get("strict-transport-security")).toMatch(/max-age=\d+/);
  expect(await (await browser.get("/api/session")).json()).toMatchObject({ me: { email } });
  await secure.close();
});
