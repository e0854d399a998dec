import { words } from "../words.ts";

export const STANDS = words(`
  about, after, again, all, around, as, at, because, before, by, during, each, every, here, if, in, last, lately, most, now, on,
  since, this, today, when, whenever, while
`);
