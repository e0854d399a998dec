import { words } from "../words.ts";

/* Stems of words for a feeling, and what else stands for it, a list for each family. */

export const ANGER = words(`
  ang, explod, fum, irk, livid, miff, peeve, piss, rage, raging, rile, salty, scream, seeth, sick and, sick to, tether, vex,
  weary
`);

export const FEAR = words(`
  anxi, distress, dread, edge, fear, fright, horrif, jitter, nerv, panic, rattl, scar, shak, stress, tens, worr
`);

export const SHAME = words(`asham, embarras, foolish, humiliat, mortif, sheepish, silly`);

export const EXHAUSTION = words(`burn, drain, exhaust, frazzl, overwhelm, spent, strain, swamp, tired, worn`);

export const CONFUSION = words(`adrift, baffl, bewilder, conflict, confus, puzzl, stuck, torn, uncertain, unsettl`);

export const DISAPPOINTMENT = words(`
  despair, disap, discourag, dishearten, helpless, hopeless, let me down, powerless
`);

export const SADNESS = words(`crush, depress, devast, griev, gut, heart, miser, sorrow, unhapp, upset`);
