import { words } from "../words.ts";

export const SMALL = words(`
  a, absolutely, again, all, also, altogether, always, and, awfully, badly, being, bit, bloody, both, completely, constantly,
  damn, dead, decidedly, deeply, distinctly, extremely, frankly, frightfully, genuinely, honestly, horribly, increasingly,
  incredibly, just, kind, kinda, like, little, lot, majorly, me, more, most, much, myself, of, often, openly, ourselves, pretty,
  proper, properly, publicly, quietly, quite, rather, really, right, rightly, seriously, simply, slightly, so, sometimes,
  somewhat, sort, sorta, still, such, super, tad, terribly, thoroughly, too, totally, touch, truly, us, utterly, very, well,
  wrongly
`);

export const WANT_NEED_LIKE = words(`deserve, hope, like, love, need, prefer, want, wish`);

export const NOT_NEVER_HARDLY = words(`barely, hardly, longer, never, not, rarely, scarcely, seldom`);

export const AS_IN_AT = words(`and, as, at, from, in, of, on`);
