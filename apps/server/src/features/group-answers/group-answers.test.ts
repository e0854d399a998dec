import { randomUUID } from "node:crypto";
import {
  type AnswerPlace,
  type AuditEntry,
  GROUP_DEFAULT,
  type GroupAnswer,
  type Page,
  type Scenario,
} from "@wellput/contract";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { TEST_CODE } from "../../../test/kit/provided.ts";
import { expectError } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";
import { groups, roles } from "../../db/schema/index.ts";

const world = await World.open();
afterAll(() => world.close());

const [ada, eve, admin] = [await world.member(), await world.member(), await world.admin()];
await world.addGroup("WARD", "Ward", 5);
await world.change(ada.id, { groupCode: "WARD" });

const answer = (changes: object = {}) => ({ id: randomUUID(), title: "The idea stomper", ...changes });
const at = (parentDoc: string, group = "general") => `/api/groups/${group}/${parentDoc}`;
async function list(path: string): Promise<GroupAnswer[]> {
  return ((await (await admin.browser.get(path)).json()) as Page<GroupAnswer>).items;
}

test("SCEN-09 an answer is its author's private scenario, and gathered under its group and scenario.", async () => {
  const body = answer({ isPublic: true, observation: "It rang.", ownNeeds: ["calm"] });
  const stored = await ada.browser.post(at("doc-1", "Ward"), body);
  expect(stored.status).toBe(201);
  expect(await stored.json()).toMatchObject({ id: body.id, isPublic: false, groupName: "Ward", parentDoc: "doc-1" });
  const own = (await (await ada.browser.get(`/api/scenarios/${body.id}`)).json()) as Scenario;
  expect(own).toMatchObject({ observation: "It rang.", ownNeeds: ["calm"], mine: true });
  const [gathered, ...others] = await list(at("doc-1", "Ward"));
  expect(gathered).toMatchObject({ id: body.id, observation: "It rang.", ownNeeds: ["calm"], groupName: "Ward" });
  expect(others).toEqual([]);
  expect(JSON.stringify(gathered)).not.toContain(ada.id);
  // Of the time only the day.
  expect(gathered).toHaveProperty("day", new Date().toISOString().slice(0, 10));
  expect(JSON.stringify(gathered)).not.toMatch(/\d\d:\d\d/);
  expect(await list(at("doc-1"))).toEqual([]);
});

test("SCEN-09 without a group or a scenario it is gathered under general and generalscenario.", async () => {
  const body = answer();
  expect((await eve.browser.post(at("generalscenario"), body)).status).toBe(201);
  expect((await list(at("generalscenario"))).map(({ id }) => id)).toEqual([body.id]);
});

test("SCEN-09 ADM-07 a trainer's own answer is gathered with those of the group that they train.", async () => {
  const trainer = await world.member();
  await expectError(await trainer.browser.post(at("doc-t", "Ward"), answer()), 403, "NOT_ALLOWED");
  const [ward] = await world.db.select({ id: groups.id }).from(groups).where(eq(groups.code, "WARD"));
  const role = { id: randomUUID(), userId: trainer.id, groupId: ward?.id ?? null, createdAt: new Date() };
  await world.db.insert(roles).values(role);
  const body = answer();
  expect((await trainer.browser.post(at("doc-t", "Ward"), body)).status).toBe(201);
  expect((await list(at("doc-t", "Ward"))).map(({ id }) => id)).toEqual([body.id]);
});

