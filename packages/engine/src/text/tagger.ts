import { type PackedModel, unpack } from "./model.ts";
import { TAGS, type Tag } from "./reading.ts";
import { describe, factsFor, PAD, type SentenceFacts, type TagInput } from "./tag-features.ts";
import { Votes } from "./votes.ts";
import { perWord, type Word } from "./word.ts";

const NOUN = TAGS.indexOf("NOUN");
const PRON = TAGS.indexOf("PRON");
const PROPN = TAGS.indexOf("PROPN");
const RESETS = new Set([",", ";", ":", "-", "–", "—", "(", '"', "“"]);

const isReset = perWord((norm) => RESETS.has(norm));

/** Whether the clause has a possible subject once this word is tagged: 0 or 1. */
export function subjectAfter(subject: number, tag: number, word: Word): number {
  if (tag === NOUN || tag === PRON || tag === PROPN) return 1;
  return isReset(word) ? 0 : subject;
}

export interface Tagger {
  /** Tags tokens [first, end), one sentence, into `out` as indices of TAGS. */
  tag(tokens: readonly TagInput[], first: number, end: number, out: Uint8Array): void;
}

const UNSURE = -1;
const FIRST_CAPACITY = 256;

/** A tagger over packed weights; unpacking takes a few milliseconds and happens once. */
export function taggerFrom(packed: PackedModel): Tagger {
  const model = unpack(packed);
  const votes = new Votes(model);
  const certain = perWord((norm) => model.certain.get(norm) ?? UNSURE);
  let facts: SentenceFacts = factsFor(FIRST_CAPACITY);
  return {
    tag(tokens, first, end, out) {
      if (end - first + 2 * PAD > facts.word.length) facts = factsFor((end - first) * 2);
      describe(facts, tokens, first, end);
      votes.prepareFor(end - first);
      let [t1, t2, subject] = [0, 0, 0];
      for (let index = first; index < end; index++) {
        const word = tokens[index]?.word;
        if (word === undefined) break;
        const known = certain(word);
        const guess = known === UNSURE ? votes.decide(tokens, index, first, end, facts, t1, t2, subject) : known;
        out[index] = guess;
        t2 = t1;
        t1 = guess + 1;
        subject = subjectAfter(subject, guess, word);
      }
      // A very long sentence must not keep its memory.
      if (facts.word.length > 65536) facts = factsFor(FIRST_CAPACITY);
    },
  };
}

export function tagOf(index: number): Tag {
  return TAGS[index] ?? "X";
}
