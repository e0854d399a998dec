import { words } from "../words.ts";

export const BECOMING = words(`
  change, collapse, convert, degenerate, descend, dissolve, make, plunge, push, reduce, send, sink, slide, spiral, throw, tip,
  transform, turn
`);

/** What one is thrown, plunged or sent into. */
export const CAST_INTO = words(`
  anarchy, chaos, confusion, crisis, despair, disarray, disaster, mayhem, meltdown, misery, pandemonium, panic, turmoil
`);

/** Over these to what is struck: "what little", "every bit of". */
export const SMALL = words(`a, all, an, any, bit, every, last, left, little, of, ounce, shred, that, the, this, what`);

export const FALLING = words(`
  burn, collapse, crash, crumble, derail, die, disintegrate, drown, explode, implode, perish, sink, unravel
`);

export const LOST_FOR_EVER = words(`
  be, believe, book, buy, come, dance, dare, eat, employ, enjoy, face, feel, get, go, hire, laugh, live, look, love, marry, play,
  recover, respect, return, set, show, sing, sleep, smile, speak, talk, touch, trust, use, walk, win, work
`);

export const FOR_EVER = words(`again, anywhere, down, face, life, live, lives, that, this`);

export const COURSES = words(`
  apprenticeship, course, degree, doctorate, education, master, masters, schooling, shift, studies, training
`);

export const ENDED_ANYHOW = words(`chat, day, list, meeting, page, road, street, term, thread, week`);

export const LIVING = words(`he, her, his, i, my, our, she, their, they`);

/** "broke him for good", "finished us as a business" */
export const FINAL = words(`
  as a, as an, completely, entirely, for ever, for good, for life, forever, inside, properly, totally, utterly
`);
