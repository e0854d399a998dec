import { words } from "../words.ts";

export const ME_US_MY = words(`her, him, me, my, our, them, us, your`);

export const OWED = words(`
  answer, apologies, apology, explanation, favour, reply, respect, thank, thank-you, thanks, truth
`);

export const RESPONSIBLE = words(`blame, charge, ownership, part, responsibility, share, turn, your`);

export const DECENT = words(`
  answer, apologise, apologize, ask, bring, call, check, clean, come, consult, email, explain, give, help, include, inform,
  invite, leave, let, listen, mention, offer, pay, phone, remember, reply, ring, say, send, show, stop, tell, text, thank, think,
  try, wait, warn, wash, write
`);

/** Things that could have come about by themselves, or luck: "you could have been hurt". */
export const MIGHT_BE = words(`
  been, caught, died, forgotten, got, gotten, had, left, lost, misheard, misread, missed, seen, won
`);

export const PAY_CARRY_HELP = words(`buy, carry, cook, do, drive, get, help, pay, take, treat, wash`);

export const HAVE_HAD_ARE = words(`are, go, had, have, is, take, took, went, were`);

export const CHOOSE_DECIDE_PLAY = words(`
  be, choose, decide, enjoy, go, have, judge, play, relax, rest, roll, say, shine, sing, throw
`);

/** Words by which a duty is told without should or must. */
export const OWING = words(`
  business, could, duty, expected, job, least, might, much, obligated, obligation, obliged, owe, place, required,
  responsibility, right, task, time, turn, up
`);
