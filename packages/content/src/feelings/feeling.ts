import { slugOf } from "../slug.ts";

/** A feeling: `intensity` from 0 (a breath) to 1 (all of it); `label` carries it after a # for the colour, never for the eye. */
export interface Feeling {
  readonly id: string;
  readonly word: string;
  readonly intensity: number;
  readonly label: string;
  readonly definition: string;
}

export interface FeelingFamily {
  readonly id: string;
  readonly name: string;
  readonly feelings: readonly Feeling[];
}

type Row = readonly [word: string, intensity: number, definition: string];

/** A family from its rows, from the faintest feeling to the strongest. */
export function family(id: string, name: string, rows: readonly Row[]): FeelingFamily {
  const feelings = rows.map(([word, intensity, definition]) => ({
    id: slugOf(word),
    word,
    intensity,
    label: `${word}#${intensity}`,
    definition,
  }));
  return { id, name, feelings };
}
