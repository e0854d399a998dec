import { words } from "../words.ts";

export const DUTY = words(`be meant to, be supposed to, have to, must, need to, ought, ought to, should`);

export const TREATED = words(`
  ask, believe, consult, greet, hear, include, inform, invite, listen, offer, pay, respect, tell, thank, treat, warn, welcome
`);

/** How a thing is worked: "one must dial 9". */
export const HANDLING = words(`
  bake, boil, book, change, chop, click, dial, drain, drill, freeze, glue, grate, grease, heat, insert, iron, knead, knit, log,
  mix, peel, plant, plug, press, prune, pull, push, reboot, reset, restart, rinse, roast, sand, scan, screw, scroll, sew, sift,
  simmer, soak, stir, store, swipe, switch, tap, turn, twist, type, unplug, unscrew, validate, water, whisk
`);

export const CUSTOMS = words(`
  answer, apologise, apologize, ask, behave, clean, close, greet, help, inform, keep, knock, know, listen, offer, reply, respect,
  return, say, share, speak, stand, tell, thank, tidy, wait, wipe
`);

export const SHABBY = words(`
  abandon, betray, blame, break, bully, cancel, cheat, ghost, gossip, hide, hit, humiliate, ignore, insult, interrupt, jump,
  laugh, leave, lie, moan, mock, raise, scream, scribble, shout, skip, slam, snoop, spy, stab, steal, sulk, swear, tell, text,
  throw, walk, whine, yell
`);

export const ABLE_ASHAMED_GRATEFUL = words(`
  able, allowed, ashamed, careful, discreet, grateful, late, modest, prepared
`);

export const FAMILY_FRIENDS_GUESTS = words(`
  children, colleagues, customers, family, friends, guests, kids, patients, somebody, someone, staff
`);

export const PEOPLE_ADULTS_GROWN_UPS = words(`
  adults, colleagues, couples, families, friends, grown-ups, neighbors, neighbours, people, professionals
`);

export const KNOW_UNDERSTAND_REALISE = words(`
  believe, care, get, have, know, like, realise, realize, see, trust, understand, want
`);

export const DO_TREAT_SPEAK = words(`act, behave, do, leave, say, speak, talk, treat`);

export const BEFORE_ONE = words(`always, here, how, now, nowadays, surely, today`);
