import { words } from "../words.ts";

export const WHERE = words(`at, for, from, in, on, over`);

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

export const AMID = words(`among, amongst, before, below, beneath, beside, in, next, on, under`);

export const STORIES_AND_TRIPS = words(`
  book, concert, episode, film, finale, holiday, match, movie, novel, opera, play, race, season, series, song, story, summer,
  trip
`);

export const OPENS_A_PLACE = words(`a, an, my, our, that, the, this`);
