import { randomUUID } from "node:crypto";
import { type ApiTokenList, ENGINE_VERSION, type MadeToken, TOKENS_MAX, type TokenScope } from "@wellput/contract";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { storeOneOfEverything } from "../../../test/kit/one-of-everything.ts";
import { routesOf } from "../../../test/kit/routes-of.ts";
import { expectError, type Visitor } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";
import { tokenRoutes } from "../../auth/token-routes.ts";
import { apiTokens, attempts, outbox } from "../../db/schema/index.ts";

const FRIEND = "https://app.example.org";
const world = await World.open({ API_ORIGINS: [FRIEND], ANALYSES_PER_MINUTE: 3, ANONYMOUS_ANALYSES_PER_MINUTE: 2 });
afterAll(() => world.close());

async function makeToken(browser: Visitor, ...scopes: TokenScope[]): Promise<MadeToken> {
  const made = await browser.post("/api/me/tokens", { id: randomUUID(), name: "My notebook", scopes });
  expect(made.status).toBe(201);
  return (await made.json()) as MadeToken;
}

/** A program with a token, and without cookies. */
function program(token: string): Visitor {
  const visitor = world.visitor();
  visitor.headers.authorization = `Bearer ${token}`;
  return visitor;
}

test("DATA-07 a token is shown once, kept as a hash, listed without its secret, and says when it was used.", async () => {
  const { browser, id } = await world.member();
  const { token, ...made } = await makeToken(browser, "data:read", "data:read");
  expect(made).toMatchObject({ name: "My notebook", scopes: ["data:read"], ending: token.slice(-4), lastUsedAt: null });
  const listed = await (await browser.get("/api/me/tokens")).text();
  expect(JSON.parse(listed)).toEqual({ items: [made] });
  const [row] = await world.db.select().from(apiTokens).where(eq(apiTokens.userId, id));
  expect(JSON.stringify(row) + listed).not.toContain(token);
  expect((await program(token).get("/api/logs")).status).toBe(200);
  const { items } = (await (await browser.get("/api/me/tokens")).json()) as ApiTokenList;
  expect(items[0]?.lastUsedAt).not.toBeNull();
  expect(await (await browser.get("/api/me/export")).json()).toMatchObject({ apiTokens: [{ name: "My notebook" }] });
});

test("DATA-07 a token does what its scopes say for whoever made it, and nothing more.", async () => {
  const { browser, id } = await world.member();
  const other = await world.member();
  const { log } = await storeOneOfEverything(world.db, id, "mark");
  const reading = program((await makeToken(browser, "data:read")).token);
  const writing = program((await makeToken(browser, "data:write")).token);
  const stranger = program((await makeToken(other.browser, "data:read", "data:write")).token);
  expect((await reading.get(`/api/logs/${log}`)).status).toBe(200);
  await expectError(await stranger.get(`/api/logs/${log}`), 404, "LOG_NOT_FOUND");
  await expectError(await stranger.delete(`/api/logs/${log}`), 404, "LOG_NOT_FOUND");
  expect(await expectError(await reading.delete(`/api/logs/${log}`), 403, "TOKEN_SCOPE")).toEqual({
    scope: "data:write",
  });
  expect(await expectError(await writing.get("/api/logs"), 403, "TOKEN_SCOPE")).toEqual({ scope: "data:read" });
  await expectError(await reading.analyse({ data: "You are late." }), 403, "TOKEN_SCOPE");
  expect((await writing.delete(`/api/logs/${log}`)).status).toBe(204);
});

