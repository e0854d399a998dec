import { randomUUID } from "node:crypto";
import type { AuditEntry, Page } from "@wellput/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { storeOneOfEverything } from "../../../test/kit/one-of-everything.ts";
import { TEST_CODE } from "../../../test/kit/provided.ts";
import { expectError } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";
import { auditLog, groups, roles } from "../../db/schema/index.ts";
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

test("ADM-03 what an admin writes and shows others at once is in the audit log, and what stays theirs is not.", async () => {
  const [scenario, article, hidden] = [randomUUID(), randomUUID(), randomUUID()];
  const { browser, email } = admin;
  await browser.post("/api/scenarios", { id: hidden, title: "Mine alone" });
  await browser.patch(`/api/scenarios/${hidden}`, { title: "Mine still" });
  await browser.post("/api/scenarios", { id: scenario, title: "Shared", isPublic: true });
  await browser.post("/api/scenarios", { id: scenario, title: "Shared", isPublic: true });
  await browser.patch(`/api/scenarios/${scenario}`, { title: "Shared" });
  await browser.patch(`/api/scenarios/${scenario}`, { title: "Changed" });
  await browser.patch(`/api/scenarios/${scenario}`, { isPublic: false });
  await browser.patch(`/api/scenarios/${scenario}`, { title: "Again", isPublic: true });
  await browser.post("/api/articles", { id: article, title: "Ours", mainText: "<p>Ask.</p>" });
  await browser.patch(`/api/articles/${article}`, { title: "Ours too", version: 1 });
  await browser.delete(`/api/articles/${article}`);
  const said = await acts();
  expect(said.toReversed().map(({ act, target, title }) => [act, target, title])).toEqual([
    ["scenario.published", scenario, "Shared"],
    ["scenario.updated", scenario, "Shared"],
    ["scenario.published", scenario, "Again"],
    ["article.published", article, "Ours"],
    ["article.updated", article, "Ours"],
  ]);
  for (const { actor, subject } of said) expect([actor, subject]).toEqual([email, email]);
});

test("ADM-03 what an admin makes of a published practice scenario is in the audit log, and their draft is not.", async () => {
  const former = await world.admin();
  const sentence = { t: "O", p: "", s: "You are late.", m: "" };
  const challengeObjectList = [sentence];
  const id = randomUUID();
  const { browser } = former;
  await browser.post("/api/challenges", { id, title: "Late", challengeObjectList, isPublic: false });
  let version = 0;
  const change = async (fields: object) => {
    const answer = await browser.patch(`/api/challenges/${id}`, { ...fields, version });
    if (answer.ok) ({ version } = (await answer.json()) as { version: number });
  };
  ({ version } = (await (await browser.get(`/api/challenges/${id}`)).json()) as { version: number });
  await change({ title: "Later" });
  await change({ title: "Latest", isPublic: true });
  await change({ title: "Last" });
  await change({ isPublic: false });
  await change({ isPublic: true });
  await world.change(former.id, { isAdmin: false });
  await change({ isPublic: false });
  await world.change(former.id, { isAdmin: true });
  await change({ isPublic: true });
  await browser.delete(`/api/challenges/${id}`);
  const { email } = former;
  expect((await acts()).toReversed()).toMatchObject([
    { act: "challenge.created", actor: email, subject: email, title: "Latest" },
    { act: "challenge.updated", title: "Latest" },
    { act: "challenge.unpublished", title: "Last" },
    { act: "challenge.created", title: "Last" },
    { act: "challenge.created", title: "Last" },
    { act: "challenge.deleted", title: "Last" },
  ]);
});

test("ADM-03 WORK-06 WORK-01 what a trainer assigns, withdraws, opens, changes and deletes is in the audit log, once.", async () => {
  const { id: trainerId, browser, email: actor } = await world.member();
  await world.addGroup("WARD", "Ward", 50);
  const { groupChallenge: practiceId } = await storeOneOfEverything(world.db, ada.id, "mark");
  const [ward] = await world.db.select({ id: groups.id }).from(groups).where(eq(groups.name, "Ward"));
  const groupId = ward?.id ?? "";
  await world.db.insert(roles).values({ id: randomUUID(), userId: trainerId, groupId, createdAt: new Date() });
  const [assignment, workshop] = [randomUUID(), randomUUID()];
  const asked = { id: assignment, groupId, kind: "challenge", practiceId, dueOn: "2999-05-04" };
  await browser.post("/api/admin/assignments", asked);
  await browser.post("/api/admin/assignments", asked);
  await browser.delete(`/api/admin/assignments/${assignment}`);
  await browser.delete(`/api/admin/assignments/${assignment}`);
  const steps = [{ kind: "question", prompt: "What would you say first?" }];
  await browser.post("/api/workshops", { id: workshop, title: "Monday", steps });
  await browser.post("/api/workshops", { id: workshop, title: "Monday", steps });
  const edited = { title: "Tuesday", steps: [{ id: randomUUID(), ...steps[0] }] };
  await browser.put(`/api/workshops/${workshop}`, edited);
  await ada.browser.delete(`/api/workshops/${workshop}`);
  await browser.delete(`/api/workshops/${workshop}`);
  expect((await acts()).toReversed()).toMatchObject([
    { act: "assignment.created", actor, target: "Ward", title: "Shared" },
    { act: "assignment.deleted", actor, target: "Ward", title: "Shared" },
    { act: "workshop.created", actor, subject: actor, target: workshop, title: "Monday" },
    { act: "workshop.updated", actor, target: workshop, title: "Monday" },
    { act: "workshop.deleted", actor, target: workshop, title: "Tuesday" },
  ]);
});

test("ADM-03 what an admin takes as a candidate line is in the audit log, by its line and without whose it was.", async () => {
  const id = randomUUID();
  const words = { s_str: "You were late.", r_str: "A verdict.", c: "NO_BIAS", rule: "verdict-adjective" };
  const rating = { id, user_feedback_value: "-1", user_feedback_str: "A fact.", ...words, mayBeExample: true };
  await ada.browser.post("/api/ratings", { ratings: [rating] });
  for (const isCandidate of [false, true, true, false])
    await admin.browser.put(`/api/admin/reports/ratings/${id}/candidate`, { isCandidate });
  await ada.browser.put(`/api/admin/reports/ratings/${id}/candidate`, { isCandidate: true });
  const target = `R${id.slice(0, 8)}`;
  expect((await acts()).toReversed()).toMatchObject([
    { act: "rating.marked", actor: admin.email, subject: null, target, title: null },
    { act: "rating.unmarked", actor: admin.email, subject: null, target, title: null },
  ]);
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
