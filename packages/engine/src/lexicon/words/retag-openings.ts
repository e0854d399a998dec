import { words } from "../words.ts";

export const IS_DROPPED_I = words(`
  agree, am, appreciate, be, bet, can, could, do, doubt, fancy, feel, got, guess, had, have, hope, know, look, love, mean, miss,
  need, regret, seem, should, sound, thank, thanks, think, want, will, wish, would
`);

export const OBJECTS = words(`
  a, all, an, any, both, each, every, everything, her, him, his, it, me, my, no, our, some, somebody, someone, something, that,
  the, their, them, these, this, those, us, whatever, your, yourself
`);

export const PARTICLES = words(`along, away, back, down, in, off, on, out, over, through, up`);

export const WEEKDAY = words(`
  five, friday, monday, nine, noon, saturday, six, sunday, ten, then, thursday, tomorrow, tonight, tuesday, wednesday
`);

export const OPENS_FRONT = words(`and, by, for, from, in, next, so, this`);

export const ME_US_MY = words(`me, my, our, that, the, this, us, your`);

export const IF_WHEN_ONCE = words(`
  after, and, as, at, before, by, dear, for, hello, hey, hi, if, in, next, ok, okay, on, once, right, so, then, unless, until,
  well, when
`);

export const KNOCK_ANSWER_REPLY = words(`answer, ask, call, check, knock, look, phone, read, reply, ring, text, think`);

export const THE_YOUR_MY = words(`it, my, our, that, the, these, this, those, your`);

export const READY_DONE_CLEAN = words(`
  back, clean, desk, done, finished, fixed, gone, in, inbox, out, packed, ready, sorted, tidy
`);

export const THAT_IT_THIS = words(`as, it, my, our, something, that, the, this, your`);

export const HOPE_THANK_THANKS = words(`
  fine, good, guess, hope, love, miss, need, same, thank, thanks, think, want, wish
`);

export const MATTERS_MATTER_MEANS = words(`
  are, cost, costs, count, counts, has, help, helps, is, matter, matters, mean, means, was, were, will, would
`);

export const MAY_OPEN = words(`
  also, and, but, finally, first, hey, hi, honestly, immediately, just, kindly, listen, look, next, now, ok, okay, or,
  please, seriously, so, then
`);

export const WISHED = words(`fancy, got, like, need, want`);

export const HURRY = words(`calm, grow, hurry, shut, wake`);

export const REPLY = words(`answer, reply, respond, speak, talk`);

export const VERBS_ALONE = words(`redo, reissue, repay, resend, retype, rewrite`);
