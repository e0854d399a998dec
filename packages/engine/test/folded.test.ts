import { expect, test } from "vitest";
import { fold, unfold, wordsOf } from "../src/lexicon/folded.ts";
import { classes } from "../src/lexicon/registry.gen.ts";

test("Every word list unfolds to what was folded.", () => {
  for (const { name, entries } of classes) {
    const words = wordsOf(entries.map((entry) => (typeof entry === "string" ? entry : entry.text)).join(","));
    expect(wordsOf(unfold(fold(words))), name).toEqual(words);
  }
});

test("Folding tells a word by what it shares with the one before, and shares no more than a letter can count.", () => {
  const long = "a word that goes on for more than twenty-five letters";
  expect(fold(["lazy", "lazybones", "lie"])).toBe("AlazyEbonesBie");
  expect(unfold(fold([long, `${long} more`]))).toBe(`${long},${long} more`);
  expect(unfold(fold([]))).toBe("");
});
