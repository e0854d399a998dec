import { words } from "../words.ts";

export const ABLE_AND_WORTHY = words(`
  able, belong, can, capable, deserve, enough, fit, matter, qualified, serious, trustworthy, up, worth
`);

export const THINKING = words(`assume, believe, expect, fancy, figure, imagine, presume, reckon, suppose, think`);

/** What a charge of a high opinion of oneself goes on with: "you think you're above …". */
export const HIGH = words(`
  above, always, anything, away, beneath, better, boss, clever, cleverer, deserve, deserves, entitled, everything, exempt, funny,
  god, important, indispensable, invincible, irreplaceable, just, king, only, own, owner, owns, perfect, queen, right, rule, run,
  simply, smart, smarter, special, superior, too, untouchable, whatever, without
`);

/** Charges of thinking little of a matter: "you think an apology makes it all good again". */
export const CHEAP = words(`
  again, beneath, but, buys, enough, everything, except, excuse, excuses, fixes, game, hers, his, hotel, itself, joke, machine,
  magically, maid, optional, others, robot, slave, solves, theirs, themselves, trees, undone, yours
`);

export const PRAISED = words(`
  beautiful, busy, clever, cool, fine, good, grand, great, important, posh, senior, smart, special
`);

export const LOWLY = words(`
  always, belong, beneath, born, deserve, enough, everything, exist, here, just, less, made, never, no, nobody, not, nothing,
  only, owe, stupid, too
`);
