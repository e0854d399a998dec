import { words } from "../words.ts";

/** Services, not trespasses: "I don't want my hair cut too short". */
export const SERVED = words(`
  boiled, burnt, chilled, colored, coloured, cooked, cut, delivered, done, dyed, fried, grilled, heated, ironed, peeled, roasted,
  scrambled, served, shortened, sliced, toasted, trimmed, washed, wrapped
`);
