import { words } from "../words.ts";

export const TERRIBLE_AWFUL_HORRIBLE = words(`
  appalling, awful, bad, crap, crappy, dreadful, hopeless, horrible, lousy, pathetic, rotten, rubbish, shit, terrible, useless,
  worthless
`);

export const SO_SUCH_TOO = words(`a, always, an, and, bloody, damn, quite, so, such, that, too`);

export const SLOW_STRICT_TOUGH = words(`
  blunt, bossy, chaotic, clumsy, gruff, grumpy, loud, noisy, odd, quiet, slow, strange, strict, stubborn, tough
`);

export const PITCH_COURT_FIELD = words(`
  badminton, basket, board, cards, chess, court, crease, field, football, goal, hockey, ice, mat, monopoly, net, pitch, poker,
  rugby, saddle, scrabble, tennis, track, wicket
`);

export const TESTS_TEST_BUILDS = words(`
  build, builds, connection, connections, network, paint, pastry, skin, test, tests, wifi
`);

export const WAITER_WAITERS_BELL = words(`bell, bells, money, o'clock, putty, season, waiter, waiters`);
