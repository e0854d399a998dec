import { words } from "../words.ts";

/** What is done where people live or work together. */
export const CHORES = words(`
  agenda, bathroom, bin, bins, bit, brief, cleaning, cooking, deadline, dinner, dish, dishes, dishwasher, dog, hoovering,
  ironing, laundry, nappy, promise, promises, rubbish, share, shopping, sorry, thank, thanks, trash, washing, weight
`);
