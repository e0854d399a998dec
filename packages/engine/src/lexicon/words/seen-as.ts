import { words } from "../words.ts";

export const KINDS = words(`
  boss, boy, director, doctor, gentleman, girl, lady, lawyer, local, man, manager, men, millionaire, native, posh, rich, tourist,
  white, woman, women, young
`);

export const DUPE = words(`
  bank, cash, doormat, doormats, fool, fools, idiot, idiots, imbecile, imbeciles, maid, moron, morons, mug, mugs, servant,
  servants, simpleton, simpletons
`);

/** What one may be after without harm: a recipe, a turn in a queue. */
export const HARMLESS = words(`
  address, advice, autograph, birthday, biscuit, biscuits, feedback, help, lesson, name, number, opinion, own, recipe, recipes,
  sandwich, session, shift, slice, slot, talk, tip, tips, turn, view, views
`);

export const PRIZES = words(`cash, credit, flat, fortune, glory, house, inheritance, job, money, promotion, title`);

export const HELP_BEST_GOOD = words(`best, good, help, learn, me, right, us, well`);
