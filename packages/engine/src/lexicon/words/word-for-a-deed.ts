import { words } from "../words.ts";

export const STANDS = words(`
  about, after, again, all, around, as, at, because, before, by, during, each, every, here, if, in, last, lately, most, now, on,
  since, this, today, when, whenever, while
`);

export const LEFT_OUT = words(`
  abandon, alone, exclu, forgotten, frozen, ignor, invisib, left, neglect, ostracis, outcast, reject, shut out, sideline,
  unheard, unlove, unseen, unwant, unwelcome
`);

export const DECEIVED = words(`betray, cheat, deceiv, let down, lied, misled, sold, stabbed, trick, two-timed, used`);

export const ATTACKED = words(`
  abus, attack, bulli, corner, harass, hound, interrogat, intimidat, provok, target, threat
`);

export const USED_UP = words(`burden, dump, exploit, lumber, overwork, taken, trampl, walk`);

export const JUDGED = words(`
  belittl, blam, critici, disrespect, humiliat, insult, judg, lectur, mock, patronis, put down, ridicul, sham
`);

export const PUSHED = words(`coerc, control, forc, manipulat, micro, pressur, push, rail, rush`);
