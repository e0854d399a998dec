import type { Reading, Sentence, Token } from "../text/reading.ts";
import type { Span } from "../text/span.ts";
import { stingOf } from "./sting.ts";

/** A sentence of so many words or fewer is marked whole. */
const WHOLE_MAX = 14;
const PART_MIN = 4;
/** A part must sting by itself nearly as much as the sentence does. */
const SHARE_MIN = 0.75;
const BREAKS = new Set([",", ";", ":", "–", "—", "-", "(", ")", "…", "..", "..."]);

/** What to mark of a sentence: the part between two breaks that stings most, where the sentence is long and one part carries it; the closing mark stays out. */
export function stingingPart(reading: Reading, sentence: Sentence, chance: number): { span: Span; isWhole: boolean } {
  const { tokens } = reading;
  const whole = { span: spanOf(tokens, sentence.firstToken, sentence.endToken), isWhole: true };
  if (sentence.endToken - sentence.firstToken <= WHOLE_MAX) return whole;
  let best: { span: Span; chance: number } | undefined;
  for (const [first, end] of partsOf(tokens, sentence)) {
    if (end - first < PART_MIN) continue;
    const own = stingOf(reading, { ...sentence, firstToken: first, endToken: end }, []).chance;
    if (own > (best?.chance ?? 0)) best = { span: spanOf(tokens, first, end), chance: own };
  }
  return best !== undefined && best.chance >= chance * SHARE_MIN ? { span: best.span, isWhole: false } : whole;
}

function partsOf(tokens: readonly Token[], { firstToken, endToken }: Sentence): [first: number, end: number][] {
  const parts: [number, number][] = [];
  let first = firstToken;
  for (let index = firstToken; index <= endToken; index++) {
    if (index < endToken && !BREAKS.has(tokens[index]?.text ?? "")) continue;
    if (index > first) parts.push([first, index]);
    first = index + 1;
  }
  return parts;
}

function spanOf(tokens: readonly Token[], first: number, end: number): Span {
  let last = end - 1;
  while (last > first && /^[.!?…]+$/.test(tokens[last]?.text ?? "")) last--;
  return { start: tokens[first]?.start ?? 0, end: tokens[last]?.end ?? 0 };
}
