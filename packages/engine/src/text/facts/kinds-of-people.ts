import * as lists from "../../lexicon/words/kinds-of-people.ts";
import { cue, cueAsWritten, firstIn, holds, placesOf } from "../places.ts";
import { clauseOf, clausesOf, findToken, is, matchAt, norm, phraseAt, tokenAt } from "../query.ts";
import type { Clause, NounPhrase, Reading } from "../reading.ts";
import { hasDeed, hasVerdict, isSetDeed, isSomebodyElse } from "./bias-kinds.ts";

const AGE = cue("age");

const LIKE = cue("like");
const YOU = cue("you");
const EVERY_ALL_EVERYONE = cue("every all everyone everybody");
const TYPICAL = cue("typical");
const TAKE = cue("take");
const AND = cue("and");
const ONLY = cue("only");
const KINDS = cueAsWritten(lists.KINDS);
const A_AN = cue("a an");
const DAY_NOWADAYS_TODAY = cue("day nowadays today");
const ALL_ALWAYS_ONLY = cueAsWritten(lists.ALL_ALWAYS_ONLY);
const FOR_ABOUT_BECAUSE = cueAsWritten("for about because");

const SO_OF = cueAsWritten("so of");

/** Words that judge by a kind, without their weight. Token indices, end exclusive. */
interface Judged {
  readonly first: number;
  readonly end: number;
}

/** "Just like an architect to …", "you boomers", "it takes a man to …", "Southerners and punctuality, two worlds". */
export function kindsJudged(reading: Reading): Judged[] {
  const found: Judged[] = [];
  const add = (set: Judged | undefined) => {
    if (set !== undefined && !reading.tokens[set.first]?.shielded) found.push(set);
  };
  for (const at of placesOf(reading, LIKE)) add(justLike(reading, at) ?? menLike(reading, at));
  for (const at of placesOf(reading, YOU)) add(youBoomers(reading, at));
  for (const at of placesOf(reading, EVERY_ALL_EVERYONE)) add(allOfThem(reading, at));
  for (const at of placesOf(reading, AGE)) add(menYourAge(reading, at));
  for (const at of placesOf(reading, TYPICAL)) add(typicalMove(reading, at));
  for (const at of placesOf(reading, TAKE)) add(takesAMan(reading, at));
  for (const at of placesOf(reading, AND)) add(twoWorlds(reading, at));
  for (const at of placesOf(reading, KINDS)) add(unableKind(reading, at));
  for (const at of placesOf(reading, ONLY)) add(onlyForPay(reading, at));
  for (const at of placesOf(reading, A_AN)) add(beingOne(reading, at));
  for (const at of placesOf(reading, DAY_NOWADAYS_TODAY)) add(theseDays(reading, at));
  return found;
}

function isRole(reading: Reading, at: number): boolean {
  return is(reading, at, "person") || is(reading, at, "kin");
}

function limitOf(reading: Reading, at: number): number {
  return reading.sentences[reading.tokens[at]?.sentence ?? -1]?.endToken ?? at;
}

/** "Just like an architect to draw a door that opens into the fridge." */
function justLike(reading: Reading, like: number): Judged | undefined {
  const first = norm(reading, like - 1) === "just" ? like - 1 : like;
  const sentence = reading.sentences[reading.tokens[like]?.sentence ?? -1];
  const isOpening = first === sentence?.firstToken || [",", "'s", "is"].includes(norm(reading, first - 1));
  const phrase = phraseAt(reading, like + 1);
  if (!isOpening || phrase === undefined || phrase.first !== like + 1 || norm(reading, phrase.end) !== "to")
    return undefined;
  // "She is like a mother to me."
  if (phraseAt(reading, phrase.end + 1) !== undefined) return undefined;
  const isOne = ["a", "an", "the"].includes(norm(reading, phrase.first)) || isSomebodyElse(reading, phrase);
  const isGood = is(reading, phrase.end + 1, "good-deed");
  return isOne && (isRole(reading, phrase.head) || isSomebodyElse(reading, phrase)) && !isGood
    ? { first, end: phrase.end }
    : undefined;
}

