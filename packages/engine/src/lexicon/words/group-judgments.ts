import { words } from "../words.ts";

export const NO_PEOPLE = words(`
  britain, england, football, history, life, london, love, me, monday, nature, politics, progress, summer, us, weather, winter,
  you
`);

export const GOOD_FINDS = words(`best, cheapest, finest, good, lovely, nicest, perfect, prettiest, sweetest`);

export const MISDEED = words(`
  be, blame, botch, break, complain, complicate, drop, find, forget, lie, lose, miss, moan, overcomplicate, ruin, spoil, take,
  turn, twist
`);

/** What people are really trusted with. */
export const HANDLING = words(`
  answer, build, choose, deal, decide, do, fit, get, guide, handle, install, judge, keep, know, look, make, manage, protect, run,
  see, set, sort, test, treat
`);

export const CHARGING = words(`
  always, blame, just, never, no, not, nothing, only, ruin, ruined, should, spoiled, spoilt, too, why
`);

/** How talk of a sort of people begins: "kids these days", "someone like him". */
export const SORTS_OF_PEOPLE = words(`
  kids these, kids today, people like, people now, people these, somebody like, someone like, the youth, young people,
  your generation, your sort
`);
