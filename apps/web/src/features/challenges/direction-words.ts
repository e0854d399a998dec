import type { Direction } from "@wellput/contract";

/** Whom a practice scenario is for, by the codes of the contract: in the word of the form, and to who looks for one. */
export const DIRECTION_WORDS: Record<Direction, { readonly form: string; readonly filter: string }> = {
  a: { form: "All", filter: "For everybody" },
  d: { form: "Up", filter: "For talking up, as to a boss" },
  u: { form: "Down", filter: "For talking down, as to a report" },
};
