import { randomUUID } from "node:crypto";
import {
  type AnalysisResponse,
  type CourseProgress,
  type CourseVersion,
  participantAttemptPath,
  sentencesOf,
  WITHHELD,
} from "@wellput/contract";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { expectError } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";
import { courseAnswers, courseProgress, courseVersions, participants, ratings } from "../../db/schema/index.ts";

const world = await World.open();
afterAll(() => world.close());
const browser = world.visitor();

const readCourse = async (name: string, version = "") =>
  (await (await browser.get(`/api/courses/${name}${version && `?version=${version}`}`)).json()) as CourseVersion;
async function step(name: string, userId: string, change: object = {}): Promise<CourseProgress> {
  const answer = await world.visitor().put(`/api/courses/${name}/${userId}`, change);
  expect(answer.status).toBe(200);
  return (await answer.json()) as CourseProgress;
}
const answersOf = (id: string) => world.db.select().from(courseAnswers).where(eq(courseAnswers.id, id));
const quiz = (userId: string | undefined, answers: object) => ({
  id: randomUUID(),
  userId,
  version: "newest",
  item: "what-happened",
  answers,
});

test("COURSE-05 the four courses are read as data, in any case of their address.", async () => {
  for (const name of ["intro-course734", "usersStudentExpt1", "usersStudentExpt2", "democourse"]) {
    const { course, version } = await readCourse(name);
    expect(course.name.toLowerCase()).toBe(name.toLowerCase());
    expect(version).toMatch(/^[0-9a-f]{16}$/);
  }
  await expectError(await browser.get("/api/courses/nothing"), 404, "COURSE_NOT_FOUND");
});

test("COURSE-02 HELP-04 progress is kept by course and user id, from the first page on.", async () => {
  const userId = randomUUID();
  const { version } = await readCourse("demoCourse");
  const ending = { completionCode: null, completionUrl: null, unfinished: [], withdrawal: null, answeredSurvey: false };
  const open = { version, consent: null, arm: null, waitsForArm: false, reader: "installation", ...ending };
  expect(await step("demoCourse", userId)).toEqual({ ...open, index: 0, finished: [] });
  expect(await world.db.$count(participants, eq(participants.userId, userId))).toBe(1);
  await step("demoCourse", userId, { index: 1, finished: ["what-happened"] });
  await step("usersStudentExpt1", userId, { index: 5 });
  expect(await step("DEMOCOURSE", userId)).toEqual({ ...open, index: 1, finished: ["what-happened"] });
  expect((await step("demoCourse", randomUUID())).index).toBe(0);
});

test("COURSE-02 two devices take nothing from each other: what was finished stays so, since when it was.", async () => {
  const userId = randomUUID();
  await Promise.all([step("demoCourse", userId), step("demoCourse", userId)]);
  await step("demoCourse", userId, { index: 3, finished: ["what-happened", "always-and-why"] });
  const rows = () =>
    world.db
      .select({ finished: courseProgress.finished })
      .from(courseProgress)
      .innerJoin(participants, eq(participants.id, courseProgress.participantId))
      .where(eq(participants.userId, userId));
  const [before] = await rows();
  world.time = () => new Date(Date.now() + 60_000);
  const { finished, index } = await step("demoCourse", userId, { index: 1, finished: ["what-happened", "asking"] });
  world.time = () => new Date();
  expect([index, finished.sort()]).toEqual([1, ["always-and-why", "asking", "what-happened"]]);
  expect((await rows())[0]?.finished).toMatchObject(before?.finished ?? {});
  expect(await rows()).toHaveLength(1);
});

