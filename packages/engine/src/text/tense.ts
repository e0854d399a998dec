import { blames } from "./facts/blame.ts";
import { effects } from "./facts/effects.ts";
import { statedFeelings } from "./facts/feelings.ts";
import { remember } from "./facts/remember.ts";
import { allVerdicts } from "./facts/verdict.ts";
import { matchesOf } from "./query.ts";
import type { Reading } from "./reading.ts";

const LOADED = ["threat", "pseudo-feeling", "mind-reading"] as const;

const isStrained = remember((reading: Reading): boolean => {
  if (LOADED.some((name) => matchesOf(reading, name).length > 0)) return true;
  return [allVerdicts, effects, statedFeelings, blames].some((told) => told(reading).length > 0);
});

/** A message that judges, hurts or threatens elsewhere gives no tips; hard words about things and weather do not count. */
export function isTense(reading: Reading): boolean {
  return isStrained(reading);
}
