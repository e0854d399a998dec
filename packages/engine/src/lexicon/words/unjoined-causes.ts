import { words } from "../words.ts";

export const MOMENTS = words(`day, evening, instant, minute, moment, morning, night, second`);

export const OWN_SLIPS = words(`
  break, burn, delete, dent, drop, eat, forget, lose, mishear, misread, miss, mix, muddle, oversleep, scratch, spill, stain,
  tear, wake
`);

export const COUNTED_WITHOUT_BLAME = words(`anniversary, baby, birthday, child, floor, operation, scan, year`);

export const ORDINALS = words(`eighth, fifth, fourth, ninth, second, seventh, sixth, tenth, third, umpteenth`);
