import * as lists from "../../lexicon/words/clinical.ts";
import { findToken, norm } from "../query.ts";
import type { Reading, Token } from "../reading.ts";
import type { Verdict } from "./target.ts";

const CASES = new Set("difficult demanding slow noisy".split(" "));

const isSignOfCare = ({ norm: word }: Token) => lists.AT_THE_BEDSIDE.has(word);

/** "The child was irritable and had a weak pulse on arrival": a sign in a note of care, no verdict. */
export function isClinical(reading: Reading, { first, end, target }: Verdict): boolean {
  if (target !== "person" || end - first > 1 || !lists.SIGNS.has(norm(reading, first))) return false;
  const sentence = reading.sentences[reading.tokens[first]?.sentence ?? -1];
  if (sentence === undefined) return false;
  const { firstToken, endToken } = sentence;
  if (
    findToken(reading, firstToken, endToken, ({ norm: word }) =>
      ["you", "nurse", "doctor", "carer", "surgeon"].includes(word),
    ) !== -1
  )
    return false;
  if (findToken(reading, firstToken, endToken, isSignOfCare) !== -1) return true;
  const isCared = ({ norm: word }: Token) => lists.CARED_FOR.has(word);
  return !CASES.has(norm(reading, first)) && findToken(reading, firstToken, first, isCared) !== -1;
}
