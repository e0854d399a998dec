import { words } from "../words.ts";

/** Words that may stand between the asking and what is asked. */
export const SMALL = words(`
  all, also, and, as, at, be, both, do, ever, finally, guys, just, kind, kindly, least, lot, maybe, perhaps, please, pls,
  possibly, so, sometimes, to, try, two
`);

export const ASKING = words(`
  ask, asking, beg, begging, expect, expecting, like, love, need, prefer, tell, telling, urge, urging, want
`);

export const GLAD = words(`
  appreciate, appreciated, best, better, glad, good, grateful, great, happy, help, helpful, kind, like, love, lovely, nice,
  obliged, prefer, thankful
`);
