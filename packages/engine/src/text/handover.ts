import { remember } from "./facts/remember.ts";
import { findToken } from "./query.ts";
import type { Clause, Reading } from "./reading.ts";
import { isTense } from "./tense.ts";

const HEADINGS =
  /^(?:instructions?|how|how-to|guide|checklist|rota|return|about|for|feeding|watering|using|care|notes|re)$/;
/** No heading speaks to somebody, or of what somebody should do. */
const OF_PERSONS = new Set("you me us my supposed meant ought should must has needs".split(" "));
const LONGEST_HEADING = 10;

/** "Cat instructions.", "Your parcel return: …", "Hi Bo, here's how the rabbits work.": what follows tells how something is done. */
const hasHeading = remember((reading: Reading): boolean => {
  const end = Math.min(reading.sentences[0]?.endToken ?? 0, LONGEST_HEADING);
  const stop = findToken(reading, 1, end, ({ norm: word }) => /^(?::|\.|!)$/.test(word));
  if (stop === -1) return false;
  const isCalled = findToken(reading, 0, stop, ({ norm: word }) => HEADINGS.test(word)) !== -1;
  const isOfYou = findToken(reading, 0, stop, ({ norm: word }) => OF_PERSONS.has(word)) !== -1;
  return isCalled && !isOfYou && !isTense(reading);
});

/** Duties in such a message that touch things and beasts, and not the writer: "you must mash it or she won't touch it". */
export function isHandover(reading: Reading, { verb, sentence }: Clause): boolean {
  if (verb === undefined || NO_STEP.test(verb.lemma) || !hasHeading(reading)) return false;
  const { firstToken, endToken } = reading.sentences[sentence] ?? { firstToken: 0, endToken: 0 };
  return (
    findToken(reading, firstToken, endToken, ({ norm: word }) =>
      /^(?:me|us|my|our|i|we|yourself|better|more)$/.test(word),
    ) === -1
  );
}

/** What is owed to people, whatever the heading. */
const NO_STEP =
  /^(?:pay|answer|reply|respond|say|tell|admit|do|be|work|submit|finish|deliver|apologi[sz]e|explain|come|stop|learn|decide|help|care|respect)$/;
