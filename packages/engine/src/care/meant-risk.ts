import { riskMeaning } from "../../model/meaning-risk.gen.ts";
import { Encoder } from "../scorer/encoder.ts";
import { TOKENS_MAX } from "../scorer/encoder-model.ts";
import type { Reading, Sentence } from "../text/reading.ts";

const encoder = new Encoder(riskMeaning);

/** That somebody is at risk, by what a run of sentences means: a logit. */
export function meantRisk({ tokens }: Reading, sentences: readonly Sentence[]): number {
  const first = sentences[0]?.firstToken ?? 0;
  const end = sentences.at(-1)?.endToken ?? first;
  return encoder.logitOf(tokens.slice(first, Math.min(end, first + TOKENS_MAX)));
}