test("COURSE-02 whoever is in a course when it changes finishes the version that they began.", async () => {
  const userId = randomUUID();
  const { course, version } = await readCourse("demoCourse");
  const items = course.items.slice(0, 2);
  const older = { ...course, title: "As it was", items };
  await world.db
    .insert(courseVersions)
    .values({ course: course.name, version: "older", document: older, createdAt: new Date() });
  await step("demoCourse", userId, { index: 1 });
  await world.db.update(courseProgress).set({ version: "older" });
  const progress = await step("demoCourse", userId);
  expect(progress.version).toBe("older");
  expect((await readCourse("demoCourse", "older")).course.title).toBe("As it was");
  // The older version has two pages and an end, and a newer step does not fit it.
  const late = await browser.put(`/api/courses/demoCourse/${userId}`, { index: 5 });
  await expectError(late, 422, "INVALID_INPUT");
  expect((await step("demoCourse", userId, { index: 2, finished: ["end"] })).finished).toEqual(["end"]);
  expect((await step("demoCourse", randomUUID())).version).toBe(version);
  expect((await readCourse("demoCourse", "forgotten")).version).toBe(version);
  // What is begun today is kept for the day on which it changes.
  expect(await world.db.$count(courseVersions, eq(courseVersions.version, version))).toBe(1);
});

test("COURSE-05 an address that no course can have leads to none.", async () => {
  for (const name of ["a%00b", "%00", "__proto__", "x".repeat(3000)])
    await expectError(await browser.get(`/api/courses/${name}`), 404, "COURSE_NOT_FOUND");
});

test("COURSE-02 a user id of 10 kB, with slashes or dots, and an item that is not there are refused clearly.", async () => {
  for (const userId of ["x".repeat(10_000), "a%2Fb", "..%2F..", "p%207", "%00"]) {
    await expectError(await browser.put(`/api/courses/demoCourse/${userId}`, {}), 422, "INVALID_INPUT");
  }
  for (const change of [{ index: 99 }, { index: -1 }, { finished: ["nothing"] }, { index: 1, name: "x" }]) {
    await expectError(await browser.put("/api/courses/demoCourse/p1", change), 422, "INVALID_INPUT");
  }
});

test("COURSE-03 each round of a quiz is kept once, and counted by the server.", async () => {
  const round = quiz(randomUUID(), { 0: 2, 1: 1, 2: 0 });
  expect((await browser.post("/api/courses/demoCourse/answers", round)).status).toBe(201);
  expect((await browser.post("/api/courses/demoCourse/answers", round)).status).toBe(200);
  expect(await answersOf(round.id)).toMatchObject([
    { correct: 2, item: "what-happened", answers: { 0: 2, 1: 1, 2: 0 } },
  ]);
  const others = { ...round, userId: randomUUID() };
  await expectError(await browser.post("/api/courses/demoCourse/answers", others), 409, "ID_TAKEN");
});

test("COURSE-02 answers to the survey are kept, nobody's without a user id, and a text that shows danger is withheld.", async () => {
  const answers = { useful: 4, pace: 2, use: "Say what I saw.", change: "I want to kill myself tonight." };
  const survey = { ...quiz(undefined, answers), item: "survey" };
  expect((await browser.post("/api/courses/usersStudentExpt2/answers", survey)).status).toBe(201);
  expect(await answersOf(survey.id)).toMatchObject([
    { participantId: null, correct: null, answers: { ...answers, change: WITHHELD } },
  ]);
});

test("COURSE-03 answers that fit no question are refused.", async () => {
  const wrong = [
    { 0: 3 },
    { 9: 0 },
    { 0: "two" },
    { 0: -1 },
    { "a b": 0 },
    Object.fromEntries(Array.from({ length: 300 }, (_none, at) => [at, 0])),
  ];
  for (const answers of wrong) {
    const answer = await browser.post("/api/courses/demoCourse/answers", quiz("p1", answers));
    await expectError(answer, 422, "INVALID_INPUT");
  }
  const nowhere = { ...quiz("p1", { 0: 1 }), item: "nothing" };
  await expectError(await browser.post("/api/courses/demoCourse/answers", nowhere), 422, "INVALID_INPUT");
});

