import * as lists from "../lexicon/words/retag-neighbours.ts";
import { isJudging } from "./known-classes.ts";
import { knownVerbs } from "./known-verbs.ts";
import { nounLemma, verbLemma } from "./lemma.ts";
import { isRoleNoun, ROLES } from "./people.ts";
import type { Tag } from "./reading.ts";
import type { Retaggable } from "./retaggable.ts";
import { asksWord, isOneOf, perWord } from "./word.ts";

const isAlways = isOneOf(lists.IS_ALWAYS);
/** Third persons of verbs that are no nouns: "that clerk enjoys sending people away". */
const isOnlyVerb = isOneOf(lists.IS_ONLY_VERB);
const isNeed = isOneOf("need needs");
const isDo = isOneOf("do does did");
const isBeforeNeed = ({ tag, norm }: Retaggable) => tag === "NUM" || tag === "ADV" || norm === "both" || norm === "all";
const isYouOrWe = isOneOf("you we");
const isYouOrThey = isOneOf("you they");
const isArticle = isOneOf("the a an my your");
const isPointing = isOneOf("this that these those");
const isOwning = isOneOf("my your his her our their");
const isDetermining = (token: Retaggable) => token.tag === "DET" || isOwning(token);
const isRoles = asksWord((norm) => norm.endsWith("s") && ROLES.has(norm.slice(0, -1)));
const isKnownVerb = asksWord((norm) => knownVerbs.has(norm));
const isDepartment = isOneOf(lists.IS_DEPARTMENT);
const isCoded = isOneOf(lists.IS_CODED);
const isTold = isOneOf(lists.IS_TOLD);
/** "excuses", "visits": what is wanted, or done by one. */
const isPlural = asksWord((norm) => nounLemma(norm) !== norm && verbLemma(norm).form === "s");

/** "rudely", "sloppily": before a verb these tell how it was done. */
const isManner = asksWord(
  (norm) =>
    /.{4}ly$/.test(norm) &&
    !/^(?:.*(?:family|supply|reply|bully|belly|jelly|rally|assembly|anomaly|fly|monopoly|holly|molly|sally|kelly|emily|lily|trolley|ally))$/.test(
      norm,
    ),
);

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

