import { words } from "../words.ts";

/** What is posted for all to see. */
export const POSTED = words(`
  advert, banner, comment, listing, photo, photos, picture, pictures, post, poster, story, video
`);

/** Where something noisy or stray is to be kept. */
export const SHUT_IN = words(`away, indoors, inside, leashed, locked, off, out, outside, quiet, shut, tied`);

/** What is handed to somebody in kindness. */
export const KIND_GIFTS = words(`
  baby, best, big, biggest, bottle, breakfast, dinner, dose, drop, drops, garden, gift, last, love, lunch, medicine, news, photo, photos,
  picture, pictures, pill, pills, present, puppy, regards, seat, supper, tablet, tablets, tea, treat, treats, view, way, window
`);

/** How one's things are to be kept for the sake of others. */
export const KEPT_DOWN = words(`
  away, clean, down, in, off, out, promise, promises, quiet, shut, tidy, to, under, word
`);

/** Invited more often than ordered. */
export const INVITING = words(`
  add, be, book, bring, come, drop, enjoy, get, give, go, have, join, let, make, order, pack, pop, see, stay, take, try, use, visit, wear
`);

/** What a teacher or a boss has done once more. */
export const REDONE = words(`
  add, ask, calculate, check, clean, count, do, draw, explain, look, mark, measure, mop, paint, print, read, ring, say, sign, sweep, type,
  wash, write
`);

/** What opens a phrase for what was done badly. */
export const REDONE_THINGS = words(`it, that, the, these, this, those, your`);

/** What "or" threatens with. */
export const WORSE = words(`
  clear, drop, face, find, forget, get, leave, lose, lump, move, pack, pay, quit, resign, suffer
`);

/** What opens "ask someone else". */
export const ASKED_ELSEWHERE = words(`ask, bother, call, find, get, ring, use`);

/** Verbs that hand something to somebody. */
export const HANDING = words(`bring, give, hand, lend, pay, send, show, tell`);

/** What opens a phrase for something in sight. */
export const KEPT_THINGS = words(`her, him, it, that, the, them, this, those`);
