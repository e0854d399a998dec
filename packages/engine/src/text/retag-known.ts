import * as lists from "../lexicon/words/retag-known.ts";
import {
  ACTS,
  isActWord,
  isJudging,
  isOwner,
  isStruck,
  isThirdOfVerb,
  JUDGING,
  KIN,
  LABELS,
  MADE,
} from "./known-classes.ts";
import { nounLemma, verbLemma } from "./lemma.ts";
import type { Tag } from "./reading.ts";
import { asClosedWord, mayBeClosed } from "./retag-known-closed.ts";
import { asJudging, asNoun, mayBeNoun, TITLES } from "./retag-known-nouns.ts";
import { asVerb, mayBeVerb } from "./retag-known-verbs.ts";
import type { Neighbour, Retaggable } from "./retaggable.ts";
import { isOneOf, perWord } from "./word.ts";

/** Puts right tags of words that the word lists know better than the tagger. Tokens [first, end) are one sentence. */
export function retagKnown(tokens: readonly Retaggable[], first: number, end: number): void {
  for (let index = first; index < end; index++) {
    const token = tokens[index];
    if (token === undefined) continue;
    if (!mayBeKnownBetter(token)) continue;
    const before = index > first ? tokens[index - 1] : undefined;
    const after = index + 1 < end ? tokens[index + 1] : undefined;
    if (before !== undefined) before.tag = turnedBy(token, before, after, tokens[index - 2]) ?? before.tag;
    token.tag = asThing(token, before, after) ?? asQuality(token, before, after) ?? token.tag;
    if (after !== undefined && isPointer(token, before, after)) [token.tag, after.tag] = ["DET", "NOUN"];
    token.tag = knownTag(tokens, index, first, end) ?? token.tag;
  }
}

function knownTag(tokens: readonly Retaggable[], index: number, first: number, end: number): Tag | undefined {
  const at = (place: number) => (place >= first && place < end ? tokens[place] : undefined);
  const [token, before, after] = [at(index), at(index - 1), at(index + 1)];
  if (token === undefined) return undefined;
  const known = asClosedWord(token, before, after, at(index + 2)) ?? asVerb(token, at(index - 2), before, after);
  return known ?? asNoun(token, before, after) ?? asJudging(token, before, after);
}

/** "your little speech about teamwork", "Liar!", "the snide way you said it" */
function asThing(token: Retaggable, before: Neighbour, after: Neighbour): Tag | undefined {
  const { norm, tag } = token;
  if (tag === "NUM") return isActWord(token) ? "NOUN" : undefined;
  if (norm === "way" && tag === "ADV" && before?.tag === "ADJ") return "NOUN";
  if (tag !== "ADJ") return undefined;
  const isAlone = before === undefined && (after === undefined || after.tag === "PUNCT");
  if (isAlone && LABELS.has(norm)) return "NOUN";
  return before?.tag === "ADJ" && ["ADP", "AUX", "VERB"].includes(after?.tag ?? "") && isActWord(token)
    ? "NOUN"
    : undefined;
}

/** "singlehandedly wrecked", "a grown man", "the stubborn old gate" */
function asQuality(token: Retaggable, before: Neighbour, after: Neighbour): Tag | undefined {
  const { norm, tag } = token;
  if (tag === "PART" && /..(?:ly|ed)$/.test(norm)) return norm.endsWith("ly") ? "ADV" : "VERB";
  const isGrown = norm === "grown" && after?.tag === "NOUN";
  if (tag === "VERB" && (norm === "tired" || isGrown)) return "ADJ";
  return tag === "NOUN" && isJudging(token) && isSaidOf(before, after) ? "ADJ" : undefined;
}

/** "the rude way", "your speech upset me": what the word says of the one before. */
function turnedBy(token: Retaggable, before: Retaggable, after: Neighbour, outer: Neighbour): Tag | undefined {
  if (token.norm === "way") return before.tag === "NOUN" && isJudging(before) ? "ADJ" : undefined;
  if (after === undefined || !(isUpsetting(token) || isThirdOfVerb(token)) || !isStruck(after)) return undefined;
  return lists.MY_OUR_YOUR.has(outer?.norm ?? "") ? "NOUN" : undefined;
}

/** What the steps below ask about a word: a word that none of them asks about keeps its tag, but for a name or an order. */
const [WHATEVER_ITS_TAG, AS_ADJECTIVE, AS_NO_VERB, AS_NO_NOUN] = [1, 2, 4, 8];

const askedAbout = perWord((norm, word) => {
  const isListed = [TITLES, ACTS, KIN, JUDGING, MADE].some((listed) => listed.has(norm));
  if (isListed || ["way", "grown", "tired", "this"].includes(norm) || mayBeClosed(word)) return WHATEVER_ITS_TAG;
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
function isSaidOf(before: Neighbour, after: Neighbour): boolean {
  if (before === undefined || after === undefined) return false;
  const isDefinite = before.tag === "DET";
  // "It makes Lily sad that you left"
  if (before.tag === "PROPN" && (after.tag === "SCONJ" || after.norm === "that")) return true;
  if (isDefinite && (after.tag === "ADJ" || (after.tag === "NOUN" && isAnyone(after)))) return true;
  return (isDefinite || isOwner(before)) && after.tag === "NOUN" && ACTS.has(nounLemma(after.norm));
}

/** "That remark was …": a singular pointer takes no base verb, so what follows is a noun. */
function isPointer({ norm, tag }: Retaggable, before: Neighbour, after: Retaggable): boolean {
  const opens = before === undefined || before.tag === "PUNCT" || before.tag === "CCONJ";
  if (!opens || tag !== "PRON" || (norm !== "that" && norm !== "this") || after.tag !== "VERB") return false;
  return verbLemma(after.norm).form === "base";
}

const isUpsetting = isOneOf("upset hurt");
const isAnyone = isOneOf("person people man woman boss manager");
