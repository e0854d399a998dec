import { words } from "../words.ts";

export const PREPOSITIONS = words(`
  about, at, by, concerning, for, from, in, of, on, over, regarding, toward, towards, with
`);

export const JOINING = words(`
  after, as, because, considering, each, every, given, how, if, once, seeing, since, that, what, when, whenever, where, while,
  why
`);

/** Of the body as often as of the heart: "feeling rough, I think it's the flu". */
export const QUEASY = words(`
  awful, bad, crap, crappy, crummy, dreadful, flat, fragile, ghastly, grim, horrible, lousy, low, miserable, rotten, rough,
  rubbish, shit, shitty, terrible, wobbly
`);