/** "Men like the consultant do not talk to porters." */
function menLike(reading: Reading, like: number): Judged | undefined {
  const clause = clauseOf(reading, like);
  const kind = phraseAt(reading, like - 1);
  const one = phraseAt(reading, like + 1);
  if (
    clause?.verb === undefined ||
    kind?.person !== "generic" ||
    kind.end !== like ||
    one === undefined ||
    one.first !== like + 1
  )
    return undefined;
  if (!isSomebodyElse(reading, one) || clause.verb.first < one.end || clause.verb.first > one.end + 2) return undefined;
  return isCharge(reading, clause) ? { first: kind.first, end: one.end } : undefined;
}

/** "You boomers have no idea what rent costs", "you doctors all stick together"; "you two", "you girls" are just spoken to. */
function youBoomers(reading: Reading, you: number): Judged | undefined {
  const phrase = phraseAt(reading, you);
  if (phrase === undefined || phrase.end < you + 2) return undefined;
  const head = norm(reading, phrase.head);
  const sentence = reading.tokens[you]?.sentence ?? -1;
  const clause = clausesOf(reading, sentence).find(({ verb }) => verb !== undefined && verb.first >= phrase.end);
  const isOwn =
    clause?.subject === undefined ||
    clause.subject.first === you ||
    ["ADP", "SCONJ", "VERB"].includes(tokenAt(reading, clause.subject.first - 1)?.tag ?? "");
  if (clause?.verb === undefined || !isOwn || clause.verb.first > phrase.end + 5 || reading.sentences[sentence]?.praise)
    return undefined;
  if (lists.TOGETHER.has(head) && head !== "lot" && head !== "people") return undefined;
  const isThem = head === "people" || head !== reading.tokens[phrase.head]?.lemma;
  // "You lot are unbelievable": a label on those who are spoken to, and no more.
  const isLabelled = head === "lot" && clause.verb.lemma === "be" && !clause.verb.negated;
  if (isLabelled && !holds(reading, ALL_ALWAYS_ONLY, phrase.end, clause.end)) return undefined;
  if (/^(?:things?|stuff|ones)$/.test(head) || is(reading, phrase.head, "thing")) return undefined;
  return (isThem || head === "lot") && isCharge(reading, clause) ? { first: you, end: phrase.end } : undefined;
}

/** Something is held against the kind: a denial, an all or nothing, a verdict, a thought put into their heads. */
function isCharge(reading: Reading, clause: Clause): boolean {
  const { verb } = clause;
  if (verb === undefined || lists.CAN_MAY_SHOULD.has(verb.modal)) return false;
  if (reading.sentences[clause.sentence]?.question && verb.first === reading.sentences[clause.sentence]?.firstToken)
    return false;
  if (verb.negated || hasVerdict(reading, clause) || hasDeed(reading, clause, "bad-deed", verb.first)) return true;
  const from = clause.subject?.end ?? clause.first;
  const isAll = holds(reading, ALL_ALWAYS_ONLY, from, clause.end);
  return (
    isAll ||
    (["think", "believe", "assume", "imagine", "expect"].includes(verb.lemma) && lists.THINKING.has(verb.lemma))
  );
}

/** "Men your age can't be bothered to learn it." */
function menYourAge(reading: Reading, age: number): Judged | undefined {
  const clause = clauseOf(reading, age);
  const kind = tokenAt(reading, age - 2);
  if (clause?.verb === undefined || !["your", "his", "her", "their"].includes(norm(reading, age - 1))) return undefined;
  const isKind = kind !== undefined && lists.MEN_WOMEN_PEOPLE.has(kind.norm);
  if (!isKind || age - 2 !== reading.sentences[clause.sentence]?.firstToken || clause.verb.first !== age + 1)
    return undefined;
  return clause.verb.negated || isCharge(reading, clause) ? { first: age - 2, end: age + 1 } : undefined;
}

