import { words } from "../words.ts";

export const SPARED = words(`
  charge, complain, cost, drink, drop, eat, forget, have, lose, make, mind, miss, need, own, regret, smoke, spill, take, waste
`);

export const THING_WORD_MINUTE = words(`finger, line, minute, penny, question, second, sentence, thing, thought, word`);
