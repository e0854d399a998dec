import { words } from "../words.ts";

export const PRESENTS_PRESENT_GIFTS = words(`
  expense, fuss, gift, gifts, present, presents, trouble, valuables, yourself, yourselves
`);

/** In the reader's own interest, or a mere reminder. */
export const CARING = words(`
  apologise, apologize, bother, burn, catch, cry, despair, doubt, fall, fear, feel, forget, freeze, fret, get, hesitate, hold,
  hurry, hurt, let, lift, lose, mention, mind, miss, need, overdo, overthink, panic, regret, rush, slip, stay, strain, stress,
  sweat, think, trip, trouble, wait, worry
`);

/** What signs in parks, on labels and at pools forbid. */
export const SIGNS = words(`
  bend, bleach, climb, dive, exceed, feed, flush, fold, immerse, ingest, inhale, iron, lean, litter, operate, overfill, overload,
  pack, refreeze, swallow, swim, tumble, wear
`);

/** Caring verbs that turn on the reader with "me" or "my". */
export const TURNS = words(`
  ask, bother, feel, get, hold, hurry, let, lift, lose, mention, mind, need, rush, think, trouble
`);

export const FEELING_SO = words(`
  afraid, alarmed, disappointed, discouraged, embarrassed, frightened, nervous, sad, scared, shy, silly, sorry, stranger,
  surprised, too, upset, worried
`);

export const SPARING = words(`
  buy, cancel, change, come, cook, cut, dress, go, hurry, make, rush, skip, spend, stay, tidy, wait
`);

export const ERRANDS = words(`
  booking, bringing, buying, carrying, changing, cleaning, clearing, cooking, dressing, driving, drying, filling, getting,
  ironing, knocking, making, packing, parking, peeling, printing, queueing, queuing, registering, shaving, tidying, washing,
  wrapping
`);

export const ENDINGS = words(`dies, ended, ending, ends, score, wins, won`);

export const SHARE_GIVE_TELL = words(`disclose, enter, give, reveal, send, share, tell, write`);

export const GO_ROT_SHRINK = words(`
  bite, break, burn, clog, crack, curdle, dry, fade, freeze, go, leak, melt, peel, rot, run, rust, scratch, shrink, split, spoil,
  stick, sting, tear, tip, warp, wilt
`);

export const TAKE_BRING_DO = words(`bring, carry, cook, do, get, handle, have, make, order, pay, sort, take, treat`);

export const YOU_IT_HE = words(`he, it, she, that, they, we, you`);

export const ME_US_MY = words(`again, anymore, ever, me, my, our, own, us, without`);
