import { careModel } from "../../model/care.gen.ts";
import { meantRisk } from "../scorer/meaning.ts";
import { scorerFrom } from "../scorer/scorer.ts";
import { chanceFrom } from "../scorer/scorer-model.ts";
import { bodyOf } from "../text/body.ts";
import type { Reading, Sentence } from "../text/reading.ts";
import { careFeatures } from "./care-features.ts";
import type { Danger } from "./kinds.ts";

/** A text is scored in windows of whole sentences of about so many words, each begun where half of the last one is over. */
const WINDOW_TOKENS = 90;

/** How likely it is that somebody is at risk, from 0 to 1. */
export interface Risk {
  readonly chance: number;
  /** Which kind it then is; worked out when it is asked. */
  readonly kindOf: () => Danger;
}

const score = scorerFrom(careModel.scorer);
const KINDS = careModel.scorer.columns.slice(1) as Danger[];

/** What the trained reader thinks of a message: of the window in which somebody is most likely to be at risk. */
export function riskOf(reading: Reading): Risk {
  let most = { chance: 0, features: new Set<number>() };
  for (const window of windowsOf(bodyOf(reading))) {
    const features = careFeatures({ ...reading, sentences: window });
    const [logit = 0] = score(features, 0, 1);
    const chance = chanceFrom(careModel, logit, meantRisk(reading, window));
    if (chance > most.chance) most = { chance, features };
  }
  return { chance: most.chance, kindOf: () => kindOf(most.features) };
}

function kindOf(features: ReadonlySet<number>): Danger {
  const kinds = score(features, 1);
  return KINDS[kinds.indexOf(Math.max(...kinds))] ?? "emergency";
}

/** Runs of sentences; a short text is one. */
export function windowsOf(sentences: readonly Sentence[]): Sentence[][] {
  const windows: Sentence[][] = [];
  for (let first = 0; first < sentences.length; ) {
    let [end, middle] = [first, first];
    const from = sentences[first]?.firstToken ?? 0;
    while (end < sentences.length && (sentences[end]?.endToken ?? 0) - from <= WINDOW_TOKENS) {
      end++;
      if ((sentences[end - 1]?.endToken ?? 0) - from <= WINDOW_TOKENS / 2) middle = end;
    }
    windows.push(sentences.slice(first, Math.max(end, first + 1)));
    if (end >= sentences.length) break;
    first = Math.max(middle, first + 1);
  }
  return windows;
}
