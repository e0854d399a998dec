import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** Frames that judge somebody by the group they belong to. */
export const groupJudging: LexiconClass = {
  name: "group-judging",
  source: "Own list of frames that come before or after the name of a group.",
  entries: list(
    `
        women drivers, woman drivers, lady drivers, typical of, so typical of, that's typical of, just typical of, how typical of,
        typical behaviour for, typical for a, what can you expect from, what can one expect from, what can you expect of, what do you expect from,
        what do you expect of, what else can you expect from, what else do you expect from, what did i expect from, what would you expect from,
        what should i expect from, nothing else to expect from, that's what you get from, that's what you get with, that's what you get for hiring,
        that's what happens when you hire, that's what happens when you let, that's what happens when you ask, that's what happens when you trust,
        that's what happens when you send, as you would expect from, as you'd expect from, just what i'd expect from, exactly what i'd expect from,
        only to be expected from, only to be expected of, no surprise coming from, rich coming from, are all the same, you're all the same,
        they're all the same, are all alike, you're all alike, they're all alike, you lot are all, your type, your kind, their kind, people like you,
        people like him, people like her, people like them, someone like you, somebody like you, that lot, that crowd, kids today, kids these days,
        young people today, young people these days, the youth of today, people these days, people nowadays, spoken like a true, just like a man,
        just like a woman, just like your father, just like your mother, just like your dad, just like your mum, just like your mom,
        like father like son, like mother like daughter, like all men, like all women, like all teachers, like all managers, like every man,
        like every woman, like every other man, like every other manager, like the rest of them, like the rest of your family,
        like everyone in your family, not one of us, typical behaviour of, what one has to expect from, what else would you expect from,
        what else would one expect from, the usual from, that's them all over, that's just like, what can you expect, what do you expect,
        what else can you expect, what else do you expect, what else can one expect from, what else can one expect of, what can we expect from,
        what else can we expect from, what should one expect from, what would one expect from, your generation, your sort,
        what can anyone expect from, what can anybody expect from, what could you expect from, what could anyone expect from,
        what more can you expect from, what more do you expect from, what do we expect from, just like a manager, just like a lawyer,
        just like a teacher, just like a landlord, just like a politician, just like a doctor, just like a boss, just like a typical, like a typical,
        spoken like a typical, a typical man thing, a typical woman thing, men will be men, boys will be boys, once a cheat always a cheat,
        once a liar always a liar, the lot of you are, that's men for, that's women for, what you'd expect from, what you would expect from,
        what i'd expect from, what one would expect from, what we'd expect from, once a cheat always a, once a liar always a, just how men are,
        just how women are,
        a leopard never changes its spots`,
    { severity: 0.6 },
  ),
};
