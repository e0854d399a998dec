import { words } from "../words.ts";

export const BEHAVING = words(`
  act, behave, bicker, carry, cry, cycle, dress, drive, eat, fight, park, ride, run, scream, shout, speak, squabble, sulk, talk,
  treat, whine
`);
