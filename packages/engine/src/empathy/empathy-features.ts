import { featuresOf, hash, place } from "../scorer/features.ts";
import { addRuns, sensesOf } from "../scorer/senses.ts";
import type { Reading } from "../text/reading.ts";
import { ownFeelings } from "./own-feelings.ts";

/** What keeps kinds of features apart. */
const KIND = { sense: 0x1b873593, own: 0x846ca68b } as const;
const SENSE_RUN_MAX = 3;

/** What the reader of feelings and needs sees of a text: its words and pieces of words, what each stands for, and the feelings that its writer names. */
export function empathyFeatures(reading: Reading): Set<number> {
  const found = featuresOf(reading);
  const senses = sensesOf(reading);
  for (const { firstToken, endToken } of reading.sentences)
    addRuns(senses.subarray(firstToken, endToken), SENSE_RUN_MAX, KIND.sense, found);
  for (const { word, family } of ownFeelings(reading))
    for (const told of [word, `as ${family.words[0]}`]) found.add(place(hash(told), KIND.own));
  return found;
}
