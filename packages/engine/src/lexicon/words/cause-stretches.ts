import { words } from "../words.ts";

export const PERCEIVED = words(`
  discover, find, hear, learn, notice, read, realise, realize, remember, see, think, watch
`);

export const TRYING = words(`ask, call, email, phone, ring, send, text, try, wait, write`);
