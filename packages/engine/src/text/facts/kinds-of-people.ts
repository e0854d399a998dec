import { cue, cueAsWritten, holds, placesOf } from "../places.ts";
import { clauseOf, clausesOf, findToken, is, matchAt, norm, phraseAt, tokenAt } from "../query.ts";
import type { Clause, Reading } from "../reading.ts";
import { hasDeed, hasVerdict, isSomebodyElse } from "./bias-kinds.ts";

const AGE = cue("age");

const LIKE = cue("like");
const YOU = cue("you");
const EVERY_ALL_EVERYONE = cue("every all everyone everybody");
const TYPICAL = cue("typical");
const AND = cue("and");
const ONLY = cue("only");
const KINDS = cueAsWritten(
  "men women girls boys teenagers foreigners husbands wives politicians managers bosses lawyers doctors teachers landlords boomers",
);
const DAY_NOWADAYS_TODAY = cue("day nowadays today");
const ALL_ALWAYS_ONLY = cueAsWritten("all always only just never nothing no too nobody everything");
const FOR_ABOUT_BECAUSE = cueAsWritten("for about because");

/** Words that judge by a kind, without their weight. Token indices, end exclusive. */
interface Judged {
  readonly first: number;
  readonly end: number;
}

const NO_KIND = new Set(
  "thing part dream movie film book day time child baby bird fish bit lot glove charm rock house home feather".split(
    " ",
  ),
);
const TOGETHER =
  /^(?:guys?|two|three|four|five|all|both|girls?|boys?|lads?|folks?|kids?|ladies|lot|people|gentlemen|children|friends|ones?|bunch|pair|mates)$/;

/** "Just like an architect to …", "you boomers", "Southerners and punctuality, two worlds". */
export function kindsJudged(reading: Reading): Judged[] {
  const found: Judged[] = [];
  const add = (set: Judged | undefined) => {
    if (set !== undefined && !reading.tokens[set.first]?.shielded) found.push(set);
  };
  for (const at of placesOf(reading, LIKE))
    add(justLike(reading, at) ?? menLike(reading, at) ?? likeEvery(reading, at));
  for (const at of placesOf(reading, YOU)) add(youBoomers(reading, at) ?? youKnowHow(reading, at));
  for (const at of placesOf(reading, EVERY_ALL_EVERYONE)) add(everyoneOfYours(reading, at) ?? allOfThem(reading, at));
  for (const at of placesOf(reading, AGE)) add(menYourAge(reading, at));
  for (const at of placesOf(reading, TYPICAL)) add(typicalMove(reading, at));
  for (const at of placesOf(reading, AND)) add(twoWorlds(reading, at));
  for (const at of placesOf(reading, KINDS)) add(unableKind(reading, at));
  for (const at of placesOf(reading, ONLY)) add(onlyForPay(reading, at));
  for (const at of placesOf(reading, DAY_NOWADAYS_TODAY)) add(theseDays(reading, at));
  return found;
}

function isRole(reading: Reading, at: number): boolean {
  return is(reading, at, "person") || is(reading, at, "kin") || is(reading, at, "generic-plural");
}

/** "Just like an architect to draw a door that opens into the fridge." */
function justLike(reading: Reading, like: number): Judged | undefined {
  const first = norm(reading, like - 1) === "just" ? like - 1 : like;
  const sentence = reading.sentences[reading.tokens[like]?.sentence ?? -1];
  const isOpening = first === sentence?.firstToken || [",", "'s", "is"].includes(norm(reading, first - 1));
  const phrase = phraseAt(reading, like + 1);
  if (!isOpening || phrase === undefined || norm(reading, phrase.end) !== "to") return undefined;
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
  if (clause?.verb === undefined || kind?.person !== "generic" || one === undefined) return undefined;
  if (!isSomebodyElse(reading, one) || clause.verb.first < one.end) return undefined;
  return isCharge(reading, clause) ? { first: kind.first, end: one.end } : undefined;
}

