import { randomUUID } from "node:crypto";
import {
  type CourseProgress,
  type CourseReport,
  ENGINE_VERSION,
  participantAttemptPath,
  type Study,
  type StudyReport,
} from "@wellput/contract";
import { eq, like } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { parseCsv } from "../../../test/kit/parse-csv.ts";
import { keyFor } from "../../../test/kit/participant-key.ts";
import { expectError } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";
import {
  attempts,
  courseAnswers,
  courseProgress,
  participants,
  ratings,
  studies,
  studyWithdrawals,
} from "../../db/schema/index.ts";

const world = await World.open();
afterAll(() => world.close());
const admin = await world.admin();
const browser = world.visitor();
const COURSE = "usersStudentExpt1";
const END = { index: 12, finished: ["objectivity_practice", "angry_emoter", "end"] };

beforeEach(async () => {
  await world.db.delete(participants);
  await world.db.delete(attempts);
  await world.db.delete(studies);
  await world.db.delete(studyWithdrawals);
});

const setStudy = (study: Partial<Study>) => admin.browser.put(`/api/admin/courses/${COURSE}/study`, study);
const put = (userId: string, change: object = {}) =>
  browser.put(`/api/courses/${COURSE}/${userId}`, { key: keyFor(userId), ...change });
async function step(userId: string, change: object = {}): Promise<CourseProgress> {
  const answer = await put(userId, change);
  expect([answer.status, answer.status === 200 ? "" : await answer.text()]).toEqual([200, ""]);
  return (await answer.json()) as CourseProgress;
}
const leave = (userId: string, key: string) =>
  browser.post(`/api/courses/${COURSE.toUpperCase()}/${userId}/withdrawal`, { key });
const fileOf = async (name: string) => (await admin.browser.get(`/api/admin/courses/${COURSE}/${name}`)).text();
const rowsOf = async (name: string): Promise<Record<string, string>[]> => parseCsv(await fileOf(name));
const reportOf = async () =>
  (await (await admin.browser.get(`/api/admin/courses/${COURSE}/report`)).json()) as StudyReport;

/** Somebody who agrees, answers, and has a try read; answers the key of their device. */
async function takePart(userId: string, by = browser): Promise<string> {
  const key = keyFor(userId);
  const { consent } = await step(userId, { key });
  await step(userId, { key, consent: consent?.version });
  await step(userId, { key, index: 1, finished: ["what-happened"] });
  const answers = { id: randomUUID(), userId, key, version: "newest", item: "what-happened", answers: { 0: 2 } };
  expect((await browser.post(`/api/courses/${COURSE}/answers`, answers)).status).toBe(201);
  const attempt_path = participantAttemptPath({ collection: COURSE, userId });
  const attempt = { data: "You never listen.", record_attempt: "true", attempt_path, study_key: key };
  expect((await by.analyse({ ...attempt, attempt_id: randomUUID() })).status).toBe(200);
  return key;
}

test("COURSE-06 who leaves a study takes all they gave with them, where the consent says so; the files and the report follow.", async () => {
  await setStudy({ consent: "Taking part is up to you.", arms: ["only"] });
  expect((await step("p1")).consent).toMatchObject({ withdrawal: "remove" });
  const key = await takePart("p1");
  await takePart("p2");
  // The words that they agreed to hold, whatever the study asks of others by now.
  await setStudy({ consent: "Taking part is up to you.", arms: ["only"], withdrawal: "anonymise" });
  expect(await step("p1", { key })).toMatchObject({ withdrawal: "remove" });

  for (const [userId, wrong] of [
    ["p1", randomUUID()],
    ["p2", key],
    ["nobody", key],
  ] as const)
    await expectError(await leave(userId, wrong), 403, "NOT_ALLOWED");
  await expectError(await browser.post(`/api/courses/${COURSE}/p1/withdrawal`, {}), 422, "INVALID_INPUT");
  await expectError(await browser.post("/api/courses/nothing/p1/withdrawal", { key }), 404, "COURSE_NOT_FOUND");
  expect(await world.db.$count(courseProgress)).toBe(2);

  const left = await leave("p1", key);
  expect([left.status, await left.json()]).toEqual([200, { withdrawal: "remove" }]);
  const tables = [participants, courseProgress, courseAnswers, attempts];
  expect(await Promise.all(tables.map((table) => world.db.$count(table)))).toEqual([1, 1, 1, 1]);
  for (const file of ["wide.csv", "long.csv", "participants.csv", "answers.csv", "attempts.csv"])
    expect((await rowsOf(file)).every(({ userId }) => userId === "p2")).toBe(true);
  expect((await reportOf()).arms).toEqual([{ name: "only", began: 1, finished: 0, left: 1 }]);
  expect(await rowsOf("withdrawals.csv")).toMatchObject([{ arm: "only", how: "remove" }]);

  // Sent twice it is one, and a page that was still open begins nothing.
  expect(await (await leave("p1", key)).json()).toEqual({ withdrawal: "remove" });
  const consent = (await step("p1", { key })).consent?.version;
  await expectError(await put("p1", { key, consent, index: 3 }), 403, "STUDY_LEFT");
  expect(await world.db.$count(studyWithdrawals)).toBe(1);
});

