import { randomUUID } from "node:crypto";
import {
  type ChangeStudy,
  type CourseProgress,
  type CourseReport,
  participantAttemptPath,
  type StoredStudy,
  type Study,
} from "@wellput/contract";
import { eq, like } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { keyFor } from "../../../test/kit/participant-key.ts";
import { expectError } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";
import { attempts, auditLog, courseAnswers, courseProgress, participants, studies } from "../../db/schema/index.ts";
import { findStudy, toStudy } from "./study.ts";

const world = await World.open();
afterAll(() => world.close());
const admin = await world.admin();
const browser = world.visitor();
const COURSE = "usersStudentExpt1";
const EXERCISES = ["objectivity_practice", "angry_emoter"];

beforeEach(async () => {
  world.time = () => new Date();
  await world.db.delete(participants);
  await world.db.delete(studies);
});

const setStudy = (study: Partial<ChangeStudy>) => admin.browser.put(`/api/admin/courses/${COURSE}/study`, study);
const put = (userId: string, change: object = {}) =>
  browser.put(`/api/courses/${COURSE}/${userId}`, { key: keyFor(userId), ...change });
async function step(userId: string, change: object = {}): Promise<CourseProgress> {
  const answer = await put(userId, change);
  expect(answer.status).toBe(200);
  return (await answer.json()) as CourseProgress;
}
/** A try at an exercise, kept as a course keeps it. */
async function tryOut(userId: string, exercise: string, changes: Record<string, string> = {}): Promise<void> {
  await step(userId);
  const attempt_path = participantAttemptPath({ collection: COURSE, userId });
  const kept = { record_attempt: "true", attempt_path, attempt_id: randomUUID(), study_key: keyFor(userId) };
  const answer = await browser.analyse({ data: "You never listen.", tg: exercise, ...kept, ...changes });
  expect(answer.status).toBe(200);
}
const kept = (userId: string) => world.db.$count(participants, eq(participants.userId, userId));

test("COURSE-06 before anything is kept a participant agrees to the consent, and its version and time are kept.", async () => {
  expect((await setStudy({ consent: "Taking part is up to you." })).status).toBe(200);
  const asked = await step("p1");
  expect(asked).toMatchObject({ index: 0, finished: [], consent: { text: "Taking part is up to you." } });
  await expectError(await put("p1", { index: 1 }), 403, "CONSENT_NEEDED");
  await expectError(await put("p1", { index: 1, consent: "another" }), 403, "CONSENT_NEEDED");
  const given = { userId: "p1", version: "newest", item: "what-happened", answers: { 0: 2 } };
  const answers = { id: randomUUID(), key: keyFor("p1"), ...given };
  await expectError(await browser.post(`/api/courses/${COURSE}/answers`, answers), 403, "CONSENT_NEEDED");
  await expectError(await browser.put(`/api/participants/${COURSE.toLowerCase()}/p1`), 403, "CONSENT_NEEDED");
  const attempt_path = participantAttemptPath({ collection: COURSE, userId: "p1" });
  const attempt = { data: "You never listen.", record_attempt: "true", attempt_path, study_key: keyFor("p1") };
  expect((await browser.analyse({ ...attempt, attempt_id: randomUUID() })).status).toBe(200);
  const tables = [participants, courseAnswers, courseProgress, attempts];
  expect(await Promise.all(tables.map((table) => world.db.$count(table)))).toEqual([0, 0, 0, 0]);

  const version = asked.consent?.version ?? "";
  const before = Date.now();
  expect((await step("p1", { consent: version })).consent).toBeNull();
  const [row] = await world.db.select().from(courseProgress);
  expect(row?.consentVersion).toBe(version);
  expect(row?.consentedAt?.getTime()).toBeGreaterThanOrEqual(before);
  expect((await step("p1", { index: 2 })).index).toBe(2);
  expect((await browser.post(`/api/courses/${COURSE}/answers`, answers)).status).toBe(201);
  expect((await browser.analyse({ ...attempt, attempt_id: randomUUID() })).status).toBe(200);
  expect(await world.db.$count(attempts)).toBe(1);

  // New words are asked of whoever comes new; who agreed to the old ones has agreed to those, and both are kept.
  await setStudy({ consent: "Taking part is up to you, always." });
  expect((await step("p1")).consent).toBeNull();
  expect((await step("p2", { consent: version })).consent?.text).toBe("Taking part is up to you, always.");
  const file = async (name: string) => (await admin.browser.get(`/api/admin/courses/${COURSE}/${name}`)).text();
  expect(await file("consents.csv")).toMatch(
    /,Taking part is up to you\.,[\s\S]*,"Taking part is up to you, always\.",/,
  );
  expect(await file("participants.csv")).toContain(version);
});

