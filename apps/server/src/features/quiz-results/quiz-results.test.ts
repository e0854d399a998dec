import { randomUUID } from "node:crypto";
import { feelingItems, judgmentItems } from "@wellput/content/quiz";
import type { Page, QuizResult, QuizSide } from "@wellput/contract";
import { afterAll, expect, test } from "vitest";
import { expectError } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";

const world = await World.open();
afterAll(() => world.close());

const [ada, eve, admin] = [await world.member(), await world.member(), await world.admin()];
const ITEMS = [...feelingItems.slice(0, 5), ...judgmentItems.slice(0, 5)];
/** A round in which everything is taken for the same. */
const round = (userAnswer: QuizSide, items = ITEMS) => ({
  id: randomUUID(),
  answers: items.map(({ id: itemId }) => ({ itemId, userAnswer })),
});
const listOf = async ({ browser }: typeof ada) =>
  ((await (await browser.get("/api/quiz-results")).json()) as Page<QuizResult>).items;

test("QUIZ-01 a round is kept with its answers, the counts, and a score that the server works out.", async () => {
  const body = round("feeling");
  const answer = await ada.browser.post("/api/quiz-results", body);
  expect(answer.status).toBe(201);
  const result = (await answer.json()) as QuizResult;
  expect(result).toMatchObject({
    id: body.id,
    activityType: "judgmentsquiz",
    correct: 5,
    incorrect: 5,
    finalScore: 0.5,
  });
  expect(result.answers[0]).toEqual({
    question: feelingItems[0]?.text,
    correctAnswer: "feeling",
    userAnswer: "feeling",
  });
  expect((await listOf(ada))[0]).toEqual(result);
});

test("QUIZ-01 with nothing right the score is 0.", async () => {
  const answers = ITEMS.map(({ id, answer }) => ({
    itemId: id,
    userAnswer: answer === "feeling" ? "judgment" : "feeling",
  }));
  const answer = await eve.browser.post("/api/quiz-results", { id: randomUUID(), answers });
  expect(await answer.json()).toMatchObject({ correct: 0, incorrect: 10, finalScore: 0 });
});

test("QUIZ-01 a retry stores one, and an id of somebody else's is refused.", async () => {
  const body = round("judgment");
  expect((await ada.browser.post("/api/quiz-results", body)).status).toBe(201);
  expect((await ada.browser.post("/api/quiz-results", body)).status).toBe(200);
  await expectError(await eve.browser.post("/api/quiz-results", body), 409, "ID_TAKEN");
});

test("QUIZ-01 nobody sees the results of anybody else, admins neither.", async () => {
  const body = round("judgment");
  await ada.browser.post("/api/quiz-results", body);
  for (const other of [eve, admin]) expect((await listOf(other)).map(({ id }) => id)).not.toContain(body.id);
  await expectError(await world.visitor().get("/api/quiz-results"), 401, "NOT_SIGNED_IN");
  await expectError(await world.visitor().post("/api/quiz-results", round("feeling")), 401, "NOT_SIGNED_IN");
});

test("QUIZ-01 half a round, a question asked twice, and one that the quiz does not have are refused.", async () => {
  const [first = ITEMS[0], ...others] = ITEMS;
  const wrong = [
    round("feeling", others),
    round(
      "feeling",
      [...others, others[0] ?? first].filter((item) => item !== undefined),
    ),
    { id: randomUUID(), answers: ITEMS.map(({ id }) => ({ itemId: `${id}-unknown`, userAnswer: "feeling" })) },
    { id: randomUUID(), answers: ITEMS.map(({ id: itemId }) => ({ itemId, userAnswer: "<script>" })) },
  ];
  for (const body of wrong) {
    await expectError(await ada.browser.post("/api/quiz-results", body), 422, "INVALID_INPUT");
  }
});

test("QUIZ-01 the export has the rounds, and the scores in the profile.", async () => {
  const kay = await world.member();
  await kay.browser.post("/api/quiz-results", round("feeling"));
  const exported = (await (await kay.browser.get("/api/me/export")).json()) as Record<string, object[]>;
  expect(exported.judgmentsquiz).toMatchObject([{ Correct: 5, Incorrect: 5, finalScore: 0.5 }]);
  expect(exported.profile).toMatchObject([{ judgmentsquiz: [0.5] }]);
});

test("RELY-04 rounds count against the day's share of whoever sends them.", async () => {
  const small = await World.open({ STORED_MEGABYTES_PER_DAY: 1 });
  const { browser, id } = await small.member();
  await small.deps.loadLimits.store(id, 998_000);
  const answers: Response[] = [];
  for (let sent = 0; sent < 5; sent++) answers.push(await browser.post("/api/quiz-results", round("feeling")));
  expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([201, 429]));
  await small.close();
});
