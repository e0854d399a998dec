import { randomUUID } from "node:crypto";
import {
  type AnalysisResponse,
  type CourseReport,
  type CourseVersion,
  participantAttemptPath,
  sentencesOf,
} from "@wellput/contract";
import { afterAll, expect, test } from "vitest";
import { expectError } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";

const world = await World.open();
afterAll(() => world.close());
const admin = await world.admin();
const browser = world.visitor();
const COURSE = "usersStudentExpt1";
const userId = "p-7";

/** Its lines, the names of the columns first. */
async function fileOf(name: string): Promise<string[]> {
  const answer = await admin.browser.get(`/api/admin/courses/${COURSE}/${name}`);
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=UTF-8");
  return (await answer.text()).replace("\ufeff", "").trimEnd().split("\r\n");
}

/** What one participant does: two pages, a quiz, an exercise with a try that is rated, the end and the survey. */
async function takeCourse(): Promise<void> {
  const { version } = (await (await browser.get(`/api/courses/${COURSE}`)).json()) as CourseVersion;
  const step = (change: object) => browser.put(`/api/courses/${COURSE}/${userId}`, change);
  const answers = (item: string, given: object) =>
    browser.post(`/api/courses/${COURSE}/answers`, { id: randomUUID(), userId, version, item, answers: given });
  await step({});
  await step({ index: 1, finished: ["what-happened"] });
  await answers("what-happened", { 0: 2, 1: 0 });
  const form = {
    data: "You are lazy.",
    record_attempt: "true",
    attempt_path: participantAttemptPath({ collection: COURSE, userId }),
    old_m: "Mirela is lazy.",
    tg: "objectivity_practice,unaided",
  };
  const { user_input } = (await (await browser.analyse(form)).json()) as AnalysisResponse;
  const [comment] = sentencesOf(user_input).flatMap(({ r_l }) => r_l);
  const { c, rule, r_str } = comment ?? {};
  const rating = { id: randomUUID(), user_feedback_value: "-1", user_feedback_str: "It is a fact.", c, rule, r_str };
  await browser.post("/api/ratings", { ratings: [{ ...rating, comment_id: comment?.id, s_str: "You are lazy." }] });
  await step({ index: 12, finished: ["objectivity_practice", "angry_emoter", "end"] });
  await answers("survey", { useful: 4, pace: 2, use: "=1+1" });
  // Somebody without a user id, and somebody of another course.
  await browser.post("/api/courses/usersStudentExpt2/answers", {
    id: randomUUID(),
    version,
    item: "survey",
    answers: { useful: 0 },
  });
}

test("COURSE-04 an admin takes a course's participants, progress, answers, attempts and ratings as CSV.", async () => {
  await takeCourse();
  expect(await fileOf("participants.csv")).toEqual([
    "userId,beganAt,version,page,finishedItems,finishedAt,lastSeenAt,consentVersion,consentedAt,leftAt,engineVersion",
    expect.stringMatching(/^p-7,2[^,]+Z,[0-9a-f]{16},13,3,2[^,]+Z,2[^,]+Z,,,,\d+\.\d+\.\d+\+[0-9a-f]{8}$/),
  ]);
  expect((await fileOf("progress.csv")).map((line) => line.split(",")[1]).sort()).toEqual([
    "angry_emoter",
    "end",
    "item",
    "objectivity_practice",
    "what-happened",
  ]);
  const answers = await fileOf("answers.csv");
  expect(answers).toHaveLength(6);
  for (const part of [
    "0,Which of these is an observation?,3,You did not look up when the guest came in.,1,",
    "1,Which word in 'The report is sloppy and came at six' is the verdict?,1,report,,",
    "pace,How was the pace?,3,Just right,,",
    "useful,How useful is the course for your daily life?,5,5,,",
    // A cell that a spreadsheet would take for a formula is none.
    "use,What will you try in the coming week?,'=1+1,'=1+1,,",
  ]) {
    expect(answers).toContainEqual(expect.stringContaining(part));
  }
  expect(await fileOf("attempts.csv")).toEqual([
    "userId,practice,isUnaided,original,message,codes,engineVersion,createdAt",
    expect.stringMatching(
      /^p-7,objectivity_practice,yes,Mirela is lazy\.,You are lazy\.,[A-Z_ ]+,\d+\.\d+\.\d+\+[0-9a-f]{8},2/,
    ),
  ]);
  expect(await fileOf("ratings.csv")).toEqual([
    "userId,opinion,c,rule,sentence,comment,reason,createdAt",
    expect.stringMatching(/^p-7,disagree,.+,You are lazy\.,.+,It is a fact\.,2/),
  ]);
});

test("COURSE-04 the desk says how many began each course, and how far they came; who tries it out is in no figure.", async () => {
  const tester = `/api/courses/${COURSE}`;
  expect((await browser.put(`${tester}/test-7`, { index: 12, finished: ["end"] })).status).toBe(200);
  const survey = { id: randomUUID(), userId: "test-7", version: "newest", item: "survey", answers: { useful: 1 } };
  expect((await browser.post(`${tester}/answers`, survey)).status).toBe(201);
  const { courses } = (await (await admin.browser.get("/api/admin/courses")).json()) as { courses: CourseReport[] };
  expect(courses.find(({ name }) => name === COURSE)).toMatchObject({
    pages: 13,
    began: 1,
    practised: 1,
    finished: 1,
    answered: 1,
  });
  expect(courses.find(({ name }) => name === "usersStudentExpt2")).toMatchObject({
    began: 0,
    practised: null,
    answered: 1,
  });
});

test("COURSE-04 nobody but an admin has them, and no other file is there.", async () => {
  const member = await world.member();
  await expectError(await member.browser.get(`/api/admin/courses/${COURSE}/answers.csv`), 403, "NOT_ALLOWED");
  await expectError(await browser.get(`/api/admin/courses/${COURSE}/answers.csv`), 401, "NOT_SIGNED_IN");
  await expectError(await admin.browser.get(`/api/admin/courses/${COURSE}/secrets.csv`), 404, "ROUTE_NOT_FOUND");
  await expectError(await admin.browser.get("/api/admin/courses/nothing/answers.csv"), 404, "COURSE_NOT_FOUND");
});
