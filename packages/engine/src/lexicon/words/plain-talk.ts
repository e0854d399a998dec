import { words } from "../words.ts";

export const LYING_THERE = words(`
  about, ahead, around, awake, behind, beside, down, flat, here, in, low, next, on, still, there, under
`);
