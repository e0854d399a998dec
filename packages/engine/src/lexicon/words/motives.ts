import { words } from "../words.ts";

export const FAVOURITE_FAVORITE_STAR = words(`
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

export const WANT_LIKE_LOVE = words(`hope, like, love, need, try, want, wish`);

export const WAKE_CAUSE_MAKE = words(`be, cause, come, make, sound, wake, worry`);

export const CAR_HOUSE_GARDEN = words(`car, code, feature, garden, house, price, release, rent`);

export const RID_ATTENTION_RIGHT = words(`attention, clever, her, his, important, rid, right, seen, the, your`);

export const MONEY_SAVINGS_JOB = words(`car, flat, house, job, money, place, savings`);

export const YOU_US_ME = words(`
  a, an, her, his, it, me, my, one, our, peace, some, that, their, this, three, two, us, what, you, your
`);
