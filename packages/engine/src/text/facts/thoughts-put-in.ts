import * as lists from "../../lexicon/words/thoughts-put-in.ts";
import { cueAsLemma, cueAsWritten, firstIn, isCue } from "../places.ts";
import { findToken, matchAt, norm, phraseAt } from "../query.ts";
import type { Clause, Reading } from "../reading.ts";
import type { Bias } from "./bias-kinds.ts";
import { isDisowned } from "./denied.ts";
import { isMinded } from "./ill-will.ts";

const UP_ABLE_CAPABLE = cueAsWritten(lists.UP_ABLE_CAPABLE);
const MAKE_GIVE = cueAsLemma("make give");

const SEVERITY = 0.6;
const STRONG = 0.6;
const THINKING = cueAsLemma(lists.THINKING);

/** "You think I was born yesterday", "he believes he's entitled to it": a thought put into another head. */
export function thoughtPutIn(reading: Reading, clause: Clause): Bias | undefined {
  const { verb, subject } = clause;
  if (verb?.negated === true) return lowlyHeld(reading, clause);
  if (verb === undefined || !isCue(reading, THINKING, verb.head) || clause.role === "if") return undefined;
  const sentence = reading.sentences[clause.sentence];
  if (sentence === undefined || !isMinded(reading, subject) || isDisowned(reading, verb.head)) return undefined;
  if (isAskedWarmly(reading, clause)) return undefined;
  const isExpecting = verb.lemma === "expect";
  const from = norm(reading, verb.end) === "that" ? verb.end + 1 : verb.end;
  const end = isExpecting ? -1 : sharpEnd(reading, clause, from, sentence.endToken);
  return end === -1 ? undefined : { first: verb.first, end, severity: SEVERITY };
}

/** "You don't think I'm up to it" */
function lowlyHeld(reading: Reading, { verb, subject, role, sentence, imperative }: Clause): Bias | undefined {
  if (verb?.lemma !== "think") return undefined;
  const isAsked = reading.sentences[sentence]?.question === true && subject !== undefined && subject.first > verb.first;
  if (verb.modal !== "" || role === "if" || imperative || isAsked) return undefined;
  if (
    !isMinded(reading, subject) ||
    isDisowned(reading, verb.head) ||
    !["i", "we", "i'm", "we're"].includes(norm(reading, verb.end))
  )
    return undefined;
  const held = firstIn(reading, UP_ABLE_CAPABLE, verb.end + 1, verb.end + 6);
  return held === -1 ? undefined : { first: verb.first, end: held + 1, severity: SEVERITY };
}

/** "Do you think I should …?" */
function isAskedWarmly(reading: Reading, { verb, sentence, subject }: Clause): boolean {
  const found = reading.sentences[sentence];
  return found?.question === true && verb !== undefined && subject !== undefined && subject.first > verb.first;
}

function sharpEnd(reading: Reading, clause: Clause, from: number, limit: number): number {
  if (norm(reading, from) === "because") return from + 1;
  const about = phraseAt(reading, from);
  const gives = findToken(
    reading,
    from,
    Math.min(limit, from + 8),
    ({ lemma, index }) =>
      (lemma === "make" || lemma === "give") && ["you", "him", "her", "them"].includes(norm(reading, index + 1)),
  );
  if (reading.tokens[from]?.form === "ing" && gives !== -1) return gives + 2;
  if (about === undefined) return -1;
  const stop = findToken(reading, from, limit, ({ text, norm: word }) => /^[.;:!?—–]$/.test(text) || word === "but");
  const end = Math.min(stop === -1 ? limit : stop, from + 12);
  if (about.person === "speaker") return onSpeaker(reading, about.end, end);
  const isSelf =
    about.person === clause.subject?.person && ["you", "he", "she", "they"].includes(norm(reading, about.head));
  if (isSelf) {
    const high = findToken(reading, about.end, Math.min(end, about.end + 7), ({ norm: word }) => lists.HIGH.has(word));
    const isTooMuch = norm(reading, high) === "too" && !lists.GOOD_IMPORTANT_CLEVER.has(norm(reading, high + 1));
    return high === -1 || isTooMuch ? -1 : high + 1;
  }
  const isOurs = about.owner === "speaker" && about.person !== "thing";
  if ((about.person === "generic" || isOurs) && isLookedDownOn(reading, about.end, end)) return about.end + 1;
  if (about.person === "you" || about.person === "thing" || about.person === "work" || about.person === "generic") {
    const makes = firstIn(reading, MAKE_GIVE, about.end, Math.min(end, about.end + 2));
    if (makes !== -1 && ["you", "him", "her", "them", "it"].includes(norm(reading, makes + 1))) return makes + 2;
    const cheap = findToken(reading, about.end, end, ({ norm: word }) => lists.CHEAP.has(word));
    return cheap === -1 ? -1 : cheap + 1;
  }
  return -1;
}

/** "thinks foreigners can't write" */
function isLookedDownOn(reading: Reading, from: number, end: number): boolean {
  return (
    findToken(
      reading,
      from,
      Math.min(end, from + 4),
      ({ norm: word, matches }) =>
        word === "not" ||
        word === "never" ||
        word === "only" ||
        matches.some(
          ({ name }) => name === "verdict-adjective" || name === "verdict-noun" || name === "verdict-phrase",
        ),
    ) !== -1
  );
}

/** "I can't cook", "I'll clean it up", "we're made of money", "I have nothing better to do": told of the writer. */
function onSpeaker(reading: Reading, from: number, end: number): number {
  const harsh = findToken(
    reading,
    from,
    end,
    ({ norm: word, index, matches }) =>
      lists.NOT_NEVER_NOTHING.has(word) ||
      (matchAt(reading, index, "ill-fate")?.severity ?? 0) >= STRONG ||
      matches.some(({ name }) => name.startsWith("verdict-")),
  );
  return harsh === -1 ? -1 : harsh + 1;
}
