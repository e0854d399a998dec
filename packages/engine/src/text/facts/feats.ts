import * as lists from "../../lexicon/words/feats.ts";
import { is, tokenAt } from "../query.ts";
import type { Reading, Sentence } from "../reading.ts";

const RECORDS = [
  new RegExp(`\\b(?:${[...lists.RECORDS].join("|")})\\b`, "i"),
  /\b\d+(?:\.\d+)? ?(?:k|km|kg|miles?|laps|goals)\b/i,
  /\bin under (?:a|an|\w+ (?:hours?|minutes?))\b/i,
];

/** A record, or a loud number, in this sentence or the next, and no harm done: "Forty boxes packed by noon!" */
export function isFeat(reading: Reading, { index, start, end }: Sentence): boolean {
  const text = reading.message.slice(start, end);
  if (RECORDS.some((record) => record.test(text))) return true;
  return [reading.sentences[index], reading.sentences[index + 1]].some((told) => {
    if (told === undefined || tokenAt(reading, told.endToken - 1)?.text.startsWith("!") !== true) return false;
    let hasNumber = false;
    for (let at = told.firstToken; at < told.endToken; at++) {
      const token = reading.tokens[at];
      if (token?.tag === "NUM") hasNumber = true;
      if ((["bad-deed", "verdict-verb", "absolute"] as const).some((name) => is(reading, at, name))) return false;
      if (lists.OURS_OR_NOT.has(token?.norm ?? "")) return false;
    }
    return hasNumber;
  });
}
