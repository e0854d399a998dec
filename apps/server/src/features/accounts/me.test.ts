import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { TEST_CODE } from "../../../test/kit/provided.ts";
import { expectError } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";
import { groups } from "../../db/schema/index.ts";
import { makeAdminToken } from "./admin-link.ts";

const world = await World.open();
afterAll(() => world.close());

const uniqueName = () => `Ada ${Math.random().toString(36).slice(2, 10)}`;

test("AUTH-12 without a group the gate is shut, and a joining code opens it.", async () => {
  const { browser, id } = await world.member();
  await world.change(id, { groupCode: null });
  await expectError(await browser.get("/api/logs"), 403, "GATE_GROUP");
  await expectError(await browser.post("/api/me/group", { joiningCode: " " }), 422, "JOINING_CODE_REQUIRED");
  await expectError(await browser.post("/api/me/group", { joiningCode: "NOPE" }), 422, "JOINING_CODE_INVALID");
  const joined = await browser.post("/api/me/group", { joiningCode: ` ${TEST_CODE} ` });
  expect(await joined.json()).toMatchObject({ id, group: "GENERAL" });
  expect((await browser.get("/api/logs")).status).toBe(200);
});

test("AUTH-12 a full group refuses, and who moves on leaves a free seat.", async () => {
  await world.addGroup("ONE", "One", 1);
  const first = await world.member();
  const second = await world.member();
  expect(await (await first.browser.post("/api/me/group", { joiningCode: "ONE" })).json()).toMatchObject({
    group: "One",
  });
  expect((await first.browser.post("/api/me/group", { joiningCode: "ONE" })).status).toBe(200);
  await expectError(await second.browser.post("/api/me/group", { joiningCode: "ONE" }), 422, "JOINING_CODE_INVALID");
  await first.browser.post("/api/me/group", { joiningCode: TEST_CODE });
  expect((await second.browser.post("/api/me/group", { joiningCode: "ONE" })).status).toBe(200);
  const [group] = await world.db.select().from(groups).where(eq(groups.code, "ONE"));
  expect(group?.count).toBe(1);
});

test("AUTH-17 who leaves their group gives the seat back and stands before the gate, until a code opens it.", async () => {
  const seatsTaken = async () => (await world.db.select().from(groups).where(eq(groups.code, "LEFT")))[0]?.count;
  await world.addGroup("LEFT", "Left", 5);
  const { browser, id } = await world.member();
  await browser.post("/api/me/group", { joiningCode: "LEFT" });
  expect(await seatsTaken()).toBe(1);
  const leave = () => browser.delete("/api/me/group");
  const answers = await Promise.all([leave(), leave()]);
  for (const answer of answers) expect(await answer.json()).toMatchObject({ id, group: null });
  expect(await seatsTaken()).toBe(0);
  await expectError(await browser.get("/api/logs"), 403, "GATE_GROUP");
  expect(await (await browser.post("/api/me/group", { joiningCode: "LEFT" })).json()).toMatchObject({ group: "Left" });
  expect(await seatsTaken()).toBe(1);
});

test("HOME-04 accepted terms open the second gate, and the end of onboarding is kept.", async () => {
  const { browser, id } = await world.member();
  await world.change(id, { terms: false });
  await expectError(await browser.get("/api/logs"), 403, "GATE_TERMS");
  expect(await (await browser.post("/api/me/terms")).json()).toMatchObject({ terms: true, onboarded: false });
  expect(await (await browser.post("/api/me/onboarded")).json()).toMatchObject({ terms: true, onboarded: true });
  expect((await browser.get("/api/logs")).status).toBe(200);
});

test("AUTH-14 setting a username sets the initials to its first character.", async () => {
  const { browser } = await world.member();
  const username = uniqueName();
  expect(await (await browser.put("/api/me/username", { username })).json()).toMatchObject({ username, initials: "A" });
  const family = `👩‍👧 ${username}`;
  expect(await (await browser.put("/api/me/username", { username: family })).json()).toMatchObject({
    initials: "👩‍👧",
  });
});

test("AUTH-14 an empty username, the same one and one that is taken are told apart.", async () => {
  const ada = await world.member();
  const eve = await world.member();
  const username = uniqueName();
  await ada.browser.put("/api/me/username", { username });
  const put = (name: string) => eve.browser.put("/api/me/username", { username: name });
  for (const empty of ["", "   ", "\u200b\u2060"]) await expectError(await put(empty), 422, "USERNAME_EMPTY");
  await expectError(await ada.browser.put("/api/me/username", { username: ` ${username} ` }), 409, "USERNAME_SAME");
  const lookalikes = [
    username,
    username.toUpperCase(),
    username.replace("A", "Ａ"),
    `${username}\u200b`,
    ` ${username}`,
  ];
  for (const taken of lookalikes) await expectError(await put(taken), 409, "USERNAME_TAKEN");
  expect((await ada.browser.put("/api/me/username", { username: username.toUpperCase() })).status).toBe(200);
});

test("AUTH-14 of twenty who want one username at once one gets it.", { timeout: 60_000 }, async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => world.member()));
  const username = uniqueName();
  const answers = await Promise.all(people.map(({ browser }) => browser.put("/api/me/username", { username })));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(19);
});

test("AUTH-14 a proposed username is free and can be set.", async () => {
  const { browser } = await world.member();
  const { username } = (await (await browser.get("/api/me/username-proposal")).json()) as { username: string };
  expect(username).toMatch(/^[a-z]+-[a-z]+(-\d+)?$/);
  expect(await (await browser.put("/api/me/username", { username })).json()).toMatchObject({ username });
});

test("AUTH-16 a visitor has no profile to change.", async () => {
  const visitor = world.visitor();
  const answers = await Promise.all([
    visitor.post("/api/me/group", { joiningCode: TEST_CODE }),
    visitor.post("/api/me/terms"),
    visitor.post("/api/me/onboarded"),
    visitor.get("/api/me/username-proposal"),
    visitor.put("/api/me/username", { username: "Eve" }),
    visitor.post("/api/me/admin", { token: "x" }),
  ]);
  for (const answer of answers) await expectError(answer, 401, "NOT_SIGNED_IN");
});

test("ADM-01 the link of the first start makes one admin, once.", async () => {
  const [ada, eve] = [await world.member(), await world.member()];
  const stale = await makeAdminToken(world.db);
  const token = await makeAdminToken(world.db);
  await expectError(await eve.browser.post("/api/me/admin", { token: "guess" }), 422, "ADMIN_LINK_INVALID");
  await expectError(await eve.browser.post("/api/me/admin", { token: stale }), 422, "ADMIN_LINK_INVALID");
  await expectError(await eve.browser.get("/api/admin/groups"), 403, "NOT_ALLOWED");
  const made = await ada.browser.post("/api/me/admin", { token });
  expect(await made.json()).toMatchObject({ id: ada.id, admin: true, isAdmin: true });
  await expectError(await eve.browser.post("/api/me/admin", { token }), 422, "ADMIN_LINK_INVALID");
  expect(await makeAdminToken(world.db)).toBeNull();
  const list = (await (await ada.browser.get("/api/admin/groups")).json()) as { code: string }[];
  expect(list.find(({ code }) => code === TEST_CODE)).toMatchObject({
    code: TEST_CODE,
    name: "GENERAL",
    count: expect.any(Number),
    maxNum: expect.any(Number),
  });
});

test("ADM-01 a visitor does not see the groups and their codes.", async () => {
  await expectError(await world.visitor().get("/api/admin/groups"), 401, "NOT_SIGNED_IN");
});
