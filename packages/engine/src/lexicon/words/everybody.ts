import { words } from "../words.ts";

export const NOT_CARING = words(`
  answer, appreciate, ask, believe, bother, care, give, help, lift, like, listen, love, read, reply, respect, tell, thank, trust,
  understand, value, want
`);

export const CHEERFUL = words(`beam, dance, giggle, glow, grin, laugh, sing, smile`);

export const GIVING_WAY = words(`complain, flinch, grumble, moan, panic, quit, sulk, whinge`);

export const CHORES = words(`carry, clean, clear, cook, drive, dry, help, iron, lift, pay, tidy, wash`);

export const NUISANCES = words(`
  bills, change, delays, forms, goodbyes, mud, paperwork, queue, queues, rules, spiders, surprises, taxes, waiting
`);

/** "Nothing is ever … enough", "nothing's ever his fault" */
export const NOTHING_IS_EVER = words(`enough, good, he, her, his, right, she, their, they, you, your`);

/** "Whatever I do, you find fault", "nothing I say is ever right" */
export const WHATEVER_I_DO = words(`
  always, comment, complain, complaint, criticise, criticism, criticize, decided, enough, ever, fault, find, finds, invariably,
  moan, never, no, nothing, remark, same, wrong
`);

/** "Nothing you did ever helped" */
export const NOTHING_YOU_DID = words(`counted, enough, ever, good, helped, mattered, right, worked`);

/** "Everything you say is a lie", "everything he touches is ruined" */
export const EVERYTHING_YOU_DO = words(`about, against, always, lie, ruin, ruined, ruining, ruins, wrong`);

export const BEFORE_TIME = words(`before, early, till, until`);

export const SOMEBODY = words(`her, him, me, my, our, them, us, you`);

/** How what somebody does is summed up: "all you ever do", "nothing i say", "not one of you". */
export const YOUR_ALL = words(`
  all he, all she, all they, all you, every single one of you, everything he, everything she, everything they, everything you,
  no matter, none of you, not a single, not one of them, not one of us, not one of you, nothing i, nothing is, nothing we,
  nothing you, whatever i, whatever we
`);
