import { beforeEach, expect, test, vi } from "vitest";
import { FakeStorage } from "../../lib/testing/fake-storage.ts";
import { drawRound } from "./draw-round.ts";
import { keepRound, keptRound, type Round } from "./kept-round.ts";

beforeEach(() => {
  vi.stubGlobal("sessionStorage", new FakeStorage());
  return () => vi.unstubAllGlobals();
});

const items = drawRound();
const answered = items.map((item) => ({ item, userAnswer: "feeling" as const }));
const begun: Round = { id: "a-round", items, answered: answered.slice(0, 5) };

test("QUIZ-01 a round that was begun goes on with the same sentences and answers", () => {
  keepRound(begun);
  expect(keptRound()).toEqual(begun);
});

test("QUIZ-01 a round that is done is kept no more", () => {
  keepRound(begun);
  keepRound({ ...begun, answered });
  expect(keptRound()).toBeNull();
});

test.each([
  null,
  "a-round",
  { id: "a-round", itemIds: ["none-of-ours"], sides: [] },
  { id: "a-round", itemIds: items.map(({ id }) => id), sides: ["neither"] },
])("QUIZ-01 what is no round of this quiz counts for nothing: %j", (kept) => {
  sessionStorage.setItem("quiz-round", JSON.stringify(kept));
  expect(keptRound()).toBeNull();
});
