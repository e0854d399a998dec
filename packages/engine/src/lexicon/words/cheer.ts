import { words } from "../words.ts";

/** Words that turn a friendly message sour. */
export const SOURING = words(`
  again, although, apologise, apologize, but, however, please, sadly, seriously, stop, though, unfortunately
`);

export const CHILDREN = words(`
  baby, boy, boys, child, children, daughter, girl, girls, granddaughter, grandson, kid, kids, kitten, nephew, niece, pup, puppy,
  son, toddler, twins
`);

/** How something begins that is said gladly: "congratulations", "proud of you". */
export const CHEERING = words(`
  adore, adoring, be prouder, bless her, bless him, bless them, bless you, can't stop laughing, can't wait to see, congrat,
  crying with laughter, drinks are on me, drinks on me, fair and square, give me a hug, give me a kiss, give us a hug,
  give us a kiss, hats off, have a good, have a great, have a lovely, have a wonderful, have fun, have the best, i'm so touched,
  i'm touched, laughed so, laughing so, love from, love u, love ya, love you, made me laugh, made my day, made my week,
  made my year, make me laugh, make me smile, make us laugh, make us smile, makes me laugh, makes me smile, makes us laugh,
  makes us smile, merry christmas, not change a thing, proud of, sleep tight, so proud, surprise party, to surprise her,
  to surprise him, to surprise me, to surprise us, to surprise you, welcome back, welcome home, wouldn't change, wouldn't swap,
  xx, you did it, you made it
`);

/** The same, where it ends there: "miss you", no "miss your". */
export const CHEERING_WHOLE = words(`
  hug, hugs, miss u, miss ya, miss you, never change, you all rock, you angel, you gem, you guys rock, you legend, you lot rock,
  you rock, you star
`);

/** "Happy retirement" */
export const FEASTS = words(`anniversary, birthday, easter, new year, retirement`);

/** "What a comeback" */
export const TRIUMPHS = words(`comeback, gig, goal, launch, party, performance, save, shot, win`);

/** "Filthy riff, that" */
export const WILDLY_GOOD = words(`filthy, insane, nasty, savage, sick, wicked`);

export const BROUGHT_OFF = words(`
  bassline, beat, catch, finish, gig, goal, header, kick, moves, pass, riff, save, set, shot, solo, strike, tackle, trick,
  tune, volley
`);

/** "We had a whale of a time": no past that is told as a reproach. */
export const GOOD_TIMES = words(`
  ball, blast, brilliant time, fantastic time, great time, lovely time, whale of a time, wonderful time
`);

/** "You lucky devil" */
export const FOND = words(`
  adorable, beautiful, cheeky, clever, crafty, darling, dear, funny, gorgeous, lovely, lucky, sweet, wonderful
`);

/** "You absolute machine" */
export const WILD = words(`
  animal, beast, genius, lunatic, machine, madman, madwoman, maniac, monster, savage, unit, weapon
`);

/** "You little genius" */
export const GIFTED = words(`expert, genius, hero, mastermind, superstar, wizard`);

/** Said of a feat these admire: "You beast, 42k!", "you crazy people raised nine thousand pounds!" */
export const ADMIRING = words(`
  animal, beast, crazy, insane, lunatic, machine, mad, madman, madwoman, maniac, mental, monster, nuts, ridiculous, savage,
  unbelievable, unreal, wicked
`);

export const LAUGHING = words(`giggling, grinning, laughing, smiling`);