test("COURSE-06 where the consent says so what somebody gave stays without their user id, and nothing leads back to them.", async () => {
  const link: Partial<Study> = { panelParameters: ["SESSION_ID"], withdrawal: "anonymise" };
  await setStudy({ ...link, consent: "Taking part is up to you.", quota: 1 });
  const key = await takePart("p1");
  await world.db.update(courseProgress).set({ panel: { SESSION_ID: "s-77" } });
  expect(await (await leave("p1", key)).json()).toEqual({ withdrawal: "anonymise" });
  const [row] = await rowsOf("wide.csv");
  expect(row?.userId).toMatch(/^left-[0-9a-f]{16}$/);
  expect(row).toMatchObject({ what_happened__rounds: "1" });
  expect(row?.leftAt).not.toBe("");
  for (const file of ["wide.csv", "long.csv", "participants.csv", "answers.csv", "attempts.csv"]) {
    expect(await fileOf(file)).not.toMatch(/\bp1\b|s-77/);
    expect((await rowsOf(file)).every(({ userId }) => userId === row?.userId)).toBe(true);
  }
  expect(await world.db.$count(attempts, like(attempts.path, "%/p1"))).toBe(0);
  expect((await rowsOf("long.csv")).map(({ event }) => event)).toContain("left");
  expect((await reportOf()).arms).toEqual([{ name: "", began: 1, finished: 0, left: 1 }]);
  const book = await rowsOf("codebook.csv");
  expect(book.find(({ name }) => name === "leftAt")?.meaning).toContain("begins with left-");
  // What stays keeps its place, and nobody leaves with a key that is used up.
  await expectError(await put("p3", { key: randomUUID() }), 403, "STUDY_FULL");
  expect(await world.db.$count(participants)).toBe(1);
});

test("COURSE-06 AUTH-11 who is signed in takes part by the user id of their link alone: it leads to no account, and outlives theirs.", async () => {
  await setStudy({ consent: "Taking part is up to you.", withdrawal: "anonymise" });
  const { browser: member } = await world.member();
  const key = await takePart("p1", member);
  await takePart("p2", member);
  const tries = await world.db.select().from(attempts);
  expect(tries.map(({ userId }) => userId)).toEqual([null, null]);
  expect(await (await member.get("/api/me/export")).text()).not.toContain("You never listen.");

  const comment_id = tries.find(({ path }) => path.endsWith("/p1"))?.s[0]?.r_l[0]?.id;
  const rating = { id: randomUUID(), user_feedback_value: "-1", s_str: "You never listen.", c: "OBSERVE", comment_id };
  expect((await member.post("/api/ratings", { ratings: [rating] })).status).toBe(204);
  const rated = () => world.db.select().from(ratings).where(eq(ratings.id, rating.id));
  expect(await rated()).toMatchObject([{ comment_id, authorId: expect.any(String) }]);
  expect((await leave("p1", key)).status).toBe(200);
  expect(await rated()).toMatchObject([{ comment_id, authorId: null, email: "" }]);

  expect((await member.delete("/api/me", { body: "{}" })).status).toBe(204);
  const left = (await rowsOf("attempts.csv")).map(({ userId }) => userId);
  expect(left).toEqual([expect.stringMatching(/^left-/), "p2"]);
  expect(await rowsOf("ratings.csv")).toMatchObject([{ userId: left[0], opinion: "disagree" }]);
});

test("COURSE-06 who tries a study out leaves no trace in its count.", async () => {
  await setStudy({ withdrawal: "anonymise" });
  const key = randomUUID();
  await step("test-1", { key });
  expect(await (await leave("test-1", key)).json()).toEqual({ withdrawal: "remove" });
  expect([await world.db.$count(participants), await world.db.$count(studyWithdrawals)]).toEqual([0, 0]);
});

async function engines(): Promise<readonly string[] | undefined> {
  const { courses } = (await (await admin.browser.get("/api/admin/courses")).json()) as { courses: CourseReport[] };
  return courses.find(({ name }) => name === COURSE)?.engines;
}

