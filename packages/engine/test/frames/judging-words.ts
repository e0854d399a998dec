import { listed } from "./frame.ts";

/** Of a person. */
export const ADJECTIVES = listed(
  `rude, lazy, selfish, unprofessional, childish, arrogant, careless, thoughtless, inconsiderate, disrespectful, stupid, pathetic, immature,
  dishonest, condescending, stubborn, cruel, nasty, sloppy, incompetent, unreliable, ungrateful, manipulative, useless,
  insensitive, irresponsible, bossy, petty, sneaky, hypocritical, two-faced, passive-aggressive, moody, ridiculous, hostile, aggressive, unfair`,
);

/** Of an act. */
export const OF_DEEDS = listed(
  `rude, selfish, unprofessional, childish, arrogant, careless, thoughtless, inconsiderate, disrespectful, immature, dishonest, condescending,
  cruel, nasty, spiteful, petty, stupid, pathetic, ridiculous, unfair, insensitive, irresponsible, hypocritical, sneaky, ungrateful`,
);

/** Of an act, and of nothing else: nobody need be named. */
export const OF_MANNERS = listed(
  `rude, selfish, unprofessional, childish, arrogant, thoughtless, inconsiderate, disrespectful, immature, dishonest, condescending, petty,
  insensitive, irresponsible, hypocritical, sneaky, ungrateful`,
);

/** Of a piece of work. */
export const OF_WORK = listed(
  `sloppy, careless, lazy, useless, pathetic, stupid, ridiculous, amateurish, unprofessional, shoddy, half-baked, slapdash, dreadful,
  terrible, awful, appalling, rubbish, embarrassing, mediocre`,
);

export const NOUNS = listed(
  `liar, idiot, bully, coward, jerk, hypocrite, snob, slob, control freak, drama queen, moron, fool, show-off, know-it-all, loser, brat, creep,
  diva, bigot, clown, two-faced liar, lazy idiot`,
);
export const PLURALS = listed(
  `liars, idiots, bullies, cowards, jerks, hypocrites, snobs, slobs, control freaks, morons, fools, show-offs, losers, brats, creeps,
  divas, bigots, clowns`,
);

export const VERBS = listed(
  `overreact, sulk, whine, nag, bully people, lie to me, cheat, gossip, show off, boast, exaggerate, interfere, meddle, make excuses, slack off,
  play the victim, throw tantrums, patronise me, belittle me, undermine me, insult me, mock me, manipulate me, boss everyone around,
  talk down to me, pick on me, twist my words, bad-mouth me, waste my time`,
);
export const THIRDS = listed(
  `overreacts, sulks, whines, nags, bullies people, lies to me, cheats, gossips, shows off, boasts, exaggerates, interferes, meddles, makes excuses,
  slacks off, plays the victim, throws tantrums, patronises me, belittles me, undermines me, insults me, mocks me, manipulates me,
  bosses everyone around, talks down to me, picks on me, twists my words, bad-mouths me, wastes my time`,
);
export const ING = listed(
  `overreacting, sulking, whining, nagging, bullying people, lying to me, cheating, gossiping, showing off, boasting, exaggerating, interfering, meddling,
  making excuses, slacking off, playing the victim, throwing tantrums, patronising me, belittling me, undermining me, insulting me,
  mocking me, manipulating me, bossing everyone around, talking down to me, picking on me, twisting my words, bad-mouthing me, wasting my time`,
);
export const PAST = listed(
  `overreacted, sulked, whined, nagged me, bullied me, lied to me, cheated, gossiped, showed off, exaggerated, interfered, meddled, made excuses,
  slacked off, played the victim, threw a tantrum, patronised me, belittled me, undermined me, insulted me, mocked me, manipulated me,
  talked down to me, picked on me, twisted my words, bad-mouthed me, wasted my time`,
);
export const ADVERBS = listed(
  "rudely, carelessly, selfishly, arrogantly, stupidly, thoughtlessly, irresponsibly, unprofessionally, childishly, dishonestly, cruelly, disrespectfully",
);

/** Said of oneself these are mild. */
export const OWN_FAULTS = listed(
  "rude, careless, thoughtless, inconsiderate, stubborn, moody, bossy, insensitive, unfair, clumsy, forgetful, slow, shy, late, cold, short with you",
);
export const OWN_DEEDS = listed(
  `overreact, sulk, whine, nag, gossip, show off, boast, exaggerate, interfere, meddle, make excuses, slack off, complain, interrupt, make a fuss, waste your time,
  talk over you`,
);
export const OWN_DOING = listed(
  `overreacting, sulking, whining, nagging, gossiping, showing off, boasting, exaggerating, interfering, meddling, making excuses, slacking off, complaining,
  interrupting, making a fuss, wasting your time, talking over you`,
);
export const OWN_PAST = listed(
  `overreacted, sulked, whined, nagged, gossiped, showed off, boasted, exaggerated, interfered, meddled, made excuses, slacked off, complained, interrupted you,
  made a fuss, wasted your time, talked over you`,
);
/** Of things, weather and films. */
export const OF_THINGS = listed(
  "stupid, ridiculous, pathetic, useless, awful, terrible, horrible, dreadful, hopeless, rubbish, mediocre, annoying, unreliable, nasty, crazy, insane, slow, weird, loud, boring",
);
export const OF_PETS = listed(
  "lazy, stubborn, moody, bossy, greedy, grumpy, sneaky, clingy, spoilt, nosy, noisy, stupid, useless, rude, naughty, crazy, silly, aggressive",
);