test("COURSE-06 whoever guesses a user id keeps neither answers nor tries under it; who has the key or the panel's link does.", async () => {
  await setStudy({ panelParameters: ["SESSION_ID"] });
  const userId = randomUUID();
  const link = { SESSION_ID: "s 7&8" };
  await step(userId, { panel: link });
  const given = { userId, version: "newest", item: "what-happened", answers: { 0: 2 } };
  const send = (proof: object) =>
    browser.post(`/api/courses/${COURSE}/answers`, { id: randomUUID(), ...given, ...proof });
  const attempt_path = participantAttemptPath({ collection: COURSE, userId });
  async function tryWith(proof: Record<string, string>): Promise<number> {
    const attempt = { data: "You never listen.", record_attempt: "true", attempt_path, attempt_id: randomUUID() };
    expect((await browser.analyse({ ...attempt, ...proof })).status).toBe(200);
    return world.db.$count(attempts, eq(attempts.path, attempt_path));
  }
  for (const guess of [{}, { key: randomUUID() }, { panel: { SESSION_ID: "" } }, { panel: { SESSION_ID: "mine" } }])
    await expectError(await send(guess), 403, "BEGUN_ELSEWHERE");
  const { userId: _who, ...nobodys } = given;
  const nameless = { id: randomUUID(), ...nobodys };
  await expectError(await browser.post(`/api/courses/${COURSE}/answers`, nameless), 403, "CONSENT_NEEDED");
  expect(await world.db.$count(courseAnswers)).toBe(0);
  for (const guess of [{}, { study_key: randomUUID() }, { study_panel: "SESSION_ID=mine" }])
    expect(await tryWith(guess)).toBe(0);

  expect((await send({ key: keyFor(userId) })).status).toBe(201);
  expect((await send({ key: randomUUID(), panel: link })).status).toBe(201);
  expect(await tryWith({ study_key: keyFor(userId) })).toBe(1);
  expect(await tryWith({ study_panel: new URLSearchParams(link).toString() })).toBe(2);
});

test("COURSE-06 whoever began before a consent was asked for is asked where they go on, and loses nothing.", async () => {
  await step("p1", { index: 3, finished: ["what-happened"] });
  await setStudy({ consent: "Taking part is up to you." });
  const { consent, ...place } = await step("p1");
  expect(place).toMatchObject({ index: 3, finished: ["what-happened"] });
  await expectError(await put("p1", { index: 4 }), 403, "CONSENT_NEEDED");
  expect(await step("p1", { consent: consent?.version, index: 4 })).toMatchObject({ index: 4, consent: null });
  expect((await step("p1")).consent).toBeNull();
});