/** "That's a typical consultant move" */
function typicalMove(reading: Reading, at: number): Judged | undefined {
  const isSet =
    ["a", "an", "the", "such"].includes(norm(reading, at - 1)) &&
    isRole(reading, at + 1) &&
    lists.MOVE_THING_TRICK.has(norm(reading, at + 2));
  return isSet ? { first: at, end: at + 3 } : undefined;
}

/** "Women can't drive", "men don't understand anything" */
function unableKind(reading: Reading, at: number): Judged | undefined {
  const { subject, verb, role, sentence } = clauseOf(reading, at) ?? {};
  if (subject?.head !== at || subject.first !== at || verb === undefined || !verb.negated || role === "if")
    return undefined;
  if (verb.tense !== "present" || reading.sentences[sentence ?? -1]?.question) return undefined;
  const isUnable = verb.modal === "can" && lists.DRIVE_COOK_PARK.has(verb.lemma);
  const isUnwilling = verb.modal === "" && lists.UNDERSTAND_LISTEN_THINK.has(verb.lemma);
  return isUnable || isUnwilling ? { first: at, end: verb.end } : undefined;
}

/** "All men lie", "the nurses here all complain" */
function allOfThem(reading: Reading, at: number): Judged | undefined {
  const { subject, verb, sentence } = clauseOf(reading, at) ?? {};
  if (subject === undefined || verb === undefined || norm(reading, at) !== "all" || verb.negated || verb.modal !== "")
    return undefined;
  const isBehind = subject.end <= at && at === verb.first - 1;
  const isKind =
    (isRole(reading, subject.head) || isSomebodyElse(reading, subject)) &&
    !lists.COMMON.has(norm(reading, subject.head));
  if ((subject.first !== at && !isBehind) || !isKind || verb.tense !== "present" || subject.owner === "speaker")
    return undefined;
  if (reading.sentences[sentence ?? -1]?.question || ["sometimes", "about", "that"].includes(norm(reading, verb.end)))
    return undefined;
  const isBad =
    is(reading, verb.head, "verdict-verb") ||
    is(reading, verb.head, "bad-deed") ||
    is(reading, verb.head, "verdict-verb-ambiguous");
  const isSlight =
    lists.ARGUE_FIGHT_LEAVE.has(verb.lemma) &&
    !is(reading, verb.head, "verdict-verb") &&
    (!isSetDeed(reading, verb.head, "bad-deed") || norm(reading, verb.end) === "mistakes");
  return isBad && !isSlight ? { first: at, end: verb.end } : undefined;
}

/** "It takes a man to leave a kitchen in this state." */
function takesAMan(reading: Reading, take: number): Judged | undefined {
  const phrase = phraseAt(reading, take + 1);
  if (!["it", "only"].includes(norm(reading, take - 1)) || phrase === undefined || phrase.first !== take + 1)
    return undefined;
  const isOne =
    ["a", "an"].includes(norm(reading, take + 1)) && isRole(reading, phrase.head) && phrase.end === phrase.head + 1;
  if (!isOne || norm(reading, phrase.end) !== "to") return undefined;
  const isBad =
    is(reading, phrase.end + 1, "bad-deed") ||
    is(reading, phrase.end + 1, "verdict-verb") ||
    is(reading, phrase.end + 1, "catastrophe");
  return isBad ? { first: take - 1, end: phrase.end } : undefined;
}

