import { words } from "../words.ts";

/** Verbs of invitation, courtesy, offer and small talk: nobody is ordered about. */
export const KIND = words(`
  ask, be, believe, beware, bless, break, breathe, bring, celebrate, check, cheer, choose, come, congratulate, consider, dance,
  dream, drink, drop, eat, enjoy, excuse, feel, find, forgive, go, grab, guess, hang, have, help, hold, hope, imagine, join,
  keep, let, listen, look, love, meet, mind, note, pardon, pick, picture, play, pop, relax, remember, rest, save, say, see,
  shout, sing, sleep, smile, stay, suppose, take, taste, thank, think, treat, trust, try, wait, watch, welcome
`);

/** Kind verbs that turn into orders with "me", a deadline or a possessive. */
export const CAN_ORDER = words(`
  ask, be, bring, check, choose, come, drink, drop, eat, find, go, have, help, hold, keep, listen, look, pick, remember, save,
  say, stay, take, think, treat, try, wait, watch
`);

export const HAVE_TO_NEED_TO_MUST = words(`can, could, have to, may, might, must, need to, ought to, should`);

export const ALL_YOURS_DONE = words(`all, back, done, down, happy, out, over, ready, round, there, with, yours`);

export const ASLEEP_IN_UP = words(`asleep, awake, back, due, free, home, in, on, out, ready, there, up`);

export const EMAIL_CALL_RING = words(`
  ask, call, contact, drop, email, give, message, ping, ring, shout, tell, text, write
`);

export const YOU_YOUR_FOR = words(`convenient, easiest, easy, for, handy, you, your`);
