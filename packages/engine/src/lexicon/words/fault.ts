import { words } from "../words.ts";

/** How much of it: what may stand before "your fault". */
export const DEGREES = words(`
  again, all, as much, clearly, completely, entirely, just, largely, mainly, mostly, obviously, only, partly, purely, simply,
  solely, still, totally
`);
