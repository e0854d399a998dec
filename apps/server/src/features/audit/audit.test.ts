import { randomUUID } from "node:crypto";
import type { AuditEntry, Page } from "@wellput/contract";
import { afterAll, beforeEach, expect, test } from "vitest";
import { storeOneOfEverything } from "../../../test/kit/one-of-everything.ts";
import { TEST_CODE } from "../../../test/kit/provided.ts";
import { expectError } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";
import { auditLog } from "../../db/schema/index.ts";
import { changeAdmin, makeAdminToken } from "../accounts/public.ts";

const world = await World.open();
afterAll(() => world.close());
beforeEach(() => world.db.delete(auditLog));

const [admin, ada] = [await world.admin(), await world.member()];
const acts = async (browser = admin.browser) =>
  ((await (await browser.get("/api/admin/audit")).json()) as Page<AuditEntry>).items;

test("ADM-03 claiming the first start's link is in the audit log.", async () => {
  const fresh = await World.open();
  const { browser, email } = await fresh.member();
  await browser.post("/api/me/admin", { token: await makeAdminToken(fresh.db) });
  expect(await acts(browser)).toMatchObject([{ act: "admin.claimed", actor: email, subject: email }]);
  await fresh.close();
});

test("ADM-03 every admin act is in the audit log with who did it, to whom, and when, newest first.", async () => {
  const { browser, email: actor } = admin;
  const samples = await storeOneOfEverything(world.db, ada.id, "mark");
  const before = Date.now() - 1000;
  await browser.post("/api/callable/addAdminRole", { data: { email: ada.email } });
  await browser.post("/api/callable/removeAdminRole", { data: { email: ada.email } });
  await browser.post("/api/admin/groups", { name: "New", code: "NEW" });
  await browser.post("/api/callable/setUserGroup", { data: { email: ada.email, group: "NEW" } });
  await browser.patch(`/api/scenarios/${samples.publicScenario}`, { title: "Changed" });
  await browser.delete(`/api/scenarios/${samples.publicScenario}`);
  await browser.patch(`/api/challenges/${samples.groupChallenge}`, { title: "Changed", version: 1 });
  await browser.delete(`/api/challenges/${samples.groupChallenge}`);
  await browser.delete(`/api/responses/${samples.response}`);
  await browser.delete(`/api/articles/${samples.article}`);
  const said = await acts();
  const subject = ada.email;
  expect(said.toReversed()).toMatchObject([
    { act: "admin.added", actor, subject, by: "admin" },
    { act: "admin.removed", actor, subject },
    { act: "group.saved", actor, subject: null, target: "NEW" },
    { act: "member.moved", actor, subject, target: "NEW" },
    { act: "scenario.updated", actor, subject, target: samples.publicScenario },
    { act: "scenario.deleted", actor, subject, target: samples.publicScenario },
    { act: "challenge.updated", actor, subject, target: samples.groupChallenge },
    { act: "challenge.deleted", actor, subject, target: samples.groupChallenge },
    { act: "response.deleted", actor, subject, target: samples.response },
    { act: "article.deleted", actor, subject, target: samples.article },
  ]);
  for (const { createdAt } of said) expect(Date.parse(createdAt)).toBeGreaterThan(before);
});

test("ADM-03 what an author does to their own, and what was refused, is no admin act.", async () => {
  const id = randomUUID();
  await ada.browser.post("/api/scenarios", { id, title: "Mine", isPublic: true });
  await ada.browser.delete(`/api/scenarios/${id}`);
  await ada.browser.post("/api/callable/setUserGroup", { data: { email: ada.email, group: TEST_CODE } });
  await ada.browser.post("/api/callable/addAdminRole", { data: { email: ada.email } });
  await admin.browser.post("/api/callable/addAdminRole", { data: { email: "nobody@example.org" } });
  await admin.browser.post("/api/callable/addAdminRole", { data: { email: admin.email } });
  expect(await acts()).toEqual([]);
});

