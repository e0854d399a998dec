import * as lists from "../../lexicon/words/charged-kinds.ts";
import { cueAsWritten, holds } from "../places.ts";
import { clauseOf, clausesOf, findToken, is, matchAt, norm, phraseAt, tokenAt } from "../query.ts";
import type { Clause, NounPhrase, Reading, VerbGroup } from "../reading.ts";
import type { Stretch } from "../span.ts";
import { hasDeed, hasVerdict, isSetDeed, isSomebodyElse } from "./bias-kinds.ts";

const ALL_OR_NOTHING = cueAsWritten(lists.ALL_OR_NOTHING);
const FOR_ABOUT_BECAUSE = cueAsWritten("for about because");

export function isRole(reading: Reading, at: number): boolean {
  return is(reading, at, "person") || is(reading, at, "kin");
}

/** "Men like the consultant do not talk to porters." */
export function menLike(reading: Reading, like: number): Stretch | undefined {
  const clause = clauseOf(reading, like);
  const kind = phraseAt(reading, like - 1);
  const one = phraseAt(reading, like + 1);
  if (kind?.person !== "generic" || kind.end !== like || one?.first !== like + 1) return undefined;
  const gap = (clause?.verb?.first ?? -1) - one.end;
  if (clause === undefined || gap < 0 || gap > 2 || !isSomebodyElse(reading, one)) return undefined;
  return isCharge(reading, clause) ? { first: kind.first, end: one.end } : undefined;
}

/** "You boomers have no idea what rent costs", "you doctors all stick together"; "you two", "you girls" are just spoken to. */
export function youBoomers(reading: Reading, you: number): Stretch | undefined {
  const phrase = phraseAt(reading, you);
  if (phrase === undefined || phrase.end < you + 2 || !isKindSpokenTo(reading, phrase.head)) return undefined;
  const sentence = reading.tokens[you]?.sentence ?? -1;
  const clause = clausesOf(reading, sentence).find(({ verb }) => verb !== undefined && verb.first >= phrase.end);
  if (clause?.verb === undefined || clause.verb.first > phrase.end + 5) return undefined;
  if (!isSubjectAt(reading, clause, you) || reading.sentences[sentence]?.praise) return undefined;
  // "You lot are unbelievable": a label on those who are spoken to, and no more.
  const isLabelled = norm(reading, phrase.head) === "lot" && clause.verb.lemma === "be" && !clause.verb.negated;
  if (isLabelled && !holds(reading, ALL_OR_NOTHING, phrase.end, clause.end)) return undefined;
  return isCharge(reading, clause) ? { first: you, end: phrase.end } : undefined;
}

/** "(you) boomers", "(you) people", "(you) lot" */
function isKindSpokenTo(reading: Reading, head: number): boolean {
  const word = norm(reading, head);
  if (/^(?:things?|stuff|ones)$/.test(word) || is(reading, head, "thing")) return false;
  if (word === "lot" || word === "people") return true;
  return !lists.TOGETHER.has(word) && word !== reading.tokens[head]?.lemma;
}

/** Whether nobody but those at token `at` does it; a subject behind a preposition or a verb is taken amiss. */
function isSubjectAt(reading: Reading, { subject }: Clause, at: number): boolean {
  if (subject === undefined || subject.first === at) return true;
  return ["ADP", "SCONJ", "VERB"].includes(tokenAt(reading, subject.first - 1)?.tag ?? "");
}

/** Something is held against the kind: a denial, an all or nothing, a verdict, a thought put into their heads. */
function isCharge(reading: Reading, clause: Clause): boolean {
  const { verb } = clause;
  if (verb === undefined || lists.OPEN.has(verb.modal)) return false;
  const sentence = reading.sentences[clause.sentence];
  if (sentence?.question && verb.first === sentence.firstToken) return false;
  if (verb.negated || hasVerdict(reading, clause) || hasDeed(reading, clause, "bad-deed", verb.first)) return true;
  if (holds(reading, ALL_OR_NOTHING, clause.subject?.end ?? clause.first, clause.end)) return true;
  return ["think", "believe", "assume", "imagine", "expect"].includes(verb.lemma);
}

/** "Men your age can't be bothered to learn it." */
export function menYourAge(reading: Reading, age: number): Stretch | undefined {
  const clause = clauseOf(reading, age);
  const kind = tokenAt(reading, age - 2);
  if (clause?.verb === undefined || !["your", "his", "her", "their"].includes(norm(reading, age - 1))) return undefined;
  const isKind = kind !== undefined && lists.KINDS_BY_AGE.has(kind.norm);
  if (!isKind || age - 2 !== reading.sentences[clause.sentence]?.firstToken || clause.verb.first !== age + 1)
    return undefined;
  return clause.verb.negated || isCharge(reading, clause) ? { first: age - 2, end: age + 1 } : undefined;
}

