import { words } from "../words.ts";

export const RUINED_AS_PAIRS = words(`
  bomb site, boot camp, boxing ring, building site, car crash, crime scene, danger zone, disaster area, disaster zone,
  freak show, ghost town, horror film, horror show, kangaroo court, laughing stock, peep show, police state, pressure cooker,
  prison camp, reality show, rubbish dump, shit show, shouting match, slanging match, soap opera, train wreck, war zone
`);

/** By lemma. */
export const RUINED = words(`demolish, destroy, ruin, scupper, shatter, spoil, torpedo, wreck`);
