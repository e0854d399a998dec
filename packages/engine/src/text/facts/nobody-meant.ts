import * as lists from "../../lexicon/words/nobody-meant.ts";
import { cueAsLemma, cueAsWritten, isCue } from "../places.ts";
import { clauseOf, clausesOf, findToken, norm, phraseAt, tokenAt } from "../query.ts";
import type { Reading, Token } from "../reading.ts";
import { predicateOf } from "./predicate.ts";
import type { Verdict } from "./target.ts";

const IN_AT_OF = cueAsWritten("in at of for");
const ABOUT_ON = cueAsWritten("about on");
const YOUR_THAT_THIS = cueAsWritten("your that this");
const MENTION_REPORT_DESCRIBE = cueAsLemma("mention report describe note list");

/** Verdict words that are a term, a title, a finding of others, a part in a play, a dish or a topic. */
export function isNobodyMeant(reading: Reading, verdict: Verdict): boolean {
  return (
    isTitle(reading, verdict) ||
    isBreed(reading, verdict.first) ||
    isRuled(reading, verdict.first) ||
    isCast(reading, verdict) ||
    isTopic(reading, verdict) ||
    isWrittenUp(reading, verdict) ||
    isPassedOn(reading, verdict) ||
    isReadOf(reading, verdict)
  );
}

/** "Clueless is on at nine": the word alone is what the sentence is about. */
function isTitle(reading: Reading, { first, end }: Verdict): boolean {
  const { subject, verb } = clauseOf(reading, first) ?? {};
  if (verb === undefined || subject?.first !== first || verb.first !== subject.end) return false;
  const isAllCapitals = isCapital(reading, first) && subject.end > end && isCapital(reading, subject.end - 1);
  if (subject.end !== end && !isAllCapitals) return false;
  const next = norm(reading, verb.end);
  const isShown = lists.START_BEGIN_OPEN.has(verb.lemma);
  return (
    isShown ||
    (verb.lemma === "be" && lists.ON_AT_BACK.has(next)) ||
    (verb.lemma === "be" &&
      ["name", "band", "title", "film", "book", "café", "pub"].includes(norm(reading, verb.end + 1)))
  );
}

function isCapital(reading: Reading, at: number): boolean {
  return /^\p{Lu}\p{Ll}/u.test(tokenAt(reading, at)?.text ?? "");
}

/** "an American Bully", "a Cheeky Monkey cocktail": both with capitals, in the middle of a sentence. */
function isBreed(reading: Reading, first: number): boolean {
  return (
    isCapital(reading, first) && isCapital(reading, first - 1) && ["a", "an", "the"].includes(norm(reading, first - 2))
  );
}

/** "The witness was declared hostile", "was deemed reckless by the referee": others came to it. */
function isRuled(reading: Reading, first: number): boolean {
  const at = first - 1;
  if (!lists.FINDING.has(norm(reading, at))) return false;
  return lists.WAS_WERE_BEEN.has(norm(reading, at - 1));
}

/** "the wicked stepmother", "the selfish giant in the school play": a part, unless she is somebody's. */
function isCast(reading: Reading, { first }: Verdict): boolean {
  const phrase = phraseAt(reading, first);
  if (phrase === undefined || phrase.owner !== undefined) return false;
  if (norm(reading, phrase.first) === "the" && lists.STORIED.has(norm(reading, phrase.head))) return true;
  if (lists.STAGED.has(norm(reading, first))) return isCue(reading, IN_AT_OF, phrase.first - 1);
  if (phrase.head === first || !["in", "at"].includes(norm(reading, phrase.end))) return false;
  const isStage = ({ norm: word }: Token) => lists.STAGED.has(word);
  return findToken(reading, phrase.end + 1, phrase.end + 4, isStage) !== -1;
}

/** "The film is about a liar", "her dissertation is about bullying": what a thing tells of. */
function isTopic(reading: Reading, { first }: Verdict): boolean {
  const opens = phraseAt(reading, first)?.first ?? first;
  if (!isCue(reading, ABOUT_ON, opens - 1) || isCue(reading, YOUR_THAT_THIS, opens)) return false;
  const before = norm(reading, opens - 2);
  const told = predicateOf(reading, opens - 1)?.subject ?? clauseOf(reading, opens - 1)?.subject;
  const isTold = told !== undefined && isTelling(reading, told.head);
  return (isTold && ["is", "was", "'s", "are", "were"].includes(before)) || isTelling(reading, opens - 2);
}

function isTelling(reading: Reading, at: number): boolean {
  return lists.TELLS.has(norm(reading, at));
}

/** "sprayed LIARS on the wall", "a gooseberry fool for pudding": told as seen, or eaten. */
function isWrittenUp(reading: Reading, { first, match }: Verdict): boolean {
  if (!match.name.startsWith("verdict-noun")) return false;
  const opens = phraseAt(reading, first)?.first ?? first;
  const isPaint = ({ norm: word }: Token) => lists.SPRAYED_PAINTED_SCRAWLED.has(word);
  if (findToken(reading, opens - 1, first, isPaint) !== -1) return true;
  const { verb } = clauseOf(reading, first) ?? {};
  if (norm(reading, first) === "fool")
    return verb !== undefined && lists.MAKE_BAKE_COOK.has(verb.lemma) && norm(reading, first + 1) !== "of";
  return isEither(reading, first);
}

/** "Three of the reviews mention a rude waiter": what others wrote. */
function isPassedOn(reading: Reading, { first }: Verdict): boolean {
  const { verb, subject } = clauseOf(reading, first) ?? {};
  if (verb === undefined || !isCue(reading, MENTION_REPORT_DESCRIBE, verb.head)) return false;
  const isOthers = subject !== undefined && subject.person !== "speaker" && subject.person !== "you";
  return isOthers && isSome(reading, first);
}

/** "reading about a dishonest banker" */
function isReadOf(reading: Reading, { first }: Verdict): boolean {
  const opens = phraseAt(reading, first)?.first ?? first;
  if (norm(reading, opens - 1) !== "about" || !isSome(reading, first)) return false;
  return ["read", "write", "hear", "learn", "dream"].includes(tokenAt(reading, opens - 2)?.lemma ?? "");
}

function isSome(reading: Reading, first: number): boolean {
  return ["a", "an", "some", "one"].includes(norm(reading, phraseAt(reading, first)?.first ?? first));
}

/** "Is Macbeth a coward or a victim?": asked of a figure, with another answer beside it. */
function isEither(reading: Reading, first: number): boolean {
  const sentence = reading.sentences[reading.tokens[first]?.sentence ?? -1];
  if (sentence?.question !== true) return false;
  const { verb, subject } = clausesOf(reading, sentence.index).find(({ end }) => first < end) ?? {};
  const isInverted = verb?.lemma === "be" && subject?.person === "name" && verb.first < subject.first;
  return isInverted && findToken(reading, first, sentence.endToken, ({ norm: word }) => word === "or") !== -1;
}
