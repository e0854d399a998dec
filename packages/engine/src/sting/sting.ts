import { stingModel } from "../../model/sting.gen.ts";
import { scorerFrom } from "../scorer/scorer.ts";
import type { Reading, Sentence } from "../text/reading.ts";
import type { StingKind } from "./kinds.ts";
import { stingFeatures } from "./sting-features.ts";

/** How likely a sentence lands as a reproach, from 0 to 1, and which kind it then is. */
export interface Sting {
  readonly chance: number;
  readonly kind: StingKind;
  /** Whether the kind stands out: kinds shade into each other. */
  readonly isKindSure: boolean;
}

/** From this logit on a kind is right about twice as often as below. */
const KIND_SURE = -1;

const [slope, offset] = stingModel.line;
const score = scorerFrom(stingModel.scorer);
const KINDS = stingModel.scorer.columns.slice(1) as StingKind[];

/** What the trained reader thinks of a sentence, or of a part that is put in its place; `ruled` are the codes that rules found in it. */
export function stingOf(reading: Reading, sentence: Sentence, ruled: readonly string[]): Sting {
  const [logit = 0, ...kinds] = score(stingFeatures(reading, sentence, ruled));
  const chance = 1 / (1 + Math.exp(-(logit * slope + offset)));
  const best = Math.max(...kinds);
  return { chance, kind: KINDS[kinds.indexOf(best)] ?? "blame", isKindSure: best >= KIND_SURE };
}
