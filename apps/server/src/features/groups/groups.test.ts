import { randomUUID } from "node:crypto";
import type { Challenge, Group, GroupAnswer, Page } from "@wellput/contract";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { accept } from "../../../test/kit/accept.ts";
import { expectError, type Visitor } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";
import { groups } from "../../db/schema/index.ts";

const world = await World.open();
afterAll(() => world.close());

const { browser: admin } = await world.admin();
const stored = async (code: string) => (await world.db.select().from(groups).where(eq(groups.code, code)))[0];
const ofGroup = (id: string) => `/api/admin/groups/${id}`;
const CHALLENGE = { title: "For them", challengeObjectList: [{ t: "O", p: "", s: "You are late.", m: "" }] };
async function add(name: string, code: string): Promise<Group> {
  return (await (await admin.post("/api/admin/groups", { name, code })).json()) as Group;
}

test("ADM-01 a new group has no members and 50 seats, and its code opens it.", async () => {
  const saved = await admin.post("/api/admin/groups", { name: " Ward 7 ", code: " WARD-7 " });
  expect(await saved.json()).toMatchObject({ name: "Ward 7", code: "WARD-7", count: 0, maxNum: 50 });
  const { browser } = await world.member();
  expect(await (await browser.post("/api/me/group", { joiningCode: "WARD-7" })).json()).toMatchObject({
    group: "Ward 7",
  });
});

test("ADM-01 a code saved again changes name and seats, never the count.", async () => {
  const before = await stored("WARD-7");
  expect(before?.count).toBe(1);
  const again = (await (
    await admin.post("/api/admin/groups", { name: "Ward Seven", code: "WARD-7", maxNum: 80 })
  ).json()) as Group;
  expect(again).toMatchObject({ id: before?.id, name: "Ward Seven", code: "WARD-7", count: 1, maxNum: 80 });
  expect((await stored("WARD-7"))?.createdAt).toEqual(before?.createdAt);
});

test("ADM-01 a group saved while people join it keeps every seat that was taken.", async () => {
  await admin.post("/api/admin/groups", { name: "Busy", code: "BUSY" });
  const people = await Promise.all(Array.from({ length: 8 }, () => world.member()));
  const joins = people.map(({ browser }) => browser.post("/api/me/group", { joiningCode: "BUSY" }));
  const saves = Array.from({ length: 8 }, () => admin.post("/api/admin/groups", { name: "Busy", code: "BUSY" }));
  const answers = await Promise.all([...joins, ...saves]);
  expect(answers.map(({ status }) => status)).toEqual(Array(16).fill(200));
  expect((await stored("BUSY"))?.count).toBe(8);
});

test("ADM-01 no group gets a code that is another's but for letter case, dashes and spaces; it is kept as it was typed.", async () => {
  await admin.post("/api/admin/groups", { name: "Alike", code: "Like-9" });
  const other = await add("Other", "OTHER-9");
  for (const code of ["LIKE-9", "like9", "L I K E 9"]) {
    await expectError(await admin.post("/api/admin/groups", { name: "Alike too", code }), 409, "GROUP_CODE_TAKEN");
    await expectError(await admin.patch(ofGroup(other.id), { code }), 409, "GROUP_CODE_TAKEN");
  }
  expect(await (await admin.patch(ofGroup(other.id), { code: "other 9" })).json()).toMatchObject({ code: "other 9" });
  expect(await stored("Like-9")).toMatchObject({ name: "Alike" });
  const both = await Promise.all([add("Twin", "TWIN-1"), add("Twin two", "twin1")]);
  expect(both.filter(({ id }) => id !== undefined)).toHaveLength(1);
});

