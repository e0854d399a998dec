import { words } from "../words.ts";

export const MOMENT_MINUTE_SECOND = words(`day, evening, instant, minute, moment, morning, night, second`);

export const PREPOSITIONS = words(`
  about, at, by, concerning, for, from, in, of, on, over, regarding, toward, towards, with
`);

export const JOINING = words(`
  after, as, because, considering, each, every, given, how, if, once, seeing, since, that, what, when, whenever, where, while,
  why
`);

/** Of the body as often as of the heart: "feeling rough, I think it's the flu". */
export const QUEASY = words(`
  awful, bad, crap, crappy, crummy, dreadful, flat, fragile, ghastly, grim, horrible, lousy, low, miserable, rotten, rough,
  rubbish, shit, shitty, terrible, wobbly
`);

export const WHERE = words(`about, at, for, from, in, on, over`);

export const TIMES = words(`
  afternoon, age, beginning, bit, christmas, class, company, country, day, department, desk, end, evening, flat, friday, fridays,
  here, home, hour, house, job, late, lesson, life, minute, moment, monday, mondays, month, morning, night, now, office, place,
  room, saturday, saturdays, school, start, sunday, sundays, team, there, thursday, thursdays, time, today, town, tuesday,
  tuesdays, village, ward, wednesday, wednesdays, week, weekend, while, work, world, year
`);

export const WIDE = words(`
  airport, building, cathedral, city, cliff, cosmos, country, crowd, desert, forest, hospital, maze, mountain, museum, night,
  ocean, sea, sky, skyscraper, star, station, street, supermarket, tower, town, tree, universe, valley, wood, world
`);

export const PLACES = words(`
  airport, bar, church, clinic, club, counter, desk, dinner, do, door, event, gate, gym, hospital, lunch, party, pool, practice,
  pub, reception, shop, station, surgery, table, wedding
`);

export const OUTSIDE = words(`
  bench, bridge, corner, doorstep, kerb, ladder, landing, motorway, pavement, platform, road, stair, step, street
`);

export const DARED = words(`
  answer, ask, be, bring, call, close, come, complain, eat, go, knock, leave, let, look, mention, move, open, post, raise, ring,
  say, send, share, show, sit, sleep, speak, talk, touch, use, walk, write
`);

/** What engines, weather and beasts do by themselves. */
export const STRIKES = words(`
  bang, bark, bite, blow, break, burn, burst, collapse, crash, creak, cut, die, disappear, drop, explode, fail, fall, flood,
  freeze, growl, howl, jam, leak, ring, shake, shriek, shudder, skid, slip, stall, stop, sway, swerve, thunder, tip, vanish
`);

export const IN_NEXT_UNDER = words(`among, amongst, before, below, beneath, beside, in, next, on, under`);

export const FILM_MOVIE_BOOK = words(`
  book, concert, episode, film, finale, holiday, match, movie, novel, opera, play, race, season, series, song, story, summer,
  trip
`);

export const THE_THIS_THAT = words(`a, an, my, our, that, the, this`);

export const FORGET_MIX_SPILL = words(`
  break, burn, delete, dent, drop, eat, forget, lose, mishear, misread, miss, mix, muddle, oversleep, scratch, spill, stain,
  tear, wake
`);

export const BABY_BIRTHDAY_CHILD = words(`anniversary, baby, birthday, child, floor, operation, scan, year`);
