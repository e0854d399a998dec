import { words } from "../words.ts";

export const IS_DEGREE = words(`a, an, deeply, pretty, quite, rather, so, the, very`);

export const COPULAS = words(`
  act, appear, arrive, be, become, come, end, feel, get, go, grow, look, prove, remain, seem, sound, stay, tend, turn, wake,
  wind
`);

/** "I am since weeks very nervous" */
export const SINCE = words(`
  day, days, friday, monday, month, months, saturday, since, sunday, thursday, tuesday, wednesday, week, weeks, year, years,
  yesterday
`);

export const CARRYING = words(`
  begin, continue, enjoy, help, insist, keep, like, love, persist, quit, resist, start, stop, try
`);

export const SEE_REGARD_VIEW = words(`class, describe, know, rate, regard, see, view`);
