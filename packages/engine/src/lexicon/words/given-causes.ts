import { words } from "../words.ts";

export const CRYING = words(`cry, despair, freak, panic, sob, suffer, tremble, weep`);

/** "I am writing because …": the reason for turning to somebody is neither a feeling nor an effect. */
export const TURNS = words(`ask, call, complain, contact, email, message, reach, ring, text, write`);

export const WORKED = words(`
  block, break, cancel, cause, cost, damage, delay, derail, destroy, disrupt, drive, embarrass, hamper, harm, hit, hold,
  humiliate, hurt, kill, lose, mar, overshadow, prevent, ruin, sabotage, shake, shatter, sink, slow, spoil, trigger, undo, upset,
  wake, waste, wreck
`);

export const BEFALLS = words(`arise, be, collapse, die, fail, fall, get, go, happen, miss, occur, run, start, suffer`);

export const LEFT = words(`
  cancel, cry, drop, fall, give, go, hand, leave, lose, pull, quit, resign, run, sob, split, storm, transfer, walk, weep,
  withdraw
`);