test("ADM-01 no two groups have one name, whatever its letter case and spaces: what is for one is never the other's.", async () => {
  const [first, other] = [await add("Bay 7", "BAY-7"), await add("Bay 8", "BAY-8")];
  const challenge = randomUUID();
  await admin.post("/api/challenges", { id: challenge, ...CHALLENGE, groups: ["Bay 7"] });
  for (const name of ["Bay 7", "bay 7", " BAY  7", "Bay7"]) {
    const again = await admin.post("/api/admin/groups", { name, code: "BAY-7B" });
    expect(await expectError(again, 409, "GROUP_NAME_TAKEN")).toHaveProperty("name");
    await expectError(await admin.patch(ofGroup(other.id), { name }), 409, "GROUP_NAME_TAKEN");
    await expectError(await admin.post("/api/admin/groups", { name, code: "BAY-8" }), 409, "GROUP_NAME_TAKEN");
  }
  const { browser } = await world.member();
  await browser.post("/api/me/group", { joiningCode: "BAY-8" });
  await expectError(await browser.get(`/api/challenges/${challenge}`), 404, "CHALLENGE_NOT_FOUND");
  expect(await (await admin.patch(ofGroup(first.id), { name: "BAY 7" })).json()).toMatchObject({ name: "BAY 7" });
  // Two that had one name before keep it, and their seats change.
  await world.addGroup("TWIN-A", "Twins", 5);
  await world.addGroup("TWIN-B", "Twins", 5);
  expect((await admin.post("/api/admin/groups", { name: "Twins", code: "TWIN-B", maxNum: 9 })).status).toBe(200);
});

test("ADM-01 nothing is saved without a name or a code, or with seats that are none.", async () => {
  for (const body of [
    { name: "  ", code: "X" },
    { name: "X", code: " " },
    { name: "X", code: "X", maxNum: 0 },
    { code: "X" },
  ]) {
    await expectError(await admin.post("/api/admin/groups", body), 422, "INVALID_INPUT");
  }
  expect(await stored("X")).toBeUndefined();
});

const groupsOf = async (browser: Visitor, id: string) =>
  ((await (await browser.get(`/api/challenges/${id}`)).json()) as Challenge).groups;

test("ADM-01 a group that is renamed keeps its challenges, its answers and its shared sheets.", async () => {
  const [saved, member] = [await admin.post("/api/admin/groups", { name: "Old", code: "OLD" }), await world.member()];
  const { id: groupId } = (await saved.json()) as Group;
  await member.browser.post("/api/me/group", { joiningCode: "OLD" });
  const [challenge, answer] = [randomUUID(), { id: randomUUID(), title: "Mine" }];
  await admin.post("/api/challenges", { id: challenge, ...CHALLENGE, groups: ["Old"] });
  await member.browser.post("/api/groups/Old/doc", answer);
  const sheet = (group: string) => `/api/groups/${group}/${session}/scenario1`;
  const session = randomUUID();
  expect((await member.browser.put(sheet(groupId))).status).toBe(200);

  await admin.post("/api/admin/groups", { name: "New", code: "OLD" });
  expect(await groupsOf(member.browser, challenge)).toEqual(["New"]);
  for (const name of ["New", groupId]) {
    expect(await (await member.browser.get(sheet(name))).json()).toMatchObject({ groupName: "New" });
    const { items } = (await (await admin.get(`/api/groups/${name}/doc`)).json()) as Page<GroupAnswer>;
    expect(items).toMatchObject([{ id: answer.id, groupName: "New" }]);
  }
  await expectError(await member.browser.get(sheet("Old")), 404, "SESSION_NOT_FOUND");
  const stranger = await world.member();
  await expectError(await stranger.browser.get(`/api/challenges/${challenge}`), 404, "CHALLENGE_NOT_FOUND");
  await expectError(await stranger.browser.get(sheet(groupId)), 404, "SESSION_NOT_FOUND");
});

test("ADM-01 a group that gets the name which another had does not get what is that one's.", async () => {
  const challenge = randomUUID();
  await admin.post("/api/admin/groups", { name: "First", code: "FIRST" });
  await admin.post("/api/challenges", { id: challenge, ...CHALLENGE, groups: ["First"] });
  await admin.post("/api/admin/groups", { name: "Renamed", code: "FIRST" });
  await admin.post("/api/admin/groups", { name: "First", code: "SECOND" });
  const [first, second] = [await world.member(), await world.member()];
  await first.browser.post("/api/me/group", { joiningCode: "FIRST" });
  await second.browser.post("/api/me/group", { joiningCode: "SECOND" });
  expect(await groupsOf(first.browser, challenge)).toEqual(["Renamed"]);
  await expectError(await second.browser.get(`/api/challenges/${challenge}`), 404, "CHALLENGE_NOT_FOUND");
});