test("SCEN-09 a retry stores one, and somebody else's id is refused.", async () => {
  const body = answer();
  const answers = await Promise.all([1, 2, 3].map(() => ada.browser.post(at("doc-2"), body)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
  await expectError(await eve.browser.post(at("doc-2"), body), 409, "ID_TAKEN");
  expect(await list(at("doc-2"))).toHaveLength(1);
});

test("SCEN-09 nobody answers for a group that is not theirs, and nothing of it is stored.", async () => {
  const body = answer();
  // Else the word for everybody is the name of her own.
  await world.db.update(groups).set({ name: "Hers" }).where(eq(groups.code, TEST_CODE));
  for (const group of ["Ward", GROUP_DEFAULT])
    await expectError(await eve.browser.post(at("doc-3", group), body), 403, "NOT_ALLOWED");
  await expectError(await eve.browser.get(`/api/scenarios/${body.id}`), 404, "SCENARIO_NOT_FOUND");
  expect(await list(at("doc-3", "Ward"))).toEqual([]);
});

test("SCEN-09 page by page nothing tells when somebody answered but the day.", async () => {
  const bodies = Array.from({ length: 5 }, () => answer());
  for (const body of bodies) await ada.browser.post(at("doc-p"), body);
  const read: string[] = [];
  let next: string | null = null;
  do {
    const cursor: string = next ? `&cursor=${next}` : "";
    const page = (await (await admin.browser.get(`${at("doc-p")}?limit=2${cursor}`)).json()) as Page<GroupAnswer>;
    read.push(...page.items.map(({ id }) => id));
    next = page.next;
    expect([null, read.at(-1)]).toContain(next);
  } while (next);
  expect(read.sort()).toEqual(bodies.map(({ id }) => id).sort());
  const { places } = (await (await admin.browser.get("/api/admin/answers")).json()) as { places: AnswerPlace[] };
  const today = new Date().toISOString().slice(0, 10);
  expect(places.find(({ parentDoc }) => parentDoc === "doc-p")).toMatchObject({ count: 5, latest: today });
  // One that is gone, one of another place, and none.
  const elsewhere = answer();
  await ada.browser.post(at("doc-q"), elsewhere);
  for (const cursor of [randomUUID(), elsewhere.id, "none"])
    await expectError(await admin.browser.get(`${at("doc-p")}?cursor=${cursor}`), 422, "INVALID_INPUT");
});

test("ADM-06 admins see where answers were gathered, by group and scenario, and the title of what others read.", async () => {
  const [listed, hidden] = [randomUUID(), randomUUID()];
  await admin.browser.post("/api/scenarios", { id: listed, title: "The window seat", isPublic: true });
  await ada.browser.post("/api/scenarios", { id: hidden, title: "secret-title" });
  for (const parentDoc of [listed, hidden]) await ada.browser.post(at(parentDoc, "Ward"), answer());
  await eve.browser.post(at(listed), answer());
  await eve.browser.post(at(listed), answer());
  const { places } = (await (await admin.browser.get("/api/admin/answers")).json()) as { places: AnswerPlace[] };
  const of = (parentDoc: string) => places.filter((place) => place.parentDoc === parentDoc);
  expect(of(listed)).toMatchObject([
    { groupKey: "general", title: "The window seat", count: 2 },
    { groupName: "Ward", title: "The window seat", count: 1 },
  ]);
  expect(of(hidden)).toMatchObject([{ groupName: "Ward", title: null, count: 1 }]);
  expect(JSON.stringify(places)).not.toContain("secret-title");
});

test("ADM-06 the answers of a group come as a file without names; that it was taken is in the audit log.", async () => {
  const body = answer({ finalMessage: "=Could we?", ownNeeds: ["rest#0.3", "calm"] });
  await ada.browser.post(at("doc-7", "Ward"), body);
  const path = "/api/admin/answers/Ward/doc-7/answers.csv";
  const file = await (await admin.browser.get(path)).text();
  expect(file).toContain("'=Could we?");
  expect(file).toContain('"rest, calm"');
  for (const who of [ada.id, ada.email, body.id]) expect(file).not.toContain(who);
  const { items } = (await (await admin.browser.get("/api/admin/audit?limit=1")).json()) as Page<AuditEntry>;
  expect(items).toMatchObject([{ act: "data.exported", target: "answers.csv Ward" }]);
  await expectError(await ada.browser.get(path), 403, "NOT_ALLOWED");
});

test("ADM-06 an answer that its author deletes is gone from what the admins read.", async () => {
  const body = answer();
  await ada.browser.post(at("doc-8", "Ward"), body);
  await expectError(await eve.browser.delete(`/api/scenarios/${body.id}`), 404, "SCENARIO_NOT_FOUND");
  expect(await list(at("doc-8", "Ward"))).toHaveLength(1);
  expect((await ada.browser.delete(`/api/scenarios/${body.id}`)).status).toBe(204);
  expect(await list(at("doc-8", "Ward"))).toEqual([]);
});

test("SCEN-09 what its author changes of an answer changes in what their group reads.", async () => {
  const body = answer({ finalMessage: "Dear Ottilie", observation: "It rang." });
  const path = `/api/scenarios/${body.id}`;
  await ada.browser.post(at("doc-9", "Ward"), body);
  const first = await ada.browser.patch(path, { finalMessage: "Dear boss", version: 1 });
  expect(await first.json()).toMatchObject({ finalMessage: "Dear boss", isPublic: false, version: 2 });
  const [gathered] = await list(at("doc-9", "Ward"));
  expect(gathered).toMatchObject({ ...body, finalMessage: "Dear boss" });
  await expectError(await ada.browser.patch(path, { title: "Stale", version: 1 }), 409, "CHANGED_MEANWHILE");
  await expectError(await eve.browser.patch(path, { title: "Forged" }), 404, "SCENARIO_NOT_FOUND");
  await ada.browser.patch(path, { isPublic: true, request: "Could you wait?" });
  await admin.browser.patch(path, { title: "Of an admin" });
  expect(await list(at("doc-9", "Ward"))).toMatchObject([{ title: body.title, request: "Could you wait?" }]);
});

test("SCEN-09 of two changes of an answer at once its group reads what is kept.", async () => {
  const body = answer();
  await ada.browser.post(at("doc-10", "Ward"), body);
  const changes = ["One", "Two", "Three"].map((summary) => ada.browser.patch(`/api/scenarios/${body.id}`, { summary }));
  // None of them names a version: none was written on an older one.
  expect((await Promise.all(changes)).map(({ status }) => status)).toEqual([200, 200, 200]);
  const kept = (await (await ada.browser.get(`/api/scenarios/${body.id}`)).json()) as Scenario;
  expect(await list(at("doc-10", "Ward"))).toMatchObject([{ summary: kept.summary }]);
});