/** "Southerners and punctuality, two worlds", "Germans and humour, don't get me started" */
function twoWorlds(reading: Reading, and: number): Judged | undefined {
  const sentence = reading.sentences[reading.tokens[and]?.sentence ?? -1];
  if (sentence === undefined || and - sentence.firstToken > 3 || !/s$|men$|people$/.test(norm(reading, and - 1)))
    return undefined;
  const comma = findToken(reading, and + 1, Math.min(and + 5, sentence.endToken), ({ text }) => /^[,:—–-]$/.test(text));
  if (
    comma === -1 ||
    findToken(reading, sentence.firstToken, comma, ({ tag }) => tag === "VERB" || tag === "AUX") !== -1
  )
    return undefined;
  const isSaying =
    (norm(reading, comma + 1) === "two" && /^(?:different)?(?:worlds?|planets?)?$/.test(norm(reading, comma + 2))) ||
    (norm(reading, comma + 1) === "do" && ["get", "make"].includes(norm(reading, comma + 3))) ||
    ["never", "oil", "chalk", "hopeless", "forget", "impossible"].includes(norm(reading, comma + 1));
  return isSaying ? { first: sentence.firstToken, end: comma } : undefined;
}

/** "half the staff only come for the pay cheque", "nurses there only come out for the consultant" */
function onlyForPay(reading: Reading, only: number): Judged | undefined {
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
    ({ index, norm: word }) => norm(reading, index - 1) === "to" && lists.STEAL_CHEAT_BEG.has(word),
  );
  const pay = findToken(reading, verb.end, clause.end, ({ norm: word }) => lists.PAY.has(word));
  const isFor = pay !== -1 && holds(reading, FOR_ABOUT_BECAUSE, verb.end, pay);
  if (isFor) return { first: only, end: pay + 1 };
  return steal === -1 ? undefined : { first: only, end: steal + 1 };
}

/** "What do you want, he's an only child", "she's a lawyer, so she'll twist it" */
function beingOne(reading: Reading, article: number): Judged | undefined {
  const phrase = phraseAt(reading, article);
  const clause = clauseOf(reading, article);
  if (phrase === undefined || phrase.first !== article || clause?.verb?.lemma !== "be" || clause.verb.end !== article)
    return undefined;
  if (!isRole(reading, phrase.head)) return undefined;
  if (!isSomebodyElse(reading, clause.subject) || clause.subject === undefined) return undefined;

  return foretold(reading, clause.subject, phrase);
}

/** ", so (of course) she'll twist it" */
function foretold(reading: Reading, subject: NounPhrase, phrase: NounPhrase): Judged | undefined {
  const limit = limitOf(reading, phrase.end);
  const so = firstIn(reading, SO_OF, phrase.end, Math.min(limit, phrase.end + 2));
  const next =
    so === -1
      ? undefined
      : clausesOf(reading, reading.tokens[so]?.sentence ?? -1).find(
          ({ first, verb }) => verb !== undefined && first > so - 2 && verb.first > so,
        );
  if (next?.verb === undefined || next.subject?.person !== subject.person) return undefined;
  const isBad = next.verb.negated || hasVerdict(reading, next) || hasDeed(reading, next, "bad-deed", next.verb.first);
  return isBad ? { first: subject.first, end: phrase.end } : undefined;
}

/** "Young doctors nowadays don't want to work", "kids these days never listen" */
function theseDays(reading: Reading, at: number): Judged | undefined {
  const isDays = norm(reading, at) === "days" && norm(reading, at - 1) === "these";
  if (!isDays && !["nowadays", "today"].includes(norm(reading, at))) return undefined;
  const clause = clauseOf(reading, at);
  const { subject, verb } = clause ?? {};
  if (
    clause === undefined ||
    subject?.person !== "generic" ||
    verb === undefined ||
    reading.sentences[clause.sentence]?.praise
  )
    return undefined;
  const isKind =
    !lists.SOMEONE_SOMEBODY_ANYONE.has(norm(reading, subject.head)) && !lists.NO_KIND.has(norm(reading, subject.head));
  const near = isDays ? at - 1 : at;
  if (!isKind || matchAt(reading, subject.first, "group-judging") !== undefined || Math.abs(near - subject.end) > 1)
    return undefined;
  const isWanting = lists.WANT_THINK_CARE.has(verb.lemma);
  return isCharge(reading, clause) && (isWanting || !verb.negated) ? { first: subject.first, end: at + 1 } : undefined;
}
