import { randomUUID } from "node:crypto";
import { workshopSurvey } from "@wellput/content";
import { type SurveyResults, WITHHELD } from "@wellput/contract";
import { eq, inArray } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { expectError } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";
import { surveyAnswers } from "../../db/schema/index.ts";

const world = await World.open();
afterAll(() => world.close());

const [ada, admin] = [await world.member(), await world.admin()];
const visitor = world.visitor();
const results = async () => (await (await admin.browser.get("/api/admin/survey")).json()) as SurveyResults;

test("LEARN-03 anybody answers; what is kept is the answers and the day, and a repeat keeps nothing new.", async () => {
  const body = { id: randomUUID(), answers: { useful: 4, pace: "Just right", use: "Ask first.", change: " " } };
  const today = () => new Date().toISOString().slice(0, 10);
  const before = today();
  for (const browser of [visitor, visitor, ada.browser]) {
    expect((await browser.post("/api/survey-answers", body)).status).toBe(204);
  }
  const rows = await world.db.select().from(surveyAnswers);
  const answers = { useful: 4, pace: "Just right", use: "Ask first." };
  // Midnight may pass meanwhile.
  expect([before, today()]).toContain(rows[0]?.day);
  expect(rows).toEqual([{ id: body.id, answers, day: rows[0]?.day, isScreened: true }]);
  expect(JSON.stringify(rows)).not.toContain(ada.id);
});

test("LEARN-03 a sheet that is sent again, from another tab after a lost answer, is one: as it was at last.", async () => {
  const id = randomUUID();
  await visitor.post("/api/survey-answers", { id, answers: { useful: 4, use: "Ask first." } });
  await visitor.post("/api/survey-answers", { id, answers: { useful: 2 } });
  const rows = (await world.db.select().from(surveyAnswers)).filter((row) => row.id === id);
  expect(rows.map(({ answers }) => answers)).toEqual([{ useful: 2 }]);
});

test("LEARN-03 an admin sees how often each was answered, and the words; one that shows somebody at risk is withheld.", async () => {
  const before = await results();
  const id = randomUUID();
  const answers = { useful: 5, use: "I want to kill myself." };
  expect((await visitor.post("/api/survey-answers", { id, answers })).status).toBe(204);
  const kept = await world.db.select().from(surveyAnswers).where(eq(surveyAnswers.id, id));
  expect(kept).toMatchObject([{ answers: { useful: 5, use: WITHHELD } }]);
  const after = await results();
  expect(after.results.map(({ id }) => id)).toEqual(workshopSurvey.map(({ id }) => id));
  expect(after.count).toBe(before.count + 1);
  const useful = after.results.find(({ id }) => id === "useful");
  expect(useful?.counts.map(({ answer }) => answer)).toEqual(["1", "2", "3", "4", "5"]);
  expect(useful?.counts.at(-1)?.count).toBe(1);
  expect(after.results.find(({ id }) => id === "use")?.texts).toContain(WITHHELD);
  await expectError(await ada.browser.get("/api/admin/survey"), 403, "NOT_ALLOWED");
});

test("LEARN-03 an admin reads however many sheets there are; those from before texts were withheld on keeping are withheld then.", async () => {
  const sheet = (use: string, isScreened: boolean) => ({
    id: randomUUID(),
    answers: { use },
    day: "2026-11-23",
    isScreened,
  });
  const many = Array.from({ length: 2100 }, (_, at) => sheet(`Ask first, ${at} times.`, true));
  const old = [sheet("I want to kill myself tonight.", false), sheet("Listen first.", false)];
  await world.db.insert(surveyAnswers).values([...many, ...old]);
  const texts = (await results()).results.find(({ id }) => id === "use")?.texts ?? [];
  expect(texts.length).toBeGreaterThan(2100);
  expect(texts).toContain("Listen first.");
  expect(texts.join()).not.toContain("tonight");
  const ids = old.map(({ id }) => id);
  const rows = await world.db.select().from(surveyAnswers).where(inArray(surveyAnswers.id, ids));
  expect(rows.map(({ answers }) => answers.use).toSorted()).toEqual(["Listen first.", WITHHELD].toSorted());
  expect(rows.every(({ isScreened }) => isScreened)).toBe(true);
});

test("LEARN-03 the answers come as a table that a spreadsheet opens, without formulas.", async () => {
  await visitor.post("/api/survey-answers", { id: randomUUID(), answers: { change: "=1+1", clear: 2 } });
  const answer = await admin.browser.get("/api/admin/survey/answers.csv");
  expect(answer.headers.get("content-type")).toContain("text/csv");
  const text = await answer.text();
  expect(text.split("\r\n")[0]).toContain("Day,How useful was the workshop for your daily life?");
  expect(text).toContain("'=1+1");
  expect(text).not.toContain("kill");
});

test("LEARN-03 no answers, an unknown question and an answer that is none are refused by name.", async () => {
  for (const [answers, field] of [
    [{}, "answers"],
    [{ useful: 6 }, "answers.useful"],
    [{ useful: "4" }, "answers.useful"],
    [{ pace: "Sideways" }, "answers.pace"],
    [{ favourite: "red" }, "answers.favourite"],
    [{ use: "x".repeat(2001) }, "answers.use"],
  ] as const) {
    const refused = await visitor.post("/api/survey-answers", { id: randomUUID(), answers });
    expect(Object.keys(await expectError(refused, 422, "INVALID_INPUT"))).toEqual([field]);
  }
});
