import * as lists from "../lexicon/words/retag-known.ts";
import { irregularVerbs } from "./irregular.ts";
import {
  ACTS,
  FEELINGS,
  isActWord,
  isJudging,
  isOwner,
  isStruck,
  isThirdOfVerb,
  JUDGING,
  KIN,
  LABELS,
  MADE,
  NAMES,
  SOMEBODY,
  THINGS,
} from "./known-classes.ts";
import { knownVerbs } from "./known-verbs.ts";
import { nounLemma, verbLemma } from "./lemma.ts";
import { BODIES, FIRST_NAMES } from "./people.ts";
import type { Tag } from "./reading.ts";
import { asJudging, asNoun, mayBeNoun, TITLES } from "./retag-known-nouns.ts";
import { asVerb, mayBeVerb } from "./retag-known-verbs.ts";
import type { Retaggable } from "./retaggable.ts";
import { asksWord, isOneOf, perWord } from "./word.ts";

const CONTRACTED = new Set("will would have are am".split(" "));

/** Puts right tags of words that the word lists know better than the tagger. Tokens [first, end) are one sentence. */
export function retagKnown(tokens: readonly Retaggable[], first: number, end: number): void {
  for (let index = first; index < end; index++) {
    const token = tokens[index];
    if (token === undefined) continue;
    if (!mayBeKnownBetter(token)) continue;
    const before = index > first ? tokens[index - 1] : undefined;
    const after = index + 1 < end ? tokens[index + 1] : undefined;
    if (token.norm === "way" && before !== undefined && before.tag === "NOUN" && isJudging(before)) before.tag = "ADJ";
    if (token.norm === "way" && token.tag === "ADV" && before?.tag === "ADJ") token.tag = "NOUN";
    // "and Hamish is a cheat", "your little speech about teamwork"
    if (token.tag === "ADJ" && before !== undefined && after !== undefined) {
      if (before.tag === "ADJ" && ["ADP", "AUX", "VERB"].includes(after.tag) && isActWord(token)) token.tag = "NOUN";
    }
    if (token.tag === "PART" && /..(?:ly|ed)$/.test(token.norm)) token.tag = token.norm.endsWith("ly") ? "ADV" : "VERB";
    // "your speech upset me"
    if (after !== undefined && (isUpsetting(token) || isThirdOfVerb(token)) && before !== undefined && isStruck(after))
      if (lists.MY_OUR_YOUR.has(tokens[index - 2]?.norm ?? "")) before.tag = "NOUN";
    // "Liar!"
    const isAlone = before === undefined && (after === undefined || after.tag === "PUNCT");
    if (isAlone && token.tag === "ADJ" && LABELS.has(token.norm)) token.tag = "NOUN";
    if (token.norm === "tired" && token.tag === "VERB" && !["PRON", "DET"].includes(after?.tag ?? ""))
      token.tag = "ADJ";
    if (token.norm === "grown" && token.tag === "VERB" && after?.tag === "NOUN") token.tag = "ADJ";
    if (token.tag === "NOUN" && isJudging(token) && isSaidOf(before, after)) token.tag = "ADJ";
    if (token.tag === "NUM" && isActWord(token)) token.tag = "NOUN";
    if (after !== undefined && isPointer(token, before, after)) {
      token.tag = "DET";
      after.tag = "NOUN";
    }
    token.tag =
      asClosedWord(token, before, after, index + 2 < end ? tokens[index + 2] : undefined) ??
      asVerb(token, index - 2 >= first ? tokens[index - 2] : undefined, before, after) ??
      asNoun(token, before, after) ??
      asJudging(token, before, after) ??
      token.tag;
  }
}

/** What the steps below ask about a word: a word that none of them asks about keeps its tag, but for a name or an order. */
const [WHATEVER_ITS_TAG, AS_ADJECTIVE, AS_NO_VERB, AS_NO_NOUN] = [1, 2, 4, 8];

const askedAbout = perWord((norm, word) => {
  const isAlways =
    norm === "way" ||
    norm === "grown" ||
    norm === "tired" ||
    norm === "this" ||
    TITLES.has(norm) ||
    ACTS.has(norm) ||
    KIN.has(norm) ||
    JUDGING.has(norm) ||
    MADE.has(norm) ||
    mayBeClosed(word);
  if (isAlways) return WHATEVER_ITS_TAG;
  return (
    (isCapitalised(word) ? AS_ADJECTIVE : 0) | (mayBeVerb(word) ? AS_NO_VERB : 0) | (mayBeNoun(word) ? AS_NO_NOUN : 0)
  );
});

