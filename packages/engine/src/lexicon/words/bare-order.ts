import { words } from "../words.ts";

/** Left out where the order becomes a question. */
export const WHIPS = words(`
  already, asap, at once, chop chop, for god's sake, for once, for once in your life, for once in your lives, immediately, no
  excuses, now, pdq, please, pronto, right away, right now, straight away, straightaway, this instant, this minute, this second
`);

/** What stands by itself behind an order: "Tidy up. Now!" */
export const ADDED = words(`
  asap, at once, chop chop, immediately, no excuses, now, please, pronto, right now, thank you, thanks
`);
