import { words } from "../words.ts";

export const KINDS = words(`
  boomers, bosses, boys, doctors, foreigners, girls, husbands, landlords, lawyers, managers, men, politicians, teachers,
  teenagers, wives, women
`);

export const ALL_ALWAYS_ONLY = words(`all, always, everything, just, never, no, nobody, nothing, only, too`);

export const NO_KIND = words(`
  baby, bird, bit, book, charm, child, day, dream, feather, film, fish, glove, home, house, lot, movie, part, rock, thing, time
`);

export const TOGETHER = words(`
  all, both, boy, boys, bunch, children, five, folk, folks, four, friends, gentlemen, girl, girls, guy, guys, kid, kids, lad,
  ladies, lads, lot, mates, one, ones, pair, people, three, two
`);

export const THINKING = words(`
  assume, believe, care, come, expect, hate, imagine, know, live, love, sit, stick, talk, think, want
`);

/** What people are all said to do, and mostly fairly. */
export const COMMON = words(`
  babies, brothers, children, couples, families, friends, kids, parents, siblings, sisters, toddlers
`);

export const PAY = words(`
  applause, attention, beer, benefits, bonus, bonuses, boss, buffet, cake, camera, cameras, cheque, consultant, drinks, food,
  glory, holidays, inheritance, money, pay, paycheck, paycheque, perks, photo, photos, prestige, salary, tips, title, wage,
  wages
`);

export const CAN_MAY_SHOULD = words(`can, have to, may, might, must, need to, should, will`);

export const MEN_WOMEN_PEOPLE = words(`blokes, boys, girls, kids, ladies, men, people, teenagers, women`);

export const MOVE_THING_TRICK = words(`
  answer, attitude, behavior, behaviour, excuse, mentality, mistake, move, ploy, reaction, response, stunt, thing, trick
`);

export const DRIVE_COOK_PARK = words(`
  admit, apologise, apologize, commit, cook, cope, drive, iron, listen, multitask, park, think
`);

export const UNDERSTAND_LISTEN_THINK = words(`apologise, apologize, ask, clean, help, listen, think, understand`);

export const ARGUE_FIGHT_LEAVE = words(`argue, borrow, break, drink, fight, forget, leave, make, miss, smoke, worry`);

export const STEAL_CHEAT_BEG = words(`beg, cheat, complain, drink, gossip, moan, scrounge, spy, steal`);

export const SOMEONE_SOMEBODY_ANYONE = words(`anyone, children, everybody, everyone, nobody, one, somebody, someone`);

export const WANT_THINK_CARE = words(`bother, care, expect, know, listen, respect, think, want, work`);