test("COURSE-02 whoever guesses a user id learns a page number and what is finished, and never a text.", async () => {
  const userId = randomUUID();
  const place = { collection: "usersStudentExpt1", userId };
  const own = world.visitor();
  await step(place.collection, userId, { index: 3, finished: ["what-happened"] });
  const survey = { ...quiz(userId, { use: "Speak to Ottilie." }), item: "survey" };
  expect((await own.post("/api/courses/usersStudentExpt1/answers", survey)).status).toBe(201);
  const attempt = { record_attempt: "true", attempt_id: randomUUID(), attempt_path: participantAttemptPath(place) };
  expect((await own.analyse({ ...attempt, data: "Ottilie never listens." })).status).toBe(200);

  const member = await world.member();
  for (const guesser of [world.visitor(), member.browser]) {
    const heard = [
      await guesser.put(`/api/courses/usersStudentExpt1/${userId}`, {}),
      await guesser.put(`/api/participants/usersStudentExpt1/${userId}`),
      await guesser.get(`/api/courses/usersStudentExpt1/${userId}`),
      await guesser.get(`/api/courses/usersStudentExpt1?userId=${userId}`),
      await guesser.post("/api/courses/usersStudentExpt1/answers", { ...survey, userId: "another" }),
      await guesser.post("/api/courses/usersStudentExpt1/answers", { ...survey, answers: { use: "" } }),
      await guesser.get("/api/admin/courses/usersStudentExpt1/answers.csv"),
      await guesser.get("/api/admin/courses/usersStudentExpt1/attempts.csv"),
    ];
    expect(heard.map(({ status }) => status)).toEqual([200, 200, 405, 422, 409, 200, ...refused(guesser)]);
    for (const answer of heard) expect(await answer.text()).not.toContain("Ottilie");
  }
  // What they sent under an id that is taken changed nothing either.
  expect(await answersOf(survey.id)).toMatchObject([{ answers: { use: "Speak to Ottilie." } }]);
  function refused(guesser: typeof browser) {
    return guesser === member.browser ? [403, 403] : [401, 401];
  }
});

test("HELP-04 with a participant goes all that a course kept of them.", async () => {
  const userId = randomUUID();
  const round = quiz(userId, { 0: 1 });
  await step("demoCourse", userId, { index: 2 });
  const path = participantAttemptPath({ collection: "demoCourse", userId });
  const tried = await browser.analyse({ data: "You are lazy.", record_attempt: "true", attempt_path: path });
  const { user_input } = (await tried.json()) as AnalysisResponse;
  const [comment] = sentencesOf(user_input).flatMap(({ r_l }) => r_l);
  const rating = { id: randomUUID(), user_feedback_value: "-1", s_str: "You are lazy.", comment_id: comment?.id };
  const others = { ...rating, id: randomUUID(), comment_id: randomUUID() };
  expect((await browser.post("/api/ratings", { ratings: [rating, others] })).status).toBe(204);
  await browser.post("/api/courses/demoCourse/answers", round);
  const admin = await world.admin();
  expect((await admin.browser.delete(`/api/admin/participants/demoCourse/${userId}`)).status).toBe(204);
  expect(await answersOf(round.id)).toEqual([]);
  expect(await world.db.$count(ratings, eq(ratings.id, rating.id))).toBe(0);
  expect(await world.db.$count(ratings, eq(ratings.id, others.id))).toBe(1);
  expect((await step("demoCourse", userId)).index).toBe(0);
});

test("COURSE-02 HELP-04 whoever has sent the survey is known to have, until they are erased.", async () => {
  const userId = randomUUID();
  const hasAnswered = async () => (await step("usersStudentExpt2", userId)).answeredSurvey;
  expect(await hasAnswered()).toBe(false);
  const survey = { id: randomUUID(), userId, version: "newest", item: "survey", answers: { useful: 4 } };
  expect((await browser.post("/api/courses/usersStudentExpt2/answers", survey)).status).toBe(201);
  expect(await hasAnswered()).toBe(true);
  const { browser: admin } = await world.admin();
  expect((await admin.delete(`/api/admin/participants/usersStudentExpt2/${userId}`)).status).toBe(204);
  expect(await hasAnswered()).toBe(false);
});
