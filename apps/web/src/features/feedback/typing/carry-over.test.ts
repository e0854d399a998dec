import { expect, test } from "vitest";
import { nothingMarked } from "../answer-words.ts";
import type { Snapshot } from "../snapshot.ts";
import { remarkOn } from "../testing/remark-on.ts";
import { carryOver, keepIds } from "./carry-over.ts";

const BEFORE = "You are lazy. The report came late. That was rude.";
const snapshot: Snapshot = {
  attemptId: "a1",
  text: BEFORE,
  flags: [remarkOn(BEFORE, "lazy"), remarkOn(BEFORE, "rude")],
  strengths: [remarkOn(BEFORE, "report came")],
  summary: "",
  danger: undefined,
  mayNeedHelp: false,
  hasGoneOn: false,
  isForeign: false,
  drawings: [],
};
const phrasesOn = (text: string) => {
  const { flags, strengths } = carryOver(snapshot, text);
  return [...flags, ...strengths].map(({ start, end }) => text.slice(start, end));
};

test("FB-12 while the next answer is on its way, marks before and behind a change stay on their words", () => {
  expect(phrasesOn(BEFORE.replace("came late", "came on Friday"))).toEqual(["lazy", "rude", "report came"]);
  expect(phrasesOn(`${BEFORE} Call me.`)).toEqual(["lazy", "rude", "report came"]);
  expect(phrasesOn(`So: ${BEFORE}`)).toEqual(["lazy", "rude", "report came"]);
});

test("FB-12 a mark that the change touched goes at once", () => {
  expect(phrasesOn(BEFORE.replace("lazy", "hazy"))).toEqual(["rude", "report came"]);
  expect(phrasesOn("")).toEqual([]);
});

test("FB-13 another wording stays on its words, and is offered no more where they changed", () => {
  const start = BEFORE.indexOf("That was rude");
  const rude = { ...remarkOn(BEFORE, "rude"), rewording: { start, end: BEFORE.length, text: "That stung." } };
  const wordedOn = (text: string) =>
    carryOver({ ...snapshot, flags: [rude] }, text).flags.map(
      ({ rewording }) => rewording && text.slice(rewording.start, rewording.end),
    );
  expect(wordedOn(`So: ${BEFORE}`)).toEqual(["That was rude."]);
  expect(wordedOn(`${BEFORE} Call me.`)).toEqual(["That was rude."]);
  expect(wordedOn(BEFORE.replace("That was", "This was"))).toEqual([undefined]);
});

test("FB-03 FB-12 nothing is said on the whole of words that nobody has read", () => {
  const text = "You are lazy.";
  const read = { ...snapshot, text, flags: [remarkOn(text, "lazy")], strengths: [], summary: "One comment." };
  const carried = carryOver(read, "You are lay.");
  expect(carried).toMatchObject({ flags: [], summary: "" });
  expect(nothingMarked(carried)).toEqual({ isGood: false, text: "" });
});

test("FB-09 FB-12 the verdict on a clean text stands over the next words as one on the earlier words", () => {
  const text = "The report came on Friday.";
  const read = { ...snapshot, text, flags: [], strengths: [], summary: "Read it once as the other person would." };
  const carried = carryOver(read, "The report came on Fri");
  expect(carried).toMatchObject({ carriedFrom: "clean", summary: read.summary });
  expect(carryOver(carried, "The report came on")).toMatchObject({ carriedFrom: "clean" });
  expect(read).not.toHaveProperty("carriedFrom");
});

test("FB-12 a comment that is still there keeps its id, a new one has its own", () => {
  const text = `So: ${BEFORE}`;
  const fresh = (phrase: string) => ({ ...remarkOn(text, phrase), id: `new ${phrase}` });
  const next: Snapshot = { ...snapshot, text, flags: [fresh("lazy"), fresh("late")], strengths: [] };
  expect(keepIds(next, carryOver(snapshot, text)).flags.map(({ id }) => id)).toEqual(["on lazy", "new late"]);
});
