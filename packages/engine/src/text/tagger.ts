import { type PackedModel, unpack } from "./model.ts";
import { TAGS, type Tag } from "./reading.ts";
import { ASKS, OPENS, RESETS, stateOf, type TagInput } from "./tag-features.ts";
import { Votes } from "./votes.ts";

const NOUN = TAGS.indexOf("NOUN");
const PRON = TAGS.indexOf("PRON");
const PROPN = TAGS.indexOf("PROPN");

/** Whether the clause has a possible subject once a word with these signs is tagged: 0 or 1. */
export function subjectAfter(subject: number, tag: number, signs: number): number {
  if (tag === NOUN || tag === PRON || tag === PROPN) return 1;
  return (signs & RESETS) === 0 ? subject : 0;
}

export interface Tagger {
  /** Tags tokens [first, end), one sentence, into `out` as indices of TAGS. */
  tag(tokens: readonly TagInput[], first: number, end: number, out: Uint8Array): void;
}

/** A tagger over packed weights; unpacking takes a few milliseconds and happens once. */
export function taggerFrom(packed: PackedModel): Tagger {
  const votes = new Votes(unpack(packed));
  return {
    tag(tokens, first, end, out) {
      const asks = (votes.open(tokens, first, end) & ASKS) === 0 ? 0 : 1;
      let [t1, t2, subject, opens] = [0, 0, 0, OPENS];
      for (let at = 0; at < end - first; at++) {
        const tag = votes.decide(at, stateOf(opens, subject, asks), t1, t2);
        out[first + at] = tag;
        t2 = t1;
        t1 = tag + 1;
        const signs = votes.signsAt(at);
        subject = subjectAfter(subject, tag, signs);
        opens = signs & OPENS;
      }
    },
  };
}

export function tagOf(index: number): Tag {
  return TAGS[index] ?? "X";
}
