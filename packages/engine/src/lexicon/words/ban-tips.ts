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
