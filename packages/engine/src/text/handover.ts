import * as lists from "../lexicon/words/handover.ts";
import { remember } from "./facts/remember.ts";
import { findToken } from "./query.ts";
import type { Clause, Reading } from "./reading.ts";
import { isTense } from "./tense.ts";

const LONGEST_HEADING = 10;

/** "Cat instructions.", "Your parcel return: …", "Hi Bo, here's how the rabbits work.": what follows tells how something is done. */
const hasHeading = remember((reading: Reading): boolean => {
  const end = Math.min(reading.sentences[0]?.endToken ?? 0, LONGEST_HEADING);
  const stop = findToken(reading, 1, end, ({ norm: word }) => /^(?::|\.|!)$/.test(word));
  if (stop === -1) return false;
  const isCalled = findToken(reading, 0, stop, ({ norm: word }) => lists.HEADINGS.has(word)) !== -1;
  const isOfYou = findToken(reading, 0, stop, ({ norm: word }) => lists.OF_PERSONS.has(word)) !== -1;
  return isCalled && !isOfYou && !isTense(reading);
});

/** Duties in such a message that touch things and beasts, and not the writer: "you must mash it or she won't touch it". */
export function isHandover(reading: Reading, { verb, sentence }: Clause): boolean {
  if (verb === undefined || lists.NO_STEP.has(verb.lemma) || !hasHeading(reading)) return false;
  const { firstToken, endToken } = reading.sentences[sentence] ?? { firstToken: 0, endToken: 0 };
  return findToken(reading, firstToken, endToken, ({ norm: word }) => lists.ME_US_MY.has(word)) === -1;
}
