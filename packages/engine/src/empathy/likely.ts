import { empathyModel } from "../../model/empathy.gen.ts";
import { scorerFrom } from "../scorer/scorer.ts";
import type { Reading } from "../text/reading.ts";
import { empathyFeatures } from "./empathy-features.ts";

/** A feeling or a need, and how likely it is that it fits, from 0 to 1. */
export interface Likely {
  readonly word: string;
  readonly chance: number;
}

const score = scorerFrom(empathyModel);
const COLUMNS = empathyModel.columns.map((name) => {
  const [list, ...words] = name.split(" ");
  return { list, word: words.join(" ") };
});

/** What people who tell such things often feel and need, the likeliest first. */
export function likelyIn(reading: Reading): {
  readonly feelings: readonly Likely[];
  readonly needs: readonly Likely[];
} {
  const logits = score(empathyFeatures(reading));
  const ranked = (wanted: string): Likely[] =>
    COLUMNS.flatMap(({ list, word }, column) =>
      list === wanted ? [{ word, chance: sigmoid(logits[column] ?? 0) }] : [],
    ).sort((a, b) => b.chance - a.chance);
  return { feelings: ranked("feeling"), needs: ranked("need") };
}

const sigmoid = (logit: number): number => 1 / (1 + Math.exp(-logit));
