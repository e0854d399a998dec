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
  readonly text: string;
  readonly norm: string;
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
const EDGE_BEFORE = 0x51ed;
const EDGE_AFTER = 0x7f4a;

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
    const word = /^\d/.test(token.norm) ? numberShape(token.norm) : token.norm;
    facts.word[at] = hashOf(word, 0);
    facts.suffix3[at] = hashOf(word, Math.max(0, word.length - 3));
    facts.suffix2[at] = hashOf(word, Math.max(0, word.length - 2));
    facts.shape[at] = shapeOf(token.text, offset === 0) * 64 + (word.charCodeAt(0) & 31);
    facts.opens[at] = opens;
    opens = OPENERS.has(token.norm) ? 1 : 0;
    if (token.text.includes("?")) facts.asks = 1;
  }
}

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
  const { word, suffix3, suffix2, shape, opens } = facts;
  const w = word[at] ?? 0;
  const before = word[at - 1] ?? 0;
  const after = word[at + 1] ?? 0;
  const s3 = suffix3[at] ?? 0;
  const open = opens[at] ?? 0;
  const looks = shape[at] ?? 0;
  out[0] = key(1, w, 0);
  out[1] = key(2, s3, 0);
  out[2] = key(3, suffix2[at] ?? 0, 0);
  out[3] = key(4, looks >> 6, s3);
  out[4] = key(5, looks, 0);
  out[5] = key(6, before, 0);
  out[6] = key(7, word[at - 2] ?? 0, 0);
  out[7] = key(8, after, 0);
  out[8] = key(9, word[at + 2] ?? 0, 0);
  out[9] = key(10, t1, 0);
  out[10] = key(11, t1, t2 + 1);
  out[11] = key(12, t1, w);
  out[12] = key(13, suffix3[at + 1] ?? 0, t1);
  out[13] = key(14, suffix3[at - 1] ?? 0, 0);
  out[14] = key(15, w, after);
  out[15] = key(16, before, w);
  out[16] = key(17, open * 4 + subject * 2 + facts.asks, w);
  out[17] = key(18, open * 4 + subject * 2 + facts.asks, after);
  out[18] = key(19, open * 4 + subject * 2 + facts.asks, t1);
  out[19] = key(20, s3, suffix3[at + 1] ?? 0);
  out[20] = key(21, t1, s3);
  out[21] = key(22, (looks >> 6) * 32 + t1, suffix2[at + 1] ?? 0);
  const state = open * 4 + subject * 2 + facts.asks;
  out[22] = key(23, state, s3);
  out[23] = key(24, state, before);
  out[24] = key(25, state * 8192 + (suffix3[at + 1] ?? 0), s3);
  return 25;
}

/** A feature of 24 bits from its template and two values. */
function key(template: number, a: number, b: number): number {
  let hash = Math.imul(a ^ Math.imul(template, 0x9e3779b1), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15) ^ b, 0xc2b2ae35);
  return (hash ^ (hash >>> 13)) >>> 8;
}
