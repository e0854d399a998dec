import { words } from "../words.ts";

export const THINKING = words(`
  believe, call, claim, deny, feel, find, imagine, imply, know, mean, say, suggest, suppose, think
`);

export const CALLING = words(`assumed, assuming, called, calling, implied, implying, said, saying`);

export const RIGHT = words(`acceptable, cool, fair, funny, good, nice, normal, ok, okay, right`);

export const DENIALS = words(`hardly, isn't, less, n't, neither, never, no, nor, not, rarely, seldom, without`);
