import * as lists from "../../lexicon/words/thoughts-put-in.ts";
import { cueAsLemma, cueAsWritten, firstIn, isCue } from "../places.ts";
import { findToken, matchAt, norm, phraseAt } from "../query.ts";
import type { Clause, Reading } from "../reading.ts";
import type { Bias } from "./bias-kinds.ts";
import { isDisowned } from "./denied.ts";
import { isMinded } from "./ill-will.ts";

const ABLE_AND_WORTHY = cueAsWritten(lists.ABLE_AND_WORTHY);
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
function lowlyHeld(reading: Reading, clause: Clause): Bias | undefined {
  const { verb, subject, role, imperative } = clause;
  if (verb?.lemma !== "think" || verb.modal !== "") return undefined;
  if (role === "if" || imperative || isAskedWarmly(reading, clause)) return undefined;
  if (
    !isMinded(reading, subject) ||
    isDisowned(reading, verb.head) ||
    !["i", "we", "i'm", "we're"].includes(norm(reading, verb.end))
  )
    return undefined;
  const held = firstIn(reading, ABLE_AND_WORTHY, verb.end + 1, verb.end + 6);
  return held === -1 ? undefined : { first: verb.first, end: held + 1, severity: SEVERITY };
}

/** "Do you think I should …?" */
function isAskedWarmly(reading: Reading, { verb, sentence, subject }: Clause): boolean {
  const found = reading.sentences[sentence];
  return found?.question === true && verb !== undefined && subject !== undefined && subject.first > verb.first;
}

function sharpEnd(reading: Reading, clause: Clause, from: number, limit: number): number {
  if (norm(reading, from) === "because") return from + 1;
  const given = reading.tokens[from]?.form === "ing" ? givenEnd(reading, from, limit) : -1;
  const about = phraseAt(reading, from);
  if (given !== -1 || about === undefined) return given;
  const stop = findToken(reading, from, limit, ({ text, norm: word }) => /^[.;:!?—–]$/.test(text) || word === "but");
  const end = Math.min(stop === -1 ? limit : stop, from + 12);
  if (about.person === "speaker") return onSpeaker(reading, about.end, end);
  const isSelf = about.person === clause.subject?.person && SELVES.includes(norm(reading, about.head));
  if (isSelf) return highEnd(reading, about.end, end);
  const isOurs = about.owner === "speaker" && about.person !== "thing";
  if ((about.person === "generic" || isOurs) && isLookedDownOn(reading, about.end, end)) return about.end + 1;
  return ["you", "thing", "work", "generic"].includes(about.person) ? cheapEnd(reading, about.end, end) : -1;
}

const SELVES = ["you", "he", "she", "they"];
const THEM = ["you", "him", "her", "them"];

/** "(You think) shouting makes you right" */
function givenEnd(reading: Reading, from: number, limit: number): number {
  const gives = findToken(
    reading,
    from,
    Math.min(limit, from + 8),
    ({ lemma, index }) => (lemma === "make" || lemma === "give") && THEM.includes(norm(reading, index + 1)),
  );
  return gives === -1 ? -1 : gives + 2;
}

/** "(you think you)'re above the rules"; "too good for us", and not "too loud" */
function highEnd(reading: Reading, from: number, end: number): number {
  const high = findToken(reading, from, Math.min(end, from + 7), ({ norm: word }) => lists.HIGH.has(word));
  const isTooMuch = norm(reading, high) === "too" && !lists.PRAISED.has(norm(reading, high + 1));
  return high === -1 || isTooMuch ? -1 : high + 1;
}

/** "(you think money) makes it right", "(you think an apology) fixes everything" */
function cheapEnd(reading: Reading, from: number, end: number): number {
  const makes = firstIn(reading, MAKE_GIVE, from, Math.min(end, from + 2));
  if (makes !== -1 && [...THEM, "it"].includes(norm(reading, makes + 1))) return makes + 2;
  const cheap = findToken(reading, from, end, ({ norm: word }) => lists.CHEAP.has(word));
  return cheap === -1 ? -1 : cheap + 1;
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
        matches.some(({ name }) => ["verdict-adjective", "verdict-noun", "verdict-phrase"].includes(name)),
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
      lists.LOWLY.has(word) ||
      (matchAt(reading, index, "ill-fate")?.severity ?? 0) >= STRONG ||
      matches.some(({ name }) => name.startsWith("verdict-")),
  );
  return harsh === -1 ? -1 : harsh + 1;
}
