import { helpTexts } from "@wellput/content/help-texts";
import { expect, test } from "vitest";
import { nothingMarked } from "./answer-words.ts";
import { concludeOnSample } from "./bench/conclusion.ts";
import type { Snapshot } from "./snapshot.ts";
import { readSnapshot } from "./snapshot.ts";
import { readHere } from "./typing/read-here.ts";

const read = (text: string): Snapshot => readSnapshot("a1", text, readHere({ messageId: "m1", text }));

test("FB-03 what was read to the end and has no mark is good, in the words of its page", () => {
  expect(nothingMarked(read("The report came on Friday."))).toEqual({ isGood: true, text: "Looks Good." });
  expect(nothingMarked(read("The report came on Friday."), "Done.")).toEqual({ isGood: true, text: "Done." });
});

test.each([
  ["Nunca me escuchas cuando te hablo de mi trabajo y eso me duele mucho.", /^I read English so far/],
  ["The report came on [day].", /blanks/],
  ["I want to kill myself.", new RegExp(helpTexts.noWording)],
])("ENG-12 FB-03 “%s” is not called good", (text, told) => {
  const snapshot = read(text);
  expect(snapshot.flags).toEqual([]);
  expect(nothingMarked(snapshot)).toEqual({ isGood: false, text: expect.stringMatching(told) });
  expect(concludeOnSample(snapshot).isGood).toBe(false);
});
