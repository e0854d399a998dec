import { words } from "../words.ts";

/** What may follow a verb, but seldom the last noun of a subject. */
export const FOLLOWS = words(`
  a, about, after, again, all, always, an, and, anything, at, away, back, badly, because, before, down, early, every, everything,
  for, her, him, his, it, its, late, like, me, my, never, no, not, nothing, off, on, our, out, over, so, something, that, the,
  their, them, these, this, those, to, too, twice, until, up, us, very, well, when, you, your
`);

/** Pasts that may be nouns or adjectives elsewhere; in a stretch without a verb they are it. */
export const LEFT = words(`fell, felt, found, hit, led, left, lost, met, quit, ran, rose, sat, saw, won`);

export const MY_OUR_YOUR = words(`her, his, its, my, our, their, your`);
