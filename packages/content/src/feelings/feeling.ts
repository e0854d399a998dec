import { slugOf } from "../slug.ts";

/** A feeling: `intensity` from 0 (a breath) to 1 (all of it); `label` carries it after a # for the colour, never for the eye. */
export interface Feeling {
  readonly id: string;
  readonly word: string;
  readonly intensity: number;
  readonly label: string;
  readonly definition: string;
}

/** Where a family lies among all feelings, each from -1 to 1: how pleasant it is, and how much energy it has. */
export interface FeelingPlace {
  readonly pleasantness: number;
  readonly energy: number;
}

export interface FeelingFamily {
  readonly id: string;
  readonly name: string;
  readonly place: FeelingPlace;
  readonly feelings: readonly Feeling[];
}

type Row = readonly [word: string, intensity: number, definition: string];

/** A family from its rows, from the faintest feeling to the strongest. */
export function family(
  id: string,
  name: string,
  [pleasantness, energy]: readonly [number, number],
  rows: readonly Row[],
): FeelingFamily {
  const feelings = rows.map(([word, intensity, definition]) => ({
    id: slugOf(word),
    word,
    intensity,
    label: `${word}#${intensity}`,
    definition,
  }));
  return { id, name, place: { pleasantness, energy }, feelings };
}
