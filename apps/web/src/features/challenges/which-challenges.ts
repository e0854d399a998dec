import type { Challenge, Direction } from "@wellput/contract";

/** The codes in the order of the form. */
export const DIRECTION_ORDER = ["a", "d", "u"] as const satisfies readonly Direction[];

/** Which of a list: those with a tag, and those written for somebody. */
export interface WhichChallenges {
  readonly tag?: string;
  readonly type?: Direction;
}

export const isOneOf = ({ tag, type }: WhichChallenges, challenge: Challenge): boolean =>
  (!tag || challenge.tags.includes(tag)) && (!type || challenge.type === type);

/** What an address asks for. What it can't mean is left out. */
export function readWhich({ tag, type }: Record<string, unknown>): WhichChallenges {
  const known = DIRECTION_ORDER.find((direction) => direction === type);
  return { ...(typeof tag === "string" && tag && { tag: tag.slice(0, 100) }), ...(known && { type: known }) };
}
