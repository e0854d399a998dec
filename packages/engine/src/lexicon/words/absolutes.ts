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

export const THANKS = words(`bless, cheers, kudos, legend, legends, love, thank, thanks`);

export const DOES = words(`bothers, care, cares, cleans, do, does, ever, helps, thinks, tidies, tries, works`);

export const CHARGING = words(`
  blame, break, complain, criticise, criticize, doubt, forget, question, ruin, spoil, twist
`);

export const OTHERS = words(`her, him, his, their, them, you, your, yours`);

export const KINDLY_MEANT = words(`ask, bring, check, help, make, say, see, thank, wish`);

export const PERIODS = words(`
  day, evening, friday, lunch, meeting, monday, month, morning, night, saturday, shift, sunday, thursday, tuesday, wednesday,
  week, weekend, year
`);

/** "every single time", "every bloody week" */
export const STRESSES = words(`
  blessed, bloody, damn, each and every, flipping, freaking, fucking, goddamn, single, sodding
`);
