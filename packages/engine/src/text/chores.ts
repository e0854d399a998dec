import * as lists from "../lexicon/words/chores.ts";
import { matchAt } from "./query.ts";
import type { Reading } from "./reading.ts";

/** "take out the bins", "walk the dog", "say sorry": the verb at `at` opens a duty of those who live together. */
export function isChoreAt(reading: Reading, at: number): boolean {
  const deed = matchAt(reading, at, "good-deed");
  return deed !== undefined && deed.end - deed.first > 1 && deed.text.split(" ").some((word) => lists.CHORES.has(word));
}
