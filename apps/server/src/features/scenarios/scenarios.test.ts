import { randomUUID } from "node:crypto";
import type { Page, Scenario } from "@wellput/contract";
import { afterAll, expect, test } from "vitest";
import { accept } from "../../../test/kit/accept.ts";
import { expectError, type Visitor } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";

const world = await World.open();
afterAll(() => world.close());

const [ada, eve, admin] = [await world.member(), await world.member(), await world.admin()];
const visitor = world.visitor();

const draft = (changes: object = {}) => ({ id: randomUUID(), title: "The late report", ...changes });
async function create(browser: Visitor, changes: object = {}): Promise<Scenario> {
  const response = await browser.post("/api/scenarios", draft(changes));
  expect(response.status).toBe(201);
  return (await response.json()) as Scenario;
}
async function list(browser: Visitor, query = ""): Promise<Page<Scenario>> {
  return (await (await browser.get(`/api/scenarios?${query}`)).json()) as Page<Scenario>;
}
const ids = (page: Page<Scenario>) => page.items.map(({ id }) => id);

test("SCEN-06 a saved message is a private scenario of its author alone.", async () => {
  const { id } = await create(ada.browser, { finalMessage: "Could we talk about the report?" });
  expect(await (await ada.browser.get(`/api/scenarios/${id}`)).json()).toMatchObject({
    id,
    finalMessage: "Could we talk about the report?",
    isPublic: false,
    listed: false,
    mine: true,
    canEdit: true,
  });
  for (const browser of [visitor, eve.browser, admin.browser]) {
    await expectError(await browser.get(`/api/scenarios/${id}`), 404, "SCENARIO_NOT_FOUND");
    expect(ids(await list(browser, "limit=100"))).not.toContain(id);
  }
  expect(ids(await list(ada.browser))).toContain(id);
  expect(ids(await list(ada.browser, "mine=true"))).toEqual([id]);
});

test("HOME-01 the list is newest first and comes in pages without gaps.", async () => {
  const { browser } = await world.member();
  const made: string[] = [];
  const moment = new Date();
  world.time = () => moment;
  for (let left = 5; left > 0; left--) made.push((await create(browser)).id);
  world.time = () => new Date();
  const seen: string[] = [];
  let next: string | null = "";
  while (next !== null) {
    const page: Page<Scenario> = await list(browser, `mine=true&limit=2${next && `&cursor=${next}`}`);
    seen.push(...ids(page));
    next = page.next;
  }
  expect(seen).toHaveLength(5);
  expect(seen).toEqual([...made].sort().reverse());
  const latest = await create(browser);
  expect(ids(await list(browser, "limit=1"))).toEqual([latest.id]);
});

test("HOME-01 the listed scenarios and one's own come in one order, page by page, each once.", async () => {
  const { browser } = await world.member();
  let moment = Date.now();
  world.time = () => new Date(moment++);
  const made: string[] = [];
  for (const maker of [browser, admin.browser, browser, admin.browser, browser]) {
    made.push((await create(maker, { isPublic: maker === admin.browser })).id);
  }
  made.push((await create(browser, { isPublic: true })).id);
  world.time = () => new Date();
  const seen: string[] = [];
  let next: string | null = "";
  while (next !== null) {
    const page: Page<Scenario> = await list(browser, `limit=2${next && `&cursor=${next}`}`);
    seen.push(...ids(page));
    next = page.next;
  }
  expect(seen.slice(0, made.length)).toEqual(made.toReversed());
  expect(new Set(seen).size).toBe(seen.length);
  expect(ids(await list(visitor, "limit=100"))).toEqual(
    seen.filter((id) => !made.includes(id) || id === made[1] || id === made[3]),
  );
});

test("HOME-01 a visitor reads the starter scenarios, and never who wrote something.", async () => {
  const { items } = await list(visitor);
  expect(items.length).toBeGreaterThan(2);
  expect(items.every(({ listed, isPublic, mine, canEdit }) => listed && isPublic && !mine && !canEdit)).toBe(true);
  expect(items.some((item) => "authorId" in item)).toBe(false);
});

