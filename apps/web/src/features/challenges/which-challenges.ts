import type { Challenge, Direction } from "@wellput/contract";
import { holdsWords, readWords } from "../../lib/find.ts";

/** The codes in the order of the form; every page loads this file for its address, so their words are elsewhere. */
export const DIRECTION_ORDER = ["a", "d", "u"] as const satisfies readonly Direction[];

/** Which of a list: those with some words, with a tag, and those written for somebody. */
export interface WhichChallenges {
  readonly q?: string;
  readonly tag?: string;
  readonly type?: Direction;
}

export const isOneOf = ({ q, tag, type }: WhichChallenges, challenge: Challenge): boolean =>
  holdsWords(q, challenge.title, challenge.summary, ...challenge.tags) &&
  (!tag || challenge.tags.includes(tag)) &&
  (!type || challenge.type === type);

/** What an address asks for. What it can't mean is left out. */
export function readWhich({ q, tag, type }: Record<string, unknown>): WhichChallenges {
  const known = DIRECTION_ORDER.find((direction) => direction === type);
  return {
    ...readWords(q),
    ...(typeof tag === "string" && tag && { tag: tag.slice(0, 100) }),
    ...(known && { type: known }),
  };
}
