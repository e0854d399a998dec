import { words } from "../words.ts";

export const ALL_OR_NOTHING = words(`all, always, everything, just, never, no, nobody, nothing, only, too`);

export const OPEN = words(`can, have to, may, might, must, need to, should, will`);

export const TOGETHER = words(`
  all, both, boy, boys, bunch, children, five, folk, folks, four, friends, gentlemen, girl, girls, guy, guys, kid, kids, lad,
  ladies, lads, lot, mates, one, ones, pair, people, three, two
`);

export const KINDS_BY_AGE = words(`blokes, boys, girls, kids, ladies, men, people, teenagers, women`);

export const UNABLE = words(`
  admit, apologise, apologize, commit, cook, cope, drive, iron, listen, multitask, park, think
`);

export const UNWILLING = words(`apologise, apologize, ask, clean, help, listen, think, understand`);

/** What people are all said to do, and mostly fairly. */
export const COMMON = words(`
  babies, brothers, children, couples, families, friends, kids, parents, siblings, sisters, toddlers
`);

export const SLIGHT = words(`argue, borrow, break, drink, fight, forget, leave, make, miss, smoke, worry`);

export const GAINS = words(`beg, cheat, complain, drink, gossip, moan, scrounge, spy, steal`);

export const PAY = words(`
  applause, attention, beer, benefits, bonus, bonuses, boss, buffet, cake, camera, cameras, cheque, consultant, drinks, food,
  glory, holidays, inheritance, money, pay, paycheck, paycheque, perks, photo, photos, prestige, salary, tips, title, wage,
  wages
`);

export const ANYBODY = words(`anyone, children, everybody, everyone, nobody, one, somebody, someone`);

export const NO_KIND = words(`
  baby, bird, bit, book, charm, child, day, dream, feather, film, fish, glove, home, house, lot, movie, part, rock, thing, time
`);

export const WANTING = words(`bother, care, expect, know, listen, respect, think, want, work`);
