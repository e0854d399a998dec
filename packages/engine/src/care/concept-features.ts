import { hashOf, place } from "../scorer/features.ts";
import type { Reading, Sentence, Token } from "../text/reading.ts";
import { perWord } from "../text/word.ts";
import { CONCEPTS } from "./concepts.ts";

/** Two words of concepts stand near each other with at most so many others between them. */
const NEAR = 4;
/** What keeps the kinds of features apart. */
const [ALONE, NEXT_WORD, WORD_BEFORE, PAIR, TOGETHER] = [0x1b873593, 0xcc9e2d51, 0xe6546b64, 0x38b34ae5, 0x2545f491];

/**
 * What the concepts of a message say: which there are, which stand beside which words and near each other, and which are in the
 * message together. So words that were never learnt count by what they mean. Added to the features of its words.
 */
export function addConceptFeatures(reading: Reading, found: Set<number>): void {
  const present = new Set<number>();
  for (const sentence of reading.sentences) addSentence(reading.tokens, sentence, found, present);
  const all = [...present].sort((a, b) => a - b);
  all.forEach((one, index) => {
    found.add(place(one, ALONE));
    for (const other of all.slice(index + 1)) found.add(place(Math.imul(one, 31) + other, TOGETHER));
  });
}

function addSentence(
  tokens: readonly Token[],
  { firstToken, endToken }: Sentence,
  found: Set<number>,
  present: Set<number>,
): void {
  for (let index = firstToken; index < endToken; index++) {
    const before = index > firstToken ? tokens[index - 1] : undefined;
    for (const concept of conceptsAt(tokens[index])) {
      present.add(concept);
      const next = index + 1 < endToken ? tokens[index + 1] : undefined;
      if (next !== undefined) found.add(place(Math.imul(concept, 31) + hashOf(next.word), NEXT_WORD));
      if (before !== undefined) found.add(place(Math.imul(hashOf(before.word), 31) + concept, WORD_BEFORE));
      for (let later = index + 1; later <= Math.min(index + NEAR, endToken - 1); later++)
        for (const other of conceptsAt(tokens[later])) found.add(place(Math.imul(concept, 31) + other, PAIR));
    }
  }
}

const conceptsAt = (token: Token | undefined): readonly number[] => (token === undefined ? [] : conceptsOf(token.word));

const ENDINGS = ["", "s", "ed", "ing"];

/** The concepts of a word, as hashes of their names. */
const conceptsOf = perWord((norm) => {
  const found = new Set<number>();
  lists ??= readLists();
  const { words, beginnings } = lists;
  for (const ending of ENDINGS)
    if (norm.endsWith(ending))
      for (const name of words.get(norm.slice(0, norm.length - ending.length)) ?? []) found.add(name);
  for (const [beginning, name] of beginnings) if (norm.startsWith(beginning)) found.add(name);
  return [...found];
});

interface Lists {
  readonly words: ReadonlyMap<string, readonly number[]>;
  readonly beginnings: readonly (readonly [beginning: string, concept: number])[];
}
let lists: Lists | undefined;

function readLists(): Lists {
  const words = new Map<string, number[]>();
  const beginnings: [string, number][] = [];
  Object.entries(CONCEPTS).forEach(([, entries], index) => {
    const concept = index + 1;
    for (const entry of entries.split(" ")) {
      if (entry.endsWith("*")) beginnings.push([entry.slice(0, -1), concept]);
      else words.set(entry, [...(words.get(entry) ?? []), concept]);
    }
  });
  return { words, beginnings };
}
