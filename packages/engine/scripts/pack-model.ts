/** Turns learnt weights into the packed form that `src/text/model.ts` reads. */
import { fold } from "../src/lexicon/folded.ts";
import { FULL, type PackedModel } from "../src/text/model.ts";
import { codeTags, codeWeight, SYMBOLS } from "../src/text/model-rows.ts";
import type { SymbolCoder } from "../src/text/prefix-codes.ts";
import { TAGS } from "../src/text/reading.ts";
import { SIGNS, SIX_BITS } from "../src/text/signs.ts";
import type { Weights } from "./perceptron.ts";
import { lengthsFor, SymbolCounter, SymbolWriter } from "./symbol-writer.ts";
import type { GoldSentence } from "./treebank.ts";

/** As fine as a single sign can tell; finer weights decide no better, and travel worse. */
const WEIGHT_MAX = 40;
/** Lighter weights decide next to nothing; of heavier ones fewer and fewer are told apart, which travels better. */
const LIGHTEST = 3;
/** A feature whose heaviest weight is lighter than this turns no tag, nor one whose weights are lighter together. */
const STRONGEST_MIN = 9;
const SUM_MIN = 29;
const BY_TWOS = 6;
const BY_FOURS = 16;
/** Heavier weights than this are cut: they are few. */
const STRENGTH_MAX = 9;
const SEEN_OFTEN = 30;
const ALWAYS = 0.997;
const SEEN_VERY_OFTEN = 200;
const NEARLY_ALWAYS = 0.98;

const strength = (row: Float32Array) => row.reduce((max, value) => Math.max(max, Math.abs(value)), 0);

/** The `count` features with the largest weights. */
export function strongest(weights: Weights, count: number): number[] {
  return [...weights.rows]
    .sort((a, b) => strength(b[1]) - strength(a[1]))
    .slice(0, count)
    .map(([key]) => key);
}

/** Weights as whole numbers up to 40 either way, each row written as signs that `unpack` reads. */
export function pack(weights: Weights, words: Pick<PackedModel, "certain" | "verbs">): PackedModel {
  const rows = [...weights.rows].sort((a, b) => a[0] - b[0]);
  const scale = WEIGHT_MAX / Math.min(Math.max(...rows.map(([, row]) => strength(row))), STRENGTH_MAX);
  const packed: PackedRow[] = [];
  let [before, lowSteps, highSteps] = [0, "", ""];
  for (const [key, row] of rows) {
    const values = [...row].map((value) => Math.sign(value) * coarse(Math.abs(value * scale)));
    const mask = values.reduce((bits, value, tag) => (value === 0 ? bits : bits | (1 << tag)), 0);
    const sizes = values.map(Math.abs);
    if (Math.max(...sizes) < STRONGEST_MIN || sizes.reduce((a, b) => a + b) < SUM_MIN) continue;
    const step = key - before;
    const high = step >>> SIX_BITS;
    lowSteps += SIGNS.charAt(step & FULL);
    highSteps += SIGNS.charAt(FULL).repeat(Math.floor(high / FULL)) + SIGNS.charAt(high % FULL);
    packed.push({ mask, values: values.filter((value) => value !== 0) });
    before = key;
  }
  return { rowCount: packed.length, lowSteps, highSteps, ...packRows(packed), ...words };
}

/** Which tags a row has a weight for, and these weights. */
interface PackedRow {
  readonly mask: number;
  readonly values: readonly number[];
}

/** Rows in codes that are short for what is frequent, with these codes' lengths. */
export function packRows(rows: readonly PackedRow[]): Pick<PackedModel, "codeLengths" | "rows" | "weightCount"> {
  const counter = new SymbolCounter(SYMBOLS);
  for (const row of rows) codeRow(counter, row);
  const lengths = counter.counts.map(lengthsFor);
  const writer = new SymbolWriter(lengths);
  for (const row of rows) codeRow(writer, row);
  const weightCount = rows.reduce((sum, { values }) => sum + values.length, 0);
  const codeLengths = lengths
    .flat()
    .map((length) => SIGNS.charAt(length))
    .join("");
  return { codeLengths, rows: writer.end(), weightCount };
}

function codeRow(coder: SymbolCoder, { mask, values }: PackedRow): void {
  codeTags(coder, mask);
  values.reduce((sum, value, at) => sum + codeWeight(coder, values.length - 1 - at, sum, value), 0);
}

/** A weight's strength as one of the few that are told apart. */
function coarse(strength: number): number {
  const whole = Math.min(WEIGHT_MAX, Math.round(strength));
  if (whole < LIGHTEST) return 0;
  const step = whole >= BY_FOURS ? 4 : whole >= BY_TWOS ? 2 : 1;
  return Math.min(WEIGHT_MAX, Math.round(whole / step) * step);
}

/** Base forms of all verbs, for finding lemmas; folded. */
export function verbLemmas(sentences: readonly GoldSentence[]): string {
  const verbs = sentences.flat().filter(({ tag }) => tag === "VERB" || tag === "IMP");
  const lemmas = new Set(verbs.map(({ lemma }) => lemma.toLowerCase()));
  return fold([...lemmas].filter((lemma) => /^[a-z]{2,}$/.test(lemma)).sort());
}

/** Words seen often and always, or very often and nearly always, with one tag need no deciding. */
export function certainWords(sentences: readonly GoldSentence[]): Record<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const { norm, tag } of sentences.flat()) {
    const tags = counts.get(norm) ?? new Map<string, number>();
    tags.set(tag, (tags.get(tag) ?? 0) + 1);
    counts.set(norm, tags);
  }
  const words: Record<string, string[]> = {};
  for (const [norm, tags] of counts) {
    const [only] = tags.keys();
    const total = [...tags.values()].reduce((a, b) => a + b, 0);
    const [top, most] = [...tags].sort((a, b) => b[1] - a[1])[0] ?? [only, 0];
    const share = most / total;
    const isCertain = (total >= SEEN_OFTEN && share >= ALWAYS) || (total >= SEEN_VERY_OFTEN && share >= NEARLY_ALWAYS);
    if (isCertain && top !== undefined && !norm.includes(" ")) words[top] = [...(words[top] ?? []), norm];
  }
  return Object.fromEntries(TAGS.flatMap((tag) => (words[tag] ? [[tag, words[tag].sort().join(" ")]] : [])));
}
