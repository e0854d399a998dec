import * as lists from "../../lexicon/words/doable-requests.ts";
import { cueAsWritten, holds, isCue } from "../places.ts";
import { findToken, is, matchesOf, norm, tokenAt } from "../query.ts";
import type { Match, Reading } from "../reading.ts";
import { isUnchosen } from "../unchosen.ts";

import { remember } from "./remember.ts";

const YOU = cueAsWritten("you");
const QUESTION_WORDS = cueAsWritten("how why what when where who");

/** A polite request for one act. Token indices, end exclusive. */
interface DoableRequest {
  readonly first: number;
  readonly end: number;
}

/** Openers that ask the reader for an act; "could we" and "may I" ask for other things. */
const ASKING =
  /^(?:could you|can you|would you|will you please|please|kindly|i'd be grateful if|i would be grateful if|i'd appreciate it if|i would appreciate it if|are you willing|would it be possible for you|do you think you could|i'd like you to|i would like you to|would you be|would it work for you|do you mind|may i ask you to|might i ask you|can i ask you to|could i ask you to|i wonder if you could|i was wondering if you could|i was wondering whether you could|i wondered if you could|wondering if you could|any chance|is there any chance|is there a chance|i'd be glad if|i'd be happy if|i'd love it if|i'd like it if|i would like it if|i'd really appreciate it if|it would be great if|it'd be great if|it would be lovely if|it would help|it'd help|it would mean a lot if|are you able to|my request|i'd love you to|i'd like to ask you|i would like to ask you)/;
/** After these it must be the reader who is to act. */
const OPEN_IF = /(?:if|chance|request(?: is)?)$/;
const VERB_REACH = 4;

const HARMS = ["verdict-", "negative-request", "urgency", "threat", "harsh-order", "absolute"];

export const doableRequests = remember((reading: Reading): DoableRequest[] => {
  const found: DoableRequest[] = [];
  for (const match of matchesOf(reading, "polite-opener")) {
    // "How could you do this to me?"
    if (!ASKING.test(match.text) || isCue(reading, QUESTION_WORDS, match.first - 1)) continue;
    if (isOfTheMind(reading, match.end)) continue;
    const request = askedFor(reading, match);
    if (request !== undefined && (found.at(-1)?.end ?? 0) <= request.first) found.push(request);
  }
  return found;
});

function askedFor(reading: Reading, { first, end, text }: Match): DoableRequest | undefined {
  const sentence = reading.sentences[reading.tokens[first]?.sentence ?? -1];
  if (sentence === undefined || (sentence.instruction && text.startsWith("please"))) return undefined;
  // "… , please, the doctor asks for it": the please ends what was asked.
  if (text === "please" && tokenAt(reading, end)?.tag === "PUNCT") return undefined;
  const isOpen = OPEN_IF.test(text);
  if (isOpen && !holds(reading, YOU, end, end + 3)) return undefined;
  const verb = findToken(reading, end, sentence.endToken, ({ tag }) => tag === "VERB" || tag === "IMP");
  if (
    verb === -1 ||
    verb - end > 3 ||
    is(reading, verb, "courtesy") ||
    (text === "would you" && lists.OFFERS.has(norm(reading, verb)))
  )
    return undefined;
  for (let at = first; at < sentence.endToken; at++) {
    if (norm(reading, at) === "not" || norm(reading, at) === "never") return undefined;
    if (
      reading.tokens[at]?.matches.some(
        ({ name }) => HARMS.some((start) => name.startsWith(start)) && !name.endsWith("ambiguous"),
      )
    )
      return undefined;
  }
  return { first, end: lastWord(reading, first, sentence.endToken) };
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
