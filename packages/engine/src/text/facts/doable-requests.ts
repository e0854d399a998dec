import { findToken, is, matchesOf, norm } from "../query.ts";
import type { Match, Reading } from "../reading.ts";
import { isDisowned } from "./denied.ts";
import { remember } from "./remember.ts";

/** A polite request for one act. Token indices, end exclusive. */
export interface DoableRequest {
  readonly first: number;
  readonly end: number;
}

/** Openers that ask the reader for an act; "could we" and "may I" ask for other things. */
const ASKING =
  /^(?:could you|can you|would you|will you please|please|kindly|i'd be grateful if|i would be grateful if|i'd appreciate it if|i would appreciate it if|are you willing|would it be possible for you|do you think you could|i'd like you to|i would like you to|would you be)/;
const OFFERS = /^(?:like|care|prefer|want|have|know|believe)$/;
const HARMS = ["verdict-", "negative-request", "urgency", "threat", "harsh-order", "absolute"];

export const doableRequests = remember((reading: Reading): DoableRequest[] => {
  const found: DoableRequest[] = [];
  for (const match of matchesOf(reading, "polite-opener")) {
    if (!ASKING.test(match.text) || isDisowned(reading, match.first)) continue;
    const request = askedFor(reading, match);
    if (request !== undefined && (found.at(-1)?.end ?? 0) <= request.first) found.push(request);
  }
  return found;
});

function askedFor(reading: Reading, { first, end, text }: Match): DoableRequest | undefined {
  const sentence = reading.sentences[reading.tokens[first]?.sentence ?? -1];
  if (sentence === undefined || (sentence.instruction && text.startsWith("please"))) return undefined;
  const verb = findToken(reading, end, sentence.endToken, ({ tag }) => tag === "VERB" || tag === "IMP");
  if (
    verb === -1 ||
    verb - end > 3 ||
    is(reading, verb, "courtesy") ||
    (text === "would you" && OFFERS.test(norm(reading, verb)))
  )
    return undefined;
  for (let at = first; at < sentence.endToken; at++) {
    if (norm(reading, at) === "not" || norm(reading, at) === "never") return undefined;
    if (
      reading.tokens[at]?.matches.some(
        ({ name }) => HARMS.some((start) => name.startsWith(start)) && !isTime(reading, at),
      )
    )
      return undefined;
  }
  return { first, end: lastWord(reading, first, sentence.endToken) };
}

/** "by noon", "as soon as possible" is urgency only when it presses. */
function isTime(reading: Reading, at: number): boolean {
  return is(reading, at, "urgency") && /^(?:by|as|soon|possible|when)$/.test(norm(reading, at));
}

function lastWord(reading: Reading, first: number, end: number): number {
  let last = end;
  while (last > first + 1 && /^(?:PUNCT|SYM)$/.test(reading.tokens[last - 1]?.tag ?? "")) last--;
  return last;
}