test("CHAL-04 a challenge may name a group that is not there; once one has that name, it is that one's.", async () => {
  const challenge = randomUUID();
  await admin.post("/api/challenges", { id: challenge, ...CHALLENGE, groups: ["Later"] });
  expect(await groupsOf(admin, challenge)).toEqual(["Later"]);
  const member = await world.member();
  await admin.post("/api/admin/groups", { name: "Later", code: "LATER" });
  await member.browser.post("/api/me/group", { joiningCode: "LATER" });
  expect(await groupsOf(member.browser, challenge)).toEqual(["Later"]);
});

test("ADM-05 a group's name, code and seats change in their place, and its members stay with it.", async () => {
  const [{ id }, member] = [await add("Night", "NIGHT"), await world.member()];
  await member.browser.post("/api/me/group", { joiningCode: "NIGHT" });
  const edited = await admin.patch(ofGroup(id), { name: "Late", code: "LATE-SHIFT", maxNum: 7 });
  expect(await edited.json()).toMatchObject({ id, name: "Late", code: "LATE-SHIFT", maxNum: 7, count: 1 });
  expect(await (await member.browser.get("/api/session")).json()).toMatchObject({ me: { group: "Late", groupId: id } });
  const newcomer = await world.member();
  const old = await newcomer.browser.post("/api/me/group", { joiningCode: "NIGHT" });
  await expectError(old, 422, "JOINING_CODE_INVALID");
  expect((await newcomer.browser.post("/api/me/group", { joiningCode: "LATE-SHIFT" })).status).toBe(200);
  await expectError(await admin.patch(ofGroup(id), { code: "WARD-7" }), 409, "GROUP_CODE_TAKEN");
  await expectError(await admin.patch(ofGroup(id), { name: " " }), 422, "INVALID_INPUT");
  await expectError(await admin.patch(ofGroup(randomUUID()), {}), 404, "GROUP_NOT_FOUND");
  expect((await admin.patch(ofGroup(id), {})).status).toBe(200);
});

test("ADM-05 an archived group takes nobody new, its members keep what is theirs, and it can be opened again.", async () => {
  const [{ id }, member, newcomer] = [await add("Past", "PAST"), await world.member(), await world.member()];
  const challenge = randomUUID();
  await member.browser.post("/api/me/group", { joiningCode: "PAST" });
  await admin.post("/api/challenges", { id: challenge, ...CHALLENGE, groups: ["Past"] });
  expect(await (await admin.patch(ofGroup(id), { isArchived: true })).json()).toMatchObject({ isArchived: true });
  const join = () => newcomer.browser.post("/api/me/group", { joiningCode: "PAST" });
  await expectError(await join(), 422, "JOINING_CODE_INVALID");
  const fresh = { email: `${randomUUID()}@example.org`, password: "correct horse", terms: true, joiningCode: "PAST" };
  await expectError(await world.visitor().post("/api/accounts", fresh), 422, "JOINING_CODE_INVALID");
  expect(await groupsOf(member.browser, challenge)).toEqual(["Past"]);
  expect((await member.browser.get("/api/logs")).status).toBe(200);
  await admin.patch(ofGroup(id), { isArchived: false });
  expect((await join()).status).toBe(200);
});

test("ADM-05 a group is deleted once it is empty, with its answers and sheets; a challenge for it waits for its name, an article does not.", async () => {
  const [{ id }, member] = [await add("Brief", "BRIEF"), await world.member()];
  const [challenge, session, article] = [randomUUID(), randomUUID(), randomUUID()];
  await member.browser.post("/api/me/group", { joiningCode: "BRIEF" });
  await admin.post("/api/articles", { id: article, title: "For us", mainText: "", groups: ["Brief"] });
  await admin.post("/api/challenges", { id: challenge, ...CHALLENGE, groups: ["Brief"] });
  await member.browser.post("/api/groups/Brief/doc", { id: randomUUID(), title: "Mine" });
  await member.browser.put(`/api/groups/Brief/${session}/scenario1`);
  await expectError(await admin.delete(ofGroup(id)), 409, "GROUP_NOT_EMPTY");
  await member.browser.post("/api/me/group", { joiningCode: "WARD-7" });
  expect((await admin.delete(ofGroup(id))).status).toBe(204);
  expect(await groupsOf(admin, challenge)).toEqual(["Brief"]);
  expect(await (await admin.get(`/api/articles/${article}`)).json()).toMatchObject({ groups: [] });
  expect(await (await admin.get(`/api/groups/${id}/doc`)).json()).toMatchObject({ items: [] });
  await expectError(await admin.get(`/api/groups/${id}/${session}/scenario1`), 404, "SESSION_NOT_FOUND");
  await expectError(await admin.delete(ofGroup(id)), 404, "GROUP_NOT_FOUND");
});