test("HOME-01 a public scenario of an admin is listed at once, anybody else's waits for a review.", async () => {
  const byAdmin = await create(admin.browser, { isPublic: true });
  const byAda = await create(ada.browser, { isPublic: true });
  expect([byAdmin.listed, byAdmin.authByAdmin, byAda.listed, byAda.authByAdmin]).toEqual([true, true, false, false]);
  const seen = ids(await list(visitor, "limit=100"));
  expect(seen).toContain(byAdmin.id);
  expect(seen).not.toContain(byAda.id);
  for (const browser of [visitor, eve.browser]) {
    await expectError(await browser.get(`/api/scenarios/${byAda.id}`), 404, "SCENARIO_NOT_FOUND");
  }
  const foreign = await (await eve.browser.get(`/api/scenarios/${byAdmin.id}`)).json();
  expect(foreign).toMatchObject({ mine: false, canEdit: false });
});

test("HOME-02 the author edits and deletes; another member changes nothing.", async () => {
  const { id } = await create(ada.browser, { isPublic: true, summary: "kept" });
  await accept(admin.browser, "scenario", id);
  const path = `/api/scenarios/${id}`;
  await expectError(await visitor.patch(path, { title: "forged" }), 401, "NOT_SIGNED_IN");
  await expectError(await visitor.delete(path), 401, "NOT_SIGNED_IN");
  await expectError(await eve.browser.patch(path, { title: "forged" }), 403, "NOT_ALLOWED");
  await expectError(await eve.browser.delete(path), 403, "NOT_ALLOWED");
  const edited = await ada.browser.patch(path, { title: "Edited" });
  expect(await edited.json()).toMatchObject({ title: "Edited", summary: "kept" });
  expect((await ada.browser.delete(path)).status).toBe(204);
  await expectError(await ada.browser.get(path), 404, "SCENARIO_NOT_FOUND");
});

test("HOME-02 a forged change is logged.", async () => {
  const { id } = await create(ada.browser, { isPublic: true });
  await accept(admin.browser, "scenario", id);
  await eve.browser.delete(`/api/scenarios/${id}`);
  expect(world.logLines).toContainEqual(expect.objectContaining({ level: 40, code: "NOT_ALLOWED", person: eve.id }));
});

test("HOME-02 an admin edits and deletes public scenarios of others, never private ones.", async () => {
  const shared = await create(ada.browser, { isPublic: true });
  const secret = await create(ada.browser);
  await accept(admin.browser, "scenario", shared.id);
  const edited = await admin.browser.patch(`/api/scenarios/${shared.id}`, { title: "Reviewed" });
  expect(await edited.json()).toMatchObject({ title: "Reviewed", listed: true, mine: false, canEdit: true });
  await expectError(await admin.browser.patch(`/api/scenarios/${shared.id}`, { isPublic: false }), 403, "NOT_ALLOWED");
  expect((await admin.browser.delete(`/api/scenarios/${shared.id}`)).status).toBe(204);
  await expectError(await admin.browser.patch(`/api/scenarios/${secret.id}`, {}), 404, "SCENARIO_NOT_FOUND");
  await expectError(await admin.browser.delete(`/api/scenarios/${secret.id}`), 404, "SCENARIO_NOT_FOUND");
});

test("HOME-02 of two who edit a scenario the second overwrites nothing that the first has saved, public or private.", async () => {
  const shared = await create(ada.browser, { isPublic: true });
  await accept(admin.browser, "scenario", shared.id);
  const secret = await create(ada.browser);
  const pairs = [
    { path: `/api/scenarios/${shared.id}`, first: admin.browser },
    { path: `/api/scenarios/${secret.id}`, first: ada.browser },
  ];
  for (const { path, first } of pairs) {
    const { version } = (await (await ada.browser.get(path)).json()) as Scenario;
    const changed = await first.patch(path, { title: "First", version });
    expect(await changed.json()).toMatchObject({ title: "First", version: version + 1 });
    const second = { title: "Second", summary: "Mine.", version };
    await expectError(await ada.browser.patch(path, second), 409, "CHANGED_MEANWHILE");
    expect(await (await ada.browser.get(path)).json()).toMatchObject({ title: "First", summary: "" });
    const over = await ada.browser.patch(path, { ...second, version: version + 1 });
    expect(await over.json()).toMatchObject({ title: "Second", version: version + 2 });
    // A program that names no version changes what is there.
    expect(await (await ada.browser.patch(path, { summary: "Yes." })).json()).toMatchObject({ version: version + 3 });
  }
});