test("COURSE-06 nobody begins before it opens or after it closes; whoever has begun may finish.", async () => {
  const now = Date.now();
  const [opensAt, closesAt] = [new Date(now + 60_000).toISOString(), new Date(now + 120_000).toISOString()];
  await setStudy({ opensAt, closesAt, consent: "Taking part is up to you." });
  await expectError(await put("p1"), 403, "STUDY_NOT_OPEN");
  world.time = () => new Date(now + 90_000);
  const version = (await step("p1")).consent?.version;
  await step("p1", { consent: version });
  world.time = () => new Date(now + 130_000);
  await expectError(await put("p2"), 403, "STUDY_CLOSED");
  await expectError(await put("p2", { consent: version }), 403, "STUDY_CLOSED");
  expect((await step("p1", { index: 1 })).index).toBe(1);
  expect(await kept("p2")).toBe(0);
});

test("COURSE-06 no more begin than the quota says, many at the same moment; the same link twice is one.", async () => {
  await setStudy({ quota: 3 });
  const answers = await Promise.all(["a", "b", "c", "d", "e", "a", "b"].map((userId) => put(userId)));
  expect(answers.map(({ status }) => status).filter((status) => status === 200).length).toBeGreaterThanOrEqual(3);
  expect(await world.db.$count(courseProgress)).toBe(3);
  expect(await world.db.$count(participants)).toBe(3);
  await expectError(await put("f"), 403, "STUDY_FULL");
  const [someone] = await world.db.select().from(participants);
  expect((await step(someone?.userId ?? "")).index).toBe(0);
});

test("COURSE-06 the completion code comes with the end, once all is done that has to be.", async () => {
  await setStudy({ completionCode: "C1A2B3" });
  for (const exercise of EXERCISES) await tryOut("p1", exercise);
  const nearly = await step("p1", { index: 12, finished: ["end"] });
  expect(nearly).toMatchObject({ completionCode: null, unfinished: EXERCISES });
  const done = await step("p1", { finished: EXERCISES });
  expect(done).toMatchObject({ completionCode: "C1A2B3", unfinished: [] });
  expect((await step("p1")).completionCode).toBe("C1A2B3");
  expect((await step("p2")).completionCode).toBeNull();
});

test("COURSE-06 whoever only says that they have finished the exercises gets no code, and is told what is left.", async () => {
  await setStudy({ completionCode: "C1A2B3", completionUrl: "https://panel.example.org/?id={userId}" });
  const said = await step("p7", { index: 12, finished: [...EXERCISES, "end"] });
  expect(said).toMatchObject({ completionCode: null, completionUrl: null, unfinished: EXERCISES });
  await tryOut("p7", EXERCISES[0] ?? "");
  // Somebody else's try is nobody's but theirs.
  await step("p8");
  await tryOut("p8", EXERCISES[1] ?? "");
  expect(await step("p7")).toMatchObject({ completionCode: null, unfinished: [EXERCISES[1]] });
  await tryOut("p7", EXERCISES[1] ?? "");
  expect(await step("p7")).toMatchObject({ completionCode: "C1A2B3", unfinished: [] });
});

test("COURSE-06 ENG-10 whoever writes what shows them at risk has done the exercise like anybody else, and nothing of it is kept.", async () => {
  await setStudy({ completionCode: "C1A2B3" });
  const [somebody, somebodyElse] = [randomUUID(), randomUUID()];
  const data = "I want to kill myself, Ottilie.";
  for (const go_on of ["false", "true"])
    await tryOut(somebody, EXERCISES[0] ?? "", { data, go_on, tg: `${EXERCISES[0]},unaided` });
  const end = { index: 12, finished: [...EXERCISES, "end"] };
  expect(await step(somebody, end)).toMatchObject({ completionCode: null, unfinished: [EXERCISES[1]] });
  // Who knows a user id alone does nothing for them, and an exercise that the course does not have is none.
  await tryOut(somebody, EXERCISES[1] ?? "", { data, study_key: randomUUID() });
  await tryOut(somebody, "another", { data });
  expect(await step(somebody)).toMatchObject({ completionCode: null, unfinished: [EXERCISES[1]] });
  await Promise.all(EXERCISES.map((exercise) => tryOut(somebody, exercise, { data })));
  expect(await step(somebody)).toMatchObject({ completionCode: "C1A2B3", unfinished: [] });
  expect(await world.db.$count(attempts, like(attempts.path, `%/${somebody}`))).toBe(0);
  // What is kept of them is what is kept of somebody who wrote something else.
  for (const exercise of EXERCISES) await tryOut(somebodyElse, exercise);
  await step(somebodyElse, end);
  const rows = await world.db.select().from(courseProgress);
  const [own, other] = rows.map(({ participantId, keyHash, finished, updatedAt, tried, ...same }) => ({
    ...same,
    tried: [...tried].sort(),
    finished: Object.keys(finished),
  }));
  expect(own).toEqual(other);
  expect(JSON.stringify(rows)).not.toContain("Ottilie");
  expect(JSON.stringify(world.logLines)).not.toContain("Ottilie");
});

