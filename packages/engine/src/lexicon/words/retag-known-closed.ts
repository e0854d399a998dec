import { words } from "../words.ts";

export const CHAT = words(`
  af, afaik, asf, btw, ffs, fr, fyi, haha, idk, iirc, imho, imo, irl, istg, lmao, lol, meh, ngl, omg, rn, sigh, smfh, smh, tbh,
  ugh, wtf, xo, xx
`);

export const TELLING = words(`
  admit, agree, announce, answer, argue, ask, assume, believe, bet, claim, complain, decide, demand, discover, doubt, expect,
  explain, fear, feel, find, forget, guess, hear, hope, imagine, insist, know, learn, mean, mention, notice, prefer, promise,
  propose, prove, read, realise, realize, remember, reply, report, say, see, sense, show, state, suggest, suppose, swear, tell,
  think, understand, warn, wish, worry, write
`);

export const NO_ADVERB = words(`anomaly, assembly, belly, butterfly, family, homily, jelly, monopoly`);

/** "our season's a joke": after these "'s" can only be "is" or "has". */
export const AFTER_IS = words(`
  a, alone, already, always, an, asleep, awake, away, been, being, gone, here, just, never, not, nothing, off, on, out, over,
  really, so, still, supposed, the, there, too, up, very
`);

export const WHOEVER_WHICHEVER_EVER = words(`
  because, being, calm, downright, even, ever, fed, had, half, has, have, kindly, matters, of, outright, plain, quiet, stiff, thanks, that, whichever, whoever,
  will, witless
`);

export const COST_PUT_HIT = words(`cost, cut, hit, hurt, let, put, set, shut`);

export const NEEDING = words(`crave, for, more, need, some, value, want`);
