import { words } from "../words.ts";

export const DANGER = words(`
  beep, beeps, bite, bites, break, breaks, broken, burn, burns, charge, charges, contagious, cool, cools, crash, crashes,
  dangerous, dries, dry, expire, expires, explode, explodes, flash, flashes, flood, floods, fragile, heavy, hot, icy, install,
  installs, jam, jams, leak, leaks, live, load, loads, locked, loose, poisonous, run, runs, sharp, slippery, stick, sticks,
  sting, stings, toxic, update, updates, wet
`);

export const HANDLE = words(`
  add, bend, boil, cover, cut, dry, freeze, heat, iron, microwave, mix, open, overfill, overload, plug, pour, shake, store,
  tighten, use, wash
`);
