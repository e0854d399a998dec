import { randomUUID } from "node:crypto";
import type { Article, AuditEntry, Page, Scenario, WaitingList } from "@wellput/contract";
import { afterAll, expect, test } from "vitest";
import { accept, readWaiting } from "../../../test/kit/accept.ts";
import { expectError, type Visitor } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";

const world = await World.open();
afterAll(() => world.close());

const [ada, eve, admin] = [await world.member(), await world.member(), await world.admin()];
const visitor = world.visitor();

const NOUNS = ["scenario", "article"] as const;
type Noun = (typeof NOUNS)[number];
const BODY = {
  scenario: { title: "The window seat", summary: "It was taken.", isPublic: true },
  article: { title: "On listening", mainText: "<p>Ask first.</p>", tags: ["work", "home"] },
} as const;

async function publish(noun: Noun, browser = ada.browser, changes: object = {}): Promise<string> {
  const id = randomUUID();
  expect((await browser.post(`/api/${noun}s`, { id, ...BODY[noun], ...changes })).status).toBe(201);
  return id;
}
const at = (noun: Noun, id: string) => `/api/${noun}s/${id}`;
/** A change of some fields; of an article, written on the version that is there. */
async function edit(browser: Visitor, noun: Noun, id: string, change: object): Promise<Response> {
  const found = await read(browser, noun, id);
  return browser.patch(at(noun, id), { ...change, ...("version" in found && { version: found.version }) });
}
const read = async (browser: Visitor, noun: Noun, id: string) =>
  (await (await browser.get(at(noun, id))).json()) as Scenario | Article;
async function titles(browser: Visitor, noun: Noun, query = "limit=100"): Promise<string[]> {
  const { items } = (await (await browser.get(`/api/${noun}s?${query}`)).json()) as Page<Scenario | Article>;
  return items.map(({ title }) => title);
}
async function waiting(): Promise<WaitingList> {
  return (await (await admin.browser.get("/api/admin/reviews")).json()) as WaitingList;
}
async function decline(noun: Noun, id: string, reason: string): Promise<void> {
  const { waitingSince } = await readWaiting(admin.browser, noun, id);
  const answer = await admin.browser.post(`/api/admin/reviews/${noun}/${id}/decline`, { waitingSince, reason });
  expect(answer.status).toBe(204);
}
const NOT_FOUND = { scenario: "SCENARIO_NOT_FOUND", article: "ARTICLE_NOT_FOUND" } as const;

test.each(NOUNS)(
  "ADM-04 a member's %s is its author's and the admins' until it is accepted; then everybody reads it.",
  async (noun) => {
    const title = `New ${randomUUID()}`;
    const id = await publish(noun, ada.browser, { title });
    for (const browser of [visitor, eve.browser]) {
      await expectError(await browser.get(at(noun, id)), 404, NOT_FOUND[noun]);
      expect(await titles(browser, noun)).not.toContain(title);
    }
    expect(await read(ada.browser, noun, id)).toMatchObject({
      listed: false,
      review: { state: "waiting", reason: "" },
    });
    expect(await read(admin.browser, noun, id)).toMatchObject({ title, listed: false, review: null });
    expect(await titles(ada.browser, noun, "mine=true")).toContain(title);
    expect((await waiting()).items).toContainEqual(expect.objectContaining({ id, noun, title, isEdit: false }));

    await accept(admin.browser, noun, id);
    expect(await titles(visitor, noun)).toContain(title);
    expect(await read(eve.browser, noun, id)).toMatchObject({ title, listed: true, review: null });
    expect(await read(ada.browser, noun, id)).toMatchObject({ listed: true, review: null });
    expect((await waiting()).items.map((item) => item.id)).not.toContain(id);
  },
);

test.each(NOUNS)(
  "ADM-04 a later edit of a %s waits again, and the accepted version stays shown until then.",
  async (noun) => {
    const id = await publish(noun);
    await accept(admin.browser, noun, id);
    const { title } = BODY[noun];
    const edited = await edit(ada.browser, noun, id, { title: "Edited" });
    expect(await edited.json()).toMatchObject({ title: "Edited", listed: true, review: { state: "waiting" } });
    for (const browser of [visitor, eve.browser, admin.browser]) {
      expect(await read(browser, noun, id)).toMatchObject({ title });
      expect(await titles(browser, noun)).not.toContain("Edited");
    }
    const version = await readWaiting(admin.browser, noun, id);
    expect(version).toMatchObject({ id, noun, isEdit: true });
    expect(version.fields).toContainEqual({ name: "title", isHtml: false, before: title, after: "Edited" });
    await accept(admin.browser, noun, id);
    expect(await read(visitor, noun, id)).toMatchObject({ title: "Edited" });
  },
);

test.each(NOUNS)(
  "ADM-04 a declined %s is told to its author alone with the reason, and waits again once it is changed.",
  async (noun) => {
    const id = await publish(noun);
    await decline(noun, id, "It names a real person.");
    const review = { state: "declined", reason: "It names a real person." };
    expect(await read(ada.browser, noun, id)).toMatchObject({ listed: false, review });
    await expectError(await visitor.get(at(noun, id)), 404, NOT_FOUND[noun]);
    await expectError(await admin.browser.get(`/api/admin/reviews/${noun}/${id}`), 404, "REVIEW_NOT_FOUND");
    // Saved as it is, it stays declined.
    await edit(ada.browser, noun, id, { title: BODY[noun].title });
    expect(await read(ada.browser, noun, id)).toMatchObject({ review });
    await edit(ada.browser, noun, id, { title: "Without the name" });
    expect(await read(ada.browser, noun, id)).toMatchObject({ review: { state: "waiting", reason: "" } });
    await accept(admin.browser, noun, id);
    expect(await read(visitor, noun, id)).toMatchObject({ title: "Without the name" });
  },
);

