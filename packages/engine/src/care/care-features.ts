import { featuresOf, hash, place } from "../scorer/features.ts";
import type { Reading } from "../text/reading.ts";
import { addConceptFeatures } from "./concept-features.ts";
import { signIn } from "./signs/sign-in.ts";

/** A sign is one thing among the hundred of a message, and weighs as much as so many of them. */
const SIGN_SHARES = 12;
const SIGN = 0x7feb352d;

/** What the reader of danger sees of a reading: its words, what they mean, and what is said outright. */
export function careFeatures(reading: Reading): Set<number> {
  const features = featuresOf(reading);
  addConceptFeatures(reading, features);
  const sign = signIn(reading);
  if (sign !== undefined)
    for (let share = 0; share < SIGN_SHARES; share++) features.add(place(hash(`${sign} ${share}`), SIGN));
  return features;
}
