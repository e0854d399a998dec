import { perWord, type Word } from "./word.ts";

/**
 * What the tagger looks at, as whole numbers: the same code writes them in training and reads them in use.
 * Method: averaged perceptron over greedy left-to-right tagging (Collins 2002), its usual word, suffix and history
 * features, and a few of our own for imperatives (does the clause have a subject yet, does the sentence ask).
 */

/** Places before and after a sentence that stand for its edges. */
export const PAD = 2;
export const MAX_FEATURES = 26;

export interface SentenceFacts {
  /** Hashes of word, last three and two letters, first letter, outward shape; padded by PAD on both sides. */
  readonly word: Int32Array;
  readonly suffix3: Int32Array;
  readonly suffix2: Int32Array;
  readonly shape: Int32Array;
  /** 1 where a clause may begin: first word, after a mark or a joining word. */
  readonly opens: Uint8Array;
  length: number;
  asks: number;
}

export function factsFor(capacity: number): SentenceFacts {
  const size = capacity + 2 * PAD;
  return {
    word: new Int32Array(size),
    suffix3: new Int32Array(size),
    suffix2: new Int32Array(size),
    shape: new Int32Array(size),
    opens: new Uint8Array(size),
    length: 0,
    asks: 0,
  };
}

export interface TagInput {
  readonly word: Word;
}

const OPENERS = new Set([
  "and",
  "but",
  "or",
  "so",
  "then",
  "please",
  "just",
  "also",
  ",",
  ";",
  ":",
  "-",
  "–",
  "—",
  "(",
  '"',
  "“",
  "'",
  "•",
  "*",
]);
/** What stands for the words before and after a sentence. */
export const EDGE_BEFORE = 0x51ed;
export const EDGE_AFTER = 0x7f4a;

/** Describes tokens [first, end) as one sentence into `facts`. */
export function describe(facts: SentenceFacts, tokens: readonly TagInput[], first: number, end: number): void {
  const length = end - first;
  facts.length = length;
  facts.asks = 0;
  for (let pad = 0; pad < PAD; pad++) {
    setEdge(facts, pad, EDGE_BEFORE);
    setEdge(facts, length + PAD + pad, EDGE_AFTER);
  }
  let opens = 1;
  for (let offset = 0; offset < length; offset++) {
    const token = tokens[first + offset];
    if (token === undefined) break;
    const at = offset + PAD;
    const looks = looksOf(token.word);
    facts.word[at] = looks.word;
    facts.suffix3[at] = looks.suffix3;
    facts.suffix2[at] = looks.suffix2;
    facts.shape[at] = offset === 0 ? looks.shapeAtHead : looks.shape;
    facts.opens[at] = opens;
    opens = looks.isOpener;
    facts.asks |= looks.asks;
  }
}

interface Looks {
  readonly word: number;
  readonly suffix3: number;
  readonly suffix2: number;
  readonly shapeAtHead: number;
  readonly shape: number;
  readonly isOpener: number;
  readonly asks: number;
}

/** What the features take from a word alone. */
export const looksOf = perWord((norm, { text }): Looks => {
  const word = /^\d/.test(norm) ? numberShape(norm) : norm;
  const initial = word.charCodeAt(0) & 31;
  return {
    word: hashOf(word, 0),
    suffix3: hashOf(word, Math.max(0, word.length - 3)),
    suffix2: hashOf(word, Math.max(0, word.length - 2)),
    shapeAtHead: shapeOf(text, true) * 64 + initial,
    shape: shapeOf(text, false) * 64 + initial,
    isOpener: OPENERS.has(norm) ? 1 : 0,
    asks: text.includes("?") ? 1 : 0,
  };
});

function setEdge(facts: SentenceFacts, at: number, value: number): void {
  facts.word[at] = value;
  facts.suffix3[at] = value;
  facts.suffix2[at] = value;
  facts.shape[at] = 0;
  facts.opens[at] = 0;
}

function numberShape(word: string): string {
  return /^\d+$/.test(word) ? `#${Math.min(word.length, 5)}` : word.replace(/\d+/g, "#");
}

/** FNV-1a over UTF-16 units. */
export function hashOf(word: string, from: number): number {
  let hash = 0x811c9dc5;
  for (let index = from; index < word.length; index++) hash = Math.imul(hash ^ word.charCodeAt(index), 0x01000193);
  return hash;
}

