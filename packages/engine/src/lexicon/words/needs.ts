import { words } from "../words.ts";

export const WANTING = words(`
  appreciate, cherish, crave, enjoy, hope, like, love, miss, need, prefer, prize, seek, treasure, value, want, welcome
`);

export const PLAIN = words(`cherish, crave, need, prize, seek, treasure, value`);

export const LEADING = words(`
  a, an, any, basic, better, bit, for, good, great, just, little, lot, more, much, mutual, my, of, only, our, own, real, simple,
  some, the
`);

export const SEEKING = words(`
  after, aim, ask, believe, better, big, dream, fond, glad, grateful, happier, happy, hope, hunger, hungry, keen, long, longing,
  look, looking, need, safer, thankful, thirst, thirsty, wish
`);

export const MORE_SOME_A = words(`a, bit, good, more, of, open, plain, real, some`);

export const REALLY_TRULY_DEEPLY = words(`'d, always, dearly, deeply, do, really, so, truly, would`);

export const NEED_VALUE_WANT = words(`
  'm, am, cherish, crave, enjoy, like, long, love, miss, need, seek, treasure, value, want
`);

export const WANT_NEED_ASK = words(`
  ask, asking, like, long, longing, look, looking, love, miss, need, seek, value, want, wish
`);

export const EVERYTHING_IMPORTANT_ESSENTIAL = words(`
  basis, essential, everything, foundation, fundamental, important, key, paramount, precious, sacred, vital
`);
