import { words } from "../words.ts";

export const I_ME_WE = words(`dad, he, her, him, i, me, mum, my, our, she, the, them, they, us, we`);

export const REASON = words(`cause, one, person, reason, root, source, thing`);

export const WORKING = words(`
  anger, annoy, bother, depress, disappoint, drive, embarrass, enrage, exhaust, frighten, frustrate, get, humiliate, hurt,
  infuriate, intimidate, irritate, make, piss, sadden, scare, stress, terrify, tick, unsettle, upset, wind, worry
`);
