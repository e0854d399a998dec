import { blames } from "./facts/blame.ts";
import { effects } from "./facts/effects.ts";
import { statedFeelings } from "./facts/feelings.ts";
import { remember } from "./facts/remember.ts";
import { allVerdicts } from "./facts/verdict.ts";
import { matchesOf, norm, phraseAt } from "./query.ts";
import type { Reading } from "./reading.ts";

const LOADED = ["pseudo-feeling", "mind-reading"] as const;

const isStrained = remember((reading: Reading): boolean => {
  // "I never wanted to bake bread" reads nobody's mind.
  const isOwn = (first: number) => ["i", "we"].includes(norm(reading, first - 1));
  if (LOADED.some((name) => matchesOf(reading, name).some(({ first }) => !isOwn(first)))) return true;
  if (matchesOf(reading, "threat").some(({ first }) => !isOrElseThing(reading, first))) return true;
  return [allVerdicts, effects, statedFeelings, blames].some((told) => told(reading).length > 0);
});

/** A message that judges, hurts or threatens elsewhere gives no tips; hard words about things and weather do not count. */
export function isTense(reading: Reading): boolean {
  return isStrained(reading);
}

/** "or else the macro loses your change": what a thing does then is a reason, no threat. */
export function isOrElseThing(reading: Reading, at: number): boolean {
  const end = norm(reading, at) === "else" ? at + 1 : at + 2;
  if (norm(reading, end - 1) !== "else" || norm(reading, end - 2) !== "or") return false;
  const next = phraseAt(reading, end);
  // "or else the macro loses …", whatever the tagger made of "macro"
  if (next === undefined) return ["the", "it"].includes(norm(reading, end));
  // "Water the plants or else they die"
  if (norm(reading, end) === "they") return phraseAt(reading, end - 3)?.person === "thing";
  return next.first === end && next.person === "thing" && norm(reading, end) !== "there" && next.owner === undefined;
}
