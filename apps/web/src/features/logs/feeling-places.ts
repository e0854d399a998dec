import { type FeelingPlace, feelingsMet, feelingsUnmet } from "@wellput/content/feelings";
import { wordOf } from "@wellput/contract/scenario-fields";

interface KnownFeeling {
  /** The word with its intensity after a #. */
  readonly label: string;
  readonly place: FeelingPlace;
}

const KNOWN: ReadonlyMap<string, KnownFeeling> = new Map(
  [...feelingsUnmet, ...feelingsMet].flatMap(({ place, feelings }) =>
    feelings.map(({ word, label }) => [word, { label, place }] as const),
  ),
);

/** The feeling of our lists that a person has named, however they wrote it. */
export function feelingNamed(word: string): KnownFeeling | undefined {
  return KNOWN.get(word.trim().toLowerCase());
}

/** Where a chosen label lies among all feelings; undefined for one's own words. */
export function placeOf(label: string): FeelingPlace | undefined {
  return feelingNamed(wordOf(label))?.place;
}
