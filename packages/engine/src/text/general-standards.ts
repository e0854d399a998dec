import * as lists from "../lexicon/words/general-standards.ts";
import { isLikeThat, SHABBY } from "./general-one.ts";
import { cueAsWritten, holds } from "./places.ts";
import { findToken, hasMatch, is, norm } from "./query.ts";
import type { NounPhrase, Reading, VerbGroup } from "./reading.ts";
import type { Stretch } from "./span.ts";

const HAVE = cueAsWritten("have");

/** "A mother should know …" measures; "a doctor should look at it" advises. */
export function isMeasure(reading: Reading, subject: NounPhrase): boolean {
  if (lists.HUSBAND_WIFE_FATHER.has(norm(reading, subject.head))) return true;
  const verb = findToken(reading, subject.end, subject.end + 4, ({ tag }) => tag === "VERB");
  const isHaving = reading.tokens[verb]?.lemma === "have";
  if (isHaving && hasMatch(reading, "virtue", verb, verb + 4)) return true;
  const lemma = reading.tokens[verb]?.lemma ?? "";
  const isSaid =
    (lemma === "say" && /^(?:hello|thanks?|sorry|please|goodbye)$/.test(norm(reading, verb + 1))) ||
    (lemma === "tell" && norm(reading, verb + 2) === "truth") ||
    (lemma === "ask" && ["first", "before"].includes(norm(reading, verb + 1)));
  const isNot = ["not", "never"].includes(norm(reading, subject.end + 1)) && SHABBY.has(lemma);
  if (isSaid || isNot) return true;
  const isBe = norm(reading, subject.end + 1) === "be" || norm(reading, subject.end + 2) === "be";
  if (
    isBe &&
    findToken(
      reading,
      subject.end,
      subject.end + 5,
      ({ index, norm: word }) => is(reading, index, "praise-adjective") || lists.NEUTRAL.has(word),
    ) !== -1
  )
    return true;
  return lists.KNOW_LISTEN_CARE.has(reading.tokens[verb]?.lemma ?? "");
}

const STANDARDS = cueAsWritten(lists.STANDARDS);

export const HOUSES =
  /^(?:hotel|restaurant|caf[eé]|shop|garage|bank|landlord|school|hospital|clinic|surgery|nursery|gym|pub|bar|campsite|airline|insurer|bakery|agency|firm|company|library|museum|venue|dealership|caterer|caterers|theatre|cinema|salon)$/;

/** "Any decent hardware shop will cut the key": what is to be had there. */
function isService({ modal, lemma, negated }: VerbGroup): boolean {
  if (negated) return false;
  return ["will", "can", "could", "might"].includes(modal) || (modal === "" && lists.SELL_HAVE_STOCK.has(lemma));
}

/** "Any decent manager would …", "A real friend wouldn't …", "Decent people say thank you". */
export function standardOf(reading: Reading, subject: NounPhrase, verb: VerbGroup): Stretch | undefined {
  const start = norm(reading, subject.first);
  const hasStandard = holds(reading, STANDARDS, subject.first, subject.end);
  const isAny = start === "any";
  if (!hasStandard && !isAny && !verb.negated && verb.modal !== "would") return undefined;
  if (isAny && lists.TRADES.has(norm(reading, subject.head)) && isService(verb)) return undefined;
  // "Being a good parent means much to me" tells what one would like to be.
  if (["being", "be", "becoming", "become"].includes(norm(reading, subject.first - 1))) return undefined;
  if (
    norm(reading, subject.end) === "of" &&
    ["mine", "ours", "yours", "his", "hers", "theirs"].includes(norm(reading, subject.end + 1))
  )
    return undefined;
  const isHouse = (isAny || verb.modal === "would") && hasStandard && HOUSES.test(norm(reading, subject.head));
  if (isHouse && isService(verb)) return undefined;
  const isPerson =
    isHouse ||
    (hasStandard && isDoer(reading, subject, verb)) ||
    subject.person === "generic" ||
    is(reading, subject.head, "person") ||
    is(reading, subject.head, "kin");
  const isAnyone = isAny && (isHouse || subject.person === "generic");
  const isMeasured =
    isPerson &&
    (isAnyone ||
      (hasStandard && (start === "a" || start === "an" || start === "most" || subject.person === "generic")));
  const isMeasure =
    (start === "a" || start === "an") &&
    lists.MEASURES.has(norm(reading, subject.head)) &&
    subject.end - subject.first === 2;
  const isFailing = verb.negated && verb.tense === "present" && verb.modal === "" && verb.lemma !== "be";
  if (isMeasure && isFailing && !lists.LIKE_WANT_HAVE.has(verb.lemma)) return { first: subject.first, end: verb.end };
  const isMissed =
    isMeasure &&
    verb.modal === "would" &&
    !lists.LOVE_LIKE_ENJOY.has(verb.lemma) &&
    holds(reading, HAVE, verb.first, verb.head);
  if (isMissed) return { first: subject.first, end: verb.first + 1 };
  if (!isMeasured) return isLikeThat(reading, subject, verb) ? { first: subject.first, end: verb.end } : undefined;
  if (verb.modal === "will" && !hasStandard) return undefined;
  const isTrained = norm(reading, subject.first + 1) === "trained";
  if (isTrained && verb.lemma !== "know" && verb.modal !== "would") return undefined;
  if (verb.modal === "would" || verb.modal === "will") return { first: subject.first, end: verb.first + 1 };
  const isHard = verb.lemma === "be" && lists.HARD_RARE_FEW.has(norm(reading, verb.end));
  if (verb.head > verb.first && reading.tokens[verb.first]?.lemma === "have") return undefined;
  const isPresent = verb.tense === "present" && verb.modal === "" && (hasStandard || verb.negated) && !isHard;
  return isPresent ? { first: subject.first, end: verb.end } : undefined;
}

/** "A decent stacker checks the top shelf": whoever does such a thing is somebody. */
function isDoer(reading: Reading, { head }: NounPhrase, verb: VerbGroup): boolean {
  const isAgent = /(?:[^aeiou]er|ist|or)$/.test(norm(reading, head)) && !is(reading, head, "thing");
  return isAgent && lists.SAY_ASK_APOLOGISE.has(verb.lemma);
}
