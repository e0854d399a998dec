import * as lists from "../../lexicon/words/ill-will.ts";
import { cueAsLemma, cueAsWritten, holds, isCue } from "../places.ts";
import { findToken, norm, phraseAt } from "../query.ts";
import type { Clause, NounPhrase, Reading, VerbGroup } from "../reading.ts";
import { isTense } from "../tense.ts";
import { aimEnd, fateEnd, HARMING, personAt } from "./aims.ts";
import { type Bias, isSomebodyElse } from "./bias-kinds.ts";
import { isDisowned } from "./denied.ts";

const FROM = cueAsWritten("from");
const I_ME_WE = cueAsWritten("i me we us my our");
const BENEATH = cueAsWritten(lists.BENEATH);
const NOT = cueAsWritten("not");

const SEVERITY = 0.65;
const WISHING = cueAsLemma(lists.WISHING);

/** "You wanted me to sweat", "they hope we quit", "you like keeping people dangling": ill will read into somebody. */
export function illWill(reading: Reading, clause: Clause): Bias | undefined {
  const { verb } = clause;
  if (verb === undefined) return undefined;
  const ordered = orderedEnd(reading, verb);
  if (ordered === -1 && !isCue(reading, WISHING, verb.head)) return undefined;
  if (!isOwnClaim(reading, clause)) return undefined;
  if (ordered !== -1) return { first: verb.first, end: ordered, severity: SEVERITY };
  const limit = reading.sentences[clause.sentence]?.endToken ?? clause.end;
  const since = allAlong(reading, clause, limit);
  const isEager = verb.lemma === "wait" && verb.modal.startsWith("c");
  if (since === -1 && verb.negated && !isEager) return undefined;
  const end = since === -1 ? wishedEnd(reading, verb, limit) : since;
  return end === -1 ? undefined : { first: verb.head, end, severity: SEVERITY };
}

/** "You'd have us all sleep under our desks" */
function orderedEnd(reading: Reading, { lemma, modal, end }: VerbGroup): number {
  if (lemma !== "have" || modal !== "would" || !["me", "us"].includes(norm(reading, end))) return -1;
  const deed = findToken(reading, end + 1, end + 4, ({ tag, form }) => tag === "VERB" && form === "base");
  return deed === -1 ? -1 : deed + 1;
}

/** "wanted the patent from the very start", "planned it all along" */
function allAlong(reading: Reading, { verb, subject }: Clause, limit: number): number {
  if (verb === undefined || verb.negated || !lists.INTENDING.has(verb.lemma) || subject?.person === "generic")
    return -1;
  const at = findToken(reading, verb.end, limit, ({ norm: word, index }) => {
    if (word === "along") return norm(reading, index - 1) === "all";
    if (subject?.person !== "you") return false;
    const isFirst = ["start", "beginning", "outset", "off", "first"].includes(word);
    return isFirst && holds(reading, FROM, index - 3, index);
  });
  return at === -1 ? -1 : at + 1;
}

function wishedEnd(reading: Reading, verb: VerbGroup, limit: number): number {
  const from = verb.end;
  let at = from;
  while (lists.ON_TO_THE_WISH.has(norm(reading, at))) {
    if (norm(reading, at) === "to" || norm(reading, at) === "on") {
      // "She wants to look good in the photo"
      const isPlain = isShining(reading, at + 1) && !["just", "only"].includes(norm(reading, from - 2));
      const aim = isPlain ? -1 : aimEnd(reading, at + 1, limit);
      if (aim !== -1 || norm(reading, at) === "to") return aim;
    }
    at++;
  }
  if (["of", "about", "on", "forward"].includes(norm(reading, from))) {
    const doing = norm(reading, from + 1) === "to" ? from + 2 : from + 1;
    if (reading.tokens[doing]?.form === "ing") return aimEnd(reading, doing, limit);
  }
  if (["look", "dream", "fantasise", "fantasize"].includes(verb.lemma)) return -1;
  return thingWishedEnd(reading, verb, at, limit);
}

/** "want a slave", "enjoy this", "hope it all falls apart": the wish begins at token `at`. */
function thingWishedEnd(reading: Reading, verb: VerbGroup, at: number, limit: number): number {
  const { lemma, end: from } = verb;
  const wanted = phraseAt(reading, from);
  if (lemma === "want" && wanted?.first === from && lists.VAIN.has(norm(reading, wanted.head))) return wanted.end;
  if (isPlainlyWished(reading, verb)) return Math.min(from + 2, limit);
  if (lists.RELISHING.has(lemma)) {
    if (isRelishedMess(reading, from)) return wanted?.end ?? from;
    if (isRelishedHere(reading, from)) return from + 1;
    if (reading.tokens[at]?.form === "ing") return relishedEnd(reading, at, limit);
  }
  if (["try", "live", "choose", "decide"].includes(lemma)) return -1;
  const fate = fateEnd(reading, at, limit);
  return fate === -1 && lists.HOPING.has(lemma) ? wrongEnd(reading, at, limit) : fate;
}

