import { words } from "../words.ts";

export const LEAVING_ILL_SICK = words(`
  alone, away, going, hurting, ill, leaving, moving, pain, sad, sick, suffering, unhappy
`);

export const NOT_BEAR = words(`abide, appreciate, bear, enjoy, fancy, like, stand, stomach, take`);

export const CROWDS = words(`
  bar, building, class, crew, family, floor, group, house, lot, office, room, shift, street, table, team, village
`);

export const BY_PEOPLE = words(`
  announce, cancel, change, decide, discuss, dump, forward, hand, leave, move, post, postpone, promise, read, reopen, reschedule,
  rewrite, share, skip
`);

export const DEED = words(`
  attitude, behavior, behaviour, comment, comments, drama, excuse, excuses, game, games, habit, habits, interference, joke,
  jokes, lecture, lectures, lies, manner, manners, mood, moods, remark, remarks, rule, rules, sarcasm, silence, tantrum,
  tantrums, temper, tone
`);

export const LOW_PLACE = words(`
  afterthought, burden, doormat, last, messenger, nag, one, only, scapegoat, secretary, servant
`);

export const KINDLY = words(`
  bother, bothered, go, gone, had, have, paid, pay, put, spend, spent, take, taken, wait, waited
`);

export const FATE = words(`
  ache, alone, away, busy, die, far, feel, going, have, here, hurt, ill, leaving, live, need, sick
`);

export const GET_MISS_LOSE = words(`be, catch, fall, feel, get, have, lose, miss`);

export const GET_BE_CHANGE = words(`be, change, disappear, drag, get, overrun, vanish`);

export const CHASE_REPEAT_REMIND = words(`
  apologise, apologize, ask, beg, chase, clean, explain, remind, repeat, tidy, wait
`);

export const WOULD_DID_HAD = words(`could, did, do, had, was, were, would`);
