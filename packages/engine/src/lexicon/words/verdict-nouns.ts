import { words } from "../words.ts";

export const LITTLE_ABSOLUTE_COMPLETE = words(`
  absolute, big, bloody, complete, damn, fucking, lazy, little, lying, old, poor, right, selfish, silly, stupid, total,
  ungrateful, utter
`);

/** One may have or make these without harm: "your joke", "your mess". */
export const OWNABLE = words(`
  circus, crime, disappointment, dump, embarrassment, garbage, insult, joke, mess, outrage, pigsty, rubbish, scandal, shame,
  trash, waffle
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

export const IN_ON_DOWN = words(`
  about, ahead, around, awake, behind, beside, down, flat, here, in, low, next, on, still, there, under
`);

export const YOUR_HIS_HER = words(`her, his, my, our, that, their, your`);

export const MATE_LOL_BRO = words(`bro, dude, frankly, honestly, imo, lol, man, mate, pal, sorry, tbh`);

export const THAT_THIS_SOME = words(`some, such, that, these, this, those, what, your`);

export const ACT_BEHAVE_CARRY = words(`
  act, argue, behave, carry, conduct, disappear, drive, handle, hide, leave, live, manage, quit, react, respond, run, scream,
  shout, sneak, sound, speak, talk, walk, whine, yell
`);

export const TOTAL_COMPLETE_ABSOLUTE = words(`
  absolute, bloody, complete, lazy, proper, real, right, stubborn, stupid, total, utter
`);

export const FOOL_CLOWN_LOSER = words(`clown, coward, disaster, disgrace, failure, fool, joke, loser`);

export const COW_PIG_MONSTER = words(`bitch, cow, fraud, hypocrite, monster, muppet, pig, rat`);

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
