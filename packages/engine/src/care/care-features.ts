import { featuresOf } from "../scorer/features.ts";
import type { Reading } from "../text/reading.ts";
import { addConceptFeatures } from "./concept-features.ts";

/** What the reader of danger sees of a reading: its words, and what they mean. */
export function careFeatures(reading: Reading): Set<number> {
  const features = featuresOf(reading);
  addConceptFeatures(reading, features);
  return features;
}