test("SCEN-06 a retry stores one, and an id of somebody else's is refused.", async () => {
  const body = draft();
  const answers = await Promise.all([1, 2, 3].map(() => ada.browser.post("/api/scenarios", body)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
  const stored = await Promise.all(answers.map((answer) => answer.json()));
  expect(new Set(stored.map((scenario) => JSON.stringify(scenario))).size).toBe(1);
  await expectError(await eve.browser.post("/api/scenarios", { ...body, title: "forged" }), 409, "ID_TAKEN");
  expect(await (await ada.browser.get(`/api/scenarios/${body.id}`)).json()).toMatchObject({ title: body.title });
});

test("SCEN-06 saving needs sign-in, a group and the terms.", async () => {
  const { browser, id } = await world.member();
  await expectError(await visitor.post("/api/scenarios", draft()), 401, "NOT_SIGNED_IN");
  await world.change(id, { terms: false });
  await expectError(await browser.post("/api/scenarios", draft()), 403, "GATE_TERMS");
  await world.change(id, { groupCode: null });
  await expectError(await browser.post("/api/scenarios", draft()), 403, "GATE_GROUP");
});

test("SCEN-06 what does not fit is refused by name.", async () => {
  const post = (body: unknown) => ada.browser.post("/api/scenarios", body);
  expect(await expectError(await post(draft({ title: " " })), 422, "INVALID_INPUT")).toHaveProperty("title");
  expect(await expectError(await post(draft({ authorId: eve.id })), 422, "INVALID_INPUT")).toHaveProperty("authorId");
  expect(await expectError(await post(draft({ id: "1" })), 422, "INVALID_INPUT")).toHaveProperty("id");
  await expectError(await post('{"title": '), 400, "MALFORMED_BODY");
  await expectError(await ada.browser.get("/api/scenarios/not-an-id"), 404, "SCENARIO_NOT_FOUND");
  await expectError(await ada.browser.patch("/api/scenarios/not-an-id", {}), 404, "SCENARIO_NOT_FOUND");
  const badCursor = await expectError(await visitor.get("/api/scenarios?cursor=abc"), 422, "INVALID_INPUT");
  expect(badCursor).toHaveProperty("cursor");
  await expectError(await visitor.get("/api/scenarios?limit=1000"), 422, "INVALID_INPUT");
  await expectError(await visitor.get("/api/scenarios?mine=true"), 401, "NOT_SIGNED_IN");
});

test("SCEN-06 any text is kept as it can be kept: NUL and half surrogates are replaced, the rest stays.", async () => {
  const summary = "a\0b \ud83d c 😀 \u202e שלום <b>x</b>";
  const { id } = await create(ada.browser, { summary });
  const stored = (await (await ada.browser.get(`/api/scenarios/${id}`)).json()) as Scenario;
  expect(stored.summary).toBe("a\ufffdb \ufffd c 😀 \u202e שלום <b>x</b>");
});

test("SCEN-03 SCEN-02 the parts of a private scenario are kept, and what is missing is empty.", async () => {
  const parts = { observation: "It rang.", ownFeelings: ["angry#0.7", "torn"], key: 8 };
  const comment = { comment_id: "a/1", cid: "OBSERVE", s_str: "You are lazy.", s_i: 0, r_str: "A verdict." };
  const phrase = { ...comment, definitely_bad: true, read_more: "/diplomacyprinciples#OBSERVE", phr: "lazy" };
  const { id } = await create(ada.browser, { ...parts, botFeedbackList: [phrase] });
  const stored = (await (await ada.browser.get(`/api/scenarios/${id}`)).json()) as Scenario;
  expect(stored).toMatchObject({ ...parts, botFeedbackList: [phrase], othersNeeds: [], request: "" });
  expect(JSON.stringify(stored.botFeedbackList)).toBe(JSON.stringify([phrase]));
  const tooFar = await ada.browser.post("/api/scenarios", draft({ key: 10 }));
  expect(await expectError(tooFar, 422, "INVALID_INPUT")).toHaveProperty("key");
});

test("SCEN-05 of a shared scenario others see the story, never the way to it, and cannot change that.", async () => {
  const { id } = await create(ada.browser, { isPublic: true, judgment: "secret", ownNeeds: ["secret"] });
  const path = `/api/scenarios/${id}`;
  await accept(admin.browser, "scenario", id);
  for (const browser of [visitor, eve.browser, admin.browser]) {
    expect(await (await browser.get(path)).text()).not.toContain("secret");
  }
  await expectError(await admin.browser.patch(path, { judgment: "forged" }), 403, "NOT_ALLOWED");
  const edited = await ada.browser.patch(path, { request: "Could we talk?" });
  expect(await edited.json()).toMatchObject({ judgment: "secret", ownNeeds: ["secret"], request: "Could we talk?" });
});