test("ADM-05 what was for a deleted group alone is not for the next that has its name: its challenges are, its articles are not.", async () => {
  const [{ id }, author] = [await add("Again", "AGAIN"), await world.member()];
  const [challenge, own, changed] = [randomUUID(), randomUUID(), randomUUID()];
  const article = { title: "Again", mainText: "", tags: ["Again"], groups: ["Again"] };
  await author.browser.post("/api/me/group", { joiningCode: "AGAIN" });
  await admin.post("/api/challenges", { id: challenge, ...CHALLENGE, groups: ["Again"] });
  await admin.post("/api/articles", { id: own, ...article, groups: ["Again", "GENERAL"] });
  await author.browser.post("/api/articles", { id: changed, ...article });
  await accept(admin, "article", changed);
  await author.browser.patch(`/api/articles/${changed}`, { title: "Not yet", groups: ["GENERAL"], version: 1 });
  await author.browser.post("/api/me/group", { joiningCode: "WARD-7" });
  expect((await admin.delete(ofGroup(id))).status).toBe(204);

  const next = await add("Again", "AGAIN-2");
  const reader = await world.member();
  await expectError(await reader.browser.get(`/api/articles/${changed}`), 404, "ARTICLE_NOT_FOUND");
  await reader.browser.post("/api/me/group", { joiningCode: "AGAIN-2" });
  expect(await groupsOf(reader.browser, challenge)).toEqual(["Again"]);
  const read = async (which: string) => (await reader.browser.get(`/api/articles/${which}`)).json();
  expect(await read(own)).toMatchObject({ groups: ["GENERAL"] });
  await expectError(await reader.browser.get(`/api/articles/${changed}`), 404, "ARTICLE_NOT_FOUND");
  expect(await (await admin.get(`/api/articles/${changed}`)).json()).toMatchObject({ title: "Again", groups: [] });
  expect(await (await author.browser.get(`/api/articles/${changed}`)).json()).toMatchObject({ title: "Not yet" });
  // Renamed it keeps what it has adopted.
  await admin.patch(ofGroup(next.id), { name: "Once more" });
  expect(await groupsOf(reader.browser, challenge)).toEqual(["Once more"]);
});

test("ADM-05 of somebody who joins while the group is deleted, either is refused.", async () => {
  const [{ id }, member] = [await add("Race", "RACE"), await world.member()];
  const [joined, deleted] = await Promise.all([
    member.browser.post("/api/me/group", { joiningCode: "RACE" }),
    admin.delete(ofGroup(id)),
  ]);
  expect([joined.status, deleted.status]).toSatisfy(
    ([join, erase]) => (join === 200 && erase === 409) || (join === 422 && erase === 204),
  );
  expect((await stored("RACE"))?.count).toBe(joined.status === 200 ? 1 : undefined);
});

test("ADM-05 a group is not changed on an older state of it; that somebody joined makes it no other.", async () => {
  const { id, version, name } = await add("Dawn", "DAWN");
  const member = await world.member();
  await member.browser.post("/api/me/group", { joiningCode: "DAWN" });
  const changed = (await (await admin.patch(ofGroup(id), { maxNum: 70, version })).json()) as Group;
  expect(changed).toMatchObject({ name, count: 1, maxNum: 70 });
  await expectError(await admin.patch(ofGroup(id), { name: "Dusk", version }), 409, "CHANGED_MEANWHILE");
  expect((await stored("DAWN"))?.name).toBe("Dawn");
  expect((await admin.patch(ofGroup(id), { maxNum: 70, version })).status).toBe(200);
  expect((await admin.patch(ofGroup(id), { name: "Dusk", version: changed.version })).status).toBe(200);
});
