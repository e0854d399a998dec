import { stingModel } from "../../model/sting.gen.ts";
import { meantSting } from "../scorer/meaning.ts";
import { scorerFrom } from "../scorer/scorer.ts";
import { chanceFrom } from "../scorer/scorer-model.ts";
import type { Reading, Sentence } from "../text/reading.ts";
import type { StingKind } from "./kinds.ts";
import { stingFeatures } from "./sting-features.ts";

/** How likely a sentence lands as a reproach, from 0 to 1. */
export interface Sting {
  readonly chance: number;
  /** Which kind it then is; worked out when it is asked. */
  readonly kindOf: () => StingKindGuess;
}

export interface StingKindGuess {
  readonly kind: StingKind;
  /** Whether the kind stands out: kinds shade into each other. */
  readonly isKindSure: boolean;
}

/** From this share of what speaks for any kind on, the kind is the labelled one in 62 of a hundred parts of unseen voices that are marked; two who label agree in 74. */
const KIND_SURE = 0.55;

const score = scorerFrom(stingModel.scorer);
const KINDS = stingModel.scorer.columns.slice(1) as StingKind[];

/** What the trained reader thinks of a sentence, or of a part that is put in its place; `ruled` are the rules that speak in it, with their codes. */
export function stingOf(reading: Reading, sentence: Sentence, ruled: readonly string[]): Sting {
  const features = stingFeatures(reading, sentence, ruled);
  const [logit = 0] = score(features, 0, 1);
  const told = chanceFrom(stingModel, logit, meantSting(reading, sentence));
  return { chance: sentence.praise ? amongThanks(told) : told, kindOf: () => kindOf(features) };
}

/** Of thanks and praise that this was taught and measured with, so many sting: they stand beside their bitter twins. */
const TAUGHT_SHARE = 0.17;
/** Of those that people send, at most so many. */
const SENT_SHARE = 0.05;
const oddsOf = (chance: number): number => chance / (1 - chance);
const SHARES_ODDS = oddsOf(SENT_SHARE) / oddsOf(TAUGHT_SHARE);

/** A chance where what is sought is rarer than it was among what was taught (Saerens, Latinne and Decaestecker 2002). */
function amongThanks(chance: number): number {
  const odds = oddsOf(chance) * SHARES_ODDS;
  return odds / (1 + odds);
}

function kindOf(features: ReadonlySet<number>): StingKindGuess {
  const kinds = score(features, 1);
  const best = Math.max(...kinds);
  const share = 1 / kinds.reduce((sum, each) => sum + Math.exp(each - best), 0);
  return { kind: KINDS[kinds.indexOf(best)] ?? "blame", isKindSure: share >= KIND_SURE };
}
