import * as lists from "../../lexicon/words/judged-acts.ts";
import { cueAsWritten, isCue } from "../places.ts";
import { clauseOf, is, norm, phraseAt, tokenAt } from "../query.ts";
import type { Match, NounPhrase, Reading } from "../reading.ts";
import { isTooMuch } from "./denied.ts";
import { predicateOf } from "./predicate.ts";
import { hasPersonInView, isOther, ofNamed, ofSubject, type Target } from "./target.ts";

const THEIRS = cueAsWritten("your his her their");

/** From here on a label on a person, below it a verdict on an act, as the word list has it. */
export const LABEL = 0.6;

/** Whom a hard name for an act is aimed at: "a farce", "your whining", "sheer laziness". */
export function targetOfAct(reading: Reading, match: Match, isAmbiguous: boolean): Target {
  const { first, end } = match;
  const phrase = phraseAt(reading, end - 1);
  const told = ofOwner(reading, match, phrase) ?? ofNamed(reading, end);
  if (told !== undefined) return told;
  const { subject: doer, verb } = clauseOf(reading, first) ?? {};
  const ofDoer = isOther(doer?.person) ? "work" : "thing";
  // "With a bit less vanity the chairman might have listened"
  if (isTooMuch(reading, first)) return ofDoer;
  const opens = phrase?.first ?? first;
  if (isTheme(reading, opens)) return "thing";
  const subject = predicateOf(reading, opens)?.subject;
  if (subject !== undefined) return ofJudged(reading, subject, match);
  if (isReason(reading, opens)) return ofDoer;
  if (verb === undefined) return isExclaimed(reading, match, opens, isAmbiguous) ? "pointing" : "thing";
  return isAmbiguous || is(reading, verb.head, "good-deed") || verb.end > first ? "thing" : ofDoer;
}

/** "The sermon was about greed." */
function isTheme(reading: Reading, opens: number): boolean {
  return norm(reading, opens - 1) === "about" && ["is", "was", "'s", "are", "were"].includes(norm(reading, opens - 2));
}

/** "your whining", "his crime"; not "my mess", "your joke" */
function ofOwner(reading: Reading, match: Match, phrase: NounPhrase | undefined): Target | undefined {
  if (isWishedLess(reading, match)) return "work";
  const owner = phrase?.owner;
  if (owner === "speaker" || (lists.OWNABLE.has(match.text) && owner !== undefined)) return "thing";
  const isOthers = isOther(owner) || isOther(phraseAt(reading, match.first)?.owner) || isTheirs(reading, match.first);
  return isOthers ? "work" : undefined;
}

/** "(that was) cowardice", "(your party was) a farce" */
function ofJudged(reading: Reading, subject: NounPhrase, { first, end, text }: Match): Target {
  const target = ofSubject(reading, subject, end);
  // "My head is a mess"
  const isOwnHead = subject.owner === "speaker" && ["head", "hair"].includes(norm(reading, subject.head));
  if (target === "self" || target === "thing" || isOwnHead) return "thing";
  if (target === "person" || target === "work") return "work";
  return namesAct(text) || hasPersonInView(reading, first) ? "work" : "thing";
}

function namesAct(text: string): boolean {
  return / (?:trick|shot|blow|joke)$/.test(text) || [...lists.ACT_ENDINGS].some((ending) => text.endsWith(ending));
}

/** "Through sheer laziness you missed it" */
function isReason(reading: Reading, opens: number): boolean {
  return (
    ["sheer", "pure", "utter", "plain"].includes(norm(reading, opens)) &&
    ["through", "from", "by", "of"].includes(norm(reading, opens - 1))
  );
}

/** "Such arrogance!", "What insolence!" */
function isExclaimed(reading: Reading, { first, end }: Match, opens: number, isAmbiguous: boolean): boolean {
  const openers = [opens, phraseAt(reading, first)?.first ?? first].map((at) => norm(reading, at));
  if (openers.some((word) => ["such", "what", "sheer", "pure", "utter"].includes(word))) return true;
  const isAlone = (reading.tokens[end]?.tag ?? "PUNCT") === "PUNCT";
  return isAlone && !isAmbiguous && norm(reading, opens - 1) === "what";
}

/** "With a bit less vanity the chairman might have listened." */
export function isWishedLess(reading: Reading, { first, severity }: Match): boolean {
  const { verb, subject } = clauseOf(reading, first) ?? {};
  if (norm(reading, first - 1) !== "less" || (severity ?? LABEL) >= LABEL) return false;
  const isWith = [first - 2, first - 4].some((at) => norm(reading, at) === "with");
  return isWith && isOther(subject?.person) && ["could", "would", "might"].includes(verb?.modal ?? "");
}

/** "your constant whining", whatever the tagger made of "whining". */
function isTheirs(reading: Reading, first: number): boolean {
  const isBetween = ["ADJ", "NOUN"].includes(tokenAt(reading, first - 1)?.tag ?? "");
  return isCue(reading, THEIRS, isBetween ? first - 2 : first - 1);
}
