import { words } from "../words.ts";

export const UNREAL = words(`could, going to, may, might, must, shall, should, will, would`);

export const OPENERS = words(`
  a, absolutely, again, all, also, am, and, been, beyond, bit, but, completely, currently, dead, deeply, feeling, felt, frankly,
  got, honestly, im, just, kinda, little, more, now, pretty, proper, properly, quite, rather, really, right, sigh, simply, so,
  still, super, tad, tbh, today, too, totally, touch, ugh, utterly, very, was, well
`);

export const TIME = words(`all, every, last, lately, these, this, today, tomorrow, tonight, yesterday`);

export const DREADED = words(`bill, christmas, commute, dentist, drive, flight, injection, move, needle, summer, test`);

export const GREETS = words(`afternoon, dear, evening, good, hello, hey, hi, hiya, morning, oh`);

export const BECAUSE_WHEN_OF = words(`as, because, for, if, of, since, when`);

export const SO_PRETTY_VERY = words(`
  awfully, bit, little, pretty, properly, quite, rather, really, so, terribly, too, very
`);

export const SINCE_LATELY_AT = words(`
  after, again, and, at, because, lately, recently, right, rn, since, tbh, that, when
`);
