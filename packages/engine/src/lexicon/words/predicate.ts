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

/** Small words that may stand between a verb and what it says of its subject: "you are such a lazy …". */
export const PASSABLE = words(`
  a, absolute, all, always, an, and, anything, away, back, be, bed, been, being, beyond, big, bit, bloody, both, bunch, but,
  complete, damn, dead, effing, fucking, half, home, how, just, kind, kinda, less, like, little, load, lot, more, most, never,
  nothing, of, old, or, out, piece, pretty, proper, real, really, right, so, sort, sorta, such, the, to, too, total, utter,
  way, what, work, yet
`);
