import { FILTER_MASK, type PackedModel, type TaggerModel, unpack } from "./model.ts";
import { TAGS, type Tag } from "./reading.ts";
import { describe, factsFor, features, MAX_FEATURES, PAD, type SentenceFacts, type TagInput } from "./tag-features.ts";

const WIDTH = TAGS.length;
const NOUN = TAGS.indexOf("NOUN");
const PRON = TAGS.indexOf("PRON");
const PROPN = TAGS.indexOf("PROPN");
const RESETS = new Set([",", ";", ":", "-", "–", "—", "(", '"', "“"]);

/** Whether the clause has a possible subject once this word is tagged: 0 or 1. */
export function subjectAfter(subject: number, tag: number, norm: string): number {
  if (tag === NOUN || tag === PRON || tag === PROPN) return 1;
  return RESETS.has(norm) ? 0 : subject;
}

export interface Tagger {
  /** Tags tokens [first, end), one sentence, into `out` as indices of TAGS. */
  tag(tokens: readonly TagInput[], first: number, end: number, out: Uint8Array): void;
}

const FIRST_CAPACITY = 256;

/** A tagger over packed weights; unpacking takes a few milliseconds and happens once. */
export function taggerFrom(packed: PackedModel): Tagger {
  const model = unpack(packed);
  const chosen = new Int32Array(MAX_FEATURES);
  const scores = new Int32Array(WIDTH);
  let facts: SentenceFacts = factsFor(FIRST_CAPACITY);
  return {
    tag(tokens, first, end, out) {
      if (end - first + 2 * PAD > facts.word.length) facts = factsFor((end - first) * 2);
      describe(facts, tokens, first, end);
      let [t1, t2, subject] = [0, 0, 0];
      for (let index = first; index < end; index++) {
        const norm = tokens[index]?.norm ?? "";
        const known = model.certain.get(norm);
        const guess = known ?? decide(model, facts, index - first + PAD, t1, t2, subject, chosen, scores);
        out[index] = guess;
        t2 = t1;
        t1 = guess + 1;
        subject = subjectAfter(subject, guess, norm);
      }
      // A very long sentence must not keep its memory.
      if (facts.word.length > 65536) facts = factsFor(FIRST_CAPACITY);
    },
  };
}

function decide(
  model: TaggerModel,
  facts: SentenceFacts,
  at: number,
  t1: number,
  t2: number,
  subject: number,
  chosen: Int32Array,
  scores: Int32Array,
): number {
  const count = features(facts, at, t1, t2, subject, chosen);
  const { keys, slots, weights, mask, filter } = model;
  scores.fill(0);
  for (let f = 0; f < count; f++) {
    const key = chosen[f] ?? 0;
    const bit = key & FILTER_MASK;
    if ((((filter[bit >>> 5] ?? 0) >>> (bit & 31)) & 1) === 0) continue;
    let slot = key & mask;
    while (keys[slot] !== key && keys[slot] !== -1) slot = (slot + 1) & mask;
    if (keys[slot] === -1) continue;
    const from = slots[slot] ?? 0;
    for (let t = 0; t < WIDTH; t++) scores[t] = (scores[t] ?? 0) + (weights[from + t] ?? 0);
  }
  let top = 0;
  for (let t = 1; t < WIDTH; t++) if ((scores[t] ?? 0) > (scores[top] ?? 0)) top = t;
  return top;
}

export function tagOf(index: number): Tag {
  return TAGS[index] ?? "X";
}
