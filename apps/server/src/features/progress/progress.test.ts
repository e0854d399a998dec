import { randomUUID } from "node:crypto";
import type { FeedbackCode, Progress, SentenceFeedback } from "@wellput/contract";
import { afterAll, expect, test } from "vitest";
import { expectError } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";
import { attempts } from "../../db/schema/index.ts";

const world = await World.open();
afterAll(() => world.close());

const DAY_MS = 24 * 60 * 60 * 1000;
const NOON = Date.parse("2026-03-20T12:00:00Z");
world.time = () => new Date(NOON);

const comment = (c: FeedbackCode | "FEELING", bad = true) => ({
  id: "1",
  r_str: "",
  c,
  r_i: [],
  bad,
  prompt_str: c,
  rule: "r",
  severity: 0.5,
  start: 0,
  end: 1,
});
async function tryAt(
  userId: string,
  ms: number,
  codes: readonly FeedbackCode[] = [],
  tg: string | null = null,
): Promise<void> {
  const r_l = [...codes.map((code) => comment(code)), comment("FEELING", false)];
  const s: SentenceFeedback[] = [{ s_str: "x", s_tok: [], phr: [], r_l, start: 0, end: 1 }];
  const row = { id: randomUUID(), userId, path: "generalAttempt", d: "a", m: "x", t: "G" } as const;
  await world.db.insert(attempts).values({ ...row, tg, s, createdAt: new Date(ms) });
}
const progressOf = async ({ browser }: Awaited<ReturnType<typeof world.member>>, query = "") =>
  (await (await browser.get(`/api/me/progress${query}`)).json()) as Progress;

test("HOME-05 first tries without help are told of each day", async () => {
  const ada = await world.member();
  for (const tg of ["unaided", "work,unaided", "unaidedly", null]) await tryAt(ada.id, NOON, [], tg);
  expect((await progressOf(ada)).days.at(-1)).toEqual({ day: "2026-03-20", attempts: 4, unaided: 2 });
});

test("HOME-05 without a try there is no streak, nothing to compare, and four weeks of nothing.", async () => {
  const ada = await world.member();
  const { days, ...rest } = await progressOf(ada);
  expect(rest).toEqual({ tries: 0, streakDays: 0, compared: 0, lessOften: [] });
  expect([days.length, days[0]?.day, days.at(-1)]).toEqual([
    28,
    "2026-02-21",
    { day: "2026-03-20", attempts: 0, unaided: 0 },
  ]);
});

test("HOME-05 a streak counts days in a row, and today does not break it before it is over.", async () => {
  const ada = await world.member();
  for (const daysAgo of [1, 1, 2, 3, 5]) await tryAt(ada.id, NOON - daysAgo * DAY_MS);
  expect(await progressOf(ada)).toMatchObject({ streakDays: 3 });
  await tryAt(ada.id, NOON);
  const { streakDays, days } = await progressOf(ada);
  expect(streakDays).toBe(4);
  expect(days.slice(-6).map((day) => day.attempts)).toEqual([1, 0, 1, 1, 2, 1]);
});

test("HOME-05 a day is the person's own, wherever they live.", async () => {
  const ada = await world.member();
  await tryAt(ada.id, Date.parse("2026-03-19T22:30:00Z"));
  const lastDays = async (query: string) => (await progressOf(ada, query)).days.slice(-2).map((day) => day.attempts);
  expect(await lastDays("")).toEqual([1, 0]);
  expect(await lastDays("?utcOffset=120")).toEqual([0, 1]);
  expect(await lastDays("?utcOffset=-600")).toEqual([1, 0]);
  await expectError(await ada.browser.get("/api/me/progress?utcOffset=9999"), 422, "INVALID_INPUT");
});

test("HOME-05 codes that come up less often are named, the biggest change first; the others are not.", async () => {
  const ada = await world.member();
  const earlier: FeedbackCode[][] = [["NO_BIAS", "OBSERVE"], ["NO_BIAS", "OBSERVE"], ["NO_BIAS"], ["REQUEST"], []];
  const recent: FeedbackCode[][] = [["OBSERVE"], [], ["REQUEST"], ["POSITIVE_WANT"], []];
  const tries = [...earlier, ...recent];
  for (const [at, codes] of tries.entries()) await tryAt(ada.id, NOON - 10 * DAY_MS + at * 60_000, codes);
  expect(await progressOf(ada)).toMatchObject({
    tries: 10,
    compared: 5,
    lessOften: [
      { code: "NO_BIAS", before: 3, recently: 0 },
      { code: "OBSERVE", before: 2, recently: 1 },
    ],
  });
});

test("HOME-05 HOME-07 before ten tries nothing is compared, and of many the last twenty count.", async () => {
  const ada = await world.member();
  for (let at = 0; at < 5; at++) await tryAt(ada.id, NOON - at * 1000, ["NO_BIAS"]);
  for (let at = 0; at < 4; at++) await tryAt(ada.id, NOON - 2 * DAY_MS - at * 1000, ["REQUEST"]);
  expect(await progressOf(ada)).toMatchObject({ tries: 9, compared: 0, lessOften: [] });
  for (let at = 0; at < 30; at++) await tryAt(ada.id, NOON - DAY_MS - at * 1000, at < 15 ? ["OBSERVE"] : ["REQUEST"]);
  expect(await progressOf(ada)).toMatchObject({
    compared: 10,
    lessOften: [{ code: "OBSERVE", before: 10, recently: 5 }],
  });
});

test("HOME-05 nobody sees the progress of anybody else, and visitors see none.", async () => {
  const [ada, eve] = [await world.member(), await world.member()];
  await tryAt(ada.id, NOON);
  expect(await progressOf(eve)).toMatchObject({ streakDays: 0 });
  await expectError(await world.visitor().get("/api/me/progress"), 401, "NOT_SIGNED_IN");
});
