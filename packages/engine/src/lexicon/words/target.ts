import { words } from "../words.ts";

export const POINTERS = words(`all, it, that, these, this, those, which`);

/** Figures of a story, and animals, may be what they like. */
export const FICTION = words(`
  antagonist, bee, bees, bird, birds, budgie, budgies, cat, cats, character, cows, crow, crows, detective, dog, dogs, duck,
  ducks, fox, foxes, geese, goat, goats, goose, gull, gulls, hamster, hamsters, hen, hens, hero, heroine, horse, horses, king,
  kitten, kittens, magpie, magpies, mice, monkey, monkeys, monster, mouse, narrator, parrot, parrots, pigeon, pigeons, pigs,
  pony, ponys, prince, princess, protagonist, puppies, puppy, queen, rabbit, rabbits, rats, seagull, seagulls, squirrel,
  squirrels, villain, wasp, wasps, witch, wolf
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

export const LANGUAGE = words(`
  arabic, chinese, dutch, english, french, german, greek, irish, italian, japanese, latin, polish, portuguese, russian, spanish,
  turkish, welsh
`);

/** Behind these somebody stands, named or not: "That accusation is ridiculous". */
export const SPOKEN = words(`
  accusation, apology, comment, decision, excuse, insult, lecture, lie, outburst, ploy, reaction, refusal, remark, stunt, threat,
  trick
`);

export const MANNERS = words(`attitude, habit, manner, side, streak, tone, way`);

export const PORTRAYING = words(`act, draw, play, portray, sing, voice, write`);

/** "cruel of the home to move her": those who run it. */
export const HOUSES = words(`
  cafe, café, garage, gym, home, hotel, nursery, pub, restaurant, salon, surgery, theatre, venue
`);

/** How nouns end for somebody who does or is something: "listener", "loser", "parent". */
export const DOER_ENDINGS = words(`
  ant, ants, boy, boys, cook, cooks, ent, ents, er, ers, friend, friends, girl, girls, guest, guests, guy, ian, ians, ist, ists,
  kid, kids, man, mate, mates, men, one, ones, or, ors, people, person
`);
