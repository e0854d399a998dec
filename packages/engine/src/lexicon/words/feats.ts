import { words } from "../words.ts";

export const RECORDS = words(`gold medal, hat-trick, marathon, marathons, pb, personal best, triathlon`);

/** The speaker's side, and denials. */
export const OURS_OR_NOT = words(`i, me, my, no, not, our, us, we`);
