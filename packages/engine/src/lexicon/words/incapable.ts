import { words } from "../words.ts";

/** What anybody can do: who could not even do it to one of these is called incapable. */
export const TRIFLES = words(`
  arse, backside, bag, balloon, barbecue, barn, bath, boot, bootlace, brewery, bulb, bum, bun-fight, bus, cactus, cat, cuppa,
  dog, door, drawer, egg, feet, fish, goldfish, hamster, jelly, kettle, lemonade, lunchbox, nail, noodle, paper-round, party,
  pea, picnic, piss-up, pram, puddle, queue, raffle, sandwich, shoelace, shop, snowman, stall, stand, suitcase, sweetshop, tap,
  tea, toast, toaster, tricycle, trolley, wheelbarrow, whelk, zip
`);

export const DIRECTING = words(`
  blow, boil, cross, drive, fill, find, herd, hit, lead, make, manage, organise, organize, pack, park, plan, pour, run, spell,
  teach, tie, toast, wrap
`);

export const KEPT = words(`afloat, alive, bus, cold, door, fly, secret`);

export const SCHOOLING = words(`add, count, multiply, read, spell, subtract, write`);