test("COURSE-06 admins alone change a study, which the audit log names; what cannot be is refused.", async () => {
  const somebody = await world.member();
  await expectError(await somebody.browser.put(`/api/admin/courses/${COURSE}/study`, {}), 403, "NOT_ALLOWED");
  const study = { consent: "Yours.", opensAt: null, closesAt: null, quota: 20, completionCode: "X" };
  const lottery = { arms: [], blockSize: 2, seed: "", stratifyBy: "" };
  const ending = { completionUrl: "", withdrawal: "remove", panelParameters: [] };
  const whole = { ...study, ...lottery, ...ending, version: expect.any(String) };
  expect(await (await setStudy(study)).json()).toEqual(whole);
  const { courses } = (await (await admin.browser.get("/api/admin/courses")).json()) as { courses: CourseReport[] };
  expect(courses.find(({ name }) => name === COURSE)?.study).toEqual(whole);
  expect(courses.find(({ name }) => name === "usersStudentExpt2")?.study).toBeNull();
  const acts = await world.db.select().from(auditLog).where(eq(auditLog.act, "study.updated"));
  expect(acts.at(-1)).toMatchObject({ actorId: admin.id, target: COURSE });

  const [early, late] = ["2026-01-01T00:00:00Z", "2026-02-01T00:00:00Z"];
  for (const wrong of [
    { quota: 0 },
    { quota: 1.5 },
    { opensAt: "soon" },
    { opensAt: late, closesAt: early },
    { name: "x" },
  ])
    await expectError(await setStudy(wrong as Partial<Study>), 422, "INVALID_INPUT");
  const open = await admin.browser.put("/api/admin/courses/usersStudentExpt2/study", study);
  await expectError(open, 422, "INVALID_INPUT");
  await expectError(await admin.browser.put("/api/admin/courses/nothing/study", study), 404, "COURSE_NOT_FOUND");
});

test("COURSE-06 of several who make a course a study at once, on the same state of it, one is taken.", async () => {
  const { version } = toStudy(undefined);
  const codes = ["A", "B", "C", "D"];
  const made = await Promise.all(
    codes.map((completionCode) => setStudy({ completionCode, arms: ["a", "b"], version })),
  );
  expect(made.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  const study = (await made.find(({ status }) => status === 200)?.json()) as StoredStudy;
  expect(toStudy(await findStudy(world.db, COURSE))).toEqual(study);
});

test("COURSE-06 a study is not changed on an older state of it; what is saved again is taken.", async () => {
  const change = async (study: Partial<ChangeStudy>) => (await (await setStudy(study)).json()) as StoredStudy;
  const first = await change({ consent: "Taking part is up to you.", arms: ["taught", "control"] });
  const newer = { consent: "You may stop at any time.", version: first.version };
  const second = await change(newer);
  await expectError(await setStudy({ quota: 3, version: first.version }), 409, "CHANGED_MEANWHILE");
  expect(await change(newer)).toEqual(second);
  expect(await change({ quota: 3, version: second.version })).toMatchObject({ consent: "", quota: 3 });
});