test.each(NOUNS)(
  "ADM-04 a declined edit of a %s leaves the accepted version, and putting the old words back settles it.",
  async (noun) => {
    const id = await publish(noun);
    await accept(admin.browser, noun, id);
    await edit(ada.browser, noun, id, { title: "Worse" });
    await decline(noun, id, "It was better before.");
    expect(await read(visitor, noun, id)).toMatchObject({ title: BODY[noun].title });
    expect(await read(ada.browser, noun, id)).toMatchObject({
      title: "Worse",
      listed: true,
      review: { state: "declined" },
    });
    await edit(ada.browser, noun, id, { title: BODY[noun].title });
    expect(await read(ada.browser, noun, id)).toMatchObject({ listed: true, review: null });
    expect((await waiting()).items.map((item) => item.id)).not.toContain(id);
  },
);

test("ADM-04 an admin's own is listed at once, and their edits too.", async () => {
  for (const noun of NOUNS) {
    const id = await publish(noun, admin.browser);
    expect(await read(visitor, noun, id)).toMatchObject({ title: BODY[noun].title });
    await edit(admin.browser, noun, id, { title: "Mine, edited" });
    expect(await read(visitor, noun, id)).toMatchObject({ title: "Mine, edited" });
  }
});

test("ADM-04 an admin's change of a member's is a change of what others read, and accepts nothing by itself.", async () => {
  const fresh = await publish("scenario");
  await admin.browser.patch(at("scenario", fresh), { title: "Tidied" });
  await expectError(await visitor.get(at("scenario", fresh)), 404, "SCENARIO_NOT_FOUND");
  const id = await publish("scenario");
  await accept(admin.browser, "scenario", id);
  await ada.browser.patch(at("scenario", id), { summary: "It was mine." });
  await admin.browser.patch(at("scenario", id), { title: "Tidied" });
  expect(await read(visitor, "scenario", id)).toMatchObject({ title: "Tidied", summary: BODY.scenario.summary });
  expect(await read(ada.browser, "scenario", id)).toMatchObject({ summary: "It was mine." });
});

test("ADM-04 what was changed since it was read is not accepted unread, and is decided once.", async () => {
  const id = await publish("scenario");
  const path = `/api/admin/reviews/scenario/${id}`;
  const { waitingSince } = await readWaiting(admin.browser, "scenario", id);
  world.time = () => new Date(Date.now() + 1000);
  await ada.browser.patch(at("scenario", id), { summary: "Something else." });
  world.time = () => new Date();
  await expectError(await admin.browser.post(`${path}/accept`, { waitingSince }), 409, "REVIEW_CHANGED");
  await expectError(await admin.browser.post(`${path}/decline`, { waitingSince, reason: "x" }), 409, "REVIEW_CHANGED");
  const seen = (await readWaiting(admin.browser, "scenario", id)).waitingSince;
  const answers = await Promise.all([1, 2].map(() => admin.browser.post(`${path}/accept`, { waitingSince: seen })));
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
});

test("ADM-04 what its author takes back, deletes or never made public does not wait; nobody else accepts it.", async () => {
  const [back, gone, hidden] = [
    await publish("scenario"),
    await publish("article"),
    await publish("scenario", ada.browser, { isPublic: false }),
  ];
  await ada.browser.patch(at("scenario", back), { isPublic: false });
  await ada.browser.delete(at("article", gone));
  const ids = (await waiting()).items.map((item) => item.id);
  for (const id of [back, gone, hidden]) expect(ids).not.toContain(id);
  await expectError(await admin.browser.get(`/api/admin/reviews/scenario/${hidden}`), 404, "REVIEW_NOT_FOUND");
  await expectError(await admin.browser.get("/api/admin/reviews/log/nope"), 404, "REVIEW_NOT_FOUND");
  const id = await publish("scenario");
  const { waitingSince } = await readWaiting(admin.browser, "scenario", id);
  await expectError(
    await ada.browser.post(`/api/admin/reviews/scenario/${id}/accept`, { waitingSince }),
    403,
    "NOT_ALLOWED",
  );
  expect(await read(ada.browser, "scenario", id)).toMatchObject({ listed: false });
});

test("ADM-04 a reason is asked for, and what the author wrote on the way to the message is not for the admin to read.", async () => {
  const id = await publish("scenario", ada.browser, { judgment: "secret-way", ownNeeds: ["secret-way"] });
  const version = await readWaiting(admin.browser, "scenario", id);
  expect(JSON.stringify(version)).not.toContain("secret-way");
  expect(version.fields.map(({ name, before }) => [name, before])).toEqual([
    ["title", null],
    ["summary", null],
    ["finalMessage", null],
  ]);
  const { waitingSince } = version;
  const empty = await admin.browser.post(`/api/admin/reviews/scenario/${id}/decline`, { waitingSince, reason: "  " });
  expect(await expectError(empty, 422, "INVALID_INPUT")).toHaveProperty("reason");
});

test("ADM-03 each decision is in the audit log.", async () => {
  const [first, second] = [await publish("scenario"), await publish("article")];
  await accept(admin.browser, "scenario", first);
  await decline("article", second, "Too short.");
  const { items } = (await (await admin.browser.get("/api/admin/audit?limit=2")).json()) as Page<AuditEntry>;
  expect(items).toMatchObject([
    { act: "article.declined", target: second, subject: ada.email },
    { act: "scenario.accepted", target: first, subject: ada.email },
  ]);
});
