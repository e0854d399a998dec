import { words } from "../words.ts";

/** Nouns of ruin that need a person, or "now", behind them; elsewhere they are plain talk. */
export const PLAIN_TALK = words(`chaos, farce, fiasco, hell, madhouse, mayhem, mess, nightmare, ruin, shambles, wreck`);

/** How words of ruin begin that tell what strikes: "ruin everything", "cost me my sleep". */
export const STRIKING = words(`cost, lose, lost, made, make, never, ruin, set, turn`);
