import * as lists from "../../lexicon/words/kinds-of-people.ts";
import { cue, cueAsWritten, firstIn, placesOf } from "../places.ts";
import { clauseOf, clausesOf, findToken, is, norm, phraseAt } from "../query.ts";
import type { NounPhrase, Reading } from "../reading.ts";
import type { Stretch } from "../span.ts";
import { hasDeed, hasVerdict, isSomebodyElse } from "./bias-kinds.ts";
import {
  allOfThem,
  isRole,
  menLike,
  menYourAge,
  onlyForPay,
  theseDays,
  unableKind,
  youBoomers,
} from "./charged-kinds.ts";

const AGE = cue("age");

const LIKE = cue("like");
const YOU = cue("you");
const ALL = cueAsWritten("all");
const TYPICAL = cue("typical");
const TAKE = cue("take");
const AND = cue("and");
const ONLY = cue("only");
const KINDS = cueAsWritten(lists.KINDS);
const A_AN = cue("a an");
const DAY_NOWADAYS_TODAY = cue("day nowadays today");

const SO_OF = cueAsWritten("so of");

/** "Just like an architect to …", "you boomers", "it takes a man to …", "Southerners and punctuality, two worlds". */
export function kindsJudged(reading: Reading): Stretch[] {
  const found: Stretch[] = [];
  const add = (set: Stretch | undefined) => {
    if (set !== undefined && !reading.tokens[set.first]?.shielded) found.push(set);
  };
  for (const at of placesOf(reading, LIKE)) add(justLike(reading, at) ?? menLike(reading, at));
  for (const at of placesOf(reading, YOU)) add(youBoomers(reading, at));
  for (const at of placesOf(reading, ALL)) add(allOfThem(reading, at));
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

function limitOf(reading: Reading, at: number): number {
  return reading.sentences[reading.tokens[at]?.sentence ?? -1]?.endToken ?? at;
}

/** "Just like an architect to draw a door that opens into the fridge." */
function justLike(reading: Reading, like: number): Stretch | undefined {
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

/** "That's a typical consultant move" */
function typicalMove(reading: Reading, at: number): Stretch | undefined {
  const isSet =
    ["a", "an", "the", "such"].includes(norm(reading, at - 1)) &&
    isRole(reading, at + 1) &&
    lists.MOVES.has(norm(reading, at + 2));
  return isSet ? { first: at, end: at + 3 } : undefined;
}

/** "It takes a man to leave a kitchen in this state." */
function takesAMan(reading: Reading, take: number): Stretch | undefined {
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
function twoWorlds(reading: Reading, and: number): Stretch | undefined {
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

/** "What do you want, he's an only child", "she's a lawyer, so she'll twist it" */
function beingOne(reading: Reading, article: number): Stretch | undefined {
  const phrase = phraseAt(reading, article);
  const clause = clauseOf(reading, article);
  if (phrase === undefined || phrase.first !== article || clause?.verb?.lemma !== "be" || clause.verb.end !== article)
    return undefined;
  if (!isRole(reading, phrase.head)) return undefined;
  if (!isSomebodyElse(reading, clause.subject) || clause.subject === undefined) return undefined;

  return foretold(reading, clause.subject, phrase);
}

/** ", so (of course) she'll twist it" */
function foretold(reading: Reading, subject: NounPhrase, phrase: NounPhrase): Stretch | undefined {
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