test("ADM-03 what the operator does at the machine is marked as theirs.", async () => {
  await changeAdmin(world.db, { by: null, email: ada.email.toUpperCase(), isAdmin: true, at: new Date() });
  expect(await acts()).toMatchObject([{ act: "admin.added", by: "operator", actor: null, subject: ada.email }]);
  await changeAdmin(world.db, { by: null, email: ada.email, isAdmin: false, at: new Date() });
});

test("ADM-03 AUTH-11 an act outlives the account of whom it was about, without a name.", async () => {
  const leaving = await world.member();
  await admin.browser.post("/api/callable/addAdminRole", { data: { email: leaving.email } });
  await leaving.browser.delete("/api/me", { body: "{}" });
  expect(await acts()).toMatchObject([{ act: "admin.added", actor: admin.email, subject: null }]);
});

test("ADM-03 nobody but an admin reads the audit log, and nobody changes it.", async () => {
  await expectError(await ada.browser.get("/api/admin/audit"), 403, "NOT_ALLOWED");
  await expectError(await admin.browser.delete("/api/admin/audit"), 405, "METHOD_NOT_ALLOWED");
});

test("ADM-05 acts are found by what they are about, by words and by days, with the titles of then.", async () => {
  const samples = await storeOneOfEverything(world.db, ada.id, "mark");
  await admin.browser.patch(`/api/articles/${samples.article}`, { title: "100% ours", version: 1 });
  await admin.browser.delete(`/api/articles/${samples.article}`);
  await admin.browser.post("/api/admin/groups", { name: "Crew", code: "CREW" });
  const find = async (query: string) =>
    ((await (await admin.browser.get(`/api/admin/audit?${query}`)).json()) as Page<AuditEntry>).items.map(
      ({ act, title, target }) => [act, title ?? target],
    );
  expect(await find("about=article")).toEqual([
    ["article.deleted", "100% ours"],
    ["article.updated", "Ours"],
  ]);
  expect(await find(`search=${encodeURIComponent("100% OURS")}`)).toEqual([["article.deleted", "100% ours"]]);
  expect(await find("search=1_0")).toEqual([]);
  expect(await find(`search=${ada.email}&about=group`)).toEqual([]);
  expect(await find("about=group&days=1")).toEqual([["group.saved", "CREW"]]);
  world.time = () => new Date(Date.now() + 3 * 24 * 60 * 60 * 1000);
  expect(await find("days=2")).toEqual([]);
  world.time = () => new Date();
  await expectError(await admin.browser.get("/api/admin/audit?about=secrets"), 422, "INVALID_INPUT");
});

test("ADM-05 the audit log comes as a file of what was asked for, which is written down too.", async () => {
  await admin.browser.post("/api/admin/groups", { name: "=Crew", code: "=CREW" });
  await admin.browser.post("/api/callable/addAdminRole", { data: { email: ada.email } });
  await admin.browser.post("/api/callable/removeAdminRole", { data: { email: ada.email } });
  const file = await (await admin.browser.get("/api/admin/audit/audit.csv?about=group")).text();
  expect(file).toContain("'=CREW");
  expect(file).not.toContain("admin.added");
  expect((await acts())[0]).toMatchObject({ act: "data.exported", target: "audit.csv" });
  await expectError(await ada.browser.get("/api/admin/audit/audit.csv"), 403, "NOT_ALLOWED");
});

test("ADM-05 AUTH-11 when somebody goes, the titles of what was theirs go from the log.", async () => {
  const gone = await world.member();
  const samples = await storeOneOfEverything(world.db, gone.id, "secret-title");
  const { waitingSince } = samples;
  const path = `/api/admin/reviews/scenario/${samples.waitingScenario}/decline`;
  await admin.browser.post(path, { waitingSince, reason: "It names somebody." });
  expect((await acts())[0]).toMatchObject({ act: "scenario.declined", title: "secret-title" });
  await gone.browser.request("DELETE", "/api/me", {}, {});
  expect(await acts()).toMatchObject([{ act: "scenario.declined", title: null, subject: null }]);
});
