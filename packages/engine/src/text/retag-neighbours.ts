import * as lists from "../lexicon/words/retag-neighbours.ts";
import { isJudging } from "./known-classes.ts";
import { knownVerbs } from "./known-verbs.ts";
import { nounLemma, verbLemma } from "./lemma.ts";
import { isRoleNoun, ROLES } from "./people.ts";
import type { Tag } from "./reading.ts";
import type { Neighbour, Retaggable } from "./retaggable.ts";
import { asksWord, isOneOf, perWord } from "./word.ts";

const isAlways = isOneOf(lists.IS_ALWAYS);
/** Third persons of verbs that are no nouns: "that clerk enjoys sending people away". */
const isOnlyVerb = isOneOf(lists.IS_ONLY_VERB);
const isNeed = isOneOf("need needs");
const isDo = isOneOf("do does did");
const isDepartment = isOneOf(lists.IS_DEPARTMENT);
const isYouOrWe = isOneOf("you we");
const isYouOrThey = isOneOf("you they");
const isArticle = isOneOf("the a an my your");
const isPointing = isOneOf("this that these those");
const isOwning = isOneOf("my your his her our their");
const isDetermining = (token: Retaggable) => token.tag === "DET" || isOwning(token);
const isRoles = asksWord((norm) => norm.endsWith("s") && ROLES.has(norm.slice(0, -1)));
const isKnownVerb = asksWord((norm) => knownVerbs.has(norm));
const isCoded = isOneOf(lists.IS_CODED);
const isTold = isOneOf(lists.IS_TOLD);
/** "excuses", "visits": what is wanted, or done by one. */
const isPlural = asksWord((norm) => nounLemma(norm) !== norm && verbLemma(norm).form === "s");

/** "rudely", "sloppily": before a verb these tell how it was done. */
const isManner = asksWord((norm) => /.{4}ly$/.test(norm) && ![...lists.NO_MANNER].some((end) => norm.endsWith(end)));

/** "You two are late" */
const isAre = isOneOf("are were");

/** Words that a neighbour may turn into another part of speech; of the rest it is only verbs and adjectives. */
const isOftenTurned = perWord(
  (norm, word) =>
    lists.TURNED.has(norm) ||
    knownVerbs.has(norm) ||
    [isJudging, isAlways, isOnlyVerb, isNeed, isPointing, isCoded, isManner, isAre].some((test) =>
      test({ word, norm }),
    ),
);

/** A word between its neighbours, inside its sentence as far as the next one. */
interface Place {
  readonly token: Retaggable;
  readonly outer: Neighbour;
  readonly before: Neighbour;
  readonly next: Neighbour;
  readonly after: Neighbour;
}

/** Tags that the word before or behind puts right beyond doubt. Tokens [first, end) are one sentence. */
export function retagNeighbours(tokens: readonly Retaggable[], first: number, end: number): void {
  for (let at = first; at < end; at++) {
    const token = tokens[at];
    if (token === undefined) continue;
    if (token.tag !== "VERB" && token.tag !== "ADJ" && !isOftenTurned(token.word)) continue;
    const before = at > first ? tokens[at - 1] : undefined;
    const next = at + 1 < end ? tokens[at + 1] : undefined;
    const place = { token, outer: tokens[at - 2], before, next, after: tokens[at + 2] };
    // "His no-show cost us our deposit"
    if (token.norm === "us" && before?.norm === "cost") [before.tag, token.tag] = ["VERB", "PRON"];
    else if (next !== undefined && isJudgedNoun(token, before, next)) [token.tag, next.tag] = ["ADJ", "NOUN"];
    else if (next !== undefined && isOnlyDoing(place, next)) [token.tag, next.tag] = ["ADV", "VERB"];
    else token.tag = turnedTo(place) ?? token.tag;
  }
}

function turnedTo(place: Place): Tag | undefined {
  return asJoint(place) ?? asHelper(place) ?? asPronoun(place) ?? asNoun(place) ?? asQuality(place) ?? asVerb(place);
}

function asJoint({ token: { norm, tag }, before, next }: Place): Tag | undefined {
  if (norm === "since" && tag === "NOUN") return "ADP";
  // "An electrician worth his salt"
  if (norm === "worth" && tag === "NOUN" && before?.tag === "NOUN") return "ADP";
  if (norm === "like" && tag === "IMP" && before?.norm === "just") return "ADP";
  const isTold = norm === "that" && tag === "DET" && lists.AFTER_THAT.has(next?.norm ?? "");
  return isTold ? "SCONJ" : undefined;
}

