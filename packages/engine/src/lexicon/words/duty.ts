import { words } from "../words.ts";

/** What is said of how somebody is, or of where: "she should be home", "he should have the key", "he should rest". */
export const STATES = words(`
  be, enjoy, fit, grow, have, heal, hear, improve, know, last, lie, like, live, love, manage, match, need, pass, recover, remain,
  rest, see, sit, sleep, stand, stay, succeed, suit, try, wait, win, work
`);

export const HAZARDS = words(`climb, dive, drink, drive, eat, enter, feed, inhale, lift, mix, swallow, swim, touch`);

export const WHAT_HOW_WHY = words(`
  all, anything, everything, how, only, things, what, whatever, where, whether, which, why
`);

export const NEXT_AS_FOR = words(`
  after, as, at, before, between, by, despite, for, from, given, in, next, on, since, under, with, without
`);

export const HERE_THERE_BEFORE = words(`after, alone, before, here, near, on, there, until, with`);