test("DATA-07 a token for the analysis keeps nothing without the scope to write, and is counted as its person's.", async () => {
  const { browser, id } = await world.member();
  const analysing = program((await makeToken(browser, "analysis")).token);
  const answer = await analysing.analyse({ data: "You are late." });
  expect(await answer.json()).toMatchObject({ user_input: { engine_version: ENGINE_VERSION } });
  expect(answer.headers.get("engine-version")).toBe(ENGINE_VERSION);
  expect(answer.headers.get("ratelimit-policy")).toBe('"analysis";q=3;w=60');
  expect(answer.headers.get("ratelimit")).toMatch(/^"analysis";r=2;t=\d+$/);
  for (const asked of ["db_flag", "record_attempt"])
    await expectError(await analysing.analyse({ data: "You are late.", [asked]: "true" }), 403, "TOKEN_SCOPE");
  const call = { data: { data: "You are late.", record_attempt: true } };
  await expectError(await analysing.post("/api/callable/callAPI", call), 403, "TOKEN_SCOPE");
  expect(await world.db.$count(attempts, eq(attempts.userId, id))).toBe(0);
  const both = program((await makeToken(browser, "analysis", "data:write")).token);
  expect((await both.analyse({ data: "You are late.", record_attempt: "true" })).status).toBe(200);
  const [kept] = await world.db.select().from(attempts).where(eq(attempts.userId, id));
  expect(kept).toMatchObject({ m: "You are late.", engineVersion: world.deps.engine.name });
  expect((await both.analyse({ data: "You are late." })).headers.get("ratelimit")).toMatch(/r=0;/);
  const refused = await both.analyse({ data: "You are late." });
  expect(refused.headers.get("ratelimit")).toMatch(/^"analysis";r=0;t=\d+$/);
  expect(refused.headers.get("retry-after")).toMatch(/^\d+$/);
  await expectError(refused, 429, "TOO_MANY_REQUESTS");
});

test("DATA-07 a revoked or made-up token is refused everywhere, and one's own alone can be revoked.", async () => {
  const { browser } = await world.member();
  const other = await world.member();
  const { token, id } = await makeToken(browser, "data:read");
  await expectError(await other.browser.delete(`/api/me/tokens/${id}`), 404, "TOKEN_NOT_FOUND");
  expect((await program(token).get("/api/logs")).status).toBe(200);
  expect((await browser.delete(`/api/me/tokens/${id}`)).status).toBe(204);
  for (const path of ["/api/logs", "/api/site"]) {
    const refused = await program(token).get(path);
    expect(refused.headers.get("www-authenticate")).toBe('Bearer error="invalid_token"');
    await expectError(refused, 401, "TOKEN_INVALID");
  }
  await expectError(await program("wp_guess").get("/api/logs"), 401, "TOKEN_INVALID");
  // A wrong token is not made good by the session beside it.
  browser.headers.authorization = "Bearer wp_guess";
  await expectError(await browser.get("/api/logs"), 401, "TOKEN_INVALID");
  // Another scheme is not ours: a proxy in front may ask for it.
  browser.headers.authorization = "Basic YTpi";
  expect((await browser.get("/api/logs")).status).toBe(200);
});

test("DATA-07 no token reaches accounts, tokens or an admin's desk, an admin's neither; each route for programs exists.", async () => {
  const admin = await world.admin();
  const { token, id } = await makeToken(admin.browser, "analysis", "data:read", "data:write");
  const all = program(token);
  const isOpen = new Set(tokenRoutes());
  expect(routesOf(world.app)).toEqual(expect.arrayContaining([...isOpen]));
  expect([...isOpen].filter((route) => route.includes("/admin"))).toEqual([]);
  for (const path of ["/api/me/tokens", "/api/session", "/api/admin/audit", "/api/live", "/api/admin/reports/usage"])
    await expectError(await all.get(path), 403, "TOKEN_SCOPE");
  await expectError(await all.delete("/api/me"), 403, "TOKEN_SCOPE");
  await expectError(await all.delete(`/api/me/tokens/${id}`), 403, "TOKEN_SCOPE");
  const { browser, id: author } = await world.member();
  const { privateScenario, publicScenario } = await storeOneOfEverything(world.db, author, "mark");
  expect((await admin.browser.patch(`/api/scenarios/${publicScenario}`, { title: "Changed" })).status).toBe(200);
  await expectError(await all.patch(`/api/scenarios/${publicScenario}`, { title: "Mine" }), 403, "NOT_ALLOWED");
  await expectError(await all.get(`/api/scenarios/${privateScenario}`), 404, "SCENARIO_NOT_FOUND");
  const gated = program((await makeToken(browser, "data:read")).token);
  await world.change(author, { groupCode: null });
  await expectError(await gated.get("/api/logs"), 403, "GATE_GROUP");
});

