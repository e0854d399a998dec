import { slugOf } from "../slug.ts";

/** A need or value, with three ways in which it could be met. */
export interface Need {
  readonly id: string;
  readonly word: string;
  readonly definition: string;
  readonly strategies: readonly [string, string, string];
}

export interface NeedFamily {
  readonly id: string;
  readonly name: string;
  readonly needs: readonly Need[];
}

type Row = readonly [word: string, definition: string, strategies: readonly [string, string, string]];

/** A family of needs from its rows. */
export function family(id: string, name: string, rows: readonly Row[]): NeedFamily {
  const needs = rows.map(([word, definition, strategies]) => ({ id: slugOf(word), word, definition, strategies }));
  return { id, name, needs };
}
