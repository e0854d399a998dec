import { stingsMeaning } from "../../model/meaning-stings.gen.ts";
import { Meaning } from "../scorer/meaning.ts";
import type { Reading, Sentence } from "../text/reading.ts";

const meaning = new Meaning(stingsMeaning);
/** What the network tells, in its order: that a sentence stings, and what it adds to a sting after it and before it. */
const [STING, AFTER, BEFORE] = [0, 1, 2];

/** That a sentence stings, by what it and the sentences on either side mean: a logit. */
export function meantSting(reading: Reading, sentence: Sentence): number {
  const [before, after] = [-1, 1].map((side) => reading.sentences[sentence.index + side]);
  const told = (one: Sentence | undefined, what: number) =>
    one === undefined ? 0 : (meaning.of(reading, one)[what] ?? 0);
  return told(sentence, STING) + told(before, AFTER) + told(after, BEFORE);
}
