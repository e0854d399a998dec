import { words } from "../words.ts";

export const HAVING = words(`display, get, have, lack, own, possess, show`);

export const SCRAP = words(`
  bit, drop, flicker, grain, hint, iota, jot, modicum, ounce, particle, scrap, shred, spark, speck, trace
`);

/** What somebody may have none of at the moment, or of a kind that no one is judged by. */
export const WITHOUT_JUDGING = words(`
  balance, condition, course, direction, hearing, home, insurance, left, number, on, package, plan, problem, problems, provider,
  sight, smell, time, to, touch, yet
`);

export const POINTS = words(`
  forte, gift, gifts, point, qualities, speciality, specialty, strength, strengths, suit, virtue, virtues
`);

export const OWN_NOT = words(`
  can't, couldn't, didn't, doesn't, don't, had no, hadn't, has no, hasn't, have no, haven't, lack, never, not, refuse,
  wouldn't
`);
