import { words } from "../words.ts";

export const SHOWING = words(`
  bristle, cringe, cry, flinch, freak, fret, fume, panic, recoil, seethe, shudder, sob, squirm, weep, wince, worry
`);

export const UNREAL = words(`can, could, going to, may, might, must, shall, should, will, would`);

export const JOYS = words(`
  bear, beautiful, dance, graduate, happiness, happy, hug, joy, kiss, laughter, marry, play, propose, relief, reunite, sing,
  smile, surprise, win
`);
