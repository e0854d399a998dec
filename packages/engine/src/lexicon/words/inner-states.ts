import { words } from "../words.ts";

export const JOYS = words(`buzz, delight, joy, kick, kicks, pleasure, relish, revel, satisfaction, thrill`);

/** What somebody may pretend. */
export const FEIGNED = words(`asleep, busy, care, help, ill, listen, sick, understand, work`);

/** What a mind is made up about, and how. */
export const OF_A_SETTLED_MIND = words(`
  about, against, already, anyway, before, long, regardless, that, whatever
`);

export const OURS_OR_YOURS = words(`i, me, my, our, us, we, what, your`);
