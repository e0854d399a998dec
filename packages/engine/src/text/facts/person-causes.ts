import * as lists from "../../lexicon/words/person-causes.ts";
import { cueAsWritten, firstIn, placesOf } from "../places.ts";
import { clauseOf, clausesOf, findToken, is, matchesOf, norm, phraseAt, tokenAt } from "../query.ts";
import type { Clause, Match, NounPhrase, Reading } from "../reading.ts";
import { becauseOf, CAUSE_OPENERS } from "./because-of.ts";
import { isActor } from "./cause-kinds.ts";
import { pairEnd } from "./cause-phrases.ts";
import { isDisowned, isNegated } from "./denied.ts";

const RESPONSIBLE_ACCOUNTABLE = cueAsWritten("responsible accountable");

/** A feeling laid on a bare person. Token indices, end exclusive. */
interface PersonCause {
  /** "of you", "because of him". */
  readonly first: number;
  readonly end: number;
  /** From the feeling to the person, in whatever order. */
  readonly from: number;
  readonly to: number;
}

const SIGNS = ["distress-sign", "feeling-unpleasant", "feeling-phrase"] as const;

/** "I'm sick of you", "I hate him", "so much anger towards you"; "I cry every night because of her", "thanks to you I dread Mondays". */
export function personCauses(reading: Reading): PersonCause[] {
  return [
    ...matchesOf(reading, "aversion").flatMap((match) => averseTo(reading, match)),
    ...reading.clauses.flatMap((clause) => heldResponsible(reading, clause) ?? []),
    ...placesOf(reading, CAUSE_OPENERS).flatMap((at) => becauseOfPerson(reading, at) ?? []),
  ];
}

/** "sick of you", "sick of you and your mother" */
function averseTo(reading: Reading, { first, end, text }: Match): PersonCause[] {
  if (!isSpeakers(reading, first) || isDenied(reading, first, text)) return [];
  const pair = pairEnd(reading, end);
  const found = pair === -1 ? [] : [{ first: end - 1, end: pair, from: first, to: pair }];
  // "I felt let down by you" is a deed given as a feeling.
  const isDeed = text.startsWith("let down") && tokenAt(reading, first - 1)?.lemma === "feel";
  const phrase = phraseAt(reading, end);
  if (phrase === undefined || isDeed || !isBarePerson(reading, phrase)) return found;
  return [...found, { first: Math.max(first, end - 1), end: phrase.end, from: first, to: phrase.end }];
}

/** "I hold you responsible for how miserable I am", "I blame you for my depression". */
function heldResponsible(reading: Reading, { verb, subject, sentence, end }: Clause): PersonCause | undefined {
  if (verb?.lemma !== "hold" && verb?.lemma !== "blame") return undefined;
  if (subject?.person !== "speaker" || isDisowned(reading, verb.head)) return undefined;
  const phrase = phraseAt(reading, verb.end);
  if (phrase === undefined || !isActor(reading, phrase)) return undefined;
  const responsible = firstIn(reading, RESPONSIBLE_ACCOUNTABLE, phrase.end, phrase.end + 5);
  if (verb.lemma === "hold" && responsible === -1) return undefined;
  const limit = reading.sentences[sentence]?.endToken ?? end;
  const sign = findToken(
    reading,
    phrase.end,
    limit,
    ({ index }) => isSign(reading, index) || is(reading, index, "feeling-noun"),
  );
  return sign === -1
    ? undefined
    : { first: verb.head, end: Math.max(responsible + 1, phrase.end), from: verb.head, to: sign + 1 };
}

function becauseOfPerson(reading: Reading, at: number): PersonCause | undefined {
  const length = becauseOf(reading, at);
  if (length === 0 || norm(reading, at - 1) === "not") return undefined;
  const phrase = phraseAt(reading, at + length);
  if (phrase === undefined || !isActor(reading, phrase)) return undefined;
  const next = reading.tokens[phrase.end];
  if (next !== undefined && (next.form === "ing" || ["'s", "and", "not"].includes(next.norm))) return undefined;
  const { firstToken = at, endToken = at } = reading.sentences[reading.tokens[at]?.sentence ?? -1] ?? {};
  const clause = clauseOf(reading, at)?.index ?? -1;
  // "I'm gutted, but I have to say no, I can't come because of Gran": two clauses on, it is no longer what the feeling is laid on.
  const isNear = (index: number) => Math.abs((clauseOf(reading, index)?.index ?? -1) - clause) < 2;
  const sign = findToken(
    reading,
    firstToken,
    endToken,
    ({ index }) => isSign(reading, index) && isNear(index) && isFelt(reading, index),
  );
  if (sign === -1) return undefined;
  return { first: at, end: phrase.end, from: Math.min(sign, at), to: Math.max(sign + 1, phrase.end) };
}

function isSign(reading: Reading, index: number): boolean {
  return SIGNS.some((name) => is(reading, index, name));
}

/** Of the speaker, or of somebody close; not denied. */
function isFelt(reading: Reading, index: number): boolean {
  const isOwnNot = reading.tokens[index]?.matches.some(
    ({ name, text }) => name === "distress-sign" && /not|n't|hardly|barely/.test(text),
  );
  return isOwnNot === true || !isNegated(reading, index);
}

/** "you", "him", "my boss" with nothing behind that tells an act: "sick of you shouting" tells one. */
function isBarePerson(reading: Reading, phrase: NounPhrase): boolean {
  if (!isActor(reading, phrase) || phrase.person === "generic") return false;
  const next = reading.tokens[phrase.end];
  if (next === undefined) return true;
  if (next.norm.endsWith("ing") || lists.GOES_ON.has(next.norm)) return false;
  if (next.tag === "ADV" && reading.tokens[phrase.end + 1]?.form === "ing") return false;
  return ["PUNCT", "CCONJ", "ADV", "SYM", "INTJ"].includes(next.tag) || lists.LEAVES_BARE.has(next.norm);
}

function isSpeakers(reading: Reading, first: number): boolean {
  const clause = clauseOf(reading, first);
  if (clause === undefined || clause.imperative) return false;
  const { subject, verb } = clause;
  if (verb !== undefined && ["would", "might", "should", "may"].includes(verb.modal)) return false;
  if (subject === undefined)
    return (
      clausesOf(reading, clause.sentence)[0]?.index === clause.index &&
      lists.OPENS_WITHOUT_I.has(norm(reading, reading.sentences[clause.sentence]?.firstToken ?? first))
    );
  return subject.person === "speaker";
}

function isDenied(reading: Reading, first: number, text: string): boolean {
  if (reading.sentences[reading.tokens[first]?.sentence ?? -1]?.question) return true;
  return !/^can(?:'t|not)/.test(text) && isNegated(reading, first);
}
