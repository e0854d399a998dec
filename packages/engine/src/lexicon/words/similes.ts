import { words } from "../words.ts";

export const ACTING = words(`
  argue, cook, dance, draw, dress, dribble, drive, eat, handle, laugh, look, manage, move, paint, park, play, read, ride, run,
  shout, sing, smell, snore, sound, spell, swim, talk, treat, type, walk, write
`);

export const BROKEN = words(`
  angry, bad, blind, bored, broken, cheap, constipated, cornered, dead, deaf, demented, drowning, drunk, drunken, dying, falling,
  headless, lost, mad, rabid, spoiled, spoilt, startled, strangled, stray, stuffed, wet, wounded
`);

export const CONDUCT = words(`
  act, barge, bark, be, behave, boss, burst, carry, drive, march, play, preach, rage, rant, scream, shout, speak, stamp, stomp,
  storm, strut, sulk, swan, talk, whine
`);

export const IDEAL = words(`
  advertisement, ambassador, angel, bargain, champion, chef, credit, delight, diplomat, einstein, example, expert, feast, genius,
  gentleman, hero, joy, lady, masterpiece, model, mozart, nightingale, oracle, picasso, picture, pillar, professional, professor,
  ray, saint, scientist, shakespeare, star, success, surgeon, teresa, triumph, wizard
`);

export const MEETING = words(`get, have, hear, know, meet, read, see`);

/** "thick as mince", "cold as ice" */
export const BYWORDS = words(`ditchwater, ice, mince, muck, mustard, sin, treacle`);

export const PRAISED = words(`expert, genius, hero, machine, prince, princess, saint, superstar`);