/** "Like every estate agent, he lies." */
function likeEvery(reading: Reading, like: number): Judged | undefined {
  const phrase = phraseAt(reading, like + 1);
  const isAll = ["every", "all", "most", "any"].includes(norm(reading, like + 1));
  if (!isAll || phrase === undefined || norm(reading, phrase.end) !== "," || !isRole(reading, phrase.head))
    return undefined;
  const about = clausesOf(reading, reading.tokens[like]?.sentence ?? -1).find(
    ({ subject }) => subject !== undefined && isSomebodyElse(reading, subject),
  );
  return about !== undefined && isCharge(reading, about) ? { first: like, end: phrase.end } : undefined;
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
  if (TOGETHER.test(head) && head !== "lot" && head !== "people") return undefined;
  // "You lot are unbelievable": a label on those who are spoken to, and no more.
  const isLabelled = head === "lot" && clause.verb.lemma === "be" && !clause.verb.negated;
  if (isLabelled && !holds(reading, ALL_ALWAYS_ONLY, phrase.end, clause.end)) return undefined;
  if (/^(?:things?|stuff|ones)$/.test(head)) return undefined;
  return isCharge(reading, clause) ? { first: you, end: phrase.end } : undefined;
}

/** "You know how students are", "we all know what builders are like"; of children it is mostly fond. */
function youKnowHow(reading: Reading, you: number): Judged | undefined {
  const how = norm(reading, you + 2);
  if (norm(reading, you + 1) !== "know" || (how !== "how" && how !== "what")) return undefined;
  const phrase = phraseAt(reading, you + 3);
  if (phrase?.first !== you + 3 || phrase.person !== "generic") return undefined;
  const isFond = /^(?:kids?|children|bab(?:y|ies)|toddlers?|boys?|girls?|everyone|people|folk|folks|puppies)$/;
  if (isFond.test(norm(reading, phrase.head))) return undefined;
  // "how they are", "what they are like"
  const end = how === "what" ? phrase.end + 2 : phrase.end + 1;
  return (reading.tokens[end]?.tag ?? "PUNCT") === "PUNCT" ? { first: you, end } : undefined;
}

const THINKING = new Set("think believe assume imagine expect".split(" "));

/** Something is held against the kind: a denial, an all or nothing, a verdict, a thought put into their heads. */
function isCharge(reading: Reading, clause: Clause): boolean {
  const { verb } = clause;
  if (
    verb === undefined ||
    ["can", "may", "should", "must", "have to", "need to", "will", "might"].includes(verb.modal)
  )
    return false;
  if (verb.negated || hasVerdict(reading, clause) || hasDeed(reading, clause, "bad-deed", verb.first)) return true;
  const from = clause.subject?.end ?? clause.first;
  const isAll = holds(reading, ALL_ALWAYS_ONLY, from, clause.end);
  return isAll || THINKING.has(verb.lemma);
}

/** "Men your age can't be bothered to learn it." */
function menYourAge(reading: Reading, age: number): Judged | undefined {
  const clause = clauseOf(reading, age);
  const kind = tokenAt(reading, age - 2);
  if (clause?.verb === undefined || !["your", "his", "her", "their"].includes(norm(reading, age - 1))) return undefined;
  const isKind = kind !== undefined && /^(?:men|women|people|boys|girls|blokes|ladies|kids|teenagers)$/.test(kind.norm);
  if (!isKind) return undefined;
  return clause.verb.negated || isCharge(reading, clause) ? { first: age - 2, end: age + 1 } : undefined;
}

/** "That's a typical consultant move" */
function typicalMove(reading: Reading, at: number): Judged | undefined {
  const isSet =
    ["a", "an", "the", "such"].includes(norm(reading, at - 1)) &&
    isRole(reading, at + 1) &&
    /^(?:move|thing|trick|answer|behaviour|behavior|attitude|response|reaction|excuse|mistake|stunt|ploy|mentality)$/.test(
      norm(reading, at + 2),
    );
  return isSet ? { first: at, end: at + 3 } : undefined;
}