test("COURSE-06 each participant and each try names its engine, and the desk says when a study was not read by one alone.", async () => {
  const engine = world.deps.engine.name;
  expect(engine).toMatch(new RegExp(`^${ENGINE_VERSION}\\+[0-9a-f]{8}$`));
  await setStudy({ consent: "Taking part is up to you." });
  expect(await engines()).toEqual([]);
  await takePart("p1");
  expect(await engines()).toEqual([engine]);
  // As if it had begun before builds were kept.
  await world.db.update(studies).set({ engineVersion: "0.0.8", engineBuild: null }).where(eq(studies.course, COURSE));
  await world.db.update(courseProgress).set({ engineVersion: "0.0.8" });
  await takePart("p2");
  expect(await engines()).toEqual(["0.0.8", engine]);
  const wide = await rowsOf("wide.csv");
  expect(wide.map(({ userId, engineVersion }) => [userId, engineVersion])).toEqual([
    ["p1", "0.0.8"],
    ["p2", engine],
  ]);
  expect((await rowsOf("attempts.csv")).map(({ engineVersion }) => engineVersion)).toEqual([engine, engine]);
  const tried = (await rowsOf("long.csv")).filter(({ event }) => event === "tried");
  expect(tried.map(({ engineVersion }) => engineVersion)).toEqual([engine, engine]);
  const book = await rowsOf("codebook.csv");
  expect(book.filter(({ name }) => name === "engineVersion").map(({ file }) => file)).toEqual(["wide.csv", "long.csv"]);
});

test("COURSE-06 once a study is over the engine that would read now is not among its own.", async () => {
  await setStudy({ closesAt: new Date(Date.now() + 60_000).toISOString() });
  await step("p1");
  await world.db.update(studies).set({ engineVersion: "0.0.8", engineBuild: null }).where(eq(studies.course, COURSE));
  expect(await engines()).toEqual(["0.0.8", world.deps.engine.name]);
  world.time = () => new Date(Date.now() + 120_000);
  expect(await engines()).toEqual(["0.0.8"]);
  world.time = () => new Date();
});

test("COURSE-06 what a panel's link says is kept with the first step, goes back with the redirect to whom it belongs, and can do no harm.", async () => {
  const hostile = `"><script>alert(1)</script>&x=1, "quoted"\n=1+1`;
  const completionUrl = "https://panel.example.org/done?id={userId}&s={SESSION_ID}&cc=1";
  const wrong = [
    { panelParameters: ["userId"] },
    { panelParameters: ["a", "a"] },
    { panelParameters: ["=x"] },
    { completionUrl, panelParameters: ["STUDY_ID"] },
  ];
  for (const study of wrong) await expectError(await setStudy(study), 422, "INVALID_INPUT");
  expect((await setStudy({ completionUrl, panelParameters: ["STUDY_ID", "SESSION_ID"] })).status).toBe(200);
  const [key, other] = [randomUUID(), randomUUID()];
  const panel = { SESSION_ID: hostile, utm_source: "mail" };
  await expectError(await put("p1", { key, panel: { SESSION_ID: "x".repeat(10_000) } }), 422, "INVALID_INPUT");
  const many = Object.fromEntries(Array.from({ length: 31 }, (_, at) => [`n${at}`, ""]));
  await expectError(await put("p1", { key, panel: many }), 422, "INVALID_INPUT");
  expect(await world.db.$count(participants)).toBe(0);
  await step("p1", { key, panel });
  const [row] = await world.db.select().from(courseProgress);
  expect(row?.panel).toEqual({ SESSION_ID: hostile });

  const address = (session: string) => `https://panel.example.org/done?id=p1&s=${encodeURIComponent(session)}&cc=1`;
  for (const exercise of END.finished.slice(0, 2)) {
    const attempt_path = participantAttemptPath({ collection: COURSE, userId: "p1" });
    const kept = { record_attempt: "true", attempt_path, attempt_id: randomUUID(), study_key: key };
    await browser.analyse({ data: "You never listen.", tg: exercise, ...kept });
  }
  expect(await step("p1", { key, ...END })).toMatchObject({ completionUrl: address(hostile) });
  // Another device with the same link is told the same; whoever guessed the user id is told nothing, and changes nothing.
  expect(await step("p1", { key: other, panel })).toMatchObject({ completionUrl: address(hostile) });
  for (const guess of [{}, { SESSION_ID: "" }, { SESSION_ID: "mine" }])
    await expectError(await put("p1", { key: other, panel: guess }), 403, "BEGUN_ELSEWHERE");
  const [wide] = await rowsOf("wide.csv");
  expect(wide).toMatchObject({ userId: "p1", panel__SESSION_ID: hostile });
  expect(wide).not.toHaveProperty("panel__utm_source");
  const book = await rowsOf("codebook.csv");
  expect(book.some(({ name }) => name === "panel__SESSION_ID")).toBe(true);
});
