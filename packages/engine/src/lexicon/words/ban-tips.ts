import { words } from "../words.ts";

export const CHOICES = words(`
  add, bake, bet, board, boil, book, bring, buy, choose, click, climb, cook, cross, cycle, defrost, drink, drive, dry, eat,
  freeze, fry, hang, install, iron, microwave, mix, open, order, overcook, overpay, pack, pay, peek, peel, pick, plant, prick,
  prune, queue, rely, reply, rinse, sign, sit, skip, soak, spend, stand, stir, store, stretch, swallow, swim, take, tip, travel,
  trust, upgrade, walk, water, wear
`);

export const AT_STAKE = words(`
  again, anymore, away, baby, children, ever, her, him, his, kid, kids, late, like, me, more, my, our, them, us, we, while,
  without, your
`);

export const ASK_BLAME_JUDGE = words(`ask, blame, hate, judge, laugh, mind, quote, shoot, tempt, thank`);

export const LEND_SHARE_GIVE = words(`forward, give, lend, pass, reveal, send, share, show`);

/** What a recipe or a gardener warns of. */
export const OVERDONE = words(`
  overbake, overbeat, overcook, overfeed, overfill, overknead, overmix, overprove, oversalt, overseason, overstir,
  overtighten, overwater, overwhip
`);

export const SECRETS = words(`
  badge, badges, card, cards, code, codes, key, keys, login, logins, password, passwords, pin, pins, token, tokens
`);

/** "Don't give your code to …" */
export const TOLD_SECRETS = words(`anybody, anyone, caller, callers, even, others, phone, strangers`);

export const WHERE_TO = words(`down, here, in, off, out, there, up`);

/** Where what one brings is others' business as well. */
export const SHARED_PLACES = words(`bed, dinner, here, home, house, table, work`);
