import * as lists from "../lexicon/words/wish.ts";
import { cueAsWritten, isCue } from "./places.ts";
import { norm } from "./query.ts";
import type { Reading } from "./reading.ts";

const NOT_NEVER_NO = cueAsWritten("not never no");

/** With these a message drops its "I": "don't want you here", "can't stand being …", "hate it when …". */
const OPENING: ReadonlySet<string> = new Set([
  "AUX",
  "ADV",
  "PART",
  "IMP",
  "VERB",
  "INTJ",
  "CCONJ",
  "PUNCT",
  "SYM",
  "ADJ",
]);

/** Token index of the speaker's "I" or "we" before `index`, over helpers and adverbs; -1 when somebody else is the subject. */
export function speakerBefore(reading: Reading, index: number): number {
  for (let at = index - 1; at >= Math.max(0, index - 6); at--) {
    const token = reading.tokens[at];
    if (token === undefined || token.sentence !== reading.tokens[index]?.sentence) return -1;
    if (token.norm === "i" || token.norm === "we") return at;
    const isBetween =
      token.tag === "AUX" || token.tag === "ADV" || token.tag === "PART" || lists.BETWEEN.has(token.norm);
    if (!isBetween) return -1;
  }
  return -1;
}

/** The speaker's place, or where a statement without its "I" begins: "Don't want you here", "still hate it when …". */
export function speakerOrDropped(reading: Reading, index: number): number {
  const speaker = speakerBefore(reading, index);
  if (speaker !== -1) return speaker;
  const sentence = reading.sentences[reading.tokens[index]?.sentence ?? -1];
  if (sentence === undefined || sentence.question || index - sentence.firstToken > 4) return -1;
  for (let at = sentence.firstToken; at < index; at++) {
    const token = reading.tokens[at];
    if (token === undefined || !OPENING.has(token.tag)) return -1;
  }
  return sentence.firstToken;
}

/** Whether "not" or "never" stands between the two tokens. */
export function isNegatedBetween(reading: Reading, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (isCue(reading, NOT_NEVER_NO, at)) return true;
  return false;
}

/** "No way do I", "nor do I", "never again do I": where the denial begins that stands before the speaker, or -1. */
export function frontedNo(reading: Reading, speaker: number): number {
  if (!["do", "did", "am", "are", "will", "would"].includes(norm(reading, speaker - 1))) return -1;
  for (let at = speaker - 2; at >= Math.max(0, speaker - 4); at--) {
    if (reading.tokens[at]?.sentence !== reading.tokens[speaker]?.sentence) return -1;
    if (["nor", "neither", "never"].includes(norm(reading, at))) return at;
    if (norm(reading, at) === "no" && ["way", "circumstances", "account", "condition"].includes(norm(reading, at + 1)))
      return at;
  }
  return -1;
}
