import { words } from "../words.ts";

export const MENDED = words(`
  admit, answer, apologise, apologize, clean, explain, fix, mend, own, pay, repair, replace, say, tidy, wash
`);

export const BURDENS = words(`
  apologise, ask, beg, chase, choose, clean, explain, fear, fight, listen, plead, queue, repeat, suffer, wait, worry
`);
