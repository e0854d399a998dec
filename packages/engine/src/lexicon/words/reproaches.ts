import { words } from "../words.ts";

export const BED_HOME_PLACE = words(`bed, choice, family, friend, home, house, key, option, place, room, seat`);

export const NEUTRAL = words(`
  ask, bring, call, carry, change, check, like, open, read, ring, send, speak, talk, think, wait, write
`);

export const CHORES = words(`
  bins, calls, chores, close, closing, dishes, duties, duty, minutes, nights, paperwork, round, rounds, shift, shifts, slot,
  train
`);

/** "You'll never change"; "you'll never guess" foretells nothing bad. */
export const FORETOLD = words(`
  admit, amount, apologise, apologize, change, grow, improve, learn, listen, manage, succeed, understand
`);

export const PRIVATE = words(`
  account, accounts, bag, boss, dad, desk, diary, drawers, e-mail, e-mails, email, emails, ex, father, friends, history, letters,
  location, mail, mails, messages, mother, mum, parents, phone, pockets, post, purse, room, texts, wallet, work
`);

export const GIVE_HAND_PASS = words(`assign, give, hand, leave, pass, put, shove`);

export const COULD_CAN_PLAY = words(`can, could, had, play, sing, speak, were`);

export const JOKES_IDEAS_ENERGY = words(`
  biscuits, cake, energy, ideas, jokes, patience, stories, surprises, tea, tricks
`);

export const HELP_OFFER_VOLUNTEER = words(`
  arrive, ask, call, cheer, come, congratulate, help, laugh, offer, volunteer
`);

export const EARLY_PUNCTUAL_PROMPT = words(`careful, cheerful, early, prompt, punctual, quick, thorough`);

export const ONE_LIKE_THAT = words(`like, one, so, that, the, this, too`);

export const LATE_LAST_AWAY = words(`
  another, away, elsewhere, gone, last, late, missing, out, right, somewhere, too, unavailable, unreachable, wrong
`);

export const ME_US_MY = words(`her, him, his, me, mug, muggins, mugs, my, their, them, us, you, your, yours`);

export const EVERYTHING_MYSELF_OURSELVES = words(`alone, everything, him, myself, ourselves, their, them, you, your`);
