import * as lists from "../lexicon/words/general-standards.ts";
import { rows } from "../matcher/rows.ts";
import { isLikeThat, SHABBY } from "./general-one.ts";
import { cueAsWritten, holds } from "./places.ts";
import { findToken, is, norm } from "./query.ts";
import type { NounPhrase, Reading, Token, VerbGroup } from "./reading.ts";
import type { Stretch } from "./span.ts";

const HAVE = cueAsWritten("have");

/** "A mother should know …" measures; "a doctor should look at it" advises. */
export function isMeasure(reading: Reading, subject: NounPhrase): boolean {
  if (lists.HUSBAND_WIFE_FATHER.has(norm(reading, subject.head))) return true;
  const verb = findToken(reading, subject.end, subject.end + 4, ({ tag }) => tag === "VERB");
  const lemma = reading.tokens[verb]?.lemma ?? "";
  const isNot = ["not", "never"].includes(norm(reading, subject.end + 1)) && SHABBY.has(lemma);
  return isNot || lists.KNOW_LISTEN_CARE.has(lemma) || mannerly.fit(reading, verb) || isSo(reading, subject.end);
}

const mannerly = rows(
  "have~ _2 @virtue", // = A mother should have some sense. ≠ A mother should have a car.
  "say~ hello|thank|thanks|sorry|please|goodbye", // = A neighbour should say hello. ≠ A neighbour should say when.
  "tell~ . truth", // = A friend should tell the truth. ≠ A friend should tell a joke.
  "ask~ first|before", // = A guest should ask first. ≠ A guest should ask the host.
);

function isSo(reading: Reading, end: number): boolean {
  if (norm(reading, end + 1) !== "be" && norm(reading, end + 2) !== "be") return false;
  const isGood = ({ index, norm: word }: Token) => is(reading, index, "praise-adjective") || lists.NEUTRAL.has(word);
  return findToken(reading, end, end + 5, isGood) !== -1;
}

const STANDARDS = cueAsWritten(lists.STANDARDS);

/** "Any decent hardware shop will cut the key": what is to be had there. */
function isService(reading: Reading, { first, head }: NounPhrase, verb: VerbGroup, isHouse: boolean): boolean {
  const { modal, lemma, negated } = verb;
  const isTrade = norm(reading, first) === "any" && lists.TRADES.has(norm(reading, head));
  if (negated || !(isHouse || isTrade)) return false;
  return ["will", "can", "could", "might"].includes(modal) || (modal === "" && lists.SELL_HAVE_STOCK.has(lemma));
}

/** "Any decent manager would …", "A real friend wouldn't …", "Decent people say thank you". */
export function standardOf(reading: Reading, subject: NounPhrase, verb: VerbGroup): Stretch | undefined {
  const hasStandard = holds(reading, STANDARDS, subject.first, subject.end);
  const isAny = norm(reading, subject.first) === "any";
  if (!hasStandard && !isAny && !verb.negated && verb.modal !== "would") return undefined;
  const isHouse = hasStandard && isOpenHouse(reading, subject, verb);
  if (isService(reading, subject, verb, isHouse) || isOneOfOurs(reading, subject)) return undefined;
  if ((isHouse || isPerson(reading, subject, verb, hasStandard)) && isMeant(reading, subject, isHouse, hasStandard))
    return heldTo(reading, subject, verb, hasStandard);
  const isPlain = isLikeThat(reading, subject, verb);
  return failedBy(reading, subject, verb) ?? (isPlain ? { first: subject.first, end: verb.end } : undefined);
}

function isOpenHouse(reading: Reading, { first, head }: NounPhrase, { modal }: VerbGroup): boolean {
  return (norm(reading, first) === "any" || modal === "would") && lists.HOUSES.has(norm(reading, head));
}

/** "Being a good parent means much to me", "any friend of yours": what one would like to be, or whom one knows. */
function isOneOfOurs(reading: Reading, { first, end }: NounPhrase): boolean {
  if (["being", "be", "becoming", "become"].includes(norm(reading, first - 1))) return true;
  const isOwned = ["mine", "ours", "yours", "his", "hers", "theirs"].includes(norm(reading, end + 1));
  return isOwned && norm(reading, end) === "of";
}

/** "A friend doesn't laugh", "a brother would have rung" */
function failedBy(reading: Reading, { first, head, end }: NounPhrase, verb: VerbGroup): Stretch | undefined {
  const isOne = ["a", "an"].includes(norm(reading, first)) && end - first === 2;
  if (!isOne || !lists.MEASURES.has(norm(reading, head))) return undefined;
  const isFailing = verb.negated && verb.tense === "present" && verb.modal === "" && verb.lemma !== "be";
  if (isFailing && !lists.LIKE_WANT_HAVE.has(verb.lemma)) return { first, end: verb.end };
  const isMissed = verb.modal === "would" && holds(reading, HAVE, verb.first, verb.head);
  return isMissed && !lists.LOVE_LIKE_ENJOY.has(verb.lemma) ? { first, end: verb.first + 1 } : undefined;
}

function isPerson(reading: Reading, subject: NounPhrase, verb: VerbGroup, hasStandard: boolean): boolean {
  if (subject.person === "generic" || is(reading, subject.head, "person") || is(reading, subject.head, "kin"))
    return true;
  return hasStandard && isDoer(reading, subject, verb);
}

/** "any friend", "a decent friend", "decent people" */
function isMeant(reading: Reading, { first, person }: NounPhrase, isHouse: boolean, hasStandard: boolean): boolean {
  const start = norm(reading, first);
  if (start === "any" && isHouse) return true;
  return person === "generic" ? hasStandard || start === "any" : hasStandard && ["a", "an", "most"].includes(start);
}

function heldTo(reading: Reading, { first }: NounPhrase, verb: VerbGroup, isNamed: boolean): Stretch | undefined {
  const isTrained = norm(reading, first + 1) === "trained";
  if (isTrained && verb.lemma !== "know" && verb.modal !== "would") return undefined;
  if (verb.modal === "would" || (verb.modal === "will" && isNamed)) return { first, end: verb.first + 1 };
  return (isNamed || verb.negated) && isHabit(reading, verb) ? { first, end: verb.end } : undefined;
}

/** "listen", not "have listened", "are rare" */
function isHabit(reading: Reading, { first, head, end, lemma, tense, modal }: VerbGroup): boolean {
  if (tense !== "present" || modal !== "" || (head > first && reading.tokens[first]?.lemma === "have")) return false;
  return lemma !== "be" || !lists.HARD_RARE_FEW.has(norm(reading, end));
}

/** "A decent stacker checks the top shelf": whoever does such a thing is somebody. */
function isDoer(reading: Reading, { head }: NounPhrase, verb: VerbGroup): boolean {
  const isAgent = /(?:[^aeiou]er|ist|or)$/.test(norm(reading, head)) && !is(reading, head, "thing");
  return isAgent && lists.SAY_ASK_APOLOGISE.has(verb.lemma);
}