test("DATA-07 making a token takes a fresh session or the password, and a person has so many at most.", async () => {
  const { browser, password } = await world.member();
  const wanted = { id: randomUUID(), name: "Late", scopes: ["analysis"] };
  const now = Date.now();
  world.time = () => new Date(now + 60 * 60 * 1000);
  await expectError(await browser.post("/api/me/tokens", wanted), 403, "CURRENT_PASSWORD_REQUIRED");
  expect((await browser.post("/api/me/tokens", { ...wanted, currentPassword: password })).status).toBe(201);
  world.time = () => new Date();
  await expectError(await browser.post("/api/me/tokens", wanted), 409, "ID_TAKEN");
  await expectError(await browser.post("/api/me/tokens", { ...wanted, scopes: [] }), 422, "INVALID_INPUT");
  await expectError(await browser.post("/api/me/tokens", { ...wanted, name: " " }), 422, "INVALID_INPUT");
  for (let made = 1; made < TOKENS_MAX; made += 1) await makeToken(browser, "analysis");
  const one_more = { ...wanted, id: randomUUID() };
  await expectError(await browser.post("/api/me/tokens", one_more), 409, "TOKENS_FULL");
});

test("DATA-07 AUTH-16 a new password ends every token of its person, set on the account or by a link, and nobody else's.", async () => {
  const [ada, eve] = [await world.member(), await world.member()];
  const others = program((await makeToken(eve.browser, "data:read")).token);
  const first = program((await makeToken(ada.browser, "data:read")).token);
  expect((await ada.browser.put("/api/me/password", { password: "another one" })).status).toBe(204);
  await expectError(await first.get("/api/logs"), 401, "TOKEN_INVALID");
  const second = program((await makeToken(ada.browser, "data:read")).token);
  await world.visitor().post("/api/password-resets", { email: ada.email });
  const mails = await world.db.select().from(outbox).where(eq(outbox.recipient, ada.email));
  const token = mails.map(({ text }) => /resetpassword\?token=(\S+)/.exec(text)?.[1]).find(Boolean);
  const fresh = { token, password: "battery staple" };
  expect((await world.visitor().post("/api/password-resets/confirm", fresh)).status).toBe(204);
  await expectError(await second.get("/api/logs"), 401, "TOKEN_INVALID");
  expect((await others.get("/api/logs")).status).toBe(200);
});

test("DATA-07 AUTH-16 whoever has a token hears by mail that it was made, and not what it is.", async () => {
  const { browser, email } = await world.member();
  const { token } = await makeToken(browser, "data:read");
  const mails = await world.db.select().from(outbox).where(eq(outbox.recipient, email));
  expect(mails).toMatchObject([{ subject: "A token was made for your Wellput account" }]);
  expect(mails[0]?.text).toContain("http://localhost/forgotpassword");
  expect(mails[0]?.text).not.toContain(token);
});

test("DATA-07 pages of allowed origins use the API without cookies; all others are refused as ever.", async () => {
  const { browser } = await world.member();
  const { token } = await makeToken(browser, "data:read");
  const asked = {
    origin: FRIEND,
    "access-control-request-method": "PUT",
    "access-control-request-headers": "authorization",
  };
  const preflight = await world.app.request("/prod/user_input", { method: "OPTIONS", headers: asked });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get("access-control-allow-origin")).toBe(FRIEND);
  expect(preflight.headers.get("access-control-allow-headers")).toContain("Authorization");
  expect(preflight.headers.get("access-control-allow-credentials")).toBeNull();
  const page = program(token);
  page.headers.origin = FRIEND;
  page.headers["sec-fetch-site"] = "cross-site";
  const read = await page.get("/api/logs");
  expect(read.status).toBe(200);
  expect(read.headers.get("access-control-allow-origin")).toBe(FRIEND);
  expect(read.headers.get("access-control-expose-headers")).toContain("RateLimit");
  const visitor = world.visitor();
  Object.assign(visitor.headers, { origin: FRIEND, "sec-fetch-site": "cross-site" });
  expect((await visitor.analyse({ data: "You are late." })).status).toBe(200);
  browser.headers.origin = FRIEND;
  await expectError(await browser.get("/api/logs"), 401, "NOT_SIGNED_IN");
  await expectError(await browser.get("/api/session"), 403, "FOREIGN_ORIGIN");
  await expectError(
    await visitor.post("/api/session", { email: "a@example.org", password: "x" }),
    403,
    "FOREIGN_ORIGIN",
  );
  page.headers.origin = "https://elsewhere.example.org";
  await expectError(await page.delete("/api/logs/x"), 403, "FOREIGN_ORIGIN");
  const elsewhere = await world.app.request("/api/logs", {
    method: "OPTIONS",
    headers: { ...asked, origin: page.headers.origin },
  });
  expect(elsewhere.headers.get("access-control-allow-origin")).toBeNull();
});
