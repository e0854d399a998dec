import { words } from "../words.ts";

export const TIMES = words(`age, day, long, month, time, week, while, year`);

export const STRONGLY = words(`
  already, and, certainly, clearly, deeply, definitely, genuinely, increasingly, just, kind, kinda, lately, less, more, much,
  now, of, often, quite, really, so, somehow, sometimes, sort, still, strongly, truly, very
`);

export const MOVED = words(`
  buzz, calm, excitement, flutter, glow, happiness, heaviness, joy, magic, nostalgia, pang, peace, rush, shiver, spark, stab,
  stiffness, thrill, tickle, tightness, tug, twinge, warmth
`);

/** What the skin or the body feels. */
export const SENSED = words(`
  ache, breeze, bump, buzz, chill, cold, cramp, draft, draught, fever, flu, headache, heat, itch, lump, migraine, pain, pressure,
  rush, sting, tension, tingle, tingling, vibration, warmth, wind
`);

/** "i feel its time …": "it's" without its apostrophe. */
export const MISSPELT = words(`
  about, all, always, best, better, clear, down, fair, high, just, my, never, not, obvious, only, right, time, too, unfair,
  wrong, your
`);

export const OWNERS = words(`her, his, i, my, our, their, we, your`);

export const WHO = words(`everyone, he, no, nobody, nothing, people, she, something, they, you`);

export const WHO_AT_A_GUESS = words(`everyone, he, nobody, people, she, they, you`);

export const THOUGHT_OPENERS = words(`as, he, i, like, she, that, they, we, you`);

export const SELF = words(`a, an, me, myself, ourselves, quite, too, us`);

export const KINDNESSES = words(`
  believe, care, like, listen, love, respect, support, trust, understand, value
`);
