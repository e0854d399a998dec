import { meaningModel } from "../../model/meaning.gen.ts";
import { bodyOf } from "../text/body.ts";
import { remember } from "../text/facts/remember.ts";
import type { Reading } from "../text/reading.ts";
import { Encoder } from "./encoder.ts";
import { type Rows, rowsOf } from "./rows.ts";

/** Words that stand one after another, `endToken` exclusive. */
interface Stretch {
  readonly firstToken: number;
  readonly endToken: number;
}

const encoder = new Encoder(meaningModel);
/** So many words are read at once, which is what most messages have; among more of them, one sentence would be heard less. */
const RUN_TOKENS = 90;
/** What the network is asked, in its order. */
const [RISK, STING] = [0, 1];

/** Whether a word is one of some fourteen thousand that English messages have. */
export const isKnown = encoder.knows;

/** That somebody is at risk, by what some sentences mean: a logit. */
export const meantRisk = (reading: Reading, sentences: readonly Stretch[]): number =>
  encoder.answerOf(RISK, foundIn(reading), sentences[0]?.firstToken ?? 0, sentences.at(-1)?.endToken ?? 0);

/** That a sentence, or a part of one, stings, by what it means among the sentences about it: a logit. */
export const meantSting = (reading: Reading, { firstToken, endToken }: Stretch): number =>
  encoder.answerOf(STING, foundIn(reading), firstToken, endToken);

/** What the network finds at each word: whole sentences are read at once, a very long one in pieces. */
const foundIn = remember((reading): Rows => {
  const { tokens } = reading;
  const found = rowsOf(tokens.length, encoder.patterns);
  for (const { firstToken, endToken } of runsIn(bodyOf(reading))) {
    const { values, width } = encoder.foundIn(tokens.slice(firstToken, endToken));
    found.values.set(values, firstToken * width);
  }
  return found;
});

function runsIn(sentences: readonly Stretch[]): Stretch[] {
  const runs: Stretch[] = [];
  let first = sentences[0]?.firstToken ?? 0;
  for (const { firstToken, endToken } of sentences) {
    if (endToken - first > RUN_TOKENS && firstToken > first) {
      runs.push({ firstToken: first, endToken: firstToken });
      first = firstToken;
    }
    for (; endToken - first > RUN_TOKENS; first += RUN_TOKENS)
      runs.push({ firstToken: first, endToken: first + RUN_TOKENS });
  }
  const end = sentences.at(-1)?.endToken ?? 0;
  return end > first ? [...runs, { firstToken: first, endToken: end }] : runs;
}
