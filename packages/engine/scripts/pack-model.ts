/** Turns learnt weights into the packed form that `src/text/model.ts` reads. */
import { fold } from "../src/lexicon/folded.ts";
import { bitsIn, FULL, type PackedModel, SIGNS, SIX_BITS } from "../src/text/model.ts";
import { TAGS } from "../src/text/reading.ts";
import type { Weights } from "./perceptron.ts";
import type { GoldSentence } from "./treebank.ts";

/** As fine as a single sign can tell; finer weights decide no better, and travel worse. */
const WEIGHT_MAX = 40;
/** Lighter weights decide next to nothing; of heavier ones fewer and fewer are told apart, which travels better. */
const LIGHTEST = 3;
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
  const tags = Array.from({ length: Math.ceil(TAGS.length / SIX_BITS) }, () => "");
  let [before, rowCount, lowSteps, highSteps] = [0, 0, "", ""];
  /** For each number of weights those of the rows that have so many. */
  const signs = Array.from({ length: TAGS.length + 1 }, () => "");
  for (const [key, row] of rows) {
    const values = [...row].map((value) => Math.sign(value) * coarse(Math.abs(value * scale)));
    const present = values.reduce((mask, value, tag) => (value === 0 ? mask : mask | (1 << tag)), 0);
    if (present === 0) continue;
    const step = key - before;
    const high = step >>> SIX_BITS;
    lowSteps += SIGNS.charAt(step & FULL);
    highSteps += SIGNS.charAt(FULL).repeat(Math.floor(high / FULL)) + SIGNS.charAt(high % FULL);
    tags.forEach((group, order) => {
      tags[order] = group + SIGNS.charAt((present >>> (order * SIX_BITS)) & FULL);
    });
    const own = values
      .filter((value) => value !== 0)
      .map((value) => SIGNS.charAt(value > 0 ? value * 2 - 2 : value * -2 - 1));
    signs[bitsIn(present)] += own.join("");
    before = key;
    rowCount++;
  }
  return { rowCount, lowSteps, highSteps, tags, weights: signs.join(""), ...words };
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
