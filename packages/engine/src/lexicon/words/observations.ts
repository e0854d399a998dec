import { words } from "../words.ts";

export const SENSES = words(`count, find, get, hear, notice, read, receive, see, watch`);

export const TIMES = words(`
  april, august, december, february, friday, january, july, june, march, midnight, monday, noon, november, october, once,
  saturday, september, sunday, thursday, today, tuesday, twice, wednesday, yesterday
`);

/** Told of a life, not of what happened between people. */
export const OF_LIFE = words(`bear, born, die, graduate, live, marry, retire`);

export const UNREAL = words(`
  be supposed to, can, could, have to, may, might, must, need to, ought to, should, will, would
`);

/** How the word lists are called whose entries judge: no camera would tell them. */
export const JUDGING = words(`
  absolute, catastrophe, duty, feeling-phrase, feeling-unpleasant, group-judging, mind-reading, praise, pseudo-feeling, sarcasm,
  threat, verdict-
`);