function asHelper({ token, before, next }: Place): Tag | undefined {
  const { tag } = token;
  // "People who care don't walk away"
  const isDoing = tag === "VERB" && next?.norm === "not" && before?.tag === "VERB" && isDo(token);
  return isDoing || (isAre(token) && tag !== "AUX" && tag !== "VERB") ? "AUX" : undefined;
}

function asPronoun({ token, before, next }: Place): Tag | undefined {
  const { norm, tag } = token;
  if (norm === "nobody") return before?.norm === "a" ? "NOUN" : "PRON";
  if (token.text === "us" && tag === "PROPN") return "PRON";
  // "those consultants", "has that man rung?": before a noun they are articles.
  const isArticle = tag === "PRON" && next?.tag === "NOUN" && isPointing(token);
  return isArticle && (before === undefined || before.tag === "AUX") ? "DET" : undefined;
}

/** "the seating plan you posted", "you doctors", "your cake stall layout" */
function asNoun(place: Place): Tag | undefined {
  const { token, before } = place;
  const { norm, tag } = token;
  if (tag === "ADJ" && isTrait(token)) return "NOUN";
  if (before === undefined) return isOffice(place) ? "NOUN" : undefined;
  if (isNumbered(place) || (tag === "VERB" && (isPlanOf(place) || isNamed(place)))) return "NOUN";
  if ((tag === "ADJ" && isMeant(place)) || (tag === "ADV" && isPiled(place))) return "NOUN";
  // "my sister's hen do"
  return norm === "do" && isParty(before) ? "NOUN" : undefined;
}

/** "account 55-0921" */
function isNumbered({ token, next }: Place): boolean {
  return token.tag === "IMP" && isCoded(token) && /^[a-z]*\d/i.test(next?.norm ?? "");
}

/** "Legal couldn't care less" */
function isOffice({ token, next }: Place): boolean {
  return token.tag === "ADJ" && next?.tag === "AUX" && isDepartment(token);
}

/** "fairness", "honesty": nouns, wherever they stand. */
const isTrait = asksWord((norm) => norm.length > 6 && /(?:ness|esty|alty|arity)$/.test(norm));
const isParty = isOneOf("hen stag leaving");

/** "I don't want excuses", "That bloke in billing", "you doctors" */
function isNamed({ token, before, next }: Place): boolean {
  if (before === undefined) return false;
  if (before.norm === "want" && isPlural(token)) return true;
  if (before.tag === "DET" && next?.tag === "ADP" && isRoleNoun(token)) return true;
  // "an update he never read"
  if (next?.tag === "PRON" && isArticle(before)) return true;
  return isRoles(token) && isYouOrWe(before);
}

/** "the manual says", "your cleaning wakes me" */
function isMeant({ before, next, after }: Place): boolean {
  if (before === undefined || next?.tag !== "VERB") return false;
  return (before.tag === "DET" && isTold(next)) || (isDetermining(before) && isObject(after));
}

/** "your cake stall layout" */
function isPiled({ before, next, after }: Place): boolean {
  return before?.tag === "NOUN" && next?.tag === "NOUN" && after?.tag === "AUX";
}

/** A second noun, where a singular before it would ask for a verb in "-s": "the seating plan you posted". */
function isPlanOf({ token, outer, before, next }: Place): boolean {
  if (before?.tag !== "NOUN" || outer?.tag !== "DET") return false;
  const isBase = verbLemma(token.norm).form === "base" && nounLemma(before.norm) === before.norm;
  return isBase && ["you", "he", "she", "they", "we", "i"].includes(next?.norm ?? "");
}

/** What tells how something is, or is done. */
function asQuality(place: Place): Tag | undefined {
  const { token, next } = place;
  const { norm, tag } = token;
  if ((norm === "home" && tag === "VERB") || (tag === "PROPN" && isKinda(token))) return "ADV";
  if (tag === "NOUN" && next?.tag === "VERB" && isManner(token)) return "ADV";
  // "The whole of Sales is late"
  if (norm === "whole" && next?.norm === "of") return "ADJ";
  return tag === "VERB" && (isMade(place) || isJoined(place)) ? "ADJ" : undefined;
}

const isKinda = isOneOf("kinda sorta");

