import { textsIn } from "./folded.ts";

/** A plain list for rows and cues, in a block with commas: no reader learns from it, so words may come and go. */
export function words(block: string | readonly string[]): ReadonlySet<string> {
  return new Set(typeof block === "string" ? textsIn(block) : block);
}

/** Words as the alternatives of a pattern. */
export function anyOf(words: ReadonlySet<string>): string {
  return `(?:${[...words].join("|")})`;
}
