import * as lists from "../lexicon/words/threats.ts";
import { isKindDare } from "./kind-dare.ts";
import { cueAsWritten, holds } from "./places.ts";
import { clauseOf, findToken, is, matchesOf, norm, phraseAt, tokenAt } from "./query.ts";
import type { Match, Reading } from "./reading.ts";
import type { Stretch } from "./span.ts";

const CONSEQUENCES = cueAsWritten("consequences");
const MIND_MATTER_FINE = cueAsWritten("mind matter fine whichever prefer");
const YOU = cueAsWritten("you");
const MAY_MIGHT_COULD = cueAsWritten("may might could can");

/** Set phrases of threat: "or else", "last chance", "you'll regret it". */
export function spokenThreats(reading: Reading): Stretch[] {
  return matchesOf(reading, "threat").flatMap((match) => {
    const isFree = match.text === "you can forget" && isThingAt(reading, match.end);
    // "You don't make me angry"
    const isDenied = match.text === "don't make me" && clauseOf(reading, match.first)?.imperative === false;
    const isTidied = match.text.startsWith("clear your") && norm(reading, match.first - 1) === "please";
    const end = isFree || isDenied || isTidied || isKindDare(reading, match.first) ? -1 : threatEnd(reading, match);
    return end === -1 ? [] : [{ first: match.first, end }];
  });
}

/** "You can forget the umbrella, it's cleared up." */
function isThingAt(reading: Reading, at: number): boolean {
  const phrase = phraseAt(reading, at);
  return phrase?.first === at && norm(reading, at) === "the" && is(reading, phrase.head, "thing");
}

function threatEnd(reading: Reading, { first, end, text }: Match): number {
  const sentence = reading.sentences[reading.tokens[first]?.sentence ?? -1];
  if (sentence === undefined) return -1;
  let stop = sentence.endToken;
  while (stop > end && tokenAt(reading, stop - 1)?.tag === "PUNCT") stop--;
  if (/^(?:or |either|otherwise)/.test(text)) return isElse(reading, { first, end, text }, stop) ? stop : -1;
  if (text.endsWith("trouble")) return end >= stop && holds(reading, YOU, sentence.firstToken, first) ? end : -1;
  return isTold(reading, { first, end, text }) ? -1 : end;
}

function isTold(reading: Reading, { first, end, text }: Pick<Match, "first" | "end" | "text">): boolean {
  if (text.endsWith("last chance")) return isOffered(reading, end);
  if (text.endsWith("regret")) return isMissed(reading, end);
  return /^(?:go|take|get|have) /.test(text) && isPast(reading, first);
}

/** "or else", "or I go", "otherwise there will be consequences", "either he goes or I do": up to the end of it. */
function isElse(reading: Reading, { first, end, text }: Pick<Match, "first" | "end" | "text">, stop: number): boolean {
  if (text === "or else") {
    const isAimed = ["i", "we", "there", "you"].includes(norm(reading, end));
    return end >= stop || (isAimed && !holds(reading, MAY_MIGHT_COULD, end, stop));
  }
  if (text.startsWith("otherwise"))
    return holds(reading, CONSEQUENCES, end - 1, stop) || isHarm(reading, end - 1, stop);
  // "or I'm out of ideas"
  if (text.startsWith("or i")) return norm(reading, end) !== "of";
  return !text.startsWith("either") || !holds(reading, MIND_MATTER_FINE, first, stop);
}

/** "You'll regret it if you miss the last show!" */
function isMissed(reading: Reading, end: number): boolean {
  const at = norm(reading, end) === "it" ? end + 1 : end;
  if (norm(reading, at) !== "if" || norm(reading, at + 1) !== "you") return false;
  const verb = norm(reading, at + 3) === "not" ? at + 4 : at + 2;
  return lists.MISS_SKIP_TRY.has(norm(reading, verb));
}

/** "Last chance for Sunday's coach", "last chance to sign up" */
function isOffered(reading: Reading, at: number): boolean {
  if (norm(reading, at) === "for") return !["you", "him", "her", "them", "me", "us"].includes(norm(reading, at + 1));
  return norm(reading, at) === "to" && lists.TAKEN.has(norm(reading, at + 1));
}

/** "You went to the press": told, not threatened. */
function isPast(reading: Reading, at: number): boolean {
  const { form, tag } = reading.tokens[at] ?? { form: "", tag: "X" };
  return form === "past" || form === "participle" || form === "ed" || tag === "NOUN";
}

/** "Otherwise I go to the dean" against "Otherwise I'll see you on Monday". */
function isHarm(reading: Reading, from: number, to: number): boolean {
  const hasHarm = findToken(reading, from, to, ({ lemma }) => lists.HARM.has(lemma)) !== -1;
  return hasHarm && findToken(reading, from, to, ({ norm: word }) => lists.AUTHORITY.has(word)) !== -1;
}
