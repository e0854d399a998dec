import { words } from "../words.ts";

export const OPENERS = words(`
  a, absolutely, again, all, also, am, and, been, beyond, bit, but, completely, currently, dead, deeply, feeling, felt, frankly,
  got, honestly, im, just, kinda, little, more, now, pretty, proper, properly, quite, rather, really, right, sigh, simply, so,
  still, super, tad, tbh, today, too, totally, touch, ugh, utterly, very, was, well
`);

export const TIME = words(`all, every, last, lately, these, this, today, tomorrow, tonight, yesterday`);

export const GREETS = words(`afternoon, dear, evening, good, hello, hey, hi, hiya, morning, oh`);

export const DEGREES = words(`
  awfully, bit, little, pretty, properly, quite, rather, really, so, terribly, too, very
`);

export const GOING_ON = words(`
  after, again, and, at, because, lately, recently, right, rn, since, tbh, that, when
`);
