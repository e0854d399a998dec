import { words } from "../words.ts";

export const MILD_FAULTS = words(`
  blunt, bossy, chaotic, clumsy, gruff, grumpy, loud, noisy, odd, quiet, slow, strange, strict, stubborn, tough
`);

export const PLAYED = words(`
  badminton, basket, board, cards, chess, court, crease, field, football, goal, hockey, ice, mat, monopoly, net, pitch, poker,
  rugby, saddle, scrabble, tennis, track, wicket
`);

/** "flaky tests" */
export const FLAKY = words(`
  build, builds, connection, connections, network, paint, pastry, skin, test, tests, wifi
`);

/** "dumb waiter", "silly money", "stupid o'clock" */
export const SILLY = words(`bell, bells, money, o'clock, putty, season, waiter, waiters`);

/** "cutting board" */
export const CUTTING = words(`
  blade, blades, board, boards, disc, discs, disk, disks, edge, edges, garden, gardens, knife, knives, machine, machines, mat,
  mats, room, table, tool, tools, wheel, wheels
`);

/** "nasty cough" */
export const NASTY = words(`
  bite, bites, blister, blisters, bruise, bruises, bug, bump, bumps, burn, burns, cold, cough, cut, cuts, fall, falls, gash, graze,
  grazes, rash, shock, splinter, splinters, sting, stings, surprise, virus, wound, wounds
`);

/** "sickening for a cold", "over-the-top of the hill" */
export const PLAIN_PAIRS = words(`
  crazy about, dense with, hard to, nuts about, out of her mind with, out of his mind with, out of your mind with,
  over-the-top of, revolting against, sickening for, spoiled by, spoilt by, superior to, thick with
`);
