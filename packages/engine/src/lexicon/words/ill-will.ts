import { words } from "../words.ts";

export const BENEATH = words(`air, cattle, criminals, dirt, idiots, rubbish, slaves`);

export const WISHING = words(`
  ache, adore, aim, bet, choose, count, decide, delight, die, dream, enjoy, expect, fantasise, fantasize, hope, intend, itch,
  like, live, long, look, love, mean, need, plan, plot, pray, prefer, rather, relish, seek, try, wait, want, wish
`);

export const RELISHING = words(`adore, delight, enjoy, like, love, relish, savour`);

/** Things that go wrong by themselves: "hoping the whole thing would fall apart". */
export const WRONG = words(`backfire, blow, break, collapse, crash, fail, fall, flop, fold, go, sink`);

export const APART = words(`apart, away, bust, down, flat, over, through, under, up, wrong`);

/** What one is only ever said to want in anger. */
export const VAIN = words(`
  admiration, applause, attention, audience, doormat, drama, fight, glory, maid, obedience, pity, power, punchbag, puppet,
  revenge, scapegoat, servant, skivvy, slave, trophy, war, worship, yes-man
`);

export const MESS = words(`
  argument, arguments, attention, chaos, conflict, conflicts, drama, failure, fight, fighting, fights, gossip, mess, misery,
  misfortune, pain, power, quarrel, quarrels, row, rows, scandal, suffering, trouble
`);

export const UNSURE = words(`could, have to, may, might, must, need to, should`);

export const INTENDING = words(`hope, intend, mean, plan, plot, wait, want`);

export const ON_TO_THE_WISH = words(`
  ages, all, along, badly, desperately, for, forever, if, it, just, months, on, only, really, so, that, to, weeks, when, years
`);

export const HOPING = words(`bet, count, hope, long, pray, rather, wait, want, wish`);

export const PLAINLY_WISHED = words(`bet, count, expect, hope, plan, wait, want, wish`);

export const NOT_SHINING = words(`awkward, contrary, cruel, difficult, mean, nasty, rid, shot, spiteful`);

export const SENDING = words(`keep, leave, let, make, put, send, turn`);

export const ANYBODY = words(`anybody, anyone, nobody, none, noone, one, somebody, someone`);
