import { words } from "../words.ts";

export const SHINING = words(`
  admired, boss, center, centre, charge, famous, favorite, favourite, hero, liked, noticed, popular, praised, star
`);

/** Wishes that one can see or that do the person credit: "they just want to help". */
export const FAIR_WISH = words(`
  ask, be, buy, check, eat, enjoy, find, finish, give, go, have, hear, help, know, learn, live, make, meet, pay, play, read,
  relax, rest, say, see, sit, sleep, stay, talk, thank, understand, watch, work
`);

export const PASTIME = words(`
  animal, animals, art, baking, ball, balls, biology, birds, boat, boats, book, books, bugs, car, cars, castles, cat, cats,
  chemistry, chess, comic, comics, cooking, cricket, dancing, dinosaur, dinosaurs, dog, dogs, film, films, football, game, games,
  gardening, history, horse, horses, insect, insects, jazz, knitting, language, languages, lego, maths, music, nature, opera,
  painting, physics, plane, planes, planets, plant, plants, puzzle, puzzles, robot, robots, rugby, space, sport, sports, stars,
  tennis, toy, toys, tractor, tractors, train, trains, truck, trucks
`);

export const GLORY = words(`
  applause, argument, attention, audience, bonus, credit, crown, excuse, fight, glory, life, maid, medal, nod, pat, pedestal,
  promotion, reaction, rise, row, scapegoat, servant, slave, title, trophy, victory
`);

export const LIKING = words(`hope, like, love, need, try, want, wish`);

export const DISTURBING = words(`be, cause, come, make, sound, wake, worry`);

export const NO_SMALL_THING = words(`car, code, feature, garden, house, price, release, rent`);

export const UNFAIR_AIMS = words(`attention, clever, her, his, important, rid, right, seen, the, your`);

export const BELONGINGS = words(`car, flat, house, job, money, place, savings`);

export const OPENS_FAIR_THING = words(`
  a, an, her, his, it, me, my, one, our, peace, some, that, their, this, three, two, us, what, you, your
`);

/** How adverbials of intent begin; they may stand anywhere in the clause: "out of spite", "just to annoy me". */
export const INTENT = words(`
  deliberately, deliberatly, for attention, for the, intentionally, just to, on purpose, out of, purposefully, purposely,
  wilfully, willfully
`);

export const SOMEBODYS = words(`he, her, herself, himself, his, she, you, your, yourself`);

/** "You just want a housekeeper": whoever one is said to be no more than. */
export const SERVANTS = words(`
  babysitter, bank, chauffeur, cleaner, cook, dogsbody, doormat, handyman, housekeeper, mother, mummy, nanny, punchbag,
  secretary, skivvy, taxi, trophy, wallet
`);
