import * as lists from "../lexicon/words/reword.ts";
import { findToken, is, norm, phraseAt, tokenAt } from "./query.ts";
import type { Clause, Reading, Token } from "./reading.ts";
import type { Span } from "./span.ts";

/** Words to begin with where a whole sentence stings, whatever the kind; what only the writer knows is a [blank]. */
export const OPEN_FRAME = "When [what happened], I felt [feeling], because I need [need].";

/** Words to put in the place of a stretch: the phrase, or as much around it as has to change with it. */
export interface Rewording extends Span {
  readonly text: string;
}

/** The words of tokens [first, end) to the letter. */
export function wordsOf({ message, tokens }: Reading, first: number, end: number): string {
  return message.slice(tokens[first]?.start, tokens[end - 1]?.end);
}

/** `text` in the place of tokens [first, end); a sentence that began with a capital still does. */
export function inPlaceOf(reading: Reading, first: number, end: number, text: string): Rewording {
  const [start, stop] = [reading.tokens[first]?.start ?? 0, tokenAt(reading, end - 1)?.end ?? 0];
  const isCapital = /^\p{Lu}/u.test(reading.message.slice(start));
  return { start, end: stop, text: isCapital ? text.charAt(0).toUpperCase() + text.slice(1) : text };
}

/** Where what is said from token `from` on ends: before the next mark, or the next clause that is joined to it. */
export function stretchEnd(reading: Reading, from: number): number {
  const limit = reading.sentences[tokenAt(reading, from - 1)?.sentence ?? -1]?.endToken ?? from;
  const own = tokenAt(reading, from - 1)?.clause;
  const end = findToken(
    reading,
    from,
    limit,
    (token) => isMark(token) || (token.clause !== own && joins(reading, token)),
  );
  if (end === -1) return limit;
  return tokenAt(reading, end - 1)?.tag === "CCONJ" && end - 1 >= from ? end - 1 : end;
}

/** Where the sentence around token `end` ends when nothing but marks is left of it from there on, or -1. */
function closeOf(reading: Reading, end: number): number {
  const limit = reading.sentences[tokenAt(reading, end - 1)?.sentence ?? -1]?.endToken ?? end;
  return findToken(reading, end, limit, (token) => !isStop(token)) === -1 ? limit : -1;
}

/** The comma that something put in before token `end` needs behind it: none before a mark or the end. */
export function commaAt(reading: Reading, end: number): string {
  const next = reading.tokens[end];
  return next === undefined || next.tag === "PUNCT" || next.sentence !== tokenAt(reading, end - 1)?.sentence ? "" : ",";
}

/** "Could you …" in the place of tokens [first, end): it becomes a question where it is all that is left of its sentence. */
export function asQuestion(reading: Reading, first: number, end: number, text: string): Rewording {
  const close = closeOf(reading, end);
  return close === -1 ? inPlaceOf(reading, first, end, text) : inPlaceOf(reading, first, close, `${text}?`);
}

/** What is said without the words [first, end), where it stands without them: "your report", "you left my name off". */
export function without(reading: Reading, first: number, end: number): Rewording | undefined {
  if (is(reading, first, "absolute")) return undefined;
  const isAdverb = end - first === 1 && reading.tokens[first]?.tag === "ADV";
  return isAdverb ? withoutAdverb(reading, first) : withoutAdjective(reading, first, end);
}

/** Farther than this from its subject, an adverb would take half the sentence along. */
const FAR_SUBJECT = 4;

/** "you (rudely) hung up on me" */
function withoutAdverb(reading: Reading, at: number): Rewording | undefined {
  const clause = reading.clauses[reading.tokens[at]?.clause ?? -1];
  const from = clause?.subject?.first ?? -1;
  const isNear = from !== -1 && from < at && at - from <= FAR_SUBJECT;
  if (!isNear || clause?.verb === undefined || !["VERB", "AUX"].includes(reading.tokens[at + 1]?.tag ?? ""))
    return undefined;
  const first = ["so", "very", "really", "quite"].includes(norm(reading, at - 1)) ? at - 1 : at;
  return leftOut(reading, from, first, at + 1, stretchEnd(reading, at + 1));
}

/** "your (really childish) reaction"; not where the noun would be all that is said of somebody: "you are a lazy colleague". */
function withoutAdjective(reading: Reading, first: number, end: number): Rewording | undefined {
  const phrase = phraseAt(reading, first);
  if (phrase === undefined || phrase.first >= first || phrase.head < end) return undefined;
  const isMeasured =
    lists.MEASURING.has(norm(reading, phrase.first)) ||
    lists.MEASURING.has(norm(reading, phrase.first - 1)) ||
    /est$/.test(norm(reading, first));
  const verb = reading.clauses[reading.tokens[first]?.clause ?? -1]?.verb;
  if (isMeasured || (verb?.lemma === "be" && phrase.first >= verb.end)) return undefined;
  if (reading.tokens.slice(end, phrase.end).some((token) => token.matches.some(isVerdict))) return undefined;
  let from = first;
  while (from - 1 > phrase.first && tokenAt(reading, from - 1)?.tag === "ADV") from--;
  if (lists.MEASURING.has(norm(reading, from))) return undefined;
  return leftOut(reading, phrase.first, from, end, phrase.end);
}

function isVerdict({ name }: Token["matches"][number]): boolean {
  return name.startsWith("verdict-");
}

/** Tokens [first, stop) without [from, to), "a" and "an" following suit. */
function leftOut(reading: Reading, first: number, from: number, to: number, stop: number): Rewording | undefined {
  if (from <= first || to >= stop) return undefined;
  const rest = wordsOf(reading, to, stop);
  // "a cowardly one" is nothing without its adjective.
  if (/^ones?\b/i.test(rest)) return undefined;
  const article = /^[aeio]/i.test(rest) ? "an" : "a";
  const before = wordsOf(reading, first, from).replace(/\ban?$/i, article);
  return inPlaceOf(reading, first, stop, `${before} ${rest}`);
}

/** The clause's words from its subject on, for a rewording that begins there; undefined when the subject stands elsewhere. */
export function subjectBefore(clause: Clause | undefined, at: number): number | undefined {
  const first = clause?.subject?.first;
  return first !== undefined && first < at && at - first <= FAR_SUBJECT ? first : undefined;
}

function isMark({ tag, text }: Token): boolean {
  return tag === "PUNCT" && /^[^\p{L}\p{N}'’"“”\-‐]/u.test(text);
}

function isStop({ tag, text }: Token): boolean {
  return tag === "PUNCT" && /^[.!?…]+$/.test(text);
}

const JOINED = new Set<Clause["role"]>(["cause", "when", "if", "other"]);

/** Whether a clause begins with this token that tells something else: "because …", "and I …"; not "promises you can't keep". */
function joins(reading: Reading, { index, clause }: Token): boolean {
  const found = reading.clauses[clause];
  if (found === undefined || found.first !== index) return false;
  const isListed = reading.tokens[index]?.tag === "CCONJ";
  return isListed ? found.subject !== undefined : found.connector === index && JOINED.has(found.role);
}
