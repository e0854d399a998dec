import { words } from "../words.ts";

/** Deeds that are named with a small word behind them: "shown up", "rubbed out". */
export const PARTICLE = words(`about, around, aside, at, down, off, on, out, over, up, upon`);
