import { randomUUID } from "node:crypto";
import type { Course, CourseProgress, CourseReport, CourseVersion } from "@wellput/contract";
import { afterAll, expect, test } from "vitest";
import { keyFor } from "../../../test/kit/participant-key.ts";
import { expectError } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";
import { attempts, participants, roles } from "../../db/schema/index.ts";

const world = await World.open({ HELPER_FOLDERS: ["Ward7"] });
afterAll(() => world.close());
const admin = await world.admin();
const browser = world.visitor();

const scale = {
  id: "calm",
  kind: "scale",
  question: "How calm are you?",
  low: "Not",
  high: "Very",
  isRequired: true,
} as const;
const course = (changes: Partial<Course> = {}): Course => ({
  name: "calm-letters",
  title: "Calm letters",
  needsUserId: true,
  items: [
    { kind: "page", id: "welcome", title: "Welcome", mustFinish: false, paragraphs: ["Good that you came."] },
    { kind: "questionnaire", id: "mood", title: "Mood", mustFinish: true, intro: "", questions: [scale] },
    {
      kind: "message",
      id: "first",
      title: "A message",
      mustFinish: true,
      when: "before",
      paragraphs: ["He came late."],
    },
  ],
  end: { title: "Thank you", paragraphs: [] },
  ...changes,
});
const save = (changed: Course, base: string | null, who = admin.browser) =>
  who.put(`/api/admin/courses/${changed.name}`, { course: changed, base });
const versionOf = async (answer: Response) => ((await answer.json()) as CourseVersion).version;
const step = async (userId: string, change: object) =>
  (await (await browser.put(`/api/courses/calm-letters/${userId}`, change)).json()) as CourseProgress;
const answer = (version: string, item: string, answers: object) =>
  browser.post("/api/courses/calm-letters/answers", { id: randomUUID(), userId: "p1", version, item, answers });

test("COURSE-05 an admin makes a course without code; who has begun it finishes the version they began.", async () => {
  const first = await versionOf(await save(course(), null));
  expect(await (await browser.get("/api/courses/Calm-Letters")).json()).toMatchObject({
    course: course(),
    version: first,
  });
  expect(await step("p1", {})).toMatchObject({ version: first, index: 0 });
  const shorter = course({ items: course().items.slice(0, 1) });
  const second = await versionOf(await save(shorter, first));
  expect(second).not.toBe(first);
  expect(await step("p1", { index: 3, finished: ["mood"] })).toMatchObject({ version: first, index: 3 });
  expect(await step("p2", {})).toMatchObject({ version: second });
  const old = (await (await browser.get(`/api/courses/calm-letters?version=${first}`)).json()) as CourseVersion;
  expect(old.course.items).toHaveLength(3);
  // The same again is the same version; an older base is refused.
  expect(await versionOf(await save(shorter, first))).toBe(second);
  await expectError(await save(course({ title: "Other" }), first), 409, "CHANGED_MEANWHILE");
  const { courses } = (await (await admin.browser.get("/api/admin/courses")).json()) as { courses: CourseReport[] };
  expect(courses.find(({ name }) => name === "calm-letters")).toMatchObject({ pages: 2, began: 2 });
});

