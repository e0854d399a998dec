import { words } from "../words.ts";

/** With "would" they state a need. */
export const LIKING = words(`appreciate, enjoy, like, prefer, welcome`);

export const WISHING = words(`cherish, crave, hope, love, miss, need, prize, seek, treasure, value, want`);

export const LEADING = words(`
  a, an, any, basic, better, bit, for, good, great, just, little, lot, more, much, mutual, my, of, only, our, own, real, simple,
  some, the
`);

export const SEEKING = words(`
  after, aim, ask, believe, better, big, dream, fond, glad, grateful, happier, happy, hope, hunger, hungry, keen, long, longing,
  look, looking, need, safer, thankful, thirst, thirsty, wish
`);

/** Before what is nobody's: "some", "more". */
export const UNOWNED = words(`a, bit, good, more, of, open, plain, real, some`);

export const STRESSES = words(`'d, always, dearly, deeply, do, really, so, truly, would`);

export const NEEDING = words(`
  'm, am, cherish, crave, enjoy, like, long, love, miss, need, seek, treasure, value, want
`);

export const ASKING = words(`
  ask, asking, like, long, longing, look, looking, love, miss, need, seek, value, want, wish
`);

export const WEIGHTY = words(`
  basis, essential, everything, foundation, fundamental, important, key, paramount, precious, sacred, vital
`);
