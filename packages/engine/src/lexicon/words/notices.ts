import { words } from "../words.ts";

export const LIVING = words(`
  avoid, bring, brush, consult, cook, drink, drive, eat, enjoy, exercise, experience, freeze, invest, pack, peel, rest, rinse,
  save, sleep, soak, store, stretch, try, visit, vote, wash, watch
`);

export const CROCKERY = words(`bowls, cups, cutlery, dishes, glasses, mugs, pans, plates, pots, things`);

export const HANDLED = words(`
  accompany, apply, be, book, bring, buy, carry, check, close, collect, complete, declare, display, drive, enter, evacuate, exit,
  fill, hand, hold, keep, leave, lock, obtain, park, pay, present, provide, purchase, reach, register, remain, renew, report,
  return, scan, show, sign, stay, stop, store, submit, supervise, take, turn, use, vacate, validate, walk, wash, wear
`);

/** Roles that signs and terms speak to. */
export const ADDRESSEES = words(`
  applicant, attendee, bather, bidder, candidate, claimant, climber, contractor, customer, cyclist, delegate, driver, entrant,
  guest, hiker, holder, motorist, participant, passenger, patient, pedestrian, resident, rider, runner, shopper, skier,
  spectator, swimmer, tenant, traveler, traveller, user, visitor
`);

export const HOUSE = words(`
  adult, anyone, child, employee, everybody, everyone, member, owner, parent, people, person, player, pupil, speaker, staff,
  student, volunteer
`);

export const THERE_HERE_BACK = words(`around, at, back, fine, here, home, in, on, out, there, with`);

export const TRY_SEE_TASTE = words(`hear, meet, see, taste, try, visit, watch`);

export const THE_THIS_THESE = words(`a, an, her, his, my, one, our, that, the, these, this, your`);

export const LOOK_LISTEN_THINK = words(`
  apologise, apologize, behave, care, consider, know, learn, listen, look, remember, respect, slow, thank, think
`);

export const POLITE_HONEST_KIND = words(`ashamed, considerate, decent, grateful, honest, kind, kinder, nicer, polite`);

export const SHARE_SWAP_FEED = words(`chew, climb, eat, feed, pick, share, swap, throw, touch`);

export const UNDER_OVER_AGED = words(`accompanied, aged, at, before, by, in, over, supervised, under, with`);

export const ME_US_MY = words(`
  better, each, manners, me, mess, more, my, others, our, promise, promises, responsibility, seriously, share, themselves,
  together, us, weight
`);

export const ARRIVING = words(`arrive, find, get, hear, notice, receive, see`);
