import { words } from "../words.ts";

export const SENSED = words(`appear, arrive, enjoy, expect, find, get, hear, land, notice, reach, receive, see`);

export const PAINLESS = words(`cost, experience, feel, find, have, hear, hurt, last, matter, need, notice, see`);

/** "It shouldn't take long" */
export const LENGTHS = words(`all, any, long, more, much, over, that, too`);

/** "You should get off your phone", "get it fixed", "get yourself a job": no post that comes. */
export const GOTTEN = words(`
  back, going, her, him, it, me, off, on, out, over, rid, them, to, up, us, yourself, yourselves
`);

export const MUST_GUESS = words(`
  aware, busy, cold, confused, crazy, delighted, disappointed, excited, exhausted, glad, happy, hungry, joking, kidding, mad,
  mistaken, new, proud, relieved, starving, thinking, thirsty, thrilled, tired, wondering, worried
`);

export const PLACES = words(`
  able, at, available, back, chuffed, covered, delighted, delivered, done, fine, free, getting, good, hearing, here, home, in,
  live, ok, okay, online, out, pleased, proud, ready, receiving, reset, safe, seeing, settled, sorted, there, thrilled, up, used,
  visible
`);

export const POST = words(`
  answer, call, code, confirmation, copy, delivery, e-mail, email, form, invitation, invite, invoice, leaflet, letter, link,
  mail, message, news, notification, package, parcel, receipt, refund, reminder, reply, result, statement, text, ticket, voucher
`);

export const OWED_MANNERS = words(`
  better, careful, fair, fairer, honest, kind, kinder, more, nicer, patient, polite, politer, punctual, quiet, ready
`);

export const WHEREABOUTS = words(`
  asleep, at, away, back, from, here, home, ill, in, off, on, out, stuck, there, with
`);

export const OPENS_STATE = words(`a, an, from, really, so, such, the, very`);

export const OF_THE_MIND = words(`
  despise, earn, feel, hate, have, know, like, live, love, mean, miss, own, regret, remember, suffer, think, want, wonder
`);

export const KNOWN = words(`about, how, i, it, that, the, there, we`);

export const FELT_SO = words(`a, an, better, fine, no, some, stronger, the, warmer, well`);

export const SMALL_WORDS = words(`all, also, both, just, now, probably, soon`);
