/** Figures of a tagger on gold sentences: share of right parts of speech, and precision, recall, F1 on imperatives. */
import { TAGS, type Tag } from "../src/text/reading.ts";
import type { Retaggable } from "../src/text/retaggable.ts";
import type { Tagger } from "../src/text/tagger.ts";
import type { GoldSentence } from "./treebank.ts";

export interface Figures {
  readonly words: number;
  readonly upos: number;
  readonly imperativeF1: number;
  readonly wordsPerSecond: number;
}

/** What puts tags right after the tagger. */
type Retagging = (tokens: readonly Retaggable[], first: number, end: number) => void;

/** Without `putRight` the bare tagger is measured. */
export function measure(tagger: Tagger, sentences: readonly GoldSentence[], putRight?: Retagging): Figures {
  let [words, right, hit, guessed, gold] = [0, 0, 0, 0, 0];
  const out = new Uint8Array(Math.max(...sentences.map((sentence) => sentence.length)));
  const start = performance.now();
  for (const sentence of sentences) {
    tagger.tag(sentence, 0, sentence.length, out);
    const read = putRight === undefined ? undefined : corrected(sentence, out, putRight);
    sentence.forEach((token, index) => {
      const guess = read?.[index]?.tag ?? TAGS[out[index] ?? 0] ?? "X";
      words++;
      if (partOfSpeech(guess, token.norm) === partOfSpeech(token.tag, token.norm)) right++;
      if (guess === "IMP") guessed++;
      if (token.tag === "IMP") gold++;
      if (guess === "IMP" && token.tag === "IMP") hit++;
    });
  }
  const seconds = (performance.now() - start) / 1000;
  return { words, upos: right / words, imperativeF1: (2 * hit) / (guessed + gold), wordsPerSecond: words / seconds };
}

function corrected(sentence: GoldSentence, out: Uint8Array, putRight: Retagging): readonly Retaggable[] {
  const read = sentence.map((token, index): Retaggable => ({ ...token, tag: TAGS[out[index] ?? 0] ?? "X" }));
  putRight(read, 0, read.length);
  return read;
}

/** An imperative is a verb, or an auxiliary for "do not" and "be quick". */
function partOfSpeech(tag: Tag, norm: string): Tag {
  if (tag !== "IMP") return tag;
  return norm === "do" || norm === "be" ? "AUX" : "VERB";
}
