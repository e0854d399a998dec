import type { Direction } from "@wellput/contract";

interface DirectionWords {
  /** To who writes a message: whom it goes to. */
  readonly addressee: string;
  /** In the form of a practice scenario. */
  readonly form: string;
  /** To who looks for a practice scenario. */
  readonly filter: string;
}

/** The codes of the contract in words: a step up a ladder, across, or down. */
export const DIRECTION_WORDS: Record<Direction, DirectionWords> = {
  d: { addressee: "Up, to somebody above me", form: "Up", filter: "For talking up, as to a boss" },
  a: { addressee: "Across, to somebody beside me", form: "All", filter: "For everybody" },
  u: { addressee: "Down, to somebody I lead", form: "Down", filter: "For talking down, as to a report" },
};

/** From the top of the ladder down. */
export const LADDER = ["d", "a", "u"] as const satisfies readonly Direction[];
