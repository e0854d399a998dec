import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** Nouns that label a person only in "X is a …", "you …!" or "such a …"; elsewhere they are animals, toys or facts. */
export const verdictNounAmbiguous: LexiconClass = {
  name: "verdict-noun-ambiguous",
  source: "Own list: labels with a harmless meaning of their own.",
  entries: list(
    `
        cow, pig, rat, snake, worm, witch, monster, demon, devil, dragon, animal, beast, savage, shark, chicken, donkey, turkey, baby, princess, tease, grass,
        crank, hack, dinosaur, fossil, puppet, bum, drunk, alcoholic, shrew, tart, sod, dick, knob, ass, drama queen, hoarder, junkie, bore, nag, wally, dope,
        fake, fraud, joke, circus, relic, karen, cowboy, insult, embarrassment, disgrace, disappointment, meltdown, rubbish, garbage, trash, crap, waste of
        space, waste of time, betrayal, shambles, stalker, flop, dud, failure, gossip, cheat, quitter, peasant, nightmare, burden, problem, mess, wreck, train
        wreck, trainwreck, handful, scandal, outrage, crime, sin, genius, wizard, hero, saint, expert, mastermind, brains of the operation, einstein,
        sherlock, mother teresa, father of the year, mother of the year, boss of the year, employee of the month, professional victim, problem child, snail,
        sloth, sheep, parrot, vampire, queen bee, child, kid, teenager, toddler, schoolboy, schoolgirl, child of five, two-year-old, five-year-old, lie,
        negligence, greed, racism, sexism, abuse, disrespect, neglect, disaster, catastrophe, walking disaster, accident waiting to happen, doormat,
        opportunist, superstar, prince, royal highness, smart one, bright spark, clever one, pigsty, dump, poor show, bad mother, bad father, bad parent, bad
        friend, bad teacher, bad boss, bad manager, bad influence, terrible mother, terrible father, terrible person, terrible manager, terrible boss,
        terrible friend, awful person, horrible person, horrible man, horrible woman, bad person, bad example, lousy father, lousy mother, lousy manager, poor
        manager, poor leader, poor listener, bad listener, bad loser, soft touch, hard man, one-trick pony, clock watcher, armchair general, mansplainer,
        manchild, man-child, overgrown child, overgrown schoolboy, flake, liability, martyr, fantasy, pipe dream, fairy tale`,
    { pos: "noun", severity: 0.55, note: "A label only after 'you are a', 'such a', 'that was a' or as an address." },
  ),
};
