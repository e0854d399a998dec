import { words } from "../words.ts";

export const MISHAPS = words(`burn, catch, fall, get, hurt, slip, trip`);

export const SOOTHED = words(`
  apologise, apologize, be, cry, feel, forget, fret, have, hesitate, hurry, laugh, lose, mind, miss, overdo, overthink, overwork,
  panic, rush, scratch, smile, stress, think, wait, worry
`);

export const SOFTENERS = words(`all, both, just, kindly, maybe, perhaps, please, possibly`);

export const GLAD = words(`
  alright, appreciate, best, better, easier, fine, glad, good, grateful, great, happier, happy, help, helpful, it, kind, love,
  lovely, nice, nicer, ok, okay, possible, right, thankful
`);

export const BEGGING = words(`ask, asking, beg, begging, like, love, need, request, urge, want, wish`);

export const PROMISING = words(`agree, assure, ensure, guarantee, make, promise, see, swear`);

export const FAILING = words(`break, burn, catch, fall, get, leave, run, slip, work`);

export const ACHIEVING = words(`
  afford, find, hear, like, locate, manage, need, reach, recall, receive, recognise, recognize, remember, see, sleep, understand,
  want
`);

export const REQUESTS = words(`
  arranged, ask, asking, beg, begging, chance, feasible, insist, plea, possible, request
`);

/** "I asked you not to …": rude whoever is asked. */
export const RUDE_TO_ANYBODY = words(`
  blaming, gossiping, humming, insulting, interrupting, lying, mocking, shouting, swearing, whistling, yelling
`);
