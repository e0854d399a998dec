/** Which writings a text goes back to: of each page that wrote, its last. */
export type Seen = Readonly<Record<string, number>>;

/** So many writers are remembered: of one that is forgotten, a tab goes on with its own words. */
const WRITERS_KEPT = 20;

/** This page, until it is loaded again; a tab that is doubled has its copies, but another name. */
const WRITER = crypto.randomUUID();
let writings = 0;

/** After one more writing here. */
export function withWriting({ [WRITER]: _last, ...others }: Seen): Seen {
  writings += 1;
  return lastOf({ ...others, [WRITER]: writings });
}

/** Whether all that `older` goes back to is in `newer` too. */
export const hasAll = (newer: Seen, older: Seen): boolean =>
  Object.entries(older).every(([writer, count]) => (newer[writer] ?? 0) >= count);

export function unionOf(one: Seen, other: Seen): Seen {
  const newer = Object.entries(other).filter(([writer, count]) => count > (one[writer] ?? 0));
  return lastOf({ ...one, ...Object.fromEntries(newer) });
}

const lastOf = (seen: Seen): Seen => Object.fromEntries(Object.entries(seen).slice(-WRITERS_KEPT));
