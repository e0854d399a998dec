import * as common from "../lexicon/words/common.ts";
import * as lists from "../lexicon/words/retag.ts";
import { respellAs } from "./context.ts";
import { knownVerbs } from "./known-verbs.ts";
import { verbLemma } from "./lemma.ts";
import { FIRST_NAMES, ROLES } from "./people.ts";
import type { Tag } from "./reading.ts";
import { isBaseVerb, isNoOrder, isOrder, mayBeOrder, mayOrder } from "./retag-openings.ts";
import type { Retaggable } from "./retaggable.ts";
import { asksWord, isOneOf, perWord } from "./word.ts";

/** Names that are everyday words as well; at the head of a sentence they are taken for the word. */
const isCommonWord = isOneOf(lists.IS_COMMON_WORD);
const isFirstName = asksWord((norm) => FIRST_NAMES.has(norm));
const startsWithCapital = perWord((_, { text }) => /^\p{Lu}/u.test(text));

const isModal = isOneOf(lists.IS_MODAL);

/** "must hand in", "should never book": after a modal comes a verb, unless the modal asks ("Should staff …?"). */
function isAfterModal(tokens: readonly Retaggable[], index: number, first: number): boolean {
  if (index - first < 2) return false;
  const tag = tokens[index]?.tag;
  if (tag !== "NOUN" && tag !== "ADJ" && tag !== "PROPN") return false;
  const isSkipped = tokens[index - 1]?.tag === "ADV" || tokens[index - 1]?.norm === "not";

  const at = isSkipped ? index - 2 : index - 1;
  const modal = tokens[at];
  if (at <= first || modal?.tag !== "AUX") return false;
  // "Friends don't interrupt people"
  return isModal(modal);
}

const isDuty = isOneOf("ought should");
/** "Dave must learn"; not "a must" */
function isMust(tokens: readonly Retaggable[], index: number): boolean {
  if (index === 0 || tokens[index]?.norm !== "must") return false;
  return tokens[index - 1]?.tag !== "DET";
}

const isThirdOfVerb = asksWord((norm) => norm.endsWith("s") && knownVerbs.has(verbLemma(norm).lemma));
const isNobodyElse = isOneOf("nobody noone everyone everybody someone somebody");
const isObjectOrOwner = isOneOf(common.ME_US_MY);

/** "the rota favours the day shift": between noun and article a word in -s is a verb. */
function isLikelyThird(tokens: readonly Retaggable[], token: Retaggable, index: number, first: number): boolean {
  if (token.tag !== "NOUN" || index === first || !isThirdOfVerb(token)) return false;
  const [before, after] = [tokens[index - 1], tokens[index + 1]];
  if (before === undefined) return false;
  if (index === first + 3 && isAnyGood(tokens, first) && ROLES.has(before.norm)) return true;
  if (after === undefined) return false;
  if (isOfNobody(before, tokens[index - 2]) || isSomeoneAfterWhen(tokens, index - 1, first)) return true;
  const isDoer = before.tag === "NOUN" || ROLES.has(before.norm);
  if (isDoer && isDoneTo(after)) return true;
  return before.norm.endsWith("ly") && isAimed(after, tokens[index + 2]);
}

const isDoneTo = (token: Retaggable) => token.tag === "DET" || isObjectOrOwner(token);

/** "*Nobody upstairs* listens." */
function isOfNobody(before: Retaggable, outer: Retaggable | undefined): boolean {
  return isNobodyElse((before.tag === "ADV" ? outer : before) ?? before);
}

/** "*A good* boss apologises." */
function isAnyGood(tokens: readonly Retaggable[], first: number): boolean {
  return ["a", "any"].includes(tokens[first]?.norm ?? "") && tokens[first + 1]?.tag !== "VERB";
}

/** "my boss constantly shouts *at me*" */
function isAimed({ norm }: Retaggable, object: Retaggable | undefined): boolean {
  return object !== undefined && ["at", "to", "with", "over", "about"].includes(norm) && isObjectOrOwner(object);
}

const isWhen = isOneOf("when whenever because if");

/** "when my boss (calls at night)", "because Tom (drinks)": one person, of whom the next word must tell something. */
function isSomeoneAfterWhen(tokens: readonly Retaggable[], index: number, first: number): boolean {
  const [token, joint] = [tokens[index], tokens[tokens[index]?.tag === "PROPN" ? index - 1 : index - 2]];
  if (token === undefined || joint === undefined || index - 1 < first || !isWhen(joint)) return false;
  return token.tag === "PROPN" ? FIRST_NAMES.has(token.norm) : ROLES.has(token.norm);
}

