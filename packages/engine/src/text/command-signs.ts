import * as lists from "../lexicon/words/command-signs.ts";
import * as common from "../lexicon/words/common.ts";
import { findToken, is, sentenceEnd } from "./query.ts";
import type { Reading } from "./reading.ts";

/** What one person can order another to do. */
export const DEEDS = lists.DEEDS;

export function isPressing(reading: Reading, from: number): boolean {
  const end = sentenceEnd(reading, from);
  return (
    findToken(
      reading,
      from,
      end,
      ({ index, norm: word }) =>
        is(reading, index, "deadline") ||
        (["by", "until", "before", "till"].includes(word) && reading.tokens[index + 1]?.tag === "NUM"),
    ) !== -1
  );
}

export function isPersonal(reading: Reading, from: number): boolean {
  const end = sentenceEnd(reading, from);
  return findToken(reading, from, end, ({ norm: word }) => common.ME_US_MY.has(word)) !== -1;
}