/** Capitals (told apart at the sentence's head), digits, inner marks. */
function shapeOf(text: string, isHead: boolean): number {
  const first = text.charCodeAt(0);
  const isUpper = (first >= 65 && first <= 90) || (first > 127 && /^\p{Lu}/u.test(text));
  const isAllUpper = isUpper && text.length > 1 && text === text.toUpperCase();
  const hasDigit = first >= 48 && first <= 57 ? 1 : 0;
  const hasDash = text.includes("-") ? 1 : 0;
  const hasMark = text.includes(".") || text.includes("@") || text.includes("/") ? 1 : 0;
  return (isUpper ? (isHead ? 1 : 2) : 0) + (isAllUpper ? 3 : 0) + hasDigit * 6 + hasDash * 12 + hasMark * 24;
}

/** Writes the features of place `at` (with PAD) into `out`; returns how many. Tags are indices, `subject` says whether the clause has one. */
export function features(
  facts: SentenceFacts,
  at: number,
  t1: number,
  t2: number,
  subject: number,
  out: Int32Array,
): number {
  const { word, suffix3, suffix2, shape } = facts;
  const [w, s3, state] = [word[at] ?? 0, suffix3[at] ?? 0, stateAt(facts, at, subject)];
  let count = ownFeatures(state, w, s3, suffix2[at] ?? 0, shape[at] ?? 0, out, 0);
  for (const offset of [-2, -1, 1, 2])
    count = neighbourFeatures(offset, state, word[at + offset] ?? 0, suffix3[at + offset] ?? 0, out, count);
  count = historyFeatures(state, t1, t2, out, count);
  count = taggedFeatures(t1, w, s3, out, count);
  return jointFeatures(facts, at, t1, state, out, count);
}

/** What a word says of itself in a clause's state: written from `from` on; returns where they end. */
export function ownFeatures(
  state: number,
  w: number,
  s3: number,
  s2: number,
  looks: number,
  out: Int32Array,
  from: number,
): number {
  out[from] = key(1, w, 0);
  out[from + 1] = key(2, s3, 0);
  out[from + 2] = key(3, s2, 0);
  out[from + 3] = key(4, looks >> 6, s3);
  out[from + 4] = key(5, looks, 0);
  out[from + 5] = key(17, state, w);
  out[from + 6] = key(23, state, s3);
  return from + 7;
}

/** What a word says of the place that it stands `offset` places from (-2, -1, 1, 2), in that place's state. */
export function neighbourFeatures(
  offset: number,
  state: number,
  w: number,
  s3: number,
  out: Int32Array,
  from: number,
): number {
  let at = from;
  if (offset === -1) {
    out[at++] = key(6, w, 0);
    out[at++] = key(14, s3, 0);
    out[at++] = key(24, state, w);
  } else if (offset === -2) out[at++] = key(7, w, 0);
  else if (offset === 1) {
    out[at++] = key(8, w, 0);
    out[at++] = key(18, state, w);
  } else out[at++] = key(9, w, 0);
  return at;
}

/** What the two tags before and the clause's state say, whatever the word. */
export function historyFeatures(state: number, t1: number, t2: number, out: Int32Array, from: number): number {
  out[from] = key(10, t1, 0);
  out[from + 1] = key(11, t1, t2 + 1);
  out[from + 2] = key(19, state, t1);
  return from + 3;
}

/** What a word says after a tag. */
export function taggedFeatures(t1: number, w: number, s3: number, out: Int32Array, from: number): number {
  out[from] = key(12, t1, w);
  out[from + 1] = key(21, t1, s3);
  return from + 2;
}

/** 0 to 7: may a clause begin here, has it a subject, does the sentence ask. */
export function stateAt(facts: SentenceFacts, at: number, subject: number): number {
  return (facts.opens[at] ?? 0) * 4 + subject * 2 + facts.asks;
}
export const STATES = 8;

/** What words say together: the rest of the features. */
export function jointFeatures(
  facts: SentenceFacts,
  at: number,
  t1: number,
  state: number,
  out: Int32Array,
  from: number,
): number {
  const { word, suffix3, suffix2, shape } = facts;
  const w = word[at] ?? 0;
  const s3 = suffix3[at] ?? 0;
  const s3After = suffix3[at + 1] ?? 0;
  out[from] = key(13, s3After, t1);
  out[from + 1] = key(15, w, word[at + 1] ?? 0);
  out[from + 2] = key(16, word[at - 1] ?? 0, w);
  out[from + 3] = key(20, s3, s3After);
  out[from + 4] = key(22, ((shape[at] ?? 0) >> 6) * 32 + t1, suffix2[at + 1] ?? 0);
  out[from + 5] = key(25, state * 8192 + s3After, s3);
  return from + 6;
}

/** A feature of 24 bits from its template and two values. */
function key(template: number, a: number, b: number): number {
  let hash = Math.imul(a ^ Math.imul(template, 0x9e3779b1), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15) ^ b, 0xc2b2ae35);
  return (hash ^ (hash >>> 13)) >>> 8;
}
