import { randomUUID } from "node:crypto";
import type { AnswerPlace, AuditEntry, Challenge, CourseReport, Me, Page, Role } from "@wellput/contract";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { storeOneOfEverything } from "../../../test/kit/one-of-everything.ts";
import { expectError, type Visitor } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";
import { groups, roles } from "../../db/schema/index.ts";

const world = await World.open();
afterAll(() => world.close());
const admin = await world.admin();
await world.addGroup("WARD", "Ward", 10);
const [ward] = await world.db.select({ id: groups.id }).from(groups).where(eq(groups.code, "WARD"));
const wardId = ward?.id ?? "";
const author = await world.member();
await world.change(author.id, { groupCode: "WARD" });
const samples = await storeOneOfEverything(world.db, author.id, "mark");

const give = (input: object, browser = admin.browser) =>
  browser.post("/api/admin/roles", { id: randomUUID(), ...input });
const meOf = async (browser: Visitor) => ((await (await browser.get("/api/session")).json()) as { me: Me }).me;
const listed = async () => ((await (await admin.browser.get("/api/admin/roles")).json()) as { roles: Role[] }).roles;

test("ADM-07 an admin makes somebody trainer of a group: they have its desk and no other, until it is taken.", async () => {
  const trainer = await world.member();
  await expectError(await trainer.browser.get("/api/admin/answers"), 403, "NOT_ALLOWED");
  const id = randomUUID();
  const made = await give({ id, email: trainer.email.toUpperCase(), role: "trainer", of: wardId });
  expect([made.status, await made.json()]).toEqual([201, expect.objectContaining({ id, name: "Ward", of: wardId })]);
  // Twice is once.
  expect((await give({ email: trainer.email, role: "trainer", of: wardId })).status).toBe(200);
  expect(await listed()).toMatchObject([{ id, email: trainer.email, role: "trainer", name: "Ward" }]);
  expect(await meOf(trainer.browser)).toMatchObject({
    isAdmin: false,
    trainerOf: [{ id: wardId, name: "Ward" }],
    researcherOf: [],
  });

  const { places } = (await (await trainer.browser.get("/api/admin/answers")).json()) as { places: AnswerPlace[] };
  expect(places.map(({ groupName }) => groupName)).toEqual(["Ward"]);
  const answers = `/api/groups/Ward/${samples.publicScenario}`;
  expect((await trainer.browser.get(answers)).status).toBe(200);
  await expectError(await trainer.browser.get("/api/groups/Elsewhere/doc"), 403, "NOT_ALLOWED");
  await expectError(await trainer.browser.get("/api/admin/answers/Other/doc/answers.csv"), 403, "NOT_ALLOWED");
  const challenge = (await (
    await trainer.browser.get(`/api/challenges/${samples.groupChallenge}`)
  ).json()) as Challenge;
  expect(challenge).toMatchObject({ canEdit: false });
  expect((await trainer.browser.get(`/api/challenges/${samples.groupChallenge}/progress`)).status).toBe(200);
  expect((await trainer.browser.get(`/api/groups/${samples.sheet}`)).status).toBe(200);
  expect((await trainer.browser.get("/api/workshops")).status).toBe(200);
  // No admin, and no maker of any.
  for (const path of ["groups", "members", "courses", "audit", "roles", "reports/usage"])
    await expectError(await trainer.browser.get(`/api/admin/${path}`), 403, "NOT_ALLOWED");
  await expectError(
    await give({ email: trainer.email, role: "trainer", of: wardId }, trainer.browser),
    403,
    "NOT_ALLOWED",
  );

  await expectError(await trainer.browser.delete(`/api/admin/roles/${id}`), 403, "NOT_ALLOWED");
  expect((await admin.browser.delete(`/api/admin/roles/${id}`)).status).toBe(204);
  await expectError(await admin.browser.delete(`/api/admin/roles/${id}`), 404, "ROLE_NOT_FOUND");
  await expectError(await trainer.browser.get(answers), 403, "NOT_ALLOWED");
  await expectError(await trainer.browser.get("/api/workshops"), 403, "NOT_ALLOWED");
});

