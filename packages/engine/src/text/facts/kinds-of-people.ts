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

const SO_OF = cueAsWritten("so of");

/** What may judge by a kind, and the words at which it is looked for. */
const FRAMES: readonly [ReturnType<typeof cue>, (reading: Reading, at: number) => Stretch | undefined][] = [
  [cue("like"), (reading, at) => justLike(reading, at) ?? menLike(reading, at)],
  [cue("you"), youBoomers],
  [cueAsWritten("all"), allOfThem],
  [cue("age"), menYourAge],
  [cue("typical"), typicalMove],
  [cue("take"), takesAMan],
  [cue("and"), twoWorlds],
  [cueAsWritten(lists.KINDS), unableKind],
  [cue("only"), onlyForPay],
  [cue("a an"), beingOne],
  [cue("day nowadays today"), theseDays],
];

/** "Just like an architect to …", "you boomers", "it takes a man to …", "Southerners and punctuality, two worlds". */
export function kindsJudged(reading: Reading): Stretch[] {
  const found = FRAMES.flatMap(([words, judged]) =>
    placesOf(reading, words).flatMap((at) => judged(reading, at) ?? []),
  );
  return found.filter(({ first }) => !reading.tokens[first]?.shielded);
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
  const isRoleNamed = ["a", "an", "the"].includes(norm(reading, phrase.first)) && isRole(reading, phrase.head);
  const isOne = isRoleNamed || isSomebodyElse(reading, phrase);
  return isOne && !is(reading, phrase.end + 1, "good-deed") ? { first, end: phrase.end } : undefined;
}

/** "That's a typical consultant move" */
function typicalMove(reading: Reading, at: number): Stretch | undefined {
  const isSet =
    ["a", "an", "the", "such"].includes(norm(reading, at - 1)) &&
    isRole(reading, at + 1) &&
    lists.MOVES.has(norm(reading, at + 2));
  return isSet ? { first: at, end: at + 3 } : undefined;
}

const BAD = ["bad-deed", "verdict-verb", "catastrophe"] as const;

/** "It takes a man to leave a kitchen in this state." */
function takesAMan(reading: Reading, take: number): Stretch | undefined {
  const phrase = phraseAt(reading, take + 1);
  if (!["it", "only"].includes(norm(reading, take - 1)) || phrase === undefined || phrase.first !== take + 1)
    return undefined;
  const isOne =
    ["a", "an"].includes(norm(reading, take + 1)) && isRole(reading, phrase.head) && phrase.end === phrase.head + 1;
  if (!isOne || norm(reading, phrase.end) !== "to") return undefined;
  const isBad = BAD.some((name) => is(reading, phrase.end + 1, name));
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
  const { subject, verb } = clauseOf(reading, article) ?? {};
  if (phrase?.first !== article || verb?.lemma !== "be" || verb.end !== article) return undefined;
  if (subject === undefined || !isRole(reading, phrase.head) || !isSomebodyElse(reading, subject)) return undefined;
  return isForetold(reading, subject, phrase) ? { first: subject.first, end: phrase.end } : undefined;
}

/** ", so (of course) she'll twist it" */
function isForetold(reading: Reading, subject: NounPhrase, { end }: NounPhrase): boolean {
  const sentence = reading.sentences[reading.tokens[end]?.sentence ?? -1];
  const so = firstIn(reading, SO_OF, end, Math.min(sentence?.endToken ?? end, end + 2));
  if (so === -1 || sentence === undefined) return false;
  const next = clausesOf(reading, sentence.index).find(
    ({ first, verb }) => verb !== undefined && first > so - 2 && verb.first > so,
  );
  if (next?.verb === undefined || next.subject?.person !== subject.person) return false;
  return next.verb.negated || hasVerdict(reading, next) || hasDeed(reading, next, "bad-deed", next.verb.first);
}
