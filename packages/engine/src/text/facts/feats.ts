import * as lists from "../../lexicon/words/feats.ts";
import { is, tokenAt } from "../query.ts";
import type { Reading, Sentence } from "../reading.ts";

const RECORD =
  /\b(?:\d+(?:\.\d+)? ?(?:k|km|kg|miles?|laps|goals)|marathons?|triathlon|personal best|pb|hat-trick|gold medal|in under (?:a|an|\w+ (?:hours?|minutes?)))\b/i;

/** A record, or a loud number, in this sentence or the next, and no harm done: "Forty boxes packed by noon!" */
export function isFeat(reading: Reading, { index, start, end }: Sentence): boolean {
  if (RECORD.test(reading.message.slice(start, end))) return true;
  return [reading.sentences[index], reading.sentences[index + 1]].some((told) => {
    if (told === undefined || tokenAt(reading, told.endToken - 1)?.text.startsWith("!") !== true) return false;
    let hasNumber = false;
    for (let at = told.firstToken; at < told.endToken; at++) {
      const token = reading.tokens[at];
      if (token?.tag === "NUM") hasNumber = true;
      if ((["bad-deed", "verdict-verb", "absolute"] as const).some((name) => is(reading, at, name))) return false;
      if (lists.I_ME_MY.has(token?.norm ?? "")) return false;
    }
    return hasNumber;
  });
}
