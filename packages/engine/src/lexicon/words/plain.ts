import { words } from "../words.ts";

/** Long words that are often mistyped: a letter left out, doubled, or two letters swapped. */
export const OFTEN_MISTYPED = words(`
  anymore, boyfriend, herself, himself, husband, killing, myself, overdose, strangle, strangled, suicidal, suicide, threatened
`);