/** Tags that the word before or behind puts right beyond doubt. Tokens [first, end) are one sentence. */
export function retagNeighbours(tokens: readonly Retaggable[], first: number, end: number): void {
  for (let at = first; at < end; at++) {
    const token = tokens[at];
    if (token === undefined) continue;
    const { norm, tag } = token;
    if (tag !== "VERB" && tag !== "ADJ" && !isOftenTurned(token.word)) continue;
    const before = at > first ? tokens[at - 1] : undefined;
    const next = at + 1 < end ? tokens[at + 1] : undefined;
    const turned = inItsPlace(token, before, next, at === first);
    // "His no-show cost us our deposit"
    if (norm === "us" && before?.norm === "cost") [before.tag, token.tag] = ["VERB", "PRON"];
    else if (isAre(token) && tag !== "AUX" && tag !== "VERB") token.tag = "AUX";
    // "People who care don't walk away"
    else if (tag === "VERB" && next?.norm === "not" && before?.tag === "VERB" && isDo(token)) token.tag = "AUX";
    else if (turned !== undefined) token.tag = turned;
    else if (next !== undefined && isJudgedNoun(token, before, next)) {
      token.tag = "ADJ";
      next.tag = "NOUN";
    } else if (norm === "us" && tag === "PROPN" && token.text === "us") token.tag = "PRON";
    else if (tag === "NOUN" && next?.tag === "VERB" && isManner(token)) token.tag = "ADV";
    // "I don't want people parking here"
    else if (norm === "parking" && lists.YOU_HIM_THEM.has(before?.norm ?? "")) token.tag = "VERB";
    // "You two need to", "You seriously need to", "You both need to"
    else if (tag !== "VERB" && isNeed(token) && next?.norm === "to" && before !== undefined && isBeforeNeed(before))
      token.tag = "VERB";
    // "That bloke in billing winds me up"
    else if (tag === "VERB" && before?.tag === "DET" && next?.tag === "ADP" && isRoleNoun(token)) token.tag = "NOUN";
    else if (tag === "VERB" && before !== undefined && isRoles(token) && isYouOrWe(before)) token.tag = "NOUN";
    else if (
      tag === "NOUN" &&
      before?.norm === "people" &&
      isKnownVerb(token) &&
      next !== undefined &&
      next.tag !== "NOUN"
    )
      token.tag = "VERB";
    else if (tag === "VERB" && next?.tag === "PRON" && before !== undefined && isArticle(before)) token.tag = "NOUN";
    // "You've got to be kinder"
    else if (
      tag === "ADJ" &&
      before !== undefined &&
      isDetermining(before) &&
      next?.tag === "VERB" &&
      isObject(tokens[at + 2])
    )
      token.tag = "NOUN";
    // "the seating plan you posted"
    else if (tag === "VERB" && before?.tag === "NOUN" && isPlanOf(tokens, at, first)) token.tag = "NOUN";
    // "his no-show cost us our name"
    else if (norm === "cost" && isObject(next) && tag !== "VERB" && before?.tag !== "DET") token.tag = "VERB";
    // "my sister's hen do"
    else if (norm === "do" && tag !== "NOUN" && before !== undefined && isParty(before)) token.tag = "NOUN";
    else if (
      tag === "VERB" &&
      before !== undefined &&
      (before.norm === "it" || isObject(before)) &&
      norm.endsWith("ed") &&
      lists.MAKES_MAKE_MADE.has(tokens[at - 2]?.norm ?? "")
    )
      token.tag = "ADJ";
    // "Hand over Mum's bank card"
    else if (norm === "hand" && at === first && next?.norm === "over") token.tag = "IMP";
    // "The whole of Sales is late"
    else if (norm === "whole" && tag === "NOUN" && next?.norm === "of") token.tag = "ADJ";
    // "not only tired but annoyed"
    else if (tag === "VERB" && before?.norm === "but" && tokens[at - 2]?.tag === "ADJ" && next?.tag === "PUNCT")
      token.tag = "ADJ";
    else if (norm === "like" && tag === "IMP" && before?.norm === "just") token.tag = "ADP";
    else if (
      norm === "like" &&
      (tag === "SCONJ" || tag === "ADP") &&
      ["you", "they"].includes(before?.norm ?? "") &&
      next?.norm.endsWith("ing") === true
    )
      token.tag = "VERB";
    else if (tag === "ADJ" && isQuality(token)) token.tag = "NOUN";
    else if (tag === "NOUN" && isOnlyVerb(token) && mayDo(before) && (norm !== "matters" || isRanked(next)))
      token.tag = "VERB";
    // "your cake stall layout"
    else if (tag === "ADV" && before?.tag === "NOUN" && next?.tag === "NOUN" && tokens[at + 2]?.tag === "AUX")
      token.tag = "NOUN";
    else if (norm === "that" && tag === "DET" && ["a", "an", "the", "my", "your", "our"].includes(next?.norm ?? ""))
      token.tag = "SCONJ";
    else if (norm === "only" && tag === "ADJ" && isOnlyDoing(before, next, tokens[at + 2])) {
      token.tag = "ADV";
      if (next !== undefined) next.tag = "VERB";
    } else if (tag === "NOUN" && isDoneByMany(token, before, next)) token.tag = "VERB";
    else if (tag === "NOUN" && isDone(token, before, next)) token.tag = "VERB";
    else if (tag === "PRON" && next?.tag === "NOUN" && isPointer(token, before, at === first)) token.tag = "DET";
  }
}

/** "fairness", "honesty": nouns, wherever they stand. */
const isQuality = asksWord((norm) => norm.length > 6 && /(?:ness|esty|alty|arity)$/.test(norm));

function isObject(token: Retaggable | undefined): boolean {
  return token !== undefined && ["me", "us", "him", "her", "them", "you"].includes(token.norm);
}

/** A second noun, where a singular before it would ask for a verb in "-s": "the seating plan you posted". */
function isPlanOf(tokens: readonly Retaggable[], at: number, first: number): boolean {
  const [token, before, outer, next] = [tokens[at], tokens[at - 1], tokens[at - 2], tokens[at + 1]];
  if (token === undefined || before === undefined || at - 2 < first) return false;
  const isBase = verbLemma(token.norm).form === "base" && nounLemma(before.norm) === before.norm;
  return (
    isBase &&
    outer?.tag === "DET" &&
    ["you", "he", "she", "they", "we", "i"].includes(next?.norm ?? "") &&
    !isPeople(before)
  );
}

const isRanked = (next: Retaggable | undefined) => ["more", "less", "most", "to"].includes(next?.norm ?? "");
const isParty = isOneOf("hen stag leaving");
const isPeople = isOneOf(lists.IS_PEOPLE);