/** "Women can't drive", "men don't understand anything" */
function unableKind(reading: Reading, at: number): Judged | undefined {
  const { subject, verb, role, sentence } = clauseOf(reading, at) ?? {};
  if (subject?.head !== at || subject.first !== at || verb === undefined || !verb.negated || role === "if")
    return undefined;
  if (verb.tense !== "present" || reading.sentences[sentence ?? -1]?.question) return undefined;
  const isUnable =
    verb.modal === "can" &&
    /^(?:drive|cook|park|listen|multitask|commit|cope|admit|apologi[sz]e|think|iron)$/.test(verb.lemma);
  const isUnwilling = verb.modal === "" && /^(?:understand|listen|think|apologi[sz]e|help|clean|ask)$/.test(verb.lemma);
  return isUnable || isUnwilling ? { first: at, end: verb.end } : undefined;
}

/** What people are all said to do, and mostly fairly. */
const COMMON = new Set(
  "children kids babies toddlers couples siblings families parents brothers sisters friends".split(" "),
);

/** "All men lie", "the nurses here all complain" */
function allOfThem(reading: Reading, at: number): Judged | undefined {
  const { subject, verb, sentence } = clauseOf(reading, at) ?? {};
  if (subject === undefined || verb === undefined || norm(reading, at) !== "all" || verb.negated || verb.modal !== "")
    return undefined;
  const isBehind = subject.end <= at && at === verb.first - 1;
  const isKind =
    (isRole(reading, subject.head) || isSomebodyElse(reading, subject)) && !COMMON.has(norm(reading, subject.head));
  if ((subject.first !== at && !isBehind) || !isKind || verb.tense !== "present") return undefined;
  if (reading.sentences[sentence ?? -1]?.question) return undefined;
  const isBad = is(reading, verb.head, "bad-deed");
  const isSlight =
    /^(?:argue|fight|leave|miss|forget|smoke|drink|borrow|break|worry|make)$/.test(verb.lemma) &&
    !is(reading, verb.head, "verdict-verb");
  return isBad && !isSlight ? { first: at, end: verb.end } : undefined;
}

/** "Every man in your family thinks an iron bites" */
function everyoneOfYours(reading: Reading, at: number): Judged | undefined {
  const phrase = phraseAt(reading, at);
  if (
    phrase === undefined ||
    phrase.person !== "generic" ||
    !["in", "on", "at", "from", "of"].includes(norm(reading, phrase.end))
  )
    return undefined;
  const isYours = ["your", "his", "her", "their"].includes(norm(reading, phrase.end + 1));
  const clause = clauseOf(reading, at);
  if (!isYours || clause?.verb === undefined || clause.verb.first < phrase.end) return undefined;
  const isBad = clause.verb.negated || hasVerdict(reading, clause) || isCharge(reading, clause);
  return isBad && clause.verb.tense === "present" && !reading.sentences[clause.sentence]?.question
    ? { first: at, end: phrase.end + 3 }
    : undefined;
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

const PAY =
  /^(?:money|pay|cheque|paycheck|paycheque|salary|wage|wages|bonus|bonuses|cake|buffet|food|drinks|beer|attention|glory|applause|title|perks|benefits|consultant|boss|cameras?|photos?|tips|holidays|inheritance|prestige)$/;

/** "half the staff only come for the pay cheque", "nurses there only come out for the consultant" */
function onlyForPay(reading: Reading, only: number): Judged | undefined {
  const clause = clauseOf(reading, only);
  const { verb, subject } = clause ?? {};
  if (clause === undefined || verb === undefined || subject === undefined || verb.head < only) return undefined;
  const isPeople = subject.person === "generic" || isSomebodyElse(reading, subject);
  if (!isPeople || verb.tense === "past" || verb.modal !== "" || reading.sentences[clause.sentence]?.question)
    return undefined;
  const pay = findToken(reading, verb.end, clause.end, ({ norm: word }) => PAY.test(word));
  const isFor = pay !== -1 && holds(reading, FOR_ABOUT_BECAUSE, verb.end, pay);
  return isFor ? { first: only, end: pay + 1 } : undefined;
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
    !["someone", "somebody", "anyone", "nobody", "everyone", "everybody", "one", "children"].includes(
      norm(reading, subject.head),
    ) && !NO_KIND.has(norm(reading, subject.head));
  const near = isDays ? at - 1 : at;
  if (!isKind || matchAt(reading, subject.first, "group-judging") !== undefined || Math.abs(near - subject.end) > 1)
    return undefined;
  return isCharge(reading, clause) ? { first: subject.first, end: at + 1 } : undefined;
}
