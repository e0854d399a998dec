import { randomUUID } from "node:crypto";
import type { Me, Session } from "@wellput/contract";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { outbox, sessions, users } from "../src/db/schema/index.ts";
import { storeOneOfEverything } from "./kit/one-of-everything.ts";
import { TEST_CODE } from "./kit/provided.ts";
import { expectError, Visitor } from "./kit/visitor.ts";
import { World } from "./kit/world.ts";

const world = await World.open();
afterAll(() => world.close());

const [ada, eve, admin] = [await world.member(), await world.member(), await world.admin()];
const sentence = (text: string) => ({ t: "O", p: text, s: text, m: text });
const notes = (text: string) => [{ text, selected: [text] }];

/** Everything that can be written, with one text in every field; `read` is where it comes back from. */
const WRITES: readonly { path: string; fields: (text: string) => object }[] = [
  { path: "/api/scenarios", fields: (text) => ({ title: text, summary: text, finalMessage: text, isPublic: true }) },
  {
    path: "/api/challenges",
    fields: (text) => ({
      title: text,
      summary: text,
      tags: [text],
      groups: [text],
      challengeObjectList: [sentence(text)],
    }),
  },
  {
    path: "/api/logs",
    fields: (text) => ({ title: text, NegF_: notes(text), NegN_: notes(text), PosF_: notes(text), PosN_: notes(text) }),
  },
  {
    path: "/api/articles",
    fields: (text) => ({ title: text, mainText: "", quote: text, citation: text, tags: [text] }),
  },
];
const HOSTILE = [
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "javascript:alert(1)",
  "'; drop table users; --",
  "' or '1'='1",
  "\\'; select pg_sleep(10); --",
  "%00%0d%0aSet-Cookie:x=y",
  "{{7*7}}#{7*7}",
  "../../etc/passwd",
];

test("AUTH-16 HTML, SQL and other hostile texts come back to the letter, as JSON that no browser runs.", async () => {
  const tables = await world.db.$count(users);
  for (const { path, fields } of WRITES) {
    for (const text of HOSTILE) {
      const body = { id: randomUUID(), ...fields(text) };
      const made = await admin.browser.post(path, body);
      expect([path, text, made.status]).toEqual([path, text, 201]);
      const read = await admin.browser.get(`${path}/${body.id}`);
      expect(read.headers.get("content-type")).toMatch(/^application\/json/);
      expect(read.headers.get("x-content-type-options")).toBe("nosniff");
      expect(await read.json()).toMatchObject(body);
    }
  }
  expect(await world.db.$count(users)).toBe(tables);
});

test("AUTH-16 an article's HTML is stored without anything that runs.", async () => {
  const id = randomUUID();
  const mainText =
    '<p onclick="a()">Hi <a href="javascript:a()">x</a></p><script>a()</script><iframe src="//evil"></iframe>';
  await ada.browser.post("/api/articles", { id, title: "Hostile", mainText });
  const { mainText: kept } = (await (await ada.browser.get(`/api/articles/${id}`)).json()) as { mainText: string };
  expect(kept).toContain("Hi");
  expect(kept).not.toMatch(/script|onclick|javascript:|iframe/i);
});

test("AUTH-16 SQL in an address, a cursor or a query finds nothing and breaks nothing.", async () => {
  const evil = encodeURIComponent("' or 1=1; drop table logs; --");
  for (const path of ["scenarios", "challenges", "responses", "logs", "articles"]) {
    expect((await ada.browser.get(`/api/${path}/${evil}`)).status).toBe(404);
    await expectError(await ada.browser.get(`/api/${path}?cursor=${evil}`), 422, "INVALID_INPUT");
    await expectError(await ada.browser.get(`/api/${path}?limit=${evil}`), 422, "INVALID_INPUT");
  }
  expect((await ada.browser.get("/api/logs")).status).toBe(200);
});

test("AUTH-16 a NUL byte in an address finds nothing or is refused, wherever it stands.", async () => {
  const paths = ["scenarios?q=%00", "challenges?tag=%00", "groups/a%00/12345/scenario1", "scenarios/%00", "%00?%00=1"];
  const desk = ["admin/reports/roster?code=%00", "admin/answers/%00/%00/answers.csv", "admin/members?search=a%00b"];
  for (const path of [...paths, ...desk]) {
    for (const browser of [admin.browser, world.visitor()])
      expect((await browser.get(`/api/${path}`)).status, path).toBeOneOf([200, 401, 403, 404, 422]);
  }
  const found = await admin.browser.get("/api/admin/members?search=a%00b");
  expect(await expectError(found, 422, "INVALID_INPUT")).toHaveProperty("address");
  expect((await admin.browser.delete("/api/challenges/a%00")).status).toBeOneOf([404, 422]);
  // Its name alone is a text as any other.
  expect((await admin.browser.get("/api/scenarios?q=%2500")).status).toBe(200);
});

test("AUTH-16 nobody takes over somebody else's row by its id, whatever they send with it.", async () => {
  const samples = await storeOneOfEverything(world.db, ada.id, "of-ada");
  const { privateScenario, log, response, groupChallenge } = samples;
  const forged = { title: "forged", authorId: eve.id };
  for (const [path, id] of [
    ["/api/scenarios", privateScenario],
    ["/api/logs", log],
  ] as const) {
    await expectError(await eve.browser.post(path, { id, title: "forged" }), 409, "ID_TAKEN");
    expect((await eve.browser.post(path, { id: randomUUID(), ...forged })).status).toBe(422);
  }
  const answers = { id: response, parentDoc: groupChallenge, title: "forged" };
  await expectError(await eve.browser.post("/api/responses", answers), 409, "ID_TAKEN");
  await expectError(await ada.browser.patch(`/api/scenarios/${privateScenario}`, forged), 422, "INVALID_INPUT");
  expect(await (await ada.browser.get(`/api/logs/${log}`)).json()).toMatchObject({ title: "of-ada" });
});

