import { words } from "../words.ts";

/** "Bold of you to …" is never kind. */
export const CHEEK = words(`ballsy, big, bold, convenient, cute, magnanimous, precious, rich`);

export const KIND = words(`
  brave, brilliant, charming, clever, considerate, decent, generous, good, gracious, great, kind, lovely, nice, noble, smart,
  sweet, thoughtful, wise
`);

/** Little, late or grudging: what follows shows that the praise is not meant. */
export const GRUDGING = words(`
  afterwards, bother, condescend, deign, eventually, finally, grace, honour, last, late, midnight
`);

export const BLUNDER = words(`
  break, burn, crash, delete, drop, flood, forget, lock, lose, miss, overwrite, ruin, spill, wreck
`);

export const LATE = words(`again, broke, broken, crashed, empty, forgot, forgotten, late, lost, missed, ruined, wrong`);

export const YOU_WE_I = words(`he, i, me, she, that, they, us, we, where, who, you`);

export const ONE_A_AN = words(`a, an, five, half, nothing, one, ten, the, two`);

export const TELL_LET_INFORM = words(`answer, ask, call, inform, let, mention, reply, ring, say, tell, text, warn`);

export const HEROES = words(`champion, gem, genius, gentleman, hero, legend, professional, saint, star, treat`);
