import * as lists from "../lexicon/words/sting-features.ts";
import { calmed } from "../scorer/calmed.ts";
import { hash, place, sentenceFeatures } from "../scorer/features.ts";
import { addRuns, sensesOf } from "../scorer/senses.ts";
import { bodyOf } from "../text/body.ts";
import { type Clause, type Reading, type Sentence, TAGS, type Tag, type Token } from "../text/reading.ts";

/** What keeps kinds of features apart. */
const KIND = {
  sense: 0x1b873593,
  tags: 0xcc9e2d51,
  gap: 0xe6546b64,
  clause: 0x38b34ae5,
  tone: 0x2545f491,
  near: 0x7feb352d,
  before: 0x9e3779b9,
  after: 0x85ebca77,
  found: 0x846ca68b,
} as const;
const [SENSE_RUN_MAX, TAG_RUN_MAX] = [3, 4];
/** Two senses with up to so many others between them. */
const GAP_MAX = 3;
const TOKENS_A_STEP = 4;
const STEPS_MAX = 6;
/** So many sentences on either side are looked at. */
const NEAR_SENTENCES = 4;

/**
 * What the reader of stings sees of one sentence: its words and pieces of words, what class or lemma each has, how it is built,
 * who does what to whom in each clause, what the sentences beside it say, and which rules speak in it.
 */
export function stingFeatures(reading: Reading, sentence: Sentence, ruled: readonly string[]): Set<number> {
  const found = sentenceFeatures(reading.tokens, sentence);
  const tokens = reading.tokens.slice(sentence.firstToken, sentence.endToken);
  const senses = sensesOf(reading).subarray(sentence.firstToken, sentence.endToken);
  addRuns(senses, SENSE_RUN_MAX, KIND.sense, found);
  addRuns(
    tokens.map(({ tag }) => TAG_HASHES[tag]),
    TAG_RUN_MAX,
    KIND.tags,
    found,
  );
  addGaps(senses, found);
  addClauses(reading, sentence, found);
  addTone(reading, sentence, tokens, found);
  addNeighbours(reading, sentence, found);
  for (const name of ruled) found.add(place(hash(name), KIND.found));
  found.add(place(hash(ruled.length > 0 ? "flagged" : "clean"), KIND.found));
  return found;
}

const TAG_HASHES = Object.fromEntries(TAGS.map((tag) => [tag, hash(tag)])) as Record<Tag, number>;

function addGaps(hashes: Int32Array, found: Set<number>): void {
  for (let first = 0; first < hashes.length; first++)
    for (let second = first + 2; second < Math.min(hashes.length, first + 2 + GAP_MAX); second++)
      found.add(place(Math.imul(hashes[first] ?? 0, 31) + (hashes[second] ?? 0), KIND.gap));
}

function addClauses({ clauses }: Reading, sentence: Sentence, found: Set<number>): void {
  for (let index = sentence.firstClause; index < sentence.endClause; index++) {
    const clause = clauses[index];
    if (clause === undefined) continue;
    for (const told of clauseFacts(clause, sentence.question)) found.add(place(hash(told), KIND.clause));
  }
}

function clauseFacts({ role, subject, verb, imperative, reported }: Clause, question: boolean): string[] {
  const who = subject === undefined ? "-" : `${subject.person}/${subject.owner ?? ""}`;
  const how = verb === undefined ? "-" : `${verb.modal || verb.tense}${verb.negated ? "!" : ""}`;
  const does = verb === undefined ? "-" : `${verb.lemma}${verb.negated ? "!" : ""}`;
  return [
    `1 ${role} ${who} ${how} ${imperative} ${reported}`,
    `2 ${who} ${does}`,
    `3 ${question} ${who} ${how}`,
    `4 ${who} ${verb?.modal ?? ""} ${does}`,
    `5 ${role} ${who}`,
    `6 ${how} ${does}`,
  ];
}

function addTone(reading: Reading, sentence: Sentence, tokens: readonly Token[], found: Set<number>): void {
  const { message } = reading;
  const body = bodyOf(reading);
  const you = tokens.some(({ norm }) => lists.READER.has(norm));
  const me = tokens.some(({ norm }) => lists.SPEAKER.has(norm));
  const text = message.slice(sentence.start, sentence.end);
  const position =
    sentence.index === body[0]?.index ? "first" : sentence.index === body.at(-1)?.index ? "last" : "middle";
  const tones = [
    `address ${you} ${me} ${sentence.question}`,
    `question ${sentence.question} ${position}`,
    `only ${body.length === 1}`,
    `praise ${sentence.praise}`,
    `instruction ${sentence.instruction}`,
    `length ${Math.min(STEPS_MAX, Math.floor(tokens.length / TOKENS_A_STEP))} ${position}`,
    `dots ${/\.\.|…/.test(text)}`,
    `end ${calmed(text.match(/[!?.]+\s*$/)?.[0].trim() ?? "").slice(0, 3)}`,
    `quoted ${/["“']\w+["”']/.test(text)}`,
  ];
  for (const tone of tones) found.add(place(hash(tone), KIND.tone));
  for (const { matches } of tokens)
    for (const { name } of matches) found.add(place(hash(`${name} ${you} ${me}`), KIND.tone));
}

/** What was said just before and after, and near by. */
function addNeighbours(reading: Reading, sentence: Sentence, found: Set<number>): void {
  const senses = sensesOf(reading);
  for (const other of bodyOf(reading)) {
    const away = other.index - sentence.index;
    if (away === 0 || Math.abs(away) > NEAR_SENTENCES) continue;
    const side = away === -1 ? KIND.before : away === 1 ? KIND.after : undefined;
    for (let at = other.firstToken; at < other.endToken; at++) {
      const sense = senses[at] ?? 0;
      found.add(place(sense, KIND.near));
      if (side !== undefined) found.add(place(sense, side));
    }
  }
}
