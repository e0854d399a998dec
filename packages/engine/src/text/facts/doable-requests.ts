import * as lists from "../../lexicon/words/doable-requests.ts";
import { cueAsWritten, holds, isCue } from "../places.ts";
import { findToken, is, matchesOf, norm, tokenAt } from "../query.ts";
import type { Match, Reading, Token } from "../reading.ts";
import { isUnchosen } from "../unchosen.ts";
import { remember } from "./remember.ts";

const YOU = cueAsWritten("you");
const QUESTION_WORDS = cueAsWritten("how why what when where who");

/** A polite request for one act. Token indices, end exclusive. */
interface DoableRequest {
  readonly first: number;
  readonly end: number;
}

/** After these it must be the reader who is to act. */
const OPEN_IF = /(?:if|chance|request(?: is)?)$/;
const VERB_REACH = 4;

const HARMS = ["verdict-", "negative-request", "urgency", "threat", "harsh-order", "absolute"];

export const doableRequests = remember((reading: Reading): DoableRequest[] => {
  const found: DoableRequest[] = [];
  for (const match of matchesOf(reading, "polite-opener")) {
    // "How could you do this to me?"
    if (!asksForAct(match) || isCue(reading, QUESTION_WORDS, match.first - 1)) continue;
    if (isOfTheMind(reading, match.end)) continue;
    const request = askedFor(reading, match);
    if (request !== undefined && (found.at(-1)?.end ?? 0) <= request.first) found.push(request);
  }
  return found;
});

function asksForAct({ text }: Match): boolean {
  return [...lists.ASKING].some((opening) => text.startsWith(opening));
}

function askedFor(reading: Reading, { first, end, text }: Match): DoableRequest | undefined {
  const sentence = reading.sentences[reading.tokens[first]?.sentence ?? -1];
  if (sentence === undefined || (sentence.instruction && text.startsWith("please"))) return undefined;
  // "… , please, the doctor asks for it": the please ends what was asked.
  if (text === "please" && tokenAt(reading, end)?.tag === "PUNCT") return undefined;
  const isOpen = OPEN_IF.test(text);
  if (isOpen && !holds(reading, YOU, end, end + 3)) return undefined;
  const verb = findToken(reading, end, sentence.endToken, ({ tag }) => tag === "VERB" || tag === "IMP");
  if (verb === -1 || verb - end > 3 || is(reading, verb, "courtesy")) return undefined;
  const isOffer = text === "would you" && lists.OFFERS.has(norm(reading, verb));
  if (isOffer || findToken(reading, first, sentence.endToken, isHarsh) !== -1) return undefined;
  return { first, end: lastWord(reading, first, sentence.endToken) };
}

function isHarsh({ norm: word, matches }: Token): boolean {
  if (word === "not" || word === "never") return true;
  return matches.some(({ name }) => HARMS.some((start) => name.startsWith(start)) && !name.endsWith("ambiguous"));
}

/** "(I would like you to) be ashamed of yourself": nothing that could be done. */
function isOfTheMind(reading: Reading, from: number): boolean {
  const verb = findToken(reading, from, from + VERB_REACH, ({ tag }) => ["VERB", "IMP", "AUX"].includes(tag));
  return verb !== -1 && isUnchosen(reading, verb);
}

function lastWord(reading: Reading, first: number, end: number): number {
  let last = end;
  while (last > first + 1 && ["PUNCT", "SYM"].includes(tokenAt(reading, last - 1)?.tag ?? "")) last--;
  return last;
}
