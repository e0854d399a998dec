import { randomUUID } from "node:crypto";
import type { Challenge, Group, GroupAnswer, Page } from "@wellput/contract";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { expectError, type Visitor } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";
import { groups } from "../../db/schema/index.ts";

const world = await World.open();
afterAll(() => world.close());

const { browser: admin } = await world.admin();
const stored = async (code: string) => (await world.db.select().from(groups).where(eq(groups.code, code)))[0];

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

const CHALLENGE = { title: "For them", challengeObjectList: [{ t: "O", p: "", s: "You are late.", m: "" }] };
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
