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
        space, waste of time, betrayal, shambles, stalker, flop, dud, victim, failure, gossip, cheat, quitter, peasant, nightmare, burden, problem, mess,
        wreck, train wreck, trainwreck, handful, scandal, outrage, shame, crime, sin, low, robot, machine gun, genius, wizard, hero, saint, expert,
        mastermind, brains of the operation, einstein, sherlock, mother teresa, father of the year, mother of the year, boss of the year, employee of the
        month, professional victim, problem child, snail, sloth, sheep, parrot, vampire, queen bee, child, kid, teenager, toddler, schoolboy, schoolgirl,
        child of five, two-year-old, five-year-old`,
    { pos: "noun", severity: 0.55, note: "A label only after 'you are a', 'such a', 'that was a' or as an address." },
  ),
};
