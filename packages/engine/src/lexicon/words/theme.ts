import { words } from "../words.ts";

/** Each list holds parts of words, as patterns: where only a whole word will do, its edges are told. */
export const NOT_WORKING = words(`
  coast, finger, freeload, half-, idle, lazy, leech, phone it in, scroung, shirk, skiv, slack, sleepwalk,
  spong, waste of (?:space|oxygen), weight, work-?shy
`);

export const MESS = words(String.raw`\bdump\b, \btip\b, bomb ?site, pigsty, war zone`);

export const BUNGLING = words(`
  amateur, botch, bungl, careless, chaotic, clown, clueless, cowboy, crap, depth, disorgan, drop the ball, farce, garbage,
  hash, hopeless, incompet, inept, joke, lousy, mediocre, mess up, messy, neglig, rubbish, screw up, shambles, shoddy,
  slapdash, slipshod, sloppy, unprofessional, unreliable, useless
`);

export const BAD_FAITH = words(String.raw`
  \bcon\b, \bcrook, \blie, \blying, backstab, betray, cheat, con ?man, con artist, cook the books, deceit, deceiv, devious,
  dishonest, disloyal, fake, fraud, hypocri, insincere, liar, manipulat, phon, sly, sneak, swindl, two-faced, weasel
`);

export const RUDENESS = words(`
  abrasive, abusive, arrogan, bad-mannered, belittl, brusque, condescend, curt, disrespect, foul, haughty, impolite, insult,
  mock, mouth, obnoxious, offensive, patronis, patroniz, pompous, ridicul, rude, sarcas, smug, sneer, snide, snob, tactless
`);

export const BULLYING = words(`
  aggress, bossy, bull(?:y|ies|ied), coerc, control freak, controlling, dictat, domineer, gaslight, harass, hijack,
  intimidat, micro, overbear, pushy, railroad, steamroll, strong-arm, tyran
`);

export const UNKINDNESS = words(String.raw`
  \bcold, \bmean\b, callous, cruel, entitled, greedy, heartless, inconsider, insensitive, let .* down, let down, lurch,
  mean-, narciss, nasty, petty, self-, selfish, spite, stingy, thoughtless, uncaring, unfair, ungrateful, unkind
`);

export const STUBBORNNESS = words(`
  bloody-minded, defensive, difficult, impossible, inflexible, moody, obstinate, pig-?headed, stubborn, touchy,
  uncooperative, unreasonable
`);

export const FOOLISHNESS = words(String.raw`
  \bdim, \bmad\b, absurd, baby, brain, brat, childish, clown, crazy, daft, dense, dumb, fool, genius, idiot, ignoran,
  imbecile, immature, infantile, insane, ludicrous, moron, muppet, naive, ridiculous, silly, stupid, thick
`);
