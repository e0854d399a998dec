import * as lists from "../../lexicon/words/feelings.ts";
import { cue, cueAsWritten, holds, placesOf } from "../places.ts";
import { clauseOf, findToken, follows, is, matchesOf, norm, phraseAt, sentenceOf, tokenAt } from "../query.ts";
import type { Clause, Match, NounPhrase, Reading } from "../reading.ts";
import { isActor } from "./cause-kinds.ts";
import { isDisowned, isNegated } from "./denied.ts";
import { isBare, isFelt } from "./feeling-signs.ts";
import { feltVerbs } from "./feeling-verbs.ts";
import { feltNouns } from "./felt-nouns.ts";
import { type Predicate, predicateOf } from "./predicate.ts";
import { remember } from "./remember.ts";
import { Taken } from "./taken.ts";

const SICK_TIRED_WEARY = cue("sick tired weary");
const OR = cueAsWritten("or");

/** An unpleasant feeling that a sentence states as felt: whose it is and in which words. Token indices, end exclusive. */
export interface StatedFeeling {
  readonly first: number;
  readonly end: number;
  /** Where the clause that states it begins: its subject, or the feeling itself. */
  readonly opens: number;
  readonly word: string;
  readonly isSpeakers: boolean;
  readonly clause: Clause;
  /** Shows a feeling only beside its cause: "I cried when you left". */
  readonly needsCause?: boolean;
}

/** Every unpleasant feeling stated in the message, of the speaker or of somebody else, one for each run of words. */
export const statedFeelings = remember((reading: Reading): StatedFeeling[] => {
  const found: StatedFeeling[] = [];
  const candidates = [
    ...matchesOf(reading, "feeling-unpleasant"),
    ...matchesOf(reading, "feeling-felt"),
    ...feltNouns(reading),
    ...weary(reading),
  ];
  for (const match of candidates.sort((a, b) => a.first - b.first)) {
    const feeling = stated(reading, match);
    if (feeling !== undefined) join(found, feeling);
  }
  const taken = new Taken();
  for (const { first, end } of found) taken.add(first, end);
  for (const match of matchesOf(reading, "feeling-phrase")) {
    const clause = clauseOf(reading, match.first);
    if (clause === undefined || isDisowned(reading, match.first) || clause.role === "if") continue;
    if (isBodilyPain(reading, match) || isDreadedFate(reading, match)) continue;
    if (!taken.touches(match.first, match.end)) {
      found.push({ ...match, opens: match.first, word: match.text, isSpeakers: true, clause });
      taken.add(match.first, match.end);
    }
  }
  for (const felt of feltVerbs(reading)) {
    const clause = clauseOf(reading, felt.first);
    if (clause === undefined) continue;
    found.push({ ...felt, isSpeakers: true, clause });
  }
  return found;
});

/** "It hurts when I bend the knee", "it hurt very little". */
function isBodilyPain(reading: Reading, { end, text }: Match): boolean {
  if (!/^(?:it|this|that) (?:(?:did|does) )?(?:hurt|sting|stung)/.test(text)) return false;
  const next = reading.tokens[end];
  if (next === undefined || next.tag === "PUNCT") return false;
  return !["that", "me", "us", "to"].includes(next.norm) && !(next.norm === "when" && isSomebodyAt(reading, end + 1));
}

/** "(it hurt when) my boss laughed"; the dentist only does his work. */
function isSomebodyAt(reading: Reading, at: number): boolean {
  const phrase = phraseAt(reading, at);
  return (
    phrase !== undefined &&
    isActor(reading, phrase) &&
    !["dentist", "doctor", "nurse", "physio", "vet"].includes(norm(reading, phrase.head))
  );
}

/** "I dread the dentist", "I dread the long winter": what lies ahead, and nobody's act. */
function isDreadedFate(reading: Reading, { end, text }: Match): boolean {
  const phrase = text === "i dread" ? phraseAt(reading, end) : undefined;
  if (phrase === undefined || phrase.owner !== undefined) return false;
  return is(reading, phrase.head, "harmless-cause") || lists.DREADED.has(reading.tokens[phrase.head]?.lemma ?? "");
}

