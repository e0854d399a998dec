import { words } from "../words.ts";

export const HARD_NAMES = words(`
  appalling, awful, bad, crap, crappy, dreadful, hopeless, horrible, lousy, pathetic, rotten, rubbish, shit, terrible, useless,
  worthless
`);

export const DEGREES = words(`a, always, an, and, bloody, damn, quite, so, such, that, too`);

/** How an entry begins that denies something: "not bright", "no manners". */
export const DENYING = words(`
  can't, cannot, couldn't, didn't, doesn't, don't, had no, has no, hasn't, have no, haven't, never, no, not, nothing, nowhere
`);