/** Words that are verbs and nothing else. */
const isVerbOnly = asksWord((norm) => /[sz]es?$/.test(norm) && lists.VERB_ONLY.has(norm.replace(/[sz]es?$/, "")));

function isOpenTag(tag: Tag): boolean {
  return tag === "NOUN" || tag === "ADV" || tag === "ADJ" || tag === "PROPN";
}

/** Words that one of the steps below is about; any other keeps the tag that it was given. */
const isOftenMissed = perWord((norm, word) => {
  const isListed = MISSED.has(norm) || FIRST_NAMES.has(norm) || lists.TOLD_TO.has(norm) || knownVerbs.has(norm);
  const isForm = /(?:s|ed)$/.test(norm) && knownVerbs.has(verbLemma(norm).lemma);
  return isListed || isForm || isVerbOnly({ word, norm });
});

/** Puts right what the tagger is known to miss in messages: orders, names, "your" for "you're". Tokens [first, end) are one sentence. */
export function retag(tokens: readonly Retaggable[], first: number, end: number): void {
  const asks = tokens[end - 1]?.text.includes("?") === true;
  for (let index = first; index < end; index++) {
    const token = tokens[index];
    if (token === undefined || (token.tag !== "IMP" && !isOftenMissed(token.word))) continue;
    retagName(token, index === first);
    if (index === first && isToldTo(token, tokens[index + 1])) token.tag = "IMP";
    retagPerfect(tokens, index, first);
    token.tag = asItIs(tokens, token, index, first) ?? token.tag;
    if (index > first && isPastLike(token) && isLastWord(tokens, index, end)) token.tag = "VERB";
    if (index > 0) retagParticle(token, tokens[index - 1]);
    if (isOpenTag(token.tag) && isVerbOnly(token)) token.tag = "VERB";
    retagYour(tokens, token, index, end);
    token.tag = asDo(tokens, token, index, first) ?? token.tag;
    retagOrder(tokens, token, index, first, end, asks);
  }
}

/** "Tell Anna": no name of two. */
function isToldTo(token: Retaggable, next: Retaggable | undefined): boolean {
  return token.tag === "PROPN" && next?.tag === "PROPN" && lists.TOLD_TO.has(token.norm);
}

function asItIs(tokens: readonly Retaggable[], token: Retaggable, index: number, first: number): Tag | undefined {
  if (token.tag === "CCONJ" && token.norm === "hand") return "NOUN";
  if (isDuty(token) || isMust(tokens, index)) return "AUX";
  if (token.norm === "meant" || (isAfterModal(tokens, index, first) && isBaseVerb(token))) return "VERB";
  return isLikelyThird(tokens, token, index, first) ? "VERB" : undefined;
}

function asDo(tokens: readonly Retaggable[], token: Retaggable, index: number, first: number): Tag | undefined {
  if (token.norm !== "do") return undefined;
  if (isUnlike(tokens, index) || isTheyDoNot(tokens, index, first)) return "AUX";
  return isDoNot(tokens, index) && mayOrder(tokens, index, first) ? "IMP" : undefined;
}

function retagOrder(
  tokens: readonly Retaggable[],
  token: Retaggable,
  index: number,
  first: number,
  end: number,
  asks: boolean,
): void {
  if (token.tag !== "IMP" && !asks && mayBeOrder(token) && mayOrder(tokens, index, first)) {
    if (isOrder(tokens, token, index, end)) token.tag = "IMP";
  } else if (token.tag === "IMP" && isNoOrder(tokens, token, index, first, asks)) token.tag = "VERB";
}

const isHaving = isOneOf("have has had");
const isDone = asksWord((norm) => {
  const { lemma, form } = verbLemma(norm);
  return (knownVerbs.has(lemma) && (form === "ed" || form === "participle")) || lists.COME_RUN_PUT.has(norm);
});

/** "You shouldn't have lied to me": behind a modal, "have" helps. So it does in "My boss has sat on his hands". */
function retagPerfect(tokens: readonly Retaggable[], index: number, first: number): void {
  const [token, next] = [tokens[index], tokens[index + 1]];
  if (token === undefined || !isHaving(token) || index <= first || next === undefined) return;
  if (token.tag === "VERB" && next.tag === "VERB" && isDone(next)) token.tag = "AUX";
  if (token.norm !== "have") return;
  const modal = tokens[["not", "never", "really"].includes(tokens[index - 1]?.norm ?? "") ? index - 2 : index - 1];
  if (modal !== undefined && isModal(modal) && isDone(next)) [token.tag, next.tag] = ["AUX", "VERB"];
}