test("COURSE-05 of several who make a course of one name at once the first makes it, and the others are told.", async () => {
  const titles = ["One", "Two", "Three", "Four"];
  const answers = await Promise.all(titles.map((title) => save(course({ name: "at-once", title }), null)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  // A click too many is the same course.
  const twice = await Promise.all([1, 2].map(() => save(course({ name: "twice" }), null)));
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
});

test("COURSE-05 a required question and a message have to be answered, in the version that somebody began.", async () => {
  const { version } = await step("p1", {});
  await expectError(await answer(version, "mood", {}), 422, "INVALID_INPUT");
  expect((await answer(version, "mood", { calm: 4 })).status).toBe(201);
  await expectError(await answer(version, "first", { text: "  " }), 422, "INVALID_INPUT");
  expect((await answer(version, "first", { text: "You came at nine." })).status).toBe(201);
  const file = await (await admin.browser.get("/api/admin/courses/calm-letters/answers.csv")).text();
  expect(file).toContain("text,He came late.,You came at nine.,You came at nine.");
});

test("COURSE-05 the four built-in courses open in it, and go on in the words they are given.", async () => {
  for (const name of ["usersStudentExpt1", "usersStudentExpt2", "demoCourse", "intro-course734"]) {
    const found = (await (await browser.get(`/api/courses/${name}`)).json()) as CourseVersion;
    expect((await save(found.course, found.version)).status).toBe(200);
    const changed = { ...found.course, title: "Other words" };
    expect((await save(changed, found.version)).status).toBe(200);
    expect(await (await browser.get(`/api/courses/${name}`)).json()).toMatchObject({
      course: { title: "Other words" },
    });
    await save(found.course, await versionOf(await browser.get(`/api/courses/${name}`)));
  }
});

test("COURSE-05 a course that nobody could take is refused, with what is wrong where.", async () => {
  const wrong = async (changes: object, field: string) => {
    const fields = await expectError(await save({ ...course(), ...changes } as Course, null), 422, "INVALID_INPUT");
    expect(Object.keys(fields ?? {})).toContain(field);
  };
  const [page] = course().items;
  const questions = Array.from({ length: 401 }, (_, at) => ({ ...scale, id: `q${at}` }));
  await wrong({ items: [] }, "course.items");
  await wrong({ title: " " }, "course.title");
  await wrong({ items: [page, page] }, "course.items.1.id");
  await wrong({ items: [{ ...page, id: "end" }] }, "course.items.0.id");
  await wrong({ items: [{ ...course().items[1], questions }] }, "course.items.0.questions");
  await wrong({ items: [{ ...course().items[1], questions: [scale, scale] }] }, "course.items.0.questions.1");
  await wrong({ items: [{ kind: "film", id: "film", title: "Film" }] }, "course.items.0.kind");
  await wrong({ items: [{ ...page, kind: "quiz", intro: "", quiz: [] }] }, "course.items.0.quiz");
  await wrong({ name: "a.b" }, "course.name");
  await expectError(await save(course({ name: "Ward7" }), null), 422, "INVALID_INPUT");
  const full = { ...course().items[1], questions: questions.slice(1) };
  expect((await save(course({ name: "long", items: [full] as Course["items"] }), null)).status).toBe(200);
});

test("COURSE-05 ADM-07 a researcher makes a course of their own, and changes nobody else's.", async () => {
  const researcher = await world.member();
  await expectError(await save(course({ name: "own" }), null, researcher.browser), 403, "NOT_ALLOWED");
  const role = { id: randomUUID(), userId: researcher.id, study: "demoCourse", createdAt: new Date() };
  await world.db.insert(roles).values(role);
  const version = await versionOf(await save(course({ name: "own" }), null, researcher.browser));
  expect((await save(course({ name: "own", title: "Mine" }), version, researcher.browser)).status).toBe(200);
  expect((await researcher.browser.get("/api/admin/courses/own/answers.csv")).status).toBe(200);
  await expectError(await save(course({ title: "Mine" }), null, researcher.browser), 403, "NOT_ALLOWED");
});

test("COURSE-05 ADM-07 the name of a folder that is closed by now, with texts in it, is no name for a course.", async () => {
  const researcher = await world.member();
  const role = { id: randomUUID(), userId: researcher.id, study: "demoCourse", createdAt: new Date() };
  await world.db.insert(roles).values(role);
  const person = { id: randomUUID(), collection: "Closed_1", userId: "p1", createdAt: new Date() };
  await world.db.insert(participants).values(person);
  const attempt = { id: randomUUID(), path: "AIHelper/Closed_2/p1", d: "a", m: "Hello.", t: "G" } as const;
  await world.db.insert(attempts).values({ ...attempt, s: [], createdAt: new Date() });
  for (const name of ["Closed_1", "closed_2"])
    for (const { browser: by } of [researcher, admin])
      await expectError(await save(course({ name }), null, by), 409, "COURSE_NAME_USED");
  await expectError(await researcher.browser.get("/api/admin/courses/Closed_2/attempts.csv"), 403, "NOT_ALLOWED");
});

test("COURSE-06 a page is finished by whoever has finished it, whatever its name means to the program.", async () => {
  const page = { kind: "page", id: "constructor", title: "Page", mustFinish: true, paragraphs: ["Read me."] } as const;
  await save(course({ name: "odd-names", items: [page] }), null);
  await admin.browser.put("/api/admin/courses/odd-names/study", { completionCode: "DONE" });
  const go = async (finished: string[]) =>
    (await (await browser.put("/api/courses/odd-names/p1", { key: keyFor("p1"), finished })).json()) as CourseProgress;
  expect((await go(["end"])).completionCode).toBeNull();
  expect((await go(["constructor"])).completionCode).toBe("DONE");
});