/** "The embassy makes it complicated" */
function isMade({ token, outer, before }: Place): boolean {
  if (!token.norm.endsWith("ed") || !lists.MAKES_MAKE_MADE.has(outer?.norm ?? "")) return false;
  return before?.norm === "it" || isObject(before);
}

/** "not only tired but annoyed" */
function isJoined({ outer, before, next }: Place): boolean {
  return before?.norm === "but" && outer?.tag === "ADJ" && next?.tag === "PUNCT";
}

function asVerb({ token, before, next }: Place): Tag | undefined {
  const { norm, tag } = token;
  // "Hand over Mum's bank card"
  if (before === undefined) return norm === "hand" && next?.norm === "over" ? "IMP" : undefined;
  if (isNeeding(token, before, next) || isDoingIt(token, before, next)) return "VERB";
  if (tag !== "NOUN") return undefined;
  if (isOnlyVerb(token) && mayDo(before) && (norm !== "matters" || isRanked(next))) return "VERB";
  return isKnownVerb(token) && (isDoneByMany(before, next) || isDone(token, before, next)) ? "VERB" : undefined;
}

const isBoth = isOneOf("both all");

/** "You two need to", "You seriously need to", "You both need to" */
function isNeeding(token: Retaggable, before: Retaggable, next: Neighbour): boolean {
  return isNeed(token) && next?.norm === "to" && (before.tag === "NUM" || before.tag === "ADV" || isBoth(before));
}

const isRanked = (next: Neighbour) => ["more", "less", "most", "to"].includes(next?.norm ?? "");

/** "I don't want people parking here", "you like seeing me cry", "a man feeling left out" */
function isDoingIt({ norm, tag }: Retaggable, before: Retaggable, next: Neighbour): boolean {
  if (norm === "parking") return lists.YOU_HIM_THEM.has(before.norm);
  if (norm === "feeling") return tag === "NOUN" && before.tag === "NOUN" && next?.tag === "VERB";
  const isJoint = norm === "like" && (tag === "SCONJ" || tag === "ADP");
  return isJoint && ["you", "they"].includes(before.norm) && next?.norm.endsWith("ing") === true;
}

function isObject(token: Neighbour): boolean {
  return token !== undefined && ["me", "us", "him", "her", "them", "you"].includes(token.norm);
}

/** "your catty remark", "that callous text": between whose it is and what it is stands the verdict. */
function isJudgedNoun(token: Retaggable, before: Neighbour, after: Retaggable): boolean {
  if (after.tag !== "VERB" || (token.tag !== "NOUN" && token.tag !== "ADJ")) return false;
  if (!isJudging(token) || !["your", "his", "her", "their", "that", "this"].includes(before?.norm ?? "")) return false;
  return verbLemma(after.norm).form === "base" || (after.norm.endsWith("ing") && token.tag === "NOUN");
}

/** "That clerk" and "she" do something; "your" does nothing: "your answers". */
function mayDo({ norm, tag }: Retaggable): boolean {
  return (tag === "NOUN" || tag === "PROPN" || tag === "PRON") && !lists.MY_YOUR_HIS.has(norm);
}

/** "the lot of you vanish.": after "you" or "they" a verb, when nothing follows that it could belong to. */
function isDone(token: Retaggable, before: Retaggable, next: Neighbour): boolean {
  if (!isYouOrThey(before) || lists.CALLED.has(token.norm)) return false;
  return next === undefined || next.tag === "PUNCT" || next.tag === "PRON";
}

/** "Dad only calls when …" */
function isOnlyDoing({ token: { norm, tag }, before, after }: Place, next: Retaggable): boolean {
  if (norm !== "only" || tag !== "ADJ" || before === undefined || next.tag !== "NOUN") return false;
  const isDoer = before.tag === "PRON" || ROLES.has(before.norm);
  return isDoer && knownVerbs.has(verbLemma(next.norm).lemma) && lists.WHEN_IF_BECAUSE.has(after?.norm ?? "");
}

/** "The neighbours mow at noon": after people in the plural a verb, when the next word begins something new. */
function isDoneByMany(before: Retaggable, next: Neighbour): boolean {
  // "Decent people knock and ask"
  if (before.norm === "people") return next !== undefined && next.tag !== "NOUN";
  return before.tag === "NOUN" && isRoles(before) && ["ADP", "DET", "PRON", "ADV"].includes(next?.tag ?? "");
}
