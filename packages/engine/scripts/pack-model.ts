/** Turns learnt weights into the packed form that `src/text/model.ts` reads. */
import type { PackedModel } from "../src/text/model.ts";
import { TAGS } from "../src/text/reading.ts";
import type { Weights } from "./perceptron.ts";
import type { GoldSentence } from "./treebank.ts";

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

/** Weights as signed bytes. */
export function pack(weights: Weights, words: Pick<PackedModel, "certain" | "verbs">): PackedModel {
  const rows = [...weights.rows].sort((a, b) => strength(b[1]) - strength(a[1]));
  const largest = rows[0] === undefined ? 1 : strength(rows[0][1]);
  const scale = 127 / Math.min(largest, 9);
  const bytes: number[] = [];
  let [key, rowCount] = [0, 0];
  for (const [next, row] of rows.sort((a, b) => a[0] - b[0])) {
    const values = [...row].map((value) => Math.max(-127, Math.min(127, Math.round(value * scale))));
    const tags = values.reduce((mask, value, tag) => (value === 0 ? mask : mask | (1 << tag)), 0);
    if (tags === 0) continue;
    for (let step = next - key; ; step >>>= 7) {
      bytes.push(step > 127 ? (step & 127) | 128 : step);
      if (step <= 127) break;
    }
    bytes.push(
      tags & 255,
      (tags >> 8) & 255,
      (tags >> 16) & 255,
      ...values.filter((value) => value !== 0).map((value) => value & 255),
    );
    key = next;
    rowCount++;
  }
  while (bytes.length % 3 !== 0) bytes.push(0);
  return { rows: Buffer.from(bytes).toString("base64"), rowCount, ...words };
}

/** Base forms of all verbs, for finding lemmas. */
export function verbLemmas(sentences: readonly GoldSentence[]): string {
  const verbs = sentences.flat().filter(({ tag }) => tag === "VERB" || tag === "IMP");
  return [...new Set(verbs.map(({ lemma }) => lemma.toLowerCase()))]
    .filter((lemma) => /^[a-z]{2,}$/.test(lemma))
    .sort()
    .join(" ");
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
