import type { Group } from "@wellput/contract";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { expectError } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";
import { challenges, groups } from "../../db/schema/index.ts";

const world = await World.open();
afterAll(() => world.close());

const { browser: admin } = await world.admin();
const stored = async (code: string) => (await world.db.select().from(groups).where(eq(groups.code, code)))[0];

test("ADM-01 a new group has no members and 50 seats, and its code opens it.", async () => {
  const saved = await admin.post("/api/admin/groups", { name: " Ward 7 ", code: " WARD-7 " });
  expect(await saved.json()).toEqual({ name: "Ward 7", code: "WARD-7", count: 0, maxNum: 50 });
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
  expect(again).toEqual({ name: "Ward Seven", code: "WARD-7", count: 1, maxNum: 80 });
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

test("ADM-01 challenges of a group go with its new name, unless another code still has the old one.", async () => {
  const challenge = {
    title: "For them",
    groups: ["Old"],
    challengeObjectList: [{ t: "O", p: "", s: "You are late.", m: "" }],
  };
  const id = crypto.randomUUID();
  for (const code of ["OLD-1", "OLD-2"]) await admin.post("/api/admin/groups", { name: "Old", code });
  await admin.post("/api/challenges", { id, ...challenge });
  const named = async () => (await world.db.select().from(challenges).where(eq(challenges.id, id)))[0]?.groups;
  await admin.post("/api/admin/groups", { name: "New", code: "OLD-1" });
  expect(await named()).toEqual(["Old"]);
  await admin.post("/api/admin/groups", { name: "New", code: "OLD-2" });
  expect(await named()).toEqual(["New"]);
});
