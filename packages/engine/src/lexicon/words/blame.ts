import { words } from "../words.ts";

export const TEARS = words(`cry, overwhelm, overwhelmed, overwhelms, sob, tears, weep`);

/** Beside tears these tell that somebody was moved: "made me cry, it was beautiful". */
export const MOVING = words(`
  beautiful, generosity, happy tears, hospitality, in a good way, kindness, laughing, lovely, so kind, so sweet, with joy,
  wonderful
`);
