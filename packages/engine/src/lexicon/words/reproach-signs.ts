import { words } from "../words.ts";

export const CHORES = words(`
  bins, calls, chores, close, closing, dishes, duties, duty, minutes, nights, paperwork, round, rounds, shift, shifts, slot,
  train
`);

export const HANDING_ON = words(`assign, give, hand, leave, pass, put, shove`);

export const AS_EVER = words(`like, one, so, that, the, this, too`);

export const NEUTRAL = words(`
  ask, bring, call, carry, change, check, like, open, read, ring, send, speak, talk, think, wait, write
`);

/** How absolutes of time begin: "every single day", "the moment I …". */
export const EVERY_TIME = words(`
  again and, any time, anytime, as soon as, at every, day in, each, every, morning, over and over, the instant, the minute, the
  moment, the second, time after, time and
`);