/** "You're obviously hoping I'll do it": the writer in the wish, and an adverb that claims to see it. */
function isPlainlyWished(reading: Reading, verb: VerbGroup): boolean {
  if (!lists.PLAINLY_WISHED.has(verb.lemma)) return false;
  const isPlain = findToken(reading, verb.first - 1, verb.head, ({ norm: word }) => PLAINLY.has(word)) !== -1;
  return isPlain && holds(reading, I_ME_WE, verb.end, verb.end + 4);
}

const PLAINLY = new Set("obviously clearly evidently secretly plainly apparently".split(" "));

/** "enjoys the whole inheritance mess" */
function isRelishedMess(reading: Reading, at: number): boolean {
  const phrase = phraseAt(reading, at);
  return phrase?.first === at && lists.MESS.has(norm(reading, phrase.head)) && norm(reading, phrase.end) !== "to";
}

/** "look good", "be noticed": wishes that everybody may have. */
function isShining(reading: Reading, at: number): boolean {
  return ["look", "be", "feel"].includes(norm(reading, at)) && !lists.NOT_SHINING.has(norm(reading, at + 1));
}

/** "You're enjoying this, aren't you?", "I feel you enjoy it" after an accusation: not a course or a cake. */
function isRelishedHere(reading: Reading, at: number): boolean {
  if (!["this", "it"].includes(norm(reading, at))) return false;
  const sentence = reading.sentences[reading.tokens[at]?.sentence ?? -1];
  const next = reading.tokens[at + 1];
  const isLast = next === undefined || next.tag === "PUNCT" || next.sentence !== sentence?.index;
  if (!isLast || sentence === undefined) return false;
  if (holds(reading, BENEATH, sentence.firstToken, at)) return true;
  const isTagged = sentence.question && sentence.endToken - at > 2 && holds(reading, NOT, at, sentence.endToken);
  return isTagged || isTense(reading);
}

/** "enjoy watching me beg", "love correcting people", "like keeping us waiting" */
function relishedEnd(reading: Reading, at: number, limit: number): number {
  const aim = aimEnd(reading, at, limit);
  if (aim !== -1) return aim;
  const fate = lists.SENDING.has(reading.tokens[at]?.lemma ?? "") ? fateEnd(reading, at + 1, limit, true) : -1;
  if (fate !== -1) return fate;
  const whom = personAt(reading, at + 1);
  return whom !== undefined && HARMING.has(reading.tokens[at]?.lemma ?? "") ? whom.end : -1;
}

function wrongEnd(reading: Reading, at: number, limit: number): number {
  const wrong = findToken(
    reading,
    at,
    Math.min(limit, at + REACH),
    ({ lemma, index }) =>
      lists.WRONG.has(lemma) &&
      (["fail", "collapse", "flop", "backfire", "crash"].includes(lemma) || lists.APART.has(norm(reading, index + 1))),
  );
  return wrong === -1 ? -1 : wrong + (lists.APART.has(norm(reading, wrong + 1)) ? 2 : 1);
}

const REACH = 8;

/** Told as a fact of somebody else: no order, no condition, no open question, nobody's report. */
export function isOwnClaim(reading: Reading, clause: Clause): boolean {
  const { verb, subject } = clause;
  const sentence = reading.sentences[clause.sentence];
  if (verb === undefined || sentence === undefined || clause.imperative || clause.role === "if") return false;
  if (!isMinded(reading, subject) || isDisowned(reading, verb.head)) return false;
  const isOpen = sentence.question && verb.first === sentence.firstToken && !verb.negated;
  return !isOpen && !lists.UNSURE.has(verb.modal) && (verb.modal !== "can" || verb.negated);
}

/** Somebody else, or everybody of a kind: "doctors these days". */
export function isMinded(reading: Reading, subject: NounPhrase | undefined): boolean {
  if (subject === undefined) return false;
  const isKind = subject.person === "generic" && !lists.ANYBODY.has(norm(reading, subject.head));
  return isKind || isSomebodyElse(reading, subject);
}
