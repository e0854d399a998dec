import { randomUUID } from "node:crypto";
import type { AuditEntry, Group, Member, Page } from "@wellput/contract";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { storeOneOfEverything } from "../../../test/kit/one-of-everything.ts";
import { expectError } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";
import { groups, logs, users } from "../../db/schema/index.ts";

const world = await World.open();
afterAll(() => world.close());

const { browser: admin, id: adminId } = await world.admin();

async function addGroup(name: string, maxNum = 5): Promise<Group> {
  return (await (await admin.post("/api/admin/groups", { name, code: randomUUID(), maxNum })).json()) as Group;
}
async function members(query: string): Promise<Member[]> {
  return ((await (await admin.get(`/api/admin/members?${query}`)).json()) as Page<Member>).items;
}
const move = (id: string, groupId: string | null) => admin.put(`/api/admin/members/${id}/group`, { groupId });
const seats = async (id: string) => (await world.db.select().from(groups).where(eq(groups.id, id)))[0]?.count;
async function latestActs(count: number): Promise<AuditEntry[]> {
  return ((await (await admin.get(`/api/admin/audit?limit=${count}`)).json()) as Page<AuditEntry>).items;
}

test("ADM-05 members are found by words of their e-mail or username, by group, and among those of none.", async () => {
  const [ada, eve] = [await world.member(), await world.member()];
  const ward = await addGroup("Ward");
  await ada.browser.put("/api/me/username", { username: "100%_sure" });
  await ada.browser.post("/api/me/group", { joiningCode: ward.code });
  await world.change(eve.id, { groupCode: null });
  const ids = async (query: string) => (await members(query)).map(({ id }) => id);
  expect(await ids(`search=${ada.email.slice(0, 20).toUpperCase()}`)).toEqual([ada.id]);
  expect(await ids(`search=${encodeURIComponent("100%_S")}`)).toEqual([ada.id]);
  expect(await ids(`search=${encodeURIComponent("1__%")}`)).toEqual([]);
  expect(await ids(`group=${ward.id}`)).toEqual([ada.id]);
  expect(await ids("group=none")).toContain(eve.id);
  expect(await members(`group=${ward.id}`)).toMatchObject([
    { email: ada.email, username: "100%_sure", group: { id: ward.id, name: "Ward" }, isAdmin: false },
  ]);
  const [first] = await members("limit=1");
  expect(first?.id).toBe(eve.id);
});

test("ADM-05 AUTH-12 a removed member meets the gate of the joining code; a moved one has the seat of the new group.", async () => {
  const [ada, ward, crew] = [await world.member(), await addGroup("Wing"), await addGroup("Crew")];
  await ada.browser.post("/api/me/group", { joiningCode: ward.code });
  expect((await move(ada.id, crew.id)).status).toBe(204);
  expect([await seats(ward.id), await seats(crew.id)]).toEqual([0, 1]);
  expect(await (await ada.browser.get("/api/session")).json()).toMatchObject({ me: { group: "Crew" } });
  expect((await move(ada.id, null)).status).toBe(204);
  expect(await seats(crew.id)).toBe(0);
  await expectError(await ada.browser.get("/api/logs"), 403, "GATE_GROUP");
  expect((await ada.browser.post("/api/me/group", { joiningCode: ward.code })).status).toBe(200);
  expect(await latestActs(2)).toMatchObject([
    { act: "member.removed", subject: ada.email },
    { act: "member.moved", subject: ada.email, target: "Crew" },
  ]);
});

test("ADM-05 nobody is moved into a group that is full, archived or not there.", async () => {
  const [ada, full, archived] = [await world.member(), await addGroup("Full", 1), await addGroup("Archived")];
  await (await world.member()).browser.post("/api/me/group", { joiningCode: full.code });
  await admin.patch(`/api/admin/groups/${archived.id}`, { isArchived: true });
  for (const { id } of [full, archived]) await expectError(await move(ada.id, id), 409, "GROUP_CLOSED");
  await expectError(await move(ada.id, randomUUID()), 404, "GROUP_NOT_FOUND");
  await expectError(await move(randomUUID(), null), 404, "MEMBER_NOT_FOUND");
  expect(await (await ada.browser.get("/api/session")).json()).toMatchObject({ me: { group: "GENERAL" } });
});

test("ADM-05 AUTH-11 a member who is deleted goes as thoroughly as by their own hand, and the log does not say who it was.", async () => {
  const ada = await world.member();
  await storeOneOfEverything(world.db, ada.id, "of-ada");
  expect((await admin.delete(`/api/admin/members/${ada.id}`)).status).toBe(204);
  expect(await world.db.$count(users, eq(users.id, ada.id))).toBe(0);
  expect(await world.db.$count(logs, eq(logs.authorId, ada.id))).toBe(0);
  expect(await (await ada.browser.get("/api/session")).json()).toEqual({ me: null });
  expect(await latestActs(1)).toMatchObject([{ act: "member.deleted", subject: null, target: null }]);
  await expectError(await admin.delete(`/api/admin/members/${ada.id}`), 404, "MEMBER_NOT_FOUND");
});

test("ADM-05 an admin's own account does not go this way, and another admin's does.", async () => {
  await expectError(await admin.delete(`/api/admin/members/${adminId}`), 403, "NOT_ALLOWED");
  const other = await world.admin();
  expect((await admin.delete(`/api/admin/members/${other.id}`)).status).toBe(204);
});