function mayBeKnownBetter({ tag, word }: Retaggable): boolean {
  if (tag === "PROPN" || tag === "IMP") return true;
  const asked = askedAbout(word);
  if (asked === 0 || asked === WHATEVER_ITS_TAG || tag === "ADJ") return asked !== 0;
  if (tag === "VERB") return (asked & AS_NO_NOUN) !== 0;
  return (asked & (tag === "NOUN" ? AS_NO_VERB : AS_NO_VERB | AS_NO_NOUN)) !== 0;
}

const isCapitalised = perWord((norm, { text }) => /^\p{Lu}\p{Ll}+$/u.test(text) && !JUDGING.has(norm));

/** "the stubborn old gate", "Your childish behaviour upsets me" */
function isSaidOf(before: Retaggable | undefined, after: Retaggable | undefined): boolean {
  if (before === undefined || after === undefined) return false;
  const isNoun = after.tag === "NOUN";
  const isDefinite = before.tag === "DET";
  // "It makes Lily sad that you left"
  if (before.tag === "PROPN" && (after.tag === "SCONJ" || after.norm === "that")) return true;
  if (isDefinite && (after.tag === "ADJ" || (isNoun && isAnyone(after)))) return true;
  return (isDefinite || isOwner(before)) && isNoun && ACTS.has(nounLemma(after.norm));
}

/** "That remark was …": a singular pointer takes no base verb, so what follows is a noun. */
function isPointer({ norm, tag }: Retaggable, before: Retaggable | undefined, after: Retaggable): boolean {
  const opens = before === undefined || before.tag === "PUNCT" || before.tag === "CCONJ";
  if (!opens || tag !== "PRON" || (norm !== "that" && norm !== "this") || after.tag !== "VERB") return false;
  return (
    verbLemma(after.norm).form === "base" && !irregularVerbs.has(after.norm) && nounLemma(after.norm) === after.norm
  );
}

/** "whoever wrote this", "half the team", "deliberately left". */
function asClosedWord(
  token: Retaggable,
  before: Retaggable | undefined,
  after: Retaggable | undefined,
  behind: Retaggable | undefined,
): Tag | undefined {
  const { norm, tag, text } = token;
  // "somebody's boyfriend was late"
  if (norm === "'s" && tag === "AUX" && after?.tag === "NOUN" && SOMEBODY.has(before?.norm ?? "")) return "PART";
  if (tag !== "PROPN" && !mayBeClosed(token.word)) return undefined;
  if (norm === "whoever" || norm === "whichever") return "PRON";
  if (norm === "ever") return "ADV";
  if (after?.tag === "ADJ" && isOutright(token)) return "ADV";
  if (isNoAdverb(token)) return undefined;
  const isGotTo = after?.norm === "got" && behind?.norm === "to";
  if (norm === "'s" && tag === "PART" && (isGotTo || lists.AFTER_IS.has(after?.norm ?? ""))) return "AUX";
  if (norm === "of" && tag === "SCONJ" && after?.tag !== "VERB") return "ADP";
  // "My son's scared of Mr Hill", "Dad's upset."
  const isSaidOf = after?.tag === "ADJ" && (FEELINGS.has(after.norm) || after.norm.endsWith("ed"));
  if (
    norm === "'s" &&
    tag === "PART" &&
    isSaidOf &&
    ["ADP", "PUNCT", "SCONJ", "CCONJ", "ADV", "X"].includes(behind?.tag ?? "X")
  )
    return "AUX";
  if (norm === "because") return after?.norm === "of" ? "ADP" : "SCONJ";
  if (text.startsWith("'") && CONTRACTED.has(norm) && after !== undefined) return "AUX";
  if (isHave(token) && (before?.norm === "once" || isParticiple(after?.tag === "ADV" ? behind : after))) return "AUX";
  if (isBody(text, norm, tag)) return "NOUN";
  if (norm === "fed" && after?.norm === "up") return "ADJ";
  if (isScaredSo(token) && ["scared", "bored", "frozen", "worried"].includes(before?.norm ?? "")) return "ADV";
  if (isNoName(token, before)) return "NOUN";
  if (norm === "that" && tag === "SCONJ" && isPointing(before, after)) return "DET";
  // "I want that report"
  const isWanted = before?.norm === "want" || before?.norm === "need";
  if (norm === "that" && tag === "PRON" && isWanted && after?.tag === "NOUN") return "DET";

  if (norm === "thanks" && after?.norm === "to") return "ADP";
  if (norm === "being" && tag === "VERB" && isParticiple(after)) return "AUX";
  if (norm === "will" && tag === "AUX" && before?.tag === "DET") return "NOUN";
  if (norm === "kindly") return "ADV";
  if (tag === "ADJ" && isCalm(token) && lists.NEEDING.has(before?.norm ?? "") && after?.tag !== "NOUN") return "NOUN";
  if (norm === "matters" && after?.norm === "to" && before?.tag !== "DET") return "VERB";
  if (tag === "PROPN" && text === norm && norm.length > 8 && norm.endsWith("ly")) return "ADV";
  if (tag === "PROPN" && text === norm && before?.tag === "ADV" && before.norm.endsWith("ly") && isThirdOfVerb(token))
    return "VERB";
  if (tag === "PROPN" && text === norm && !NAMES.has(norm) && !FIRST_NAMES.has(norm) && /^[a-z-]{4,}$/.test(norm))
    return isJudging(token) && !LABELS.has(norm) ? "ADJ" : "NOUN";
  if (isChat(token)) return "INTJ";
  if (norm === "half" && after?.tag === "DET") return "DET";
  const isManner = norm.length > 5 && norm.endsWith("ly") && tag === "ADJ";
  if (isManner && after?.tag === "VERB") return "ADV";
  // "We are deeply unhappy."
  if (tag === "VERB" && norm.length > 5 && norm.endsWith("ly") && !knownVerbs.has(norm)) return "ADV";
  // "Dmitri mysteriously vanishes"
  const isLong = norm.length > 8 && norm.endsWith("ly") && norm !== "quarterly";
  return isLong && tag !== "ADJ" && after !== undefined && isThirdOrPast(after) ? "ADV" : undefined;
}

