import { words } from "../words.ts";

export const FIRST_PERSON = words(`i, me, mine, myself, ours, ourselves, us, we`);

export const THIRD_PERSON = words(`
  he, her, hers, herself, him, himself, she, theirs, them, themself, themselves, they, who, whoever
`);
