import { words } from "../words.ts";

export const IS_ASKING = words(`can, could, did, does, may, might, shall, should, to, will, would`);

export const IS_SUBJECT = words(`
  anybody, anyone, everyone, he, i, it, she, somebody, someone, that, they, we, which, who, you
`);

export const IS_ABBREVIATED = words(`bro, btw, dude, ffs, fyi, imho, imo, mate, ngl, omg, tbh, wtf`);

export const RESPECT_TRUST_SUPPORT = words(`concern, respect, room, support, sympathy, time, trust`);

export const SINCE_BECAUSE_WHILE = words(`although, because, if, since, though, unless, until, when, while`);

export const ME_US_HIM = words(`a, an, down, him, it, me, my, not, off, our, out, that, the, them, this, up, us, your`);

export const ME_US_HIM_THEM = words(`
  a, an, her, him, his, it, me, my, our, the, their, them, these, this, those, to, us, your
`);

export const IS_JOINT = words(`
  after, again, also, always, and, before, btw, but, definitely, either, ever, first, future, hey, immediately, instead,
  just, kindly, lol, maybe, never, next, no, nor, not, now, ok, okay, on, once, or, otherwise, perhaps, please, quickly,
  sake, simply, so, thanks, then, time, to, well, yes
`);

/** What people call each other who know each other, in words that no dictionary has as verbs. */
export const CALLED = words(
  `abeg, babe, bestie, bro, bruh, bruv, cuz, dude, fam, gurl, habibi, hun, lad, mum, pal, sir, sis, yaar`,
);
