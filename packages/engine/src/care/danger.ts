import { isForeign } from "../language.ts";
import type { Reading } from "../text/reading.ts";
import type { Danger } from "./kinds.ts";
import { riskOf } from "./risk.ts";
import { signIn } from "./signs/sign-in.ts";

/** From this chance on help comes first: of ordinary messages that nothing was learnt from, one in a hundred has it. */
export const LIKELY = 0.675;
/** From here on it may well be: a line beside the comments says where help is. Of ordinary messages, one in twenty-seven has it. */
const UNSURE = 0.49;
/** Fewer words tell the trained reader too little. */
const WORDS_MIN = 3;
/** Where a sentence says the danger outright, help comes first unless the whole message makes it next to impossible. */
const POSSIBLE = 0.01;

/** How much a message asks for help before anything is said about wording. */
export interface Care {
  /** Somebody is at risk, as far as can be told: help comes first. */
  readonly danger?: Danger;
  /** Somebody may be, less surely: comments come, and a line says where help is. Never beside `danger`. */
  readonly mayNeedHelp: boolean;
}

/** The care that a message asks for; words in quotes or {braces} count as well. */
export function careIn(reading: Reading): Care {
  const { chance, kindOf } = riskOf(reading);
  const isTold = reading.tokens.filter(({ tag }) => tag !== "PUNCT").length >= WORDS_MIN;
  // The reader was taught English: of another language it is sure of nothing.
  const isLikely = isTold && chance > LIKELY && !isForeign(reading);
  const danger = isLikely ? kindOf() : chance > POSSIBLE ? signIn(reading) : undefined;
  return danger === undefined ? { mayNeedHelp: isTold && chance > UNSURE } : { danger, mayNeedHelp: false };
}

/** The danger that a message shows, if it does. */
export const dangerIn = (reading: Reading): Danger | undefined => careIn(reading).danger;
