import { words } from "../words.ts";

export const NOT_CARING = words(`
  answer, appreciate, ask, believe, bother, care, give, help, lift, like, listen, love, read, reply, respect, tell, thank, trust,
  understand, value, want
`);

export const SMILE_LAUGH_BEAM = words(`beam, dance, giggle, glow, grin, laugh, sing, smile`);

export const COMPLAIN_GRUMBLE_MOAN = words(`complain, flinch, grumble, moan, panic, quit, sulk, whinge`);

export const WASH_CARRY_PAY = words(`carry, clean, clear, cook, drive, dry, help, iron, lift, pay, tidy, wash`);

export const QUEUES_QUEUE_WAITING = words(`
  bills, change, delays, forms, goodbyes, mud, paperwork, queue, queues, rules, spiders, surprises, taxes, waiting
`);
