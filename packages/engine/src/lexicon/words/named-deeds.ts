import { words } from "../words.ts";

export const DEEDS = words(`
  attitude, behavior, behaviour, energy, level, logic, mentality, move, stunt, tactic, thing, trick, way
`);

/** Labels that only before a deed can be meant so. */
export const NAMES = words(`
  amateur, arse, arsehole, asshole, baby, bastard, bitch, bully, child, clown, coward, cowboy, creep, dick, dictator, dirty,
  diva, douche, filthy, gangster, idiot, jerk, kindergarten, loser, lousy, low, mafia, mean, moron, nasty, pig, playground,
  prick, princess, psycho, rat, rookie, rotten, scum, scumbag, shabby, shit, slimeball, snake, thug, toddler, tyrant, weasel,
  wolf
`);

export const SORRY = words(`cheap, feeble, lame, miserable, pathetic, pitiful, poor, sorry`);

export const OUTCRY = words(`
  amateur, betrayal, brute, bully, carry-on, charade, cheek, clown, cop-out, cow, coward, creep, disgrace, farce, hypocrite,
  idiot, impertinence, impudence, insult, jerk, joke, let-down, letdown, liar, liberty, loser, muppet, nerve, piece, pig, prat,
  rat, rip-off, scandal, sham, shambles, snake, snob, tosser, travesty, waste, weasel
`);

export const GOOD_ROLE = words(`
  adult, bit, carer, dad, darling, dear, father, friend, gentleman, good, great, grown-up, guest, help, hero, host, lady, leader,
  little, lot, love, mate, member, model, mom, mother, mum, number, nurse, parent, part, sport, star, support, team, treasure,
  trouper, victim, witness, year
`);

export const THAT_THIS_YOUR = words(`her, his, such, that, their, this, your`);

export const LAUGH_TREAT_ANGLE = words(`angle, back, choice, hand, hander, laugh, one, person, thing, treat, winger`);
