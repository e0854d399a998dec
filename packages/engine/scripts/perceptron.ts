/** Learns the tagger's weights: averaged perceptron, greedy, trained on its own guesses. */

import { TAGS } from "../src/text/reading.ts";
import { describe, factsFor, features, LOOKS, MAX_FEATURES, PAD, SIGNS } from "../src/text/tag-features.ts";
import { subjectAfter } from "../src/text/tagger.ts";
import type { GoldSentence } from "./treebank.ts";

const KEYS = 1 << 24;
const WIDTH = TAGS.length;

export interface Weights {
  /** Feature key to averaged weights, one a tag. */
  readonly rows: Map<number, Float32Array>;
}

interface Row {
  readonly now: Float32Array;
  readonly total: Float64Array;
  readonly stamp: Int32Array;
}

/**
 * Trains for `epochs` passes in an order shuffled by a fixed seed, so that the same data gives the same model.
 * With `kept`, only those features are looked at: a second training on the strongest ones wins back what pruning loses.
 */
export function learn(sentences: readonly GoldSentence[], epochs: number, kept?: Iterable<number>): Weights {
  const allowed = kept === undefined ? undefined : new Uint8Array(KEYS);
  for (const key of kept ?? []) if (allowed !== undefined) allowed[key] = 1;
  const index = new Int32Array(KEYS);
  const rows: Row[] = [];
  const keys: number[] = [];
  const longest = Math.max(...sentences.map((sentence) => sentence.length));
  const facts = factsFor(longest);
  const out = new Int32Array(MAX_FEATURES);
  const scores = new Float64Array(WIDTH);
  let clock = 0;

  const rowFor = (key: number): Row => {
    const at = index[key] ?? 0;
    const known = at > 0 ? rows[at - 1] : undefined;
    if (known !== undefined) return known;
    const row = { now: new Float32Array(WIDTH), total: new Float64Array(WIDTH), stamp: new Int32Array(WIDTH) };
    rows.push(row);
    keys.push(key);
    index[key] = rows.length;
    return row;
  };
  const nudge = (key: number, tag: number, by: number) => {
    const row = rowFor(key);
    row.total[tag] = (row.total[tag] ?? 0) + (clock - (row.stamp[tag] ?? 0)) * (row.now[tag] ?? 0);
    row.stamp[tag] = clock;
    row.now[tag] = (row.now[tag] ?? 0) + by;
  };

  for (let epoch = 0; epoch < epochs; epoch++) {
    let right = 0;
    let seen = 0;
    for (const sentence of shuffled(sentences, epoch + 1)) {
      describe(facts, sentence, 0, sentence.length);
      let [t1, t2, subject] = [0, 0, 0];
      for (let at = 0; at < sentence.length; at++) {
        const token = sentence[at];
        if (token === undefined) break;
        clock++;
        const count = keepAllowed(out, features(facts, at + PAD, t1, t2, subject, out), allowed);
        scores.fill(0);
        for (let f = 0; f < count; f++) {
          const row = rows[(index[out[f] ?? 0] ?? 0) - 1];
          if (row !== undefined) for (let t = 0; t < WIDTH; t++) scores[t] = (scores[t] ?? 0) + (row.now[t] ?? 0);
        }
        const guess = best(scores);
        const gold = TAGS.indexOf(token.tag);
        seen++;
        if (guess === gold) right++;
        else
          for (let f = 0; f < count; f++) {
            nudge(out[f] ?? 0, gold, 1);
            nudge(out[f] ?? 0, guess, -1);
          }
        [t1, t2] = [guess + 1, t1];
        subject = subjectAfter(subject, guess, facts.looks[(at + PAD) * LOOKS + SIGNS] ?? 0);
      }
    }
    console.log(`pass ${epoch + 1}: ${((right / seen) * 100).toFixed(2)} % right`);
  }
  const averaged = new Map<number, Float32Array>();
  rows.forEach((row, at) => {
    const mean = row.total.map((total, t) => (total + (clock - (row.stamp[t] ?? 0)) * (row.now[t] ?? 0)) / clock);
    averaged.set(keys[at] ?? 0, Float32Array.from(mean));
  });
  return { rows: averaged };
}

function keepAllowed(out: Int32Array, count: number, allowed: Uint8Array | undefined): number {
  if (allowed === undefined) return count;
  let kept = 0;
  for (let f = 0; f < count; f++) if (allowed[out[f] ?? 0] === 1) out[kept++] = out[f] ?? 0;
  return kept;
}

function best(scores: Float64Array): number {
  let top = 0;
  for (let t = 1; t < scores.length; t++) if ((scores[t] ?? 0) > (scores[top] ?? 0)) top = t;
  return top;
}

function shuffled<T>(items: readonly T[], seed: number): T[] {
  const out = [...items];
  let state = seed * 2654435761;
  for (let at = out.length - 1; at > 0; at--) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const other = state % (at + 1);
    const [a, b] = [out[at], out[other]];
    if (a !== undefined && b !== undefined) [out[at], out[other]] = [b, a];
  }
  return out;
}
