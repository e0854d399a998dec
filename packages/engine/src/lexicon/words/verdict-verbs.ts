import { words } from "../words.ts";

/** Not told as done: "you should not snoop", "don't cheat", "did you lie?". */
export const UNDONE = words(`have to, may, might, must, need to, ought to, should`);

/** Verbs that an "-ing" follows as somebody's own act: "keeps lying", "was busy gossiping". */
export const CARRIES = words(`
  be, begin, catch, continue, end, enjoy, find, get, go, hate, hear, help, insist, keep, like, love, prefer, quit, resist, see,
  spend, start, stop, waste
`);

/** Verbs that nothing is done to. */
export const ALONE = words(`
  boast, brag, cheat, exaggerate, gloat, gossip, interfere, lie, meddle, moan, overreact, rant, sulk, whine
`);

export const WHERE_ONE_LIES = words(`
  ahead, around, awake, behind, beside, down, flat, here, in, next, on, still, there, under
`);

export const HABITS = words(`
  brilliant, busy, capable, expert, famous, fond, gift, good, great, habit, history, interested, knack, known, master, obsessed,
  pattern, talent, way
`);

export const GOES_ON = words(`
  again, all, and, because, before, constantly, every, last, like, more, so, this, today, too, when, whenever, yesterday
`);

/** Of things these are handiwork: "let the rope down", "picked on the second try". */
export const AIMED = words(`
  brush * off, fob * off, lead * on, let * down, order * around, palm * off, pick on, push * around, rip * off, sell * out,
  stitch * up
`);

export const SHOWN_OFF = words(`a, her, his, my, our, the, their, your`);

/** "crossed the line first", "crossed the line at noon" */
export const LINES_CROSSED = words(`
  after, ahead, at, before, by, first, hand, here, in, into, last, second, there, third, to, together, with
`);

/** "went too far along the path" */
export const WAYS_GONE = words(`
  along, and, down, east, for, in, into, left, north, on, out, past, right, south, up, west
`);

export const BUTCHERED = words(`
  boar, boars, calf, calves, carcass, cattle, chicken, chickens, cow, cows, deer, goat, goats, hen, hens, hog, hogs, lamb,
  lambs, meat, pig, pigs, sheep
`);

export const MANIPULATED = words(`
  back, backs, hip, hips, jaw, jaws, joint, joints, knee, knees, muscle, muscles, neck, necks, shoulder, shoulders, spine,
  spines, wrist, wrists
`);
