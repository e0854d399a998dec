import type { Remark, Snapshot } from "../snapshot.ts";

type Read = Pick<Snapshot, "flags" | "strengths" | "danger">;

/** What the feedback itself measured between two texts: nothing else is called better. */
export interface Change {
  /** What was marked in the first, one phrase for each code that is nowhere in the last. */
  readonly gone: readonly Remark[];
  /** What works in the last, one phrase for each code that was nowhere in the first. */
  readonly won: readonly Remark[];
}

const NO_CHANGE: Change = { gone: [], won: [] };

/** Where somebody may be at risk wording is not measured. */
export function changeBetween(first: Read, last: Read): Change {
  if (first.danger || last.danger) return NO_CHANGE;
  return { gone: onlyIn(first.flags, last.flags), won: onlyIn(last.strengths, first.strengths) };
}

/** The first remark of each code that is missing among the others. */
function onlyIn(remarks: readonly Remark[], others: readonly Remark[]): Remark[] {
  const known = new Set<string>(others.map(({ c }) => c));
  return remarks.filter(({ c }) => !known.has(c) && known.add(c));
}
