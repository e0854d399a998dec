import { findToken, is } from "./query.ts";
import type { Reading, Sentence } from "./reading.ts";

/** What one person can order another to do. */
export const DEEDS = new Set(
  "apologise apologize explain repay pay obey answer reply respond return stop respect hand send give bring call ring phone text email write tell come go get leave clean tidy fix move take put do sit listen sign submit deliver finish report show withdraw refund replace remove delete restore correct correction cancel vacate clear wait stay sort treat speak talk read learn keep lock wash drop collect turn".split(
    " ",
  ),
);

export function isPressing(reading: Reading, from: number): boolean {
  const end = reading.sentences[reading.tokens[from]?.sentence ?? -1]?.endToken ?? from;
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
  const end = reading.sentences[reading.tokens[from]?.sentence ?? -1]?.endToken ?? from;
  return (
    findToken(reading, from, end, ({ norm: word }) => /^(?:me|us|my|our|your|his|her|him|them|their)$/.test(word)) !==
    -1
  );
}

export function sentenceOf(reading: Reading, index: number): Sentence | undefined {
  return reading.sentences[reading.tokens[index]?.sentence ?? -1];
}
