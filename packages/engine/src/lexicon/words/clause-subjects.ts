import { words } from "../words.ts";

export const IS_OF_PLACE = words(`about, at, behind, between, by, for, from, in, next, of, on, over, to, under, with`);

export const IS_SMALL = words(`all, also, both, ever, just, not, only, really`);

export const INSERTED = words(`
  a, again, an, apparently, as, at, by, clearly, for, frankly, honestly, however, in, like, my, obviously, of, on, once, our,
  quite, sadly, the, though, to, too, with
`);

export const THESE_THIS_LAST = words(`each, every, last, most, next, some, that, these, this`);

export const DAYS_TIMES_TIME = words(`
  afternoon, day, days, door, evening, month, morning, night, summer, time, times, week, weekend, winter, year
`);
