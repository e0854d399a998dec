import { read } from "../text/read.ts";
import { dangerIn } from "./danger.ts";
import type { Danger } from "./kinds.ts";

/** Whether a text shows somebody at risk, and how; for boxes whose words are read for that alone. Never throws. */
export function dangerOf(text: string): Danger | undefined {
  return dangerIn(read(text));
}
