import { words } from "../words.ts";

export const TOLD = words(`
  be, discover, find, get, have, hear, know, learn, notice, read, realise, realize, see, think, watch
`);

export const MISSED = words(`answer, anybody, anyone, from, reply, sorry, thank, thanks, word, you`);
