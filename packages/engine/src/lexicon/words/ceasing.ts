import { words } from "../words.ts";

export const KINDLY = words(`
  apologising, apologizing, at, by, crying, for, fretting, here, in, off, on, over, panicking, stressing, the, there, to,
  worrying
`);

export const PAUSES = words(`
  admire, ask, buy, catch, check, consider, drink, eat, fill, get, give, have, help, let, listen, look, pick, refuel, rest, see,
  smell, take, talk, think, wonder
`);

export const WHISKING_KNEADING_STIRRING = words(`
  beating, blending, boiling, cooking, drilling, folding, frying, heating, kneading, mixing, pedalling, pouring, pumping,
  sanding, sawing, stirring, tightening, whipping, whisking
`);

export const OK_OKAY_RIGHT = words(`alright, hey, huh, ok, okay, please, right, yeah, yes`);

export const SELF = words(`it, that, yourself, yourselves`);

/** First words of set phrases that are told by their own readings. */
export const TOLD_ELSEWHERE = words(`avoid, do, don't, never, quit, refrain, stop, think`);

export const ON_SIGNS = words(`hands off, keep away, keep off, keep out of, keep your *, stay away, stay off, steer`);
