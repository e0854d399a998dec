import * as lists from "../lexicon/words/tag-features.ts";
import type { Word } from "./word.ts";

/**
 * What the tagger looks at, as whole numbers: the same code writes them in training and reads them in use.
 * Method: averaged perceptron over greedy left-to-right tagging (Collins 2002), its usual word, suffix and history
 * features, and a few of our own for imperatives (does the clause have a subject yet, does the sentence ask).
 */

/** Places before and after a sentence that stand for its edges. */
export const PAD = 2;
export const MAX_FEATURES = 26;

/** What the features take from a word alone: so many numbers one after another, the words of a sentence in a row. */
export const LOOKS = 8;
/** Hashes of the word, of its last three and two letters; its outward shape, and the same at a sentence's head; its signs. */
const [WORD, SUFFIX3, SUFFIX2] = [0, 1, 2];
export const [SHAPE, SHAPE_AT_HEAD, SIGNS] = [3, 4, 5];
/** Signs: after it a clause may begin; it asks; after it a clause has no subject yet. */
export const [OPENS, ASKS, RESETS] = [1, 2, 4];

interface SentenceFacts {
  /** The looks of the words, padded by PAD on both sides. */
  readonly looks: Int32Array;
  /** 1 where a clause may begin: first word, after a mark or a joining word. */
  readonly opens: Uint8Array;
  asks: number;
}

export function factsFor(capacity: number): SentenceFacts {
  const size = capacity + 2 * PAD;
  return { looks: new Int32Array(size * LOOKS), opens: new Uint8Array(size), asks: 0 };
}

export interface TagInput {
  readonly word: Word;
}

const RESETTING = new Set(',;:-–—("“');
const OPENERS = new Set([...lists.OPENERS, ...RESETTING, "'", "•", "*"]);
/** What stands for the words before and after a sentence. */
const EDGE_BEFORE = 0x51ed;
const EDGE_AFTER = 0x7f4a;

/** Describes tokens [first, end) as one sentence into `facts`. */
export function describe(facts: SentenceFacts, tokens: readonly TagInput[], first: number, end: number): void {
  const { looks, opens } = facts;
  facts.asks = 0;
  for (let pad = 0; pad < PAD; pad++) {
    writeEdge(true, looks, pad * LOOKS);
    writeEdge(false, looks, (end - first + PAD + pad) * LOOKS);
  }
  opens[PAD] = 1;
  for (let offset = 0; offset < end - first; offset++) {
    const word = tokens[first + offset]?.word;
    if (word === undefined) break;
    const at = (offset + PAD) * LOOKS;
    writeLooks(word, looks, at);
    if (offset === 0) looks[at + SHAPE] = looks[at + SHAPE_AT_HEAD] ?? 0;
    const signs = looks[at + SIGNS] ?? 0;
    opens[offset + PAD + 1] = signs & OPENS;
    if ((signs & ASKS) !== 0) facts.asks = 1;
  }
}

/** Writes what the features take from a word alone to `at`. */
export function writeLooks({ norm, text }: Word, into: Int32Array, at: number): void {
  const word = /^\d/.test(norm) ? numberShape(norm) : norm;
  const initial = word.charCodeAt(0) & 31;
  into[at + WORD] = hashOf(word, 0);
  into[at + SUFFIX3] = hashOf(word, Math.max(0, word.length - 3));
  into[at + SUFFIX2] = hashOf(word, Math.max(0, word.length - 2));
  into[at + SHAPE] = shapeOf(text, false) * 64 + initial;
  into[at + SHAPE_AT_HEAD] = shapeOf(text, true) * 64 + initial;
  into[at + SIGNS] =
    (OPENERS.has(norm) ? OPENS : 0) | (text.includes("?") ? ASKS : 0) | (RESETTING.has(norm) ? RESETS : 0);
}

export function writeEdge(isBefore: boolean, into: Int32Array, at: number): void {
  into.fill(0, at, at + LOOKS).fill(isBefore ? EDGE_BEFORE : EDGE_AFTER, at + WORD, at + SUFFIX2 + 1);
}

