import { words } from "../words.ts";

export const IS_BE = words(`'m, 're, 's, am, are, be, been, being, is, was, were`);

export const IS_CARRYING = words(`
  began, begin, continue, continues, enjoy, enjoyed, enjoys, hate, hates, keep, keeps, kept, like, likes, love, loves, start,
  started, starts, stop, stopped, stops
`);

export const IS_WISHING = words(`
  began, begin, choose, chose, continue, continued, continues, going, had, has, have, like, liked, likes, love, loved, loves,
  need, needs, prefer, prefers, start, started, tend, tended, tends, tried, tries, try, want, wanted, wants
`);

export const IS_SPENT = words(`
  afternoon, day, days, evening, hour, hours, life, lives, minutes, morning, night, time, week, weekend, weeks
`);

export const IS_DOER = words(`all, and, both, had, has, have, he, i, just, only, she, they, we, you`);

export const IS_OFTEN = words(`
  all, always, both, constantly, even, here, just, never, often, only, really, simply, still
`);

export const IS_RELATIVE = words(`he, i, she, they, we, who, you`);

export const BLAMING = words(`argue, blame, boss, complain, interrupt, mess, pick, shout`);