/** Nouns and small words that their neighbours make plain: "salt *worth* his name", "*Legal* couldn't", "want *excuses*", "the *manual* says". */
function inItsPlace(
  token: Retaggable,
  before: Retaggable | undefined,
  next: Retaggable | undefined,
  opens: boolean,
): Tag | undefined {
  const { norm, tag } = token;
  if (norm === "since" && tag === "NOUN") return "ADP";
  if (norm === "home" && tag === "VERB" && lists.BE_IS_WAS.has(before?.norm ?? "")) return "ADV";
  if (tag === "PROPN" && (norm === "kinda" || norm === "sorta")) return "ADV";
  if (norm === "worth" && tag === "NOUN" && before?.tag === "NOUN" && next?.tag === "PRON") return "ADP";
  if (norm === "nobody" && (tag === "NOUN" || tag === "PRON")) return before?.norm === "a" ? "NOUN" : "PRON";
  if (norm === "that" && tag === "DET" && next?.norm === "nobody") return "SCONJ";
  if (norm === "feeling" && tag === "NOUN" && before?.tag === "NOUN" && next?.tag === "VERB") return "VERB";
  if (tag === "ADJ" && opens && next?.tag === "AUX" && isDepartment(token)) return "NOUN";
  if (tag === "ADJ" && before?.tag === "DET" && next?.tag === "VERB" && isTold(next)) return "NOUN";
  if (tag === "IMP" && !opens && isCoded(token) && /^[a-z]*\d/i.test(next?.norm ?? "")) return "NOUN";
  const isWanted = tag === "VERB" && (before?.norm === "want" || before?.norm === "need");
  return isWanted && isPlural(token) ? "NOUN" : undefined;
}

/** "your catty remark", "that callous text": between whose it is and what it is stands the verdict. */
function isJudgedNoun(token: Retaggable, before: Retaggable | undefined, after: Retaggable): boolean {
  if (after.tag !== "VERB" || (token.tag !== "NOUN" && token.tag !== "ADJ")) return false;
  if (before === undefined || !isJudging(token)) return false;
  const isOpened = ["your", "his", "her", "their", "that", "this"].includes(before.norm);
  if (isOpened && after.norm.endsWith("ing") && token.tag === "NOUN") return true;
  return isOpened && nounLemma(after.norm) === after.norm && verbLemma(after.norm).form === "base";
}

/** "That clerk" and "she" do something; "your" does nothing: "your answers". */
function mayDo(before: Retaggable | undefined): boolean {
  const { norm, tag } = before ?? { norm: "", tag: "X" };
  return (tag === "NOUN" || tag === "PROPN" || tag === "PRON") && !lists.MY_YOUR_HIS.has(norm);
}

/** "the lot of you vanish.": after "you" or "they" a verb, when nothing follows that it could belong to. */
function isDone(token: Retaggable, before: Retaggable | undefined, next: Retaggable | undefined): boolean {
  if (before === undefined || !isYouOrThey(before) || !isKnownVerb(token) || lists.CALLED.has(token.norm)) return false;
  return next === undefined || next.tag === "PUNCT" || next.tag === "PRON" || next.tag === "DET";
}

/** "Dad only calls when …" */
function isOnlyDoing(
  before: Retaggable | undefined,
  next: Retaggable | undefined,
  after: Retaggable | undefined,
): boolean {
  const isDoer = before !== undefined && (before.tag === "PRON" || ROLES.has(before.norm));
  const isVerb = next?.tag === "NOUN" && knownVerbs.has(verbLemma(next.norm).lemma);
  return isDoer && isVerb && lists.WHEN_IF_BECAUSE.has(after?.norm ?? "");
}

/** "The neighbours mow at noon": after people in the plural a verb, when the next word begins something new. */
function isDoneByMany(token: Retaggable, before: Retaggable | undefined, next: Retaggable | undefined): boolean {
  const isMany = before?.tag === "NOUN" && isRoles(before);
  return isMany && isKnownVerb(token) && ["ADP", "DET", "PRON", "ADV"].includes(next?.tag ?? "");
}

/** "those consultants", "has that man rung?": before a noun they are articles. */
function isPointer(token: Retaggable, before: Retaggable | undefined, isFirst: boolean): boolean {
  if (!isPointing(token)) return false;
  return isFirst || before?.tag === "AUX";
}