/** "sad and worried" is one statement: the later word lengthens the earlier. */
function join(found: StatedFeeling[], feeling: StatedFeeling): void {
  const last = found.at(-1);
  const isNext = last !== undefined && last.clause.index === feeling.clause.index && feeling.first - last.end <= 4;
  if (!isNext) found.push(feeling);
  else if (feeling.first >= last.end) found[found.length - 1] = { ...last, end: feeling.end };
}

/** "sick of you shouting", "tired of being your taxi": with a deed behind it, no bodily state. */
function weary(reading: Reading): Match[] {
  return placesOf(reading, SICK_TIRED_WEARY).flatMap((first) =>
    norm(reading, first + 1) === "of"
      ? [{ name: "feeling-unpleasant", first, end: first + 1, text: "wearied", severity: undefined }]
      : [],
  );
}

function stated(reading: Reading, match: Match): StatedFeeling | undefined {
  const { first, end } = match;
  if (match.name === "feeling-noun") return felt(reading, match);
  if (isRole(reading, match) || isFormula(reading, match) || /^laugh/.test(norm(reading, end))) return undefined;
  if (isAdmitted(reading, first)) return admitted(reading, match);
  if (isDisowned(reading, first) || (isNegated(reading, first) && !isNeverSo(reading, first))) return undefined;
  const predicate = predicateOf(reading, first);
  if (match.name === "feeling-felt" && !isFelt(reading, first, predicate?.verb?.lemma)) return undefined;
  const clause = predicate?.clause ?? clauseOf(reading, first);
  if (clause === undefined || isUntold(reading, clause, first)) return undefined;
  return statedOf(reading, match, clause, predicate);
}

/** The feeling as the clause states it: of its subject, or of nobody whom it names. */
function statedOf(reading: Reading, match: Match, clause: Clause, predicate?: Predicate): StatedFeeling | undefined {
  const { first, end } = match;
  const { verb, subject } = predicate ?? {};
  if (lists.UNREAL.has(verb?.modal ?? "")) return undefined;
  if (verb === undefined && isCarriedAlong(reading, match, clause)) return admitted(reading, match);
  if (verb === undefined && !isBare(reading, first, end)) return undefined;
  if (subject?.person === "thing") return undefined;
  const isSpeakers = subject === undefined ? isBare(reading, first, end) : isOfSpeaker(reading, subject);
  return { first, end, opens: subject?.first ?? first, word: match.text, isSpeakers, clause };
}

/** "I'm the grumpy dwarf in the show" */
function isRole(reading: Reading, { first, end }: Match): boolean {
  const phrase = phraseAt(reading, first);
  return phrase !== undefined && phrase.head >= end && norm(reading, phrase.first) === "the";
}

/** "If I'm sad", "when I'm angry I go for a walk", "I'm not as angry as you think", "don't be sad" */
function isUntold(reading: Reading, clause: Clause, first: number): boolean {
  const isCondition = clause.role === "if" && clause.connector < first;
  const isHabit = clause.role === "when" && clause.verb?.tense === "present";
  const isLess = norm(reading, first - 1) === "as" && norm(reading, first - 2) === "not";
  return isCondition || isHabit || isLess || clause.imperative || isAskedBack(reading, clause);
}

/** "Am I mad or does it smell of gas?": the helper stands before its subject. */
function isAskedBack(reading: Reading, { verb, subject, sentence }: Clause): boolean {
  const isInverted = verb !== undefined && subject !== undefined && verb.first < subject.first;
  const end = reading.sentences[sentence]?.endToken ?? 0;
  return isInverted && holds(reading, OR, verb.first, end);
}

