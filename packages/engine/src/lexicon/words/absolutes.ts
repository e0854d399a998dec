import { words } from "../words.ts";

/** Stand for no exaggeration by themselves. */
export const WEAK = words(`
  again and again and again, all of you, all you want, at any time, could never, each and every one, every last one,
  every one of them, every one of you, not a single thing, not a thing, not a word of, not one thing, not one word, nowhere,
  permanently, round the clock, the lot of you, the whole lot of you, would never, wouldn't ever, you lot, you people
`);

export const LIKED = words(`
  accept, agree, get, laugh, learn, like, love, mean, notice, read, remember, see, smile, study, train, trust, understand, visit
`);

export const THANKS_THANK_CHEERS = words(`bless, cheers, kudos, legend, legends, love, thank, thanks`);

export const EVER_DOES_DO = words(`bothers, care, cares, cleans, do, does, ever, helps, thinks, tidies, tries, works`);

export const BLAME_FORGET_CRITICISE = words(`
  blame, break, complain, criticise, criticize, doubt, forget, question, ruin, spoil, twist
`);

export const YOU_YOUR_YOURS = words(`her, him, his, their, them, you, your, yours`);

export const CHECK_HELP_SEE = words(`ask, bring, check, help, make, say, see, thank, wish`);
