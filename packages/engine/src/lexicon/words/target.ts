import { words } from "../words.ts";

export const WHAT_WHATEVER_HOW = words(`all, anything, everything, how, something, what, whatever`);

export const POINTERS = words(`all, it, that, these, this, those, which`);

/** Figures of a story, and animals, may be what they like. */
export const FICTION = words(`
  antagonist, bee, bees, bird, birds, budgie, budgies, cat, cats, character, cows, crow, crows, detective, dog, dogs, duck,
  ducks, fox, foxes, geese, goat, goats, goose, gull, gulls, hamster, hamsters, hen, hens, hero, heroine, horse, horses, king,
  kitten, kittens, magpie, magpies, mice, monkey, monkeys, monster, mouse, narrator, parrot, parrots, pigeon, pigeons, pigs,
  pony, ponys, prince, princess, protagonist, puppies, puppy, queen, rabbit, rabbits, rats, seagull, seagulls, squirrel,
  squirrels, villain, wasp, wasps, witch, wolf
`);

export const DEGREES = words(`
  a, absolutely, bit, downright, how, just, more, pretty, quite, rather, really, so, than, too, totally, utterly, very
`);

/** Not said with a smile of one's own people: "my lazy brother", "our useless landlord"; "my grumpy grandpa" may be. */
export const HARSH_AT_HOME = words(`
  abusive, arrogant, careless, cruel, dishonest, feckless, good-for-nothing, greedy, hopeless, hypocritical, idiotic, ignorant,
  incompetent, inconsiderate, irresponsible, lazy, lying, manipulative, nasty, negligent, pathetic, rude, selfish, spiteful,
  stupid, thoughtless, toxic, two-faced, ungrateful, useless, vile, vindictive, wicked, worthless
`);

/** Of these few people speak with a smile. */
export const AT_WORK = words(`
  boss, co-worker, colleague, coworker, ex, flatmate, landlady, landlord, manager, neighbor, neighbour, roommate, supervisor,
  teacher
`);

export const MAKES = words(`
  ask, build, cobble, cook, deliver, do, give, hand, leave, make, paint, post, produce, put, say, send, serve, submit, tell,
  turn, write
`);

export const LANGUAGE = words(`
  arabic, chinese, dutch, english, french, german, greek, irish, italian, japanese, latin, polish, portuguese, russian, spanish,
  turkish, welsh
`);

export const GOTTEN = words(`buy, get, have, hear, order, receive, take`);

/** Behind these somebody stands, named or not: "That accusation is ridiculous". */
export const SPOKEN = words(`
  accusation, apology, comment, decision, excuse, insult, lecture, lie, outburst, ploy, reaction, refusal, remark, stunt, threat,
  trick
`);

export const SAID = words(`
  answer, apology, call, card, comment, e-mail, email, excuse, explanation, feedback, handover, lecture, letter, mail, message,
  note, post, question, remark, reply, response, speech, text, tone, voicemail
`);

export const WAY_MANNER_HABIT = words(`attitude, habit, manner, side, streak, tone, way`);

export const PLAY_ACT_PORTRAY = words(`act, draw, play, portray, sing, voice, write`);

export const THAT_WHICH_IN = words(`about, at, behind, by, from, how, in, of, that, which, with`);

/** "cruel of the home to move her": those who run it. */
export const HOUSES = words(`
  cafe, café, garage, gym, home, hotel, nursery, pub, restaurant, salon, surgery, theatre, venue
`);
