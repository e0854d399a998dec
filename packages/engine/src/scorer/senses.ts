import { remember } from "../text/facts/remember.ts";
import type { Token } from "../text/reading.ts";
import { calmed } from "./calmed.ts";
import { hash, place } from "./features.ts";

const [BEGINNING, END] = [hash("^"), hash("$")];

/** What each token of a reading stands for, as numbers. */
export const sensesOf = remember((reading) => Int32Array.from(reading.tokens, (token) => hash(senseOf(token))));

/** A word stands for its class in the word lists, a name for any name, and else for its lemma. */
function senseOf({ matches, tag, lemma }: Token): string {
  const [match] = matches;
  if (match !== undefined) return `#${match.name}`;
  if (tag === "PROPN" || tag === "NUM") return `#${tag}`;
  return calmed(lemma);
}

/** Adds every run of up to so many items, the edges counted as items of their own. */
export function addRuns(items: Iterable<number>, longest: number, kind: number, found: Set<number>): void {
  const hashes = [BEGINNING, ...items, END];
  for (let first = 0; first < hashes.length; first++) {
    let run = 0;
    for (let length = 1; length <= longest && first + length <= hashes.length; length++) {
      run = Math.imul(run, 31) + (hashes[first + length - 1] ?? 0) + length;
      found.add(place(run, kind));
    }
  }
}
