import { riskMeaning } from "../../model/meaning-risk.gen.ts";
import { Meaning } from "../scorer/meaning.ts";
import type { Reading, Sentence } from "../text/reading.ts";

const meaning = new Meaning(riskMeaning);

/** That somebody is at risk, by what a run of sentences means: a logit. */
export function meantRisk(reading: Reading, sentences: readonly Sentence[]): number {
  return meaning.of(reading, sentences)[0] ?? 0;
}
