import { words } from "../words.ts";

export const MINUTES_MINUTE_HOURS = words(`
  day, days, evening, evenings, fortnight, hour, hours, meal, meals, minute, minutes, month, months, morning, mornings, night,
  nights, week, weeks
`);

/** What hands do to doors, pots, plants and devices. */
export const HANDLED = words(`
  bleed, bring, charge, click, close, cover, defrost, drain, dry, empty, enter, feed, fill, freeze, handle, hold, iron, jiggle,
  keep, kick, leave, let, lift, lock, loosen, lower, move, oil, open, pack, peel, place, plug, preheat, press, prime, prop, pull,
  push, put, reboot, register, renew, reset, restart, rinse, rotate, scan, set, shake, shut, slide, soak, stir, store, switch,
  take, tap, thump, tighten, tip, touch, turn, twist, type, uncover, unlock, unplug, use, validate, warm, wash, water, wear,
  wiggle, wind
`);

/** Done to dough, paper, tickets and straps, and to nobody. */
export const CRAFT = words(`
  buckle, clip, defrost, descale, fasten, fold, glue, grate, knead, laminate, mash, moisten, peel, preheat, rinse, scan, scoop,
  sieve, simmer, soak, stamp, staple, strain, strap, swipe, tap, tape, trim, validate, whisk
`);

/** What keeps a body well: told by nurses, trainers and grandmothers. */
export const BODILY = words(`
  apply, avoid, bathe, bend, brush, chew, comb, cut, drink, drive, eat, elevate, exercise, fast, fly, gargle, have, ice, inhale,
  inject, keep, lie, lift, moisturise, moisturize, rest, rinse, rub, shower, sit, sleep, smoke, soak, stand, stretch, swallow,
  swim, take, walk, wash, wear, weigh
`);

export const HAZARDS = words(`
  acid, bleach, cables, cliff, crane, fire, gas, ice, ladder, laser, mains, oven, rails, socket, sockets, wire, wires
`);

export const MACHINES = words(`
  app, battery, bottle, brake, brakes, button, cable, chain, clock, cloth, dough, drill, filter, folder, handle, kettle, knob,
  lever, lid, oil, oven, pan, printer, router, saddle, scanner, screw, screws, socket, tap, thermostat, toner, tyre, tyres,
  valve, yeast
`);

export const TURN_SWITCH_PRESS = words(`
  charge, check, close, connect, heat, hold, keep, let, lift, oil, open, press, pull, push, set, shake, switch, tighten, turn,
  use, warm
`);

export const SHOW_PRESENT_CARRY = words(`
  attach, bring, carry, enclose, enter, fill, keep, present, print, produce, quote, return, scan, show, sign, stamp, upload,
  validate, wear
`);

export const ONCE_WHEN_WHILE = words(`after, before, if, once, until, when, whenever, while`);

export const LITRES_LITRE_LITERS = words(`
  cup, cups, drop, drops, glass, glasses, liter, liters, litre, litres, mg, ml, pill, pills, puff, puffs, spoon, spoons, tablet,
  tablets, times
`);

/** What to do when something changes. */
export const HELP = words(`
  call, come, contact, drink, go, keep, leave, phone, press, rest, return, ring, see, seek, stop, take, tell, turn, wait
`);
