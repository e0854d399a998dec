import { randomUUID } from "node:crypto";
import { type Assignment, GROUP_DEFAULT, type OwnAssignment } from "@wellput/contract";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { expectError, type Visitor } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";
import { challenges, groups, responses, roles, scenarios } from "../../db/schema/index.ts";

const world = await World.open();
afterAll(() => world.close());
const admin = await world.admin();

async function addGroup(name: string): Promise<string> {
  const code = randomUUID();
  await world.addGroup(code, name, 50);
  const [row] = await world.db.select({ id: groups.id }).from(groups).where(eq(groups.code, code));
  return row?.id ?? "";
}
async function memberOf(groupId: string) {
  const somebody = await world.member();
  const [row] = await world.db.select({ code: groups.code }).from(groups).where(eq(groups.id, groupId));
  await world.change(somebody.id, { groupCode: row?.code ?? null });
  return somebody;
}
async function trainerOf(groupId: string) {
  const somebody = await world.member();
  await world.db.insert(roles).values({ id: randomUUID(), userId: somebody.id, groupId, createdAt: new Date() });
  return somebody;
}
async function addChallenge(forGroups: string[], isPublic = true): Promise<string> {
  const row = { id: randomUUID(), authorId: admin.id, title: "A late report", summary: "", createdAt: new Date() };
  const rest = { challengeObjectList: [], tags: [], direction: "a", type: "a", authByAdmin: true } as const;
  await world.db
    .insert(challenges)
    .values({ ...row, ...rest, challengeObjectList: [], tags: [], groups: forGroups, isPublic });
  return row.id;
}
const answer = (authorId: string, parentDoc: string) =>
  world.db.insert(responses).values({
    ...{ id: randomUUID(), authorId, parentDoc, title: "", summary: "", sentences: [], additional: "" },
    createdAt: new Date(),
  });
const assign = (browser: Visitor, fields: object) =>
  browser.post("/api/admin/assignments", { id: randomUUID(), kind: "challenge", dueOn: "2999-05-04", ...fields });
const atDesk = async (browser: Visitor) =>
  ((await (await browser.get("/api/admin/assignments")).json()) as { assignments: Assignment[] }).assignments;
const own = async (browser: Visitor) =>
  ((await (await browser.get("/api/assignments")).json()) as { assignments: OwnAssignment[] }).assignments;

test("WORK-06 a trainer assigns a practice to their group with a date: its members see it, and whether they have done it.", async () => {
  const ward = await addGroup("Ward");
  const [trainer, ada, eve] = [await trainerOf(ward), await memberOf(ward), await world.member()];
  const practiceId = await addChallenge([ward]);
  const id = randomUUID();
  const made = await assign(trainer.browser, { id, groupId: ward, practiceId });
  expect([made.status, await made.json()]).toEqual([
    201,
    {
      id,
      groupId: ward,
      groupName: "Ward",
      kind: "challenge",
      practiceId,
      title: "A late report",
      dueOn: "2999-05-04",
      progress: null,
    },
  ]);
  // Twice is once.
  expect((await assign(trainer.browser, { id, groupId: ward, practiceId })).status).toBe(200);
  expect(await own(ada.browser)).toMatchObject([{ title: "A late report", dueOn: "2999-05-04", isDone: false }]);
  expect(await own(eve.browser)).toEqual([]);
  await answer(ada.id, practiceId);
  expect(await own(ada.browser)).toMatchObject([{ isDone: true }]);
  expect((await trainer.browser.delete(`/api/admin/assignments/${id}`)).status).toBe(204);
  expect(await own(ada.browser)).toEqual([]);
});

test("WORK-06 how far a group is shows from five people up, as a number of people and nothing about any of them.", async () => {
  const ward = await addGroup("Ward");
  const trainer = await trainerOf(ward);
  const practiceId = await addChallenge([GROUP_DEFAULT]);
  const people = [];
  for (let count = 0; count < 4; count++) people.push(await memberOf(ward));
  await assign(trainer.browser, { groupId: ward, practiceId });
  for (const { id } of people.slice(0, 2)) await answer(id, practiceId);
  // Twice is once, and somebody elsewhere does not count.
  await answer(people[0]?.id ?? "", practiceId);
  await answer(admin.id, practiceId);
  expect(await atDesk(trainer.browser)).toMatchObject([{ progress: null }]);
  await memberOf(ward);
  const [shown] = await atDesk(trainer.browser);
  expect(shown?.progress).toEqual({ done: 2, people: 5 });
  const text = JSON.stringify(shown);
  for (const { id, email } of people) for (const word of [id, email]) expect(text).not.toContain(word);
});

test("WORK-06 a situation counts as done for whoever made a message of their own from it.", async () => {
  const ward = await addGroup("Ward");
  const ada = await memberOf(ward);
  const shared = { title: "The seat by the window", summary: "", finalMessage: "", isPublic: true, authByAdmin: true };
  const practiceId = randomUUID();
  await world.db.insert(scenarios).values({ id: practiceId, ...shared, listed: true, createdAt: new Date() });
  await assign(admin.browser, { groupId: ward, kind: "scenario", practiceId });
  expect(await own(ada.browser)).toMatchObject([{ kind: "scenario", title: "The seat by the window", isDone: false }]);
  const mine = { ...shared, isPublic: false, listed: false, authorId: ada.id, parentDoc: practiceId };
  await world.db.insert(scenarios).values({ id: randomUUID(), ...mine, createdAt: new Date() });
  expect(await own(ada.browser)).toMatchObject([{ isDone: true }]);
});

