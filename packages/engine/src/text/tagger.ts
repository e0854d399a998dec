import { FILTER_MASK, type PackedModel, TAG_BITS, TAG_MASK, type TaggerModel, unpack } from "./model.ts";
import { TAGS, type Tag } from "./reading.ts";
import {
  describe,
  EDGE_AFTER,
  EDGE_BEFORE,
  factsFor,
  historyFeatures,
  jointFeatures,
  looksOf,
  MAX_FEATURES,
  neighbourFeatures,
  ownFeatures,
  PAD,
  type SentenceFacts,
  STATES,
  stateAt,
  stateFeatures,
  type TagInput,
  taggedFeatures,
} from "./tag-features.ts";
import { perWord, type Word } from "./word.ts";

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

const UNSURE = -1;
const FIRST_CAPACITY = 256;

/** A tagger over packed weights; unpacking takes a few milliseconds and happens once. */
export function taggerFrom(packed: PackedModel): Tagger {
  const model = unpack(packed);
  const decide = decider(model);
  const certain = perWord((norm) => model.certain.get(norm) ?? UNSURE);
  let facts: SentenceFacts = factsFor(FIRST_CAPACITY);
  return {
    tag(tokens, first, end, out) {
      if (end - first + 2 * PAD > facts.word.length) facts = factsFor((end - first) * 2);
      describe(facts, tokens, first, end);
      let [t1, t2, subject] = [0, 0, 0];
      for (let index = first; index < end; index++) {
        const word = tokens[index]?.word;
        if (word === undefined) break;
        const known = certain(word);
        const guess = known === UNSURE ? decide(tokens, index, first, end, facts, t1, t2, subject) : known;
        out[index] = guess;
        t2 = t1;
        t1 = guess + 1;
        subject = subjectAfter(subject, guess, word.norm);
      }
      // A very long sentence must not keep its memory.
      if (facts.word.length > 65536) facts = factsFor(FIRST_CAPACITY);
    },
  };
}

/** The sum of some features' weights, packed as in the model: a weight times 32, plus its tag. */
type Votes = readonly number[];

/** Chooses a tag. What a word says for its own place and for its neighbours' is summed once for each word. */
function decider(model: TaggerModel) {
  const chosen = new Int32Array(MAX_FEATURES);
  const scores = new Int32Array(WIDTH);
  const votesOf = (count: number): Votes => {
    scores.fill(0);
    addRows(model, chosen, count, scores);
    const votes: number[] = [];
    for (let tag = 0; tag < WIDTH; tag++) {
      const score = scores[tag] ?? 0;
      if (score !== 0) votes.push(score * (1 << TAG_BITS) + tag);
    }
    return votes;
  };
  const own = (isHead: boolean) =>
    perWord((_, word) => {
      const { word: w, suffix3, suffix2, shape, shapeAtHead } = looksOf(word);
      return votesOf(ownFeatures(w, suffix3, suffix2, isHead ? shapeAtHead : shape, chosen, 0));
    });
  const neighbour = (offset: number) => {
    const edge = offset < 0 ? EDGE_BEFORE : EDGE_AFTER;
    const edgeVotes = votesOf(neighbourFeatures(offset, edge, edge, chosen, 0));
    const votes = perWord((_, word) => {
      const { word: w, suffix3 } = looksOf(word);
      return votesOf(neighbourFeatures(offset, w, suffix3, chosen, 0));
    });
    return (word: Word | undefined) => (word === undefined ? edgeVotes : votes(word));
  };
  /** For each value of a small number, what a word says beside it. */
  const beside = (values: number, write: typeof stateFeatures) => {
    const votes = perWord((): (Votes | undefined)[] => Array.from({ length: values }));
    return (word: Word, value: number): Votes => {
      const known = votes(word);
      const { word: w, suffix3 } = looksOf(word);
      known[value] ??= votesOf(write(value, w, suffix3, chosen, 0));
      return known[value];
    };
  };
  const [head, inner] = [own(true), own(false)];
  const [twoBefore, before, after, twoAfter] = [neighbour(-2), neighbour(-1), neighbour(1), neighbour(2)];
  const inState = beside(STATES, stateFeatures);
  const afterTag = beside(WIDTH + 1, taggedFeatures);
  const histories: (Votes | undefined)[] = Array.from({ length: STATES * (WIDTH + 1) ** 2 });
  const history = (state: number, t1: number, t2: number): Votes => {
    const at = (state * (WIDTH + 1) + t1) * (WIDTH + 1) + t2;
    histories[at] ??= votesOf(historyFeatures(state, t1, t2, chosen, 0));
    return histories[at];
  };
  const votes: Votes[] = [];

  return (
    tokens: readonly TagInput[],
    index: number,
    first: number,
    end: number,
    facts: SentenceFacts,
    t1: number,
    t2: number,
    subject: number,
  ): number => {
    const wordAt = (at: number) => (at < first || at >= end ? undefined : tokens[at]?.word);
    const word = tokens[index]?.word;
    if (word === undefined) return 0;
    const state = stateAt(facts, index - first + PAD, subject);
    // All before the sum begins: for a word that is new they use the same arrays.
    votes[0] = index === first ? head(word) : inner(word);
    votes[1] = twoBefore(wordAt(index - 2));
    votes[2] = before(wordAt(index - 1));
    votes[3] = after(wordAt(index + 1));
    votes[4] = twoAfter(wordAt(index + 2));
    votes[5] = history(state, t1, t2);
    votes[6] = afterTag(word, t1);
    votes[7] = inState(word, state);
    const count = jointFeatures(facts, index - first + PAD, t1, state, chosen, 0);
    scores.fill(0);
    for (const vote of votes) addVotes(vote, scores);
    addRows(model, chosen, count, scores);
    let top = 0;
    for (let t = 1; t < WIDTH; t++) if ((scores[t] ?? 0) > (scores[top] ?? 0)) top = t;
    return top;
  };
}

function addVotes(votes: Votes, scores: Int32Array): void {
  for (const vote of votes) {
    const tag = vote & TAG_MASK;
    scores[tag] = (scores[tag] ?? 0) + (vote >> TAG_BITS);
  }
}

/** Adds what the first `count` chosen features say. */
function addRows({ table, votes, mask, filter }: TaggerModel, chosen: Int32Array, count: number, scores: Int32Array) {
  for (let f = 0; f < count; f++) {
    const key = chosen[f] ?? 0;
    const bit = key & FILTER_MASK;
    if ((((filter[bit >>> 5] ?? 0) >>> (bit & 31)) & 1) === 0) continue;
    let slot = (key & mask) * 2;
    while (table[slot] !== key && table[slot] !== -1) slot = (slot + 2) & (2 * mask + 1);
    if (table[slot] === -1) continue;
    const place = table[slot + 1] ?? 0;
    const begin = place >> TAG_BITS;
    const end = begin + (place & TAG_MASK);
    for (let at = begin; at < end; at++) {
      const vote = votes[at] ?? 0;
      const tag = vote & TAG_MASK;
      scores[tag] = (scores[tag] ?? 0) + (vote >> TAG_BITS);
    }
  }
}

export function tagOf(index: number): Tag {
  return TAGS[index] ?? "X";
}