test("AUTH-16 no field of a profile that is not one's to set can be set.", async () => {
  const body = { email: `${randomUUID()}@example.org`, password: "correct horse", terms: true, joiningCode: TEST_CODE };
  for (const extra of [
    { isAdmin: true },
    { admin: true },
    { group: "Ward" },
    { id: ada.id },
    { emailVerified: true },
  ]) {
    await expectError(await world.visitor().post("/api/accounts", { ...body, ...extra }), 422, "INVALID_INPUT");
    const named = { username: `eve ${randomUUID()}`, ...extra };
    await expectError(await eve.browser.put("/api/me/username", named), 422, "INVALID_INPUT");
  }
});

test("AUTH-16 a session that an attacker planted is not the one that signing in begins.", async () => {
  const planted = eve.browser.copy();
  const [before] = await world.db.select().from(sessions).where(eq(sessions.userId, eve.id));
  await planted.post("/api/session", { email: ada.email, password: ada.password });
  expect(await (await planted.get("/api/session")).json()).toMatchObject({ me: { id: ada.id } });
  expect(await (await eve.browser.get("/api/session")).json()).toMatchObject({ me: { id: eve.id } });
  const tokens = await world.db.select({ token: sessions.token, userId: sessions.userId }).from(sessions);
  expect(tokens.find(({ token }) => token === before?.token)?.userId).toBe(eve.id);
  const madeUp = new Visitor(world.app);
  madeUp.headers.cookie = "wellput.session_token=made-up.made-up";
  const answer = await madeUp.post("/api/session", { email: ada.email, password: ada.password });
  expect(answer.headers.get("set-cookie")).not.toContain("made-up");
});

test("AUTH-16 each sign-in has a session of its own, and its token is long and random.", async () => {
  const tokens = new Set<string>();
  for (let left = 5; left > 0; left--) {
    const answer = await world.visitor().post("/api/session", { email: ada.email, password: ada.password });
    tokens.add(/session_token=([^.;]+)/.exec(answer.headers.get("set-cookie") ?? "")?.[1] ?? "");
  }
  expect(tokens.size).toBe(5);
  for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9]{32}$/);
});

test("AUTH-16 no page of another site writes anything, on any route that writes.", async () => {
  const writes = world.app.routes.filter(({ method }) => !["ALL", "GET"].includes(method));
  expect(writes.length).toBeGreaterThan(20);
  for (const { method, path } of writes) {
    const headers = { origin: "https://evil.example", "content-type": "text/plain" };
    const answer = await ada.browser.request(method, path.replace(/:\w+/, randomUUID()), "{}", { headers });
    await expectError(answer, 403, "FOREIGN_ORIGIN");
  }
  expect((await ada.browser.get("/api/logs")).status).toBe(200);
});

test("AUTH-09 an e-mail cannot carry a header or a second recipient into a mail.", async () => {
  const before = await world.db.$count(outbox);
  const evil = [
    "\r\nBcc: eve@example.org",
    "\nSubject: x",
    ",eve@example.org",
    "%0d%0aBcc: eve@example.org",
    " <eve@example.org>",
  ];
  for (const tail of evil) {
    const asked = await world.visitor().post("/api/password-resets", { email: `${ada.email}${tail}` });
    await expectError(asked, 422, "INVALID_INPUT");
    const body = { email: `x${tail}@example.org`, password: "correct horse", terms: true, joiningCode: TEST_CODE };
    await expectError(await world.visitor().post("/api/accounts", body), 422, "INVALID_INPUT");
  }
  expect(await world.db.$count(outbox)).toBe(before);
});

test("AUTH-09 a link in a mail leads to our own address, whatever host the request claims.", async () => {
  const { email } = await world.member();
  const claimed = { headers: { host: "evil.example", "x-forwarded-host": "evil.example" } };
  await world.visitor().post("/api/password-resets", { email }, claimed);
  const [mail] = await world.db.select().from(outbox).where(eq(outbox.recipient, email));
  expect(mail?.text).toContain("http://localhost/resetpassword?token=");
  expect(mail?.text).not.toContain("evil");
});

test("AUTH-14 a username that looks like somebody else's is taken, in whatever script it is written.", async () => {
  const name = `copay ${Math.random().toString().slice(2, 8)}`;
  expect((await ada.browser.put("/api/me/username", { username: name })).status).toBe(200);
  const lookalikes = ["сораy", "COPAY", "ⅽopay", "co\u00adpay", "c\u200bopay", "ϲοραγ", "𝐜𝐨𝐩𝐚𝐲", "ｃｏｐａｙ"];
  for (const word of lookalikes) {
    const username = name.replace("copay", word);
    await expectError(await eve.browser.put("/api/me/username", { username }), 409, "USERNAME_TAKEN");
  }
  const other = await eve.browser.put("/api/me/username", { username: name.replace("copay", "кофе") });
  expect(((await other.json()) as Me).username).toContain("кофе");
});

test("AUTH-16 an account whose rights were taken away loses them at once, in open browsers too.", async () => {
  const former = await world.admin();
  expect((await former.browser.get("/api/admin/groups")).status).toBe(200);
  await admin.browser.post("/api/callable/removeAdminRole", { data: { email: former.email } });
  await expectError(await former.browser.get("/api/admin/groups"), 403, "NOT_ALLOWED");
  const { me } = (await (await former.browser.get("/api/session")).json()) as Session;
  expect(me).toMatchObject({ admin: false, isAdmin: false });
});