test("ADM-07 an admin makes somebody researcher of a study: they have its desk and no other.", async () => {
  const researcher = await world.member();
  await give({ email: researcher.email, role: "researcher", of: "usersstudentexpt1" });
  expect(await meOf(researcher.browser)).toMatchObject({ researcherOf: ["usersStudentExpt1"] });
  const { courses } = (await (await researcher.browser.get("/api/admin/courses")).json()) as {
    courses: CourseReport[];
  };
  expect(courses.map(({ name }) => name)).toEqual(["usersStudentExpt1"]);
  const own = "/api/admin/courses/usersStudentExpt1";
  expect((await researcher.browser.put(`${own}/study`, { quota: 200 })).status).toBe(200);
  expect((await researcher.browser.get(`${own}/participants.csv`)).status).toBe(200);
  const others = "/api/admin/courses/demoCourse";
  await expectError(await researcher.browser.put(`${others}/study`, {}), 403, "NOT_ALLOWED");
  await expectError(await researcher.browser.get(`${others}/participants.csv`), 403, "NOT_ALLOWED");
  await world.visitor().put("/api/courses/demoCourse/p7", {});
  const begun = await world.visitor().put("/api/courses/usersStudentExpt1/p7", { key: randomUUID() });
  expect(begun.status).toBe(200);
  const erase = (course: string) => researcher.browser.delete(`/api/admin/participants/${course}/p7`);
  await expectError(await erase("demoCourse"), 403, "NOT_ALLOWED");
  expect((await erase("usersStudentExpt1")).status).toBe(204);
  const counted = (await (await researcher.browser.get("/api/admin/participants")).json()) as { collections: object[] };
  expect(counted.collections).toMatchObject([{ collection: "usersStudentExpt1", count: 0 }]);
  for (const path of ["answers", "members", "audit"])
    await expectError(await researcher.browser.get(`/api/admin/${path}`), 403, "NOT_ALLOWED");
});

test("ADM-07 a role is refused for nobody, for what is not there, and for a course that is no study.", async () => {
  const { email } = author;
  await expectError(await give({ email: "nobody@example.org", role: "trainer", of: wardId }), 404, "MEMBER_NOT_FOUND");
  for (const of of [randomUUID(), "Ward", "';--"])
    await expectError(await give({ email, role: "trainer", of }), 404, "GROUP_NOT_FOUND");
  await expectError(await give({ email, role: "researcher", of: "nothing" }), 404, "COURSE_NOT_FOUND");
  await expectError(await give({ email, role: "researcher", of: "usersStudentExpt2" }), 422, "INVALID_INPUT");
  await expectError(await give({ email, role: "admin", of: wardId }), 422, "INVALID_INPUT");
});

test("ADM-07 ADM-03 roles that are given and taken are in the audit log, and go with the person and the group.", async () => {
  const somebody = await world.member();
  const { id } = (await (await give({ email: somebody.email, role: "trainer", of: wardId })).json()) as Role;
  await admin.browser.delete(`/api/admin/roles/${id}`);
  const { items } = (await (await admin.browser.get("/api/admin/audit?about=role&limit=2")).json()) as Page<AuditEntry>;
  expect(items).toMatchObject([
    { act: "role.taken", actor: admin.email, subject: somebody.email, target: "trainer: Ward" },
    { act: "role.given", actor: admin.email, subject: somebody.email, target: "trainer: Ward" },
  ]);
  await world.addGroup("BRIEF", "Brief", 5);
  const [brief] = await world.db.select({ id: groups.id }).from(groups).where(eq(groups.code, "BRIEF"));
  await give({ email: somebody.email, role: "trainer", of: brief?.id });
  await give({ email: somebody.email, role: "researcher", of: "demoCourse" });
  const own = JSON.parse(await (await somebody.browser.get("/api/me/export")).text()) as Record<string, object[]>;
  expect(own.roles).toMatchObject([{ groupId: brief?.id }, { study: "demoCourse" }]);
  await admin.browser.delete(`/api/admin/groups/${brief?.id}`);
  expect(await world.db.$count(roles, eq(roles.userId, somebody.id))).toBe(1);
  await somebody.browser.delete("/api/me", { body: "{}" });
  expect(await world.db.$count(roles, eq(roles.userId, somebody.id))).toBe(0);
});
