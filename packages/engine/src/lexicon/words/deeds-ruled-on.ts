import { words } from "../words.ts";

export const FILLERS = words(`
  absolutely, always, completely, frankly, just, only, plain, quite, really, simply, so, still, totally, utterly, very
`);

export const CALLED = words(`her, him, his, me, my, our, them, us, your, yours`);

export const EVERYTHING_SOMETHING_NOTHING = words(`anything, during, evening, everything, morning, nothing, something`);

/** Done with things, and to nobody. */
export const HANDLING = words(`
  bleaching, boiling, charging, digging, feeding, freezing, frying, glueing, gluing, heating, ironing, mixing, mowing, painting,
  planting, plugging, pouring, pruning, putting, rinsing, running, salting, soaking, sowing, storing, washing, watering
`);
