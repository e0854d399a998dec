import { words } from "../words.ts";

export const JUST_REALLY_ALWAYS = words(`
  almost, always, can, did, does, has, just, kinda, often, really, sometimes, starting, still, to
`);

export const PLAINT = words(`
  alone, always, burden, constantly, invisible, last, must, never, nobody, not, nothing, only, problem, unwanted, wall, wrong,
  your
`);
