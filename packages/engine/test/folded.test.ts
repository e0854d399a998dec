import { expect, test } from "vitest";
import { fold, textsIn, unfold } from "../src/lexicon/folded.ts";
import { textsOf } from "../src/lexicon/list.ts";
import { classes } from "../src/lexicon/registry.gen.ts";

test("Every word list unfolds to what was folded.", () => {
  for (const lexicon of classes) {
    const texts = textsIn(textsOf(lexicon).join(","));
    expect(unfold(fold(texts)), lexicon.name).toEqual(texts);
  }
});

test("Folding tells a word by what it shares with the one before, and shares no more than a letter can count.", () => {
  const long = "a word that goes on for more than twenty-five letters";
  expect(fold(["lazy", "lazybones", "lie"])).toBe("AlazyEbonesBie");
  expect(unfold(fold([long, `${long} more`]))).toEqual([long, `${long} more`]);
  expect(unfold(fold([]))).toEqual([]);
});
