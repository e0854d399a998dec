import { words } from "../words.ts";

export const BEFORE_NAMES = words(`
  absolute, big, bloody, complete, damn, fucking, lazy, little, lying, old, poor, right, selfish, silly, stupid, total,
  ungrateful, utter
`);

/** Found by courts, or idioms: labels only of a subject ("he is a thief") or with a pointing word ("that thief"). */
export const CRIMES = words(`
  bad apple, bad egg, black sheep, con artist, con man, conman, crook, despot, dictator, fascist, fraudster, hooligan, nazi,
  rotten apple, swindler, terrorist, thief, thug, trickster, tyrant, vandal, witch
`);

export const BEASTS = words(`
  bloodsucker, cockroach, jellyfish, leech, maggot, parasite, skunk, swine, toad, viper, vulture, weasel
`);

/** Ages and animals: of "you" a verdict, of others mostly a fact. */
export const AGES = words(`
  baby, chameleon, chicken, child, dodo, donkey, hyena, jackal, kid, lizard, mule, ostrich, parrot, robot, rottweiler, schoolboy,
  schoolgirl, sheep, sloth, snail, teenager, toddler, tortoise, turkey
`);

/** Said straight these praise; only called after somebody do they sting. */
export const IRONIC = words(`
  einstein, expert, genius, hero, mastermind, prince, princess, saint, sherlock, superstar, wizard
`);

export const PLAYS = words(`act, define, draw, play, prosecute, read, study, watch`);

export const KEEPING = words(`
  date, deal, elect, employ, go, hire, live, living, married, marry, share, sit, stick, work, working
`);

export const POINTING = words(`some, such, that, these, this, those, what, your`);

export const STRESSES = words(`
  absolute, bloody, complete, lazy, proper, real, right, stubborn, stupid, total, utter
`);

/** "He called her a cow." is told; "I call you a cow" and "such a cow" are the writer's. */
export const ONLY_NAMES = words(`
  betrayer, betrayers, blackmailer, blackmailers, dipstick, dipsticks, ditz, ditzes, div, divs, dope, dopes,
  fantasist, fantasists, groper, gropers, harasser, harassers, has-been, has-beens, hustler, hustlers, karen, karens,
  man-child, manchild, melt, melts, nobodies, nobody, scammer, scammers, wallies, wally, wannabe, wannabes
`);

/** People with whom one can live or work. */
export const OF_COMPANY = words(`
  abuser, abusers, bore, bores, bum, bums, cheat, cheats, drunk, drunks, fake, fakes, fraud, frauds, glutton,
  gluttons, gossip, gossips, hustler, hustlers, manchild, nag, nags, quitter, quitters, scammer, scammers, stalker,
  stalkers
`);

/** How the ages among them begin: "kid", "kids". */
export const CHILDREN = words(`baby, child, kid, schoolboy, schoolgirl, teenager, toddler`);