/** "Women can't drive", "men don't understand anything" */
export function unableKind(reading: Reading, at: number): Stretch | undefined {
  const { subject, verb, role, sentence } = clauseOf(reading, at) ?? {};
  if (subject?.head !== at || subject.first !== at || verb === undefined || !verb.negated || role === "if")
    return undefined;
  if (verb.tense !== "present" || reading.sentences[sentence ?? -1]?.question) return undefined;
  const isUnable = verb.modal === "can" && lists.UNABLE.has(verb.lemma);
  const isUnwilling = verb.modal === "" && lists.UNWILLING.has(verb.lemma);
  return isUnable || isUnwilling ? { first: at, end: verb.end } : undefined;
}

/** "All men lie", "the nurses here all complain" */
export function allOfThem(reading: Reading, all: number): Stretch | undefined {
  const { subject, verb, sentence = -1 } = clauseOf(reading, all) ?? {};
  if (subject === undefined || verb === undefined || !isKind(reading, subject)) return undefined;
  if (verb.negated || verb.modal !== "" || verb.tense !== "present") return undefined;
  const isBehind = subject.end <= all && all === verb.first - 1;
  if (subject.first !== all && !isBehind) return undefined;
  if (reading.sentences[sentence]?.question || ["sometimes", "about", "that"].includes(norm(reading, verb.end)))
    return undefined;
  return isWrong(reading, verb) ? { first: all, end: verb.end } : undefined;
}

/** "men", "the nurses here"; not "children", "my friends" */
function isKind(reading: Reading, subject: NounPhrase): boolean {
  if (subject.owner === "speaker" || lists.COMMON.has(norm(reading, subject.head))) return false;
  return isRole(reading, subject.head) || isSomebodyElse(reading, subject);
}

/** "lie", "make trouble"; not "make mistakes", "forget" */
function isWrong(reading: Reading, { head, lemma, end }: VerbGroup): boolean {
  if (is(reading, head, "verdict-verb")) return true;
  if (!is(reading, head, "bad-deed") && !is(reading, head, "verdict-verb-ambiguous")) return false;
  const isSet = isSetDeed(reading, head, "bad-deed") && norm(reading, end) !== "mistakes";
  return !lists.SLIGHT.has(lemma) || isSet;
}

/** "half the staff only come for the pay cheque", "nurses there only come out for the consultant" */
export function onlyForPay(reading: Reading, only: number): Stretch | undefined {
  const clause = clauseOf(reading, only);
  const { verb, subject } = clause ?? {};
  if (clause === undefined || verb === undefined || subject === undefined || verb.head < only || verb.head > only + 2)
    return undefined;
  const isPeople = subject.person === "generic" || isSomebodyElse(reading, subject);
  if (!isPeople || verb.tense === "past" || reading.sentences[clause.sentence]?.question) return undefined;
  const steal = findToken(
    reading,
    verb.end,
    clause.end,
    ({ index, norm: word }) => norm(reading, index - 1) === "to" && lists.GAINS.has(word),
  );
  const pay = findToken(reading, verb.end, clause.end, ({ norm: word }) => lists.PAY.has(word));
  const isFor = pay !== -1 && holds(reading, FOR_ABOUT_BECAUSE, verb.end, pay);
  if (isFor) return { first: only, end: pay + 1 };
  return steal === -1 ? undefined : { first: only, end: steal + 1 };
}

/** "Young doctors nowadays don't want to work", "kids these days never listen" */
export function theseDays(reading: Reading, at: number): Stretch | undefined {
  const isDays = norm(reading, at) === "days" && norm(reading, at - 1) === "these";
  if (!isDays && !["nowadays", "today"].includes(norm(reading, at))) return undefined;
  const clause = clauseOf(reading, at);
  if (clause?.verb === undefined || clause.subject === undefined || !isCharge(reading, clause)) return undefined;
  const { subject, verb } = clause;
  if (!isKindThen(reading, subject) || reading.sentences[clause.sentence]?.praise) return undefined;
  if (Math.abs((isDays ? at - 1 : at) - subject.end) > 1) return undefined;
  return lists.WANTING.has(verb.lemma) || !verb.negated ? { first: subject.first, end: at + 1 } : undefined;
}

/** "young doctors"; not "nobody", "the film" */
function isKindThen(reading: Reading, { person, first, head }: NounPhrase): boolean {
  const word = norm(reading, head);
  if (person !== "generic" || lists.ANYBODY.has(word) || lists.NO_KIND.has(word)) return false;
  return matchAt(reading, first, "group-judging") === undefined;
}
