import { words } from "../words.ts";

export const ALREADY_BEFORE_WHATEVER = words(`
  about, against, already, anyway, before, long, regardless, that, whatever
`);

export const ME_US_MY = words(`i, me, my, our, us, we, what, your`);
