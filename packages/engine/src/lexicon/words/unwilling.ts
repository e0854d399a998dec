import { words } from "../words.ts";

export const TOLD_LEFT_ASKED = words(`asked, called, chased, left, put, told, watched`);

export const FOR_AT_UNTIL = words(`at, before, by, for, in, on, there, until`);

export const INCLUDED_INVITED_NEEDED = words(`
  dropped, forced, included, invited, missed, needed, replaced, rushed, used
`);

export const CLEAN_TIDY_WASH = words(`carry, chase, clean, clear, cover, pick, tidy, wash`);