/** "I left the room in tears", "I was left feeling embarrassed", "I sat there feeling sad" */
function isCarriedAlong(reading: Reading, { first, text }: Match, { subject, verb }: Clause): boolean {
  if (subject === undefined || !isPronoun(reading, subject)) return false;
  if (text === "in tears" && verb?.negated === false && verb.modal === "") return true;
  const isFound =
    norm(reading, first - 2) === "myself" &&
    ["getting", "growing", "becoming", "feeling"].includes(norm(reading, first - 1));
  return isFound || isFelt(reading, first, undefined);
}

/** "I can't pretend I wasn't hurt", "I'd be lying if I said I wasn't annoyed": denied twice, so owned. */
function isAdmitted(reading: Reading, first: number): boolean {
  if (!isNegated(reading, first)) return false;
  const from = sentenceOf(reading, first)?.firstToken ?? first;
  for (let at = from; at < first; at++) {
    const isDenied = ["not", "never", "be", "no"].includes(norm(reading, at - 1));
    if (isDenied && ["pretend", "deny", "denying", "lying", "say", "help"].includes(norm(reading, at)))
      return ["i", "we"].includes(norm(reading, from)) || at - from < 4;
  }
  return false;
}

/** "I've never been so angry" */
function isNeverSo(reading: Reading, first: number): boolean {
  if (!["so", "this"].includes(norm(reading, first - 1))) return false;
  return findToken(reading, first - 4, first - 1, ({ norm: word }) => word === "never") !== -1;
}

function admitted(reading: Reading, { first, end, text }: Match): StatedFeeling | undefined {
  const clause = clauseOf(reading, first);
  if (clause?.subject?.person !== "speaker") return undefined;
  return { first, end, opens: clause.subject.first, word: text, isSpeakers: true, clause };
}

function felt(reading: Reading, { first, end, text }: Match): StatedFeeling | undefined {
  const clause = clauseOf(reading, first);
  if (clause === undefined || isDisowned(reading, first) || lists.UNREAL.has(clause.verb?.modal ?? ""))
    return undefined;
  return { first, end, opens: clause.subject?.first ?? clause.first, word: text, isSpeakers: true, clause };
}

/** "I'm afraid we're full", "sad to say"; but "sad to hear that you told Dad" is sadness. */
function isFormula(reading: Reading, { first, end, text }: Match): boolean {
  if (norm(reading, first) === "sad" && norm(reading, first + 3) === "that") return false;
  for (let at = first; at < end; at++) if (is(reading, at, "courtesy")) return true;
  // "Sorry I was so grumpy yesterday"
  if (["sorry", "apologies"].includes(norm(reading, (clauseOf(reading, first)?.subject?.first ?? 0) - 1))) return true;
  return text === "afraid" && (isNews(reading, end) || isRegret(reading, first, end));
}

/** "I can't come on Friday, I'm afraid." */
function isRegret(reading: Reading, first: number, end: number): boolean {
  const begins = clauseOf(reading, first)?.subject?.first ?? first;
  return norm(reading, begins - 1) === "," && (tokenAt(reading, end)?.tag ?? "PUNCT") === "PUNCT";
}

/** "I'm afraid (that) the lift is broken" brings news; "afraid because …" and "afraid of …" are fear. */
function isNews(reading: Reading, end: number): boolean {
  if (lists.REASONS.has(norm(reading, end))) return false;
  const next = clauseOf(reading, norm(reading, end) === "that" ? end + 1 : end);
  return next?.verb !== undefined && next.verb.first > end;
}

/** "I", "eleven of us", "most of us", "me and Josh" */
function isOfSpeaker(reading: Reading, { person, first, end }: NounPhrase): boolean {
  if (person === "speaker") return true;
  if (norm(reading, first - 1) === "and" && norm(reading, first - 2) === "me")
    return !["VERB", "ADP"].includes(tokenAt(reading, first - 3)?.tag ?? "");
  return follows(reading, end, "of", "us");
}

function isPronoun(reading: Reading, subject: NounPhrase): boolean {
  for (let at = subject.first; at < subject.end; at++) {
    const word = norm(reading, at);
    if (word === "i" || word === "we") return true;
  }
  return false;
}