const isNoAdverb = asksWord((norm) => lists.NO_ADVERB.has(norm));
const isChat = asksWord((norm) => lists.CHAT.has(norm));
const isOutright = isOneOf("plain downright outright");
const isHave = isOneOf("has have had");
const isScaredSo = isOneOf("stiff witless");
const isCalm = isOneOf("calm quiet");

/** Most words are none of those, and are told so at once. */
const mayBeClosed = perWord(
  (norm, { text }) =>
    lists.WHOEVER_WHICHEVER_EVER.has(norm) ||
    text.startsWith("'") ||
    norm === "'s" ||
    norm === "plain" ||
    norm === "downright" ||
    norm === "outright" ||
    BODIES.has(norm) ||
    lists.CHAT.has(norm) ||
    norm.endsWith("ly"),
);

function isParticiple(token: Retaggable | undefined): boolean {
  if (token?.tag === "VERB" && lists.COST_PUT_HIT.has(token.norm)) return true;
  return token?.tag === "VERB" && /(?:ed|en|wn|ung|unk|de|ft|lt|ld|ept|ent)$/.test(token.norm);
}

/** "HR makes me nervous", "typical IT". */
function isBody(text: string, norm: string, tag: Tag): boolean {
  return (
    text.length <= 4 &&
    text.length >= 2 &&
    text === text.toUpperCase() &&
    BODIES.has(norm) &&
    tag !== "NOUN" &&
    tag !== "PROPN"
  );
}

/** "Moths ruined it", "Traffic was slow": a capital at the head of a sentence makes no name. */
function isNoName({ norm, tag }: Retaggable, before: Retaggable | undefined): boolean {
  if (before !== undefined || tag !== "PROPN") return false;
  return THINGS.has(norm) || (norm.endsWith("s") && !norm.endsWith("ss") && !NAMES.has(norm));
}

/** "chaired that meeting": after a verb that tells nothing, before a singular. */
function isPointing(before: Retaggable | undefined, after: Retaggable | undefined): boolean {
  if (after?.tag !== "NOUN" || nounLemma(after.norm) !== after.norm) return false;
  if (before === undefined || before.tag === "PUNCT" || before.tag === "CCONJ") return true;
  if (before.tag !== "VERB") return false;
  return !lists.TELLING.has(verbLemma(before.norm).lemma);
}

const isThirdOrPast = asksWord((norm) => /(?:s|ed)$/.test(norm) && knownVerbs.has(verbLemma(norm).lemma));
const isUpsetting = isOneOf("upset hurt");
const isAnyone = isOneOf("person people man woman boss manager");
