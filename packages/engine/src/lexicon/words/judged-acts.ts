import { words } from "../words.ts";

/** One may have or make these without harm: "your joke", "your mess". */
export const OWNABLE = words(`
  circus, crime, disappointment, dump, embarrassment, garbage, insult, joke, mess, outrage, pigsty, rubbish, scandal, shame,
  trash, waffle
`);

/** How nouns end that name an act or a bent: "that was cowardice", "a slap in the face". */
export const ACT_ENDINGS = words(`
  ance, ardice, bery, crisy, ence, kick in the teeth, lip service, ness, slap in the face, stab in the back, tism
`);
