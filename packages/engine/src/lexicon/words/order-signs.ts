import { words } from "../words.ts";

export const DUTIES = words(`
  acknowledge, act, admit, answer, apologise, apologize, bin, bring, call, cancel, choose, clean, collect, compensate, complete,
  confess, confirm, correct, cut, decide, delete, deliver, dispatch, do, email, empty, escalate, explain, fetch, finish, fix,
  get, give, grow, hand, hoover, hurry, knock, learn, leave, mop, move, obey, own, pay, phone, prove, put, quieten, rebook, redo,
  refund, reimburse, reinstate, reissue, release, remove, repair, repay, replace, reply, report, resend, resolve, respect,
  respond, restore, retract, return, revert, rewrite, ring, scrub, send, ship, show, shut, sign, silence, sort, speak, stop,
  submit, sweep, tell, text, tidy, transfer, treat, turn, undo, unload, vacuum, wash, wipe, withdraw, write
`);

/** Done at any counter, stove or desk. */
export const EVERYDAY = words(`
  call, choose, clean, collect, complete, cut, decide, delete, deliver, email, empty, fetch, finish, get, give, hoover, knock,
  leave, mop, move, phone, put, release, remove, repair, replace, report, resolve, restore, return, ring, scrub, show, shut,
  sign, sort, speak, stop, submit, sweep, tell, text, turn, unload, vacuum, wash, wipe, write
`);

export const AT_SOMEBODY = words(`
  again, all, alone, back, down, either, her, here, him, just, me, my, now, or, our, out, own, somebody, someone, that, them,
  these, this, those, today, tonight, us, you, your, yourself
`);

export const PLEASANT = words(`bring, come, enjoy, have, help, join, pop, relax, rest, teach, try`);

export const MILD = words(`bring, call, email, give, phone, ring, show, tell, text, write`);

export const FILLED_IN = words(`
  address, answer, answers, date, initials, name, number, questions, readings, signature, symptoms, temperature, ticket, weight
`);

export const SAID_CURTLY = words(`
  answer, be, come, have, keep, let, listen, look, make, reply, see, sleep, stand, stick, wait
`);

export const MOVING = words(`clear, get, move, pick, put, remove, take, turn`);

export const SERVING = words(`buy, get, give, grab, help, make, pour`);

export const NUISANCES = words(`annoy, block, disturb, drip, drive, hurt, leave, let, make, scare, spill, waste`);