function numberShape(word: string): string {
  return /^\d+$/.test(word) ? `#${Math.min(word.length, 5)}` : word.replace(/\d+/g, "#");
}

/** FNV-1a over UTF-16 units. */
function hashOf(word: string, from: number): number {
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
  { looks, opens, asks }: SentenceFacts,
  at: number,
  t1: number,
  t2: number,
  subject: number,
  out: Int32Array,
): number {
  const own = at * LOOKS;
  const state = stateOf(opens[at] ?? 0, subject, asks);
  const shape = looks[own + SHAPE] ?? 0;
  let count = ownFeatures(state, looks, own, shape, out, 0);
  for (const offset of [-2, -1, 1, 2])
    count = neighbourFeatures(offset, state, looks, own + offset * LOOKS, out, count);
  count = historyFeatures(state, t1, t2, out, count);
  count = taggedFeatures(t1, looks, own, out, count);
  return jointFeatures(state, t1, shape, looks, own - LOOKS, own, own + LOOKS, out, count);
}

/** 0 to 7: may a clause begin here, has it a subject, does the sentence ask. */
export function stateOf(opens: number, subject: number, asks: number): number {
  return opens * 4 + subject * 2 + asks;
}
export const STATES = 8;

/** What the word whose looks are at `own` says of itself in a clause's state: written from `from` on; returns where they end. */
export function ownFeatures(
  state: number,
  looks: Int32Array,
  own: number,
  shape: number,
  out: Int32Array,
  from: number,
): number {
  const [w, s3] = [looks[own + WORD] ?? 0, looks[own + SUFFIX3] ?? 0];
  out[from] = key(1, w, 0);
  out[from + 1] = key(2, s3, 0);
  out[from + 2] = key(3, looks[own + SUFFIX2] ?? 0, 0);
  out[from + 3] = key(4, shape >> 6, s3);
  out[from + 4] = key(5, shape, 0);
  out[from + 5] = key(17, state, w);
  out[from + 6] = key(23, state, s3);
  return from + 7;
}

/** What a word says of the place that it stands `offset` places from (-2, -1, 1, 2), in that place's state. */
export function neighbourFeatures(
  offset: number,
  state: number,
  looks: Int32Array,
  neighbour: number,
  out: Int32Array,
  from: number,
): number {
  const w = looks[neighbour + WORD] ?? 0;
  let at = from;
  if (offset === -1) {
    out[at++] = key(6, w, 0);
    out[at++] = key(14, looks[neighbour + SUFFIX3] ?? 0, 0);
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
export function taggedFeatures(t1: number, looks: Int32Array, own: number, out: Int32Array, from: number): number {
  out[from] = key(12, t1, looks[own + WORD] ?? 0);
  out[from + 1] = key(21, t1, looks[own + SUFFIX3] ?? 0);
  return from + 2;
}

/** What words say together: the rest of the features. */
export function jointFeatures(
  state: number,
  t1: number,
  shape: number,
  looks: Int32Array,
  before: number,
  own: number,
  after: number,
  out: Int32Array,
  from: number,
): number {
  const [w, s3, s3After] = [looks[own + WORD] ?? 0, looks[own + SUFFIX3] ?? 0, looks[after + SUFFIX3] ?? 0];
  out[from] = key(13, s3After, t1);
  out[from + 1] = key(15, w, looks[after + WORD] ?? 0);
  out[from + 2] = key(16, looks[before + WORD] ?? 0, w);
  out[from + 3] = key(20, s3, s3After);
  out[from + 4] = key(22, (shape >> 6) * 32 + t1, looks[after + SUFFIX2] ?? 0);
  out[from + 5] = key(25, state * 8192 + s3After, s3);
  return from + 6;
}

/** A feature of 24 bits from its template and two values. */
function key(template: number, a: number, b: number): number {
  let hash = Math.imul(a ^ Math.imul(template, 0x9e3779b1), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15) ^ b, 0xc2b2ae35);
  return (hash ^ (hash >>> 13)) >>> 8;
}
