import { TAGS } from "./reading.ts";

/** Weights as they lie in the repository. */
export interface PackedModel {
  /** Base64 of: rows sorted by key; each a key step, a tag mask, and one signed byte a tag in the mask. */
  readonly rows: string;
  readonly rowCount: number;
  /** Words that are always one tag, space-separated, by tag. */
  readonly certain: Readonly<Record<string, string>>;
  /** Base forms of verbs, space-separated. */
  readonly verbs: string;
}

export interface TaggerModel {
  /** Open-addressed table, two numbers a slot: a feature's key (-1: empty), and where its votes begin, times 32, plus how many they are. */
  readonly table: Int32Array;
  /** Few tags of a feature have a weight: each such weight, times 32, plus its tag. */
  readonly votes: Int16Array;
  readonly mask: number;
  /** One bit for each low part of a key that is there at all: most features are not, and are told so cheaply. */
  readonly filter: Int32Array;
  readonly certain: ReadonlyMap<string, number>;
}

export const FILTER_MASK = 0x3ffff;
/** A packed number holds a tag, or a count of tags, in its low bits. */
export const TAG_BITS = 5;
export const TAG_MASK = (1 << TAG_BITS) - 1;
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Spreads packed rows into typed arrays. */
export function unpack(packed: PackedModel): TaggerModel {
  const bytes = fromBase64(packed.rows);
  let size = 1024;
  while (size < packed.rowCount * 2.5) size *= 2;
  const mask = size - 1;
  const table = new Int32Array(size * 2).fill(-1);
  const filter = new Int32Array((FILTER_MASK + 1) >>> 5);
  const votes = new Int16Array(bytes.length);
  let count = 0;
  let at = 0;
  let key = 0;
  for (let row = 0; row < packed.rowCount; row++) {
    let step = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++] ?? 0;
      step |= (byte & 127) << shift;
      if (byte < 128) break;
    }
    key += step;
    const present = (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16);
    at += 3;
    const begin = count;
    for (let t = 0; t < TAGS.length; t++) {
      if ((present & (1 << t)) === 0) continue;
      votes[count++] = (((bytes[at++] ?? 0) << 24) >> 24) * (1 << TAG_BITS) + t;
    }
    let slot = key & mask;
    while (table[slot * 2] !== -1) slot = (slot + 1) & mask;
    table[slot * 2] = key;
    table[slot * 2 + 1] = (begin << TAG_BITS) + count - begin;
    const bit = key & FILTER_MASK;
    filter[bit >>> 5] = (filter[bit >>> 5] ?? 0) | (1 << (bit & 31));
  }
  return { table, votes: votes.slice(0, count), mask, filter, certain: certainTags(packed.certain) };
}

function certainTags(certain: PackedModel["certain"]): Map<string, number> {
  const found = new Map<string, number>();
  TAGS.forEach((tag, index) => {
    for (const word of (certain[tag] ?? "").split(" ")) if (word !== "") found.set(word, index);
  });
  return found;
}

/** Written out here because neither Node's Buffer nor the browser's atob is a part of the language. */
function fromBase64(text: string): Uint8Array {
  const values = new Uint8Array(128);
  for (let index = 0; index < ALPHABET.length; index++) values[ALPHABET.charCodeAt(index)] = index;
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let out = 0;
  for (let index = 0; index + 3 < text.length; index += 4) {
    const a = values[text.charCodeAt(index)] ?? 0;
    const b = values[text.charCodeAt(index + 1)] ?? 0;
    const c = values[text.charCodeAt(index + 2)] ?? 0;
    const d = values[text.charCodeAt(index + 3)] ?? 0;
    bytes[out++] = (a << 2) | (b >> 4);
    bytes[out++] = (b << 4) | (c >> 2);
    bytes[out++] = (c << 6) | d;
  }
  return bytes;
}
