import { words } from "../words.ts";

/** Mishaps that nobody is praised for; with "it" some of the others are feats ("you smashed it"). */
export const MISHAPS = words(`
  abandon, alienate, anger, annoy, botch, break, bungle, burn, crash, damage, delete, destroy, drop, dump, embarrass, exclude,
  flood, forget, humiliate, ignore, insult, interrupt, lock, lose, mess, miss, offend, overwrite, ruin, scare, screw, skip,
  spill, spoil, upset, wake, waste, wreck
`);

export const HELPERS = words(`actually, again, also, even, have, just, manage, once, only, really, to`);

export const DROP_LOSE_MISS = words(`
  break, burn, crash, delete, drop, dump, lock, lose, miss, scare, skip, spill, wake
`);
