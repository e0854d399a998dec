import { words } from "../words.ts";

export const CATTLE_DIRT_RUBBISH = words(`air, cattle, criminals, dirt, idiots, rubbish, slaves`);

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

export const WANT_PLAN_HOPE = words(`hope, intend, mean, plan, plot, wait, want`);

export const FOR_THAT_SO = words(`
  ages, all, along, badly, desperately, for, forever, if, it, just, months, on, only, really, so, that, to, weeks, when, years
`);

export const HOPE_WANT_WISH = words(`bet, count, hope, long, pray, rather, wait, want, wish`);

export const WANT_HOPE_WISH = words(`bet, count, expect, hope, plan, wait, want, wish`);

export const RID_SHOT_DIFFICULT = words(`awkward, contrary, cruel, difficult, mean, nasty, rid, shot, spiteful`);

export const SEND_KEEP_TURN = words(`keep, leave, let, make, put, send, turn`);

export const SOMEONE_SOMEBODY_ANYONE = words(`anybody, anyone, nobody, none, noone, one, somebody, someone`);