test("WORK-06 a day that is over is refused; the last day that anybody has today is not.", async () => {
  const ward = await addGroup("Ward");
  const trainer = await trainerOf(ward);
  const practiceId = await addChallenge([ward]);
  world.time = () => new Date("2026-05-04T11:00:00Z");
  const late = await assign(trainer.browser, { groupId: ward, practiceId, dueOn: "2026-05-02" });
  expect(await expectError(late, 422, "INVALID_INPUT")).toHaveProperty("dueOn");
  const id = randomUUID();
  // In the west it is still the third of May.
  const made = { id, groupId: ward, practiceId, dueOn: "2026-05-03" };
  expect((await assign(trainer.browser, made)).status).toBe(201);
  world.time = () => new Date("2026-05-20T11:00:00Z");
  expect((await assign(trainer.browser, made)).status).toBe(200);
  world.time = () => new Date();
});

test("WORK-06 what a group is asked for already gets the new day, and stands there once; after its day it is asked anew.", async () => {
  const [ward, clinic] = [await addGroup("Ward"), await addGroup("Clinic")];
  const trainer = await trainerOf(ward);
  const practiceId = await addChallenge([GROUP_DEFAULT]);
  const [first, again] = [randomUUID(), randomUUID()];
  world.time = () => new Date("2026-05-04T11:00:00Z");
  await assign(trainer.browser, { id: first, groupId: ward, practiceId, dueOn: "2026-05-10" });
  for (let count = 0; count < 2; count++) {
    const moved = await assign(trainer.browser, { id: again, groupId: ward, practiceId, dueOn: "2026-05-12" });
    expect([moved.status, await moved.json()]).toEqual([
      200,
      expect.objectContaining({ id: first, dueOn: "2026-05-12" }),
    ]);
  }
  expect(await atDesk(trainer.browser)).toMatchObject([{ id: first, dueOn: "2026-05-12" }]);
  expect((await assign(admin.browser, { groupId: clinic, practiceId, dueOn: "2026-05-12" })).status).toBe(201);
  world.time = () => new Date("2026-05-20T11:00:00Z");
  expect((await assign(trainer.browser, { groupId: ward, practiceId, dueOn: "2026-05-30" })).status).toBe(201);
  world.time = () => new Date();
  const dueOn = "2999-05-04";
  const both = await Promise.all([1, 2].map(() => assign(admin.browser, { groupId: ward, practiceId, dueOn })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 201]);
});

test("WORK-06 what is taken from a group is asked of it no more, and comes back with the practice.", async () => {
  const [ward, clinic] = [await addGroup("Ward"), await addGroup("Clinic")];
  const [trainer, ada] = [await trainerOf(ward), await memberOf(ward)];
  const practiceId = await addChallenge([ward, clinic]);
  await assign(trainer.browser, { groupId: ward, practiceId });
  const give = (forGroups: string[]) =>
    world.db.update(challenges).set({ groups: forGroups }).where(eq(challenges.id, practiceId));
  await give([clinic]);
  expect(await own(ada.browser)).toEqual([]);
  expect(await atDesk(trainer.browser)).toEqual([]);
  for (const forGroups of [[GROUP_DEFAULT], [clinic, ward]]) {
    await give(forGroups);
    expect(await own(ada.browser)).toMatchObject([{ title: "A late report" }]);
    expect(await atDesk(trainer.browser)).toMatchObject([{ title: "A late report" }]);
  }
});

test("WORK-06 ADM-07 a trainer has the assignments of their own groups alone, and assigns what the group can open.", async () => {
  const [ward, clinic] = [await addGroup("Ward"), await addGroup("Clinic")];
  const [trainer, other] = [await trainerOf(ward), await trainerOf(clinic)];
  const practiceId = await addChallenge([ward]);
  const id = randomUUID();
  await assign(trainer.browser, { id, groupId: ward, practiceId });
  expect(await atDesk(other.browser)).toEqual([]);
  await expectError(await other.browser.delete(`/api/admin/assignments/${id}`), 404, "ASSIGNMENT_NOT_FOUND");
  await expectError(await assign(other.browser, { groupId: ward, practiceId }), 403, "NOT_ALLOWED");
  await expectError(await assign(admin.browser, { groupId: clinic, practiceId }), 404, "CHALLENGE_NOT_FOUND");
  const draft = await addChallenge([ward], false);
  await expectError(await assign(admin.browser, { groupId: ward, practiceId: draft }), 404, "CHALLENGE_NOT_FOUND");
  await expectError(await assign(admin.browser, { groupId: randomUUID(), practiceId }), 404, "GROUP_NOT_FOUND");
  await expectError(await assign(trainer.browser, { groupId: ward, practiceId, dueOn: "soon" }), 422, "INVALID_INPUT");
  const member = await memberOf(ward);
  await expectError(await member.browser.get("/api/admin/assignments"), 403, "NOT_ALLOWED");
  await expectError(await assign(member.browser, { groupId: ward, practiceId }), 403, "NOT_ALLOWED");
});
