import type { Reading } from "../text/reading.ts";
import type { Danger } from "./kinds.ts";
import { riskOf } from "./risk.ts";
import { signIn } from "./signs/sign-in.ts";

/** From this chance on help comes first: of ordinary messages that nothing was learnt from, about one in a hundred has it. */
const LIKELY = 0.68;
/** Where a sentence says the danger outright, help comes first unless the whole message makes it next to impossible. */
const POSSIBLE = 0.01;

/** The danger that a message shows, if it does; words in quotes or {braces} count as well. */
export function dangerIn(reading: Reading): Danger | undefined {
  const { chance, kindOf } = riskOf(reading);
  if (chance > LIKELY) return kindOf();
  return chance > POSSIBLE ? signIn(reading) : undefined;
}
