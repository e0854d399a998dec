import { MEANING, meaningOf } from "../scorer/meaning.ts";
import type { Reading, Sentence } from "../text/reading.ts";

/** What stands beside a sentence tells half as much of it. */
const BESIDE = 0.5;

/** What a sentence means, what the one before it does, and what the one after it. */
export function stingMeaning(reading: Reading, sentence: Sentence): Float64Array {
  const meaning = new Float64Array(MEANING * 3);
  meaning.set(meaningOf(reading, [sentence]));
  [-1, 1].forEach((side, index) => {
    const beside = reading.sentences[sentence.index + side];
    if (beside === undefined) return;
    meaning.set(
      meaningOf(reading, [beside]).map((each) => each * BESIDE),
      MEANING * (index + 1),
    );
  });
  return meaning;
}
