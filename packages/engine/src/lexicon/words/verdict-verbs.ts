import { words } from "../words.ts";

/** Not told as done: "you should not snoop", "don't cheat", "did you lie?". */
export const UNDONE = words(`have to, may, might, must, need to, ought to, should`);

/** Verbs that an "-ing" follows as somebody's own act: "keeps lying", "was busy gossiping". */
export const CARRIES = words(`
  be, begin, catch, continue, end, enjoy, find, get, go, hate, hear, help, insist, keep, like, love, prefer, quit, resist, see,
  spend, start, stop, waste
`);

/** Verbs that nothing is done to. */
export const ALONE = words(`
  boast, brag, cheat, exaggerate, gloat, gossip, interfere, lie, meddle, moan, overreact, rant, sulk, whine
`);

export const ON_IN_UNDER = words(`
  ahead, around, awake, behind, beside, down, flat, here, in, next, on, still, there, under
`);

export const HABIT_WAY_TALENT = words(`
  brilliant, busy, capable, expert, famous, fond, gift, good, great, habit, history, interested, knack, known, master, obsessed,
  pattern, talent, way
`);

export const SO_TOO_MORE = words(`
  again, all, and, because, before, constantly, every, last, like, more, so, this, today, too, when, whenever, yesterday
`);
