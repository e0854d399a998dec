import { read } from "../text/read.ts";
import { type Care, careIn } from "./danger.ts";
import type { Danger } from "./kinds.ts";

/** The care that a text asks for. Never throws. */
export const careOf = (text: string): Care => careIn(read(text));

/** Whether a text shows somebody at risk, and how; for boxes whose words are read for that alone. Never throws. */
export const dangerOf = (text: string): Danger | undefined => careOf(text).danger;
