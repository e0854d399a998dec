import type { Reading } from "../reading.ts";
import { findScorn } from "./asked-in-scorn.ts";
import { findIncapable } from "./incapable.ts";
import { findMissingVirtues, findPhrases, findWeakPoints } from "./missing-virtues.ts";
import { findNamedDeeds } from "./named-deeds.ts";
import { remember } from "./remember.ts";
import { findSimiles } from "./similes.ts";
import { spare } from "./spared.ts";
import type { Verdict } from "./target.ts";
import { findAdjectives } from "./verdict-adjectives.ts";
import { findAdverbs } from "./verdict-adverbs.ts";
import { findNouns } from "./verdict-nouns.ts";
import { findVerbs } from "./verdict-verbs.ts";

export const verdictAdjectives = remember((reading) => spare(reading, findAdjectives(reading)));
export const verdictNouns = remember((reading) => spare(reading, findNouns(reading)));
export const verdictVerbs = remember((reading) => spare(reading, findVerbs(reading)));
export const verdictAdverbs = remember((reading) => spare(reading, findAdverbs(reading)));
/** Qualities denied and whole predicates: "no tact", "a chip on your shoulder". */
export const missingVirtues = remember((reading) => [
  ...findMissingVirtues(reading),
  ...findPhrases(reading),
  ...findWeakPoints(reading),
]);

/** Verdicts told as pictures and comparisons. */
export const roundaboutVerdicts = remember((reading) => [
  ...findSimiles(reading),
  ...findIncapable(reading),
  ...findScorn(reading),
]);
/** Labels put on a deed: "a weasel move", "that shambles of a rehearsal". */
export const namedDeeds = remember(findNamedDeeds);

/** Every verdict of the message, by kind. */
export function allVerdicts(reading: Reading): Verdict[] {
  return [
    ...verdictAdjectives(reading),
    ...verdictNouns(reading),
    ...verdictVerbs(reading),
    ...verdictAdverbs(reading),
    ...missingVirtues(reading),
    ...roundaboutVerdicts(reading),
    ...namedDeeds(reading),
  ];
}