function retagName(token: Retaggable, isHead: boolean): void {
  if (token.tag === "PROPN" || !isFirstName(token) || !startsWithCapital(token.word)) return;
  if (!isHead || !isCommonWord(token)) token.tag = "PROPN";
}

function isPastLike(token: Retaggable): boolean {
  return token.tag === "VERB" ? token.norm === "left" : mayBePast(token);
}

const mayBePast = asksWord(
  (norm) => norm === "left" || (norm.length > 4 && norm.endsWith("ed") && knownVerbs.has(verbLemma(norm).lemma)),
);

/** "My boss left.": the last word of a sentence that has no other verb. */
function isLastWord(tokens: readonly Retaggable[], index: number, end: number): boolean {
  if (index + 1 < end && tokens[index + 1]?.tag !== "PUNCT") return false;
  const before = tokens[index - 1];
  const isSubject = before !== undefined && ["NOUN", "PROPN", "PRON", "ADJ"].includes(before.tag);
  if (!isSubject) return false;
  for (let at = index - 1; at >= 0 && index - at < 5; at--) {
    const tag = tokens[at]?.tag;
    if (tag === "VERB" || tag === "AUX" || tag === "IMP") return false;
    if (tag === "PUNCT") break;
  }
  return true;
}

/** "pay it back", "turn that down". */
function retagParticle(token: Retaggable, before: Retaggable | undefined): void {
  if (isParticle(token) && token.tag !== "ADP" && before !== undefined && isObject(before)) token.tag = "ADV";
}

const PARTICLES = "back down up out off over away round around";
const isParticle = isOneOf(PARTICLES);
const MISSED = new Set(`${PARTICLES} hand must ought should where meant left your do have`.split(" "));
const isObject = isOneOf(lists.IS_OBJECT);

/** "your mad at me": no noun follows, so it is "you're". */
function retagYour(tokens: readonly Retaggable[], token: Retaggable, index: number, end: number): void {
  const next = tokens[index + 1];
  if (token.norm !== "your" || next === undefined || !isTold(next)) return;
  // "You hurt your back again?"
  if (next.norm === "back" && ["VERB", "IMP", "ADP"].includes(tokens[index - 1]?.tag ?? "")) return;
  for (let at = index + 1; at < Math.min(end, index + 5); at++) {
    const tag = tokens[at]?.tag;
    // The tagger, taught in American, takes "behaviour" for a number.
    if (tag === "NOUN" || tag === "PROPN" || tokens[at]?.norm === "behaviour") return;
    if (tag !== "ADJ" && tag !== "ADV" && tag !== "CCONJ" && tag !== "NUM") break;
  }
  respellAs(token, "you");
  token.tag = "PRON";
}

/** "your mad", "your always late", "your being silly"; not "your best" */
function isTold({ tag, norm }: Retaggable): boolean {
  if (lists.BEST_WORST_UTMOST.has(norm)) return false;
  return tag === "ADJ" || tag === "ADV" || (tag === "VERB" && norm.endsWith("ing"));
}

/** "dont want you here", "don't like being told": the "I" is left out, and nobody orders states of mind. */
function isUnlike(tokens: readonly Retaggable[], index: number): boolean {
  return tokens[index + 1]?.norm === "not" && lists.WANT_LIKE_NEED.has(tokens[index + 2]?.norm ?? "");
}

/** "Adults don't shout" */
function isTheyDoNot(tokens: readonly Retaggable[], index: number, first: number): boolean {
  const verb = tokens[index + 2];
  const isSubject = index === first + 1 && tokens[first]?.tag === "NOUN";
  return isSubject && tokens[index + 1]?.norm === "not" && verb !== undefined && isBaseVerb(verb);
}

/** "don't blame me"; "don't you …?" asks. */
function isDoNot(tokens: readonly Retaggable[], index: number): boolean {
  const [token, after] = [tokens[index], tokens[index + 2]];
  return (
    (token?.tag === "AUX" || token?.tag === "VERB") &&
    tokens[index + 1]?.norm === "not" &&
    after !== undefined &&
    after.tag !== "PRON" &&
    after.tag !== "PUNCT"
  );
}
