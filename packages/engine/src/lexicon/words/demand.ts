import { words } from "../words.ts";

export const ME_US_MY = words(`before, by, me, my, or, our, us, your`);

export const USE_REGISTER_APPLY = words(`
  apply, book, buy, claim, enrol, enroll, enter, exchange, join, order, redeem, register, use, vote
`);

export const APOLOGISE_APOLOGIZE_EXPLAIN = words(`
  answer, apologise, apologize, explain, obey, repay, respect, return, stop
`);

export const REMATCH_ENCORE_HUG = words(`
  autograph, cake, cuddle, details, encore, gossip, hug, kiss, photo, pics, picture, puppy, recipe, rematch, second, selfie
`);

export const YOU_AN_YOUR = words(`an, confirmation, full, immediate, payment, proof, written, you, your`);

export const TAKE_BRING_WEAR = words(`
  book, bring, check, drink, eat, get, go, hurry, leave, pack, rest, see, sit, take, wear
`);

export const PAY_TREAT_HELP = words(`bring, buy, carry, cook, do, drive, help, host, pay, treat`);

export const STAY_JOIN_EAT = words(`borrow, come, eat, have, join, keep, sit, sleep, stay, take, taste, try`);

export const IT_THIS_THAT = words(`action, back, down, it, that, this, your`);

export const UNTIL_TILL_BY = words(`at, by, day, days, hour, hours, minute, minutes, till, to, until`);
