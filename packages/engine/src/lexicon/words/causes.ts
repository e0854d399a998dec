import { words } from "../words.ts";

/** What engines, weather and beasts do by themselves. */
export const STRIKES = words(`
  bang, bark, bite, blow, break, burn, burst, collapse, crash, creak, cut, die, disappear, drop, explode, fail, fall, flood,
  freeze, growl, howl, jam, leak, ring, shake, shriek, shudder, skid, slip, stall, stop, sway, swerve, thunder, tip, vanish
`);
