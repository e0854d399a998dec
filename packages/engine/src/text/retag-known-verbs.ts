import * as lists from "../lexicon/words/retag-known-verbs.ts";
import { irregularVerbs } from "./irregular.ts";
import { isActWord, isJudging, isStruck, isThirdOfVerb, OWNS, SOMEBODY } from "./known-classes.ts";
import { knownVerbs } from "./known-verbs.ts";
import { verbLemma } from "./lemma.ts";
import type { Tag } from "./reading.ts";
import type { Retaggable } from "./retaggable.ts";
import { asksWord, isOneOf, perWord } from "./word.ts";

const WHO = new Set("i you we they".split(" "));

const NEVER_VERBS = new Set<Tag>(["ADP", "SCONJ", "X", "DET", "CCONJ", "INTJ", "PUNCT", "SYM"]);

/** "your message wrecked my evening", "he tore it", "our lead scares me". */
export function asVerb(
  token: Retaggable,
  outer: Retaggable | undefined,
  before: Retaggable | undefined,
  after: Retaggable | undefined,
): Tag | undefined {
  const { norm, tag, word } = token;
  if (before === undefined || tag === "VERB") return undefined;
  if (tag === "IMP") return ["whoever", "who"].includes(before.norm) ? "VERB" : undefined;
  if (!mayBeVerb(word)) return undefined;
  if (tag === "ADV" && isPastOnly(token)) return "VERB";
  // "Patients must be listened to"
  if (tag === "ADJ" && isListenedTo(token)) return "VERB";
  if (tag === "NOUN" && after !== undefined && SOMEBODY.has(before.norm) && isThirdOfVerb(token)) return "VERB";
  // "nobody else bothers", "you've upset her"
  if (tag === "NOUN" && before.norm === "else" && isThirdOfVerb(token)) return "VERB";
  if (norm === "upset" && before.norm === "have" && after !== undefined) return "VERB";
  const isNever = NEVER_VERBS.has(tag);
  if (tag === "NOUN" || tag === "ADJ" || tag === "ADV" || isNever) {
    const isAfterRelative = before.tag === "VERB" && outer?.tag === "PRON";
    const isNominal =
      before.tag === "NOUN" || before.tag === "PROPN" || before.tag === "PRON" || (isAfterRelative && isNever);
    const isPast = mayBePast(token);
    if (isPast && tag === "ADJ" && before.norm === "and" && after !== undefined && lists.OPENS_OBJECT.has(after.norm))
      return "VERB";
    if (isPast && isNever && isNominal) return "VERB";
    // "since the plumber cancelled twice", "I kind of feel like …"
    if (tag === "NOUN" && isNominal && isPast && norm.length > 5 && knownVerbs.has(verbLemma(norm).lemma))
      return "VERB";
    if (norm === "feel" && before.norm === "of" && ["kind", "sort"].includes(outer?.norm ?? "")) return "VERB";
    if (tag === "ADJ" && before.norm === "have" && isPast && after?.tag !== "NOUN") return "VERB";
    // "Your comment really scared me", "you have deeply hurt us"
    const doer = before.tag === "ADV" ? outer : before;
    // "Your remark about my accent upset me"
    const isDoer =
      ["NOUN", "PROPN", "PRON"].includes(doer?.tag ?? "") || doer?.norm === "have" || OWNS.has(outer?.norm ?? "");
    const isWorking = norm === "upset" ? isDoer || /^th[ai]/.test(before.norm) : isPast && isDoer && tag === "ADJ";
    if (isWorking && after !== undefined && isStruck(after)) return "VERB";
    // "The fact that you left bothers me", "not being asked annoyed me"
    const isVerbal = isThirdOfVerb(token) || (isPast && norm.endsWith("ed"));
    const isFree = ["VERB", "ADP", "ADV"].includes(before.tag) || isActWord(before);
    if (isVerbal && isFree && ["me", "us"].includes(after?.norm ?? "")) return "VERB";
    if ((isNever || (tag === "NOUN" && isNominal)) && isPastOnly(token)) return "VERB";
    if (isNever && outer?.norm === "you" && lists.GROUPED.has(before.norm) && knownVerbs.has(norm)) return "VERB";
    if (isAlways(before) && outer !== undefined && isThirdOfVerb(token) && after !== undefined) return "VERB";
    const isManner = before.tag === "ADV" && before.norm.endsWith("ly");
    if (isManner && tag === "NOUN" && ["PROPN", "PRON"].includes(outer?.tag ?? "") && isThirdOfVerb(token))
      return "VERB";
    // "The waiters here never smile"
    if (norm === "smile" && isAdverb(before)) return "VERB";
    // "You never shout at me"
    const isAimed = tag === "ADV" && after?.norm === "at";
    if ((tag === "NOUN" || isAimed) && isAdverb(before) && WHO.has(outer?.norm ?? "") && knownVerbs.has(norm))
      return "VERB";
    if (isNever && isNominal && norm.length > 4 && verbLemma(norm).form === "s" && isThirdOfVerb(token)) return "VERB";
    if (tag === "NOUN" && isNominal && isThirdOnly(token)) return "VERB";
    // "You made Dad cry"
    if (norm === "cry" && tag === "NOUN" && isNominal) return "VERB";
    // "We in the office feel overlooked"
    if (norm === "feel" && isNominal && after !== undefined)
      if (after.tag === "VERB" || after.tag === "ADJ" || isJudging(after)) return "VERB";
    if (tag === "NOUN" && isNominal && isThirdOfVerb(token) && isGoneOn(after)) return "VERB";
  }
  return before.norm === "ever" && (knownVerbs.has(norm) || isThirdOfVerb(token)) ? "VERB" : undefined;
}

const mayBePast = asksWord((norm) => irregularVerbs.has(norm) || (norm.length > 4 && /[^e]ed$/.test(norm)));
const isListenedTo = isOneOf("listened shouted yelled laughed talked");
const isPastOnly = asksWord((norm) => lists.PASTS.has(norm));
const isThirdOnly = isOneOf(lists.IS_THIRD_ONLY);
const isAlways = isOneOf("always never");
const isAdverb = isOneOf(lists.IS_ADVERB);

/** "keeps talking", "wants to", "thinks I", "scares me" */
function isGoneOn(after: Retaggable | undefined): boolean {
  return ["me", "us", "him", "them"].includes(after?.norm ?? "");
}

export const mayBeVerb = perWord(
  (norm) =>
    irregularVerbs.has(norm) ||
    /(?:ed|ing)$/.test(norm) ||
    lists.PASTS.has(norm) ||
    knownVerbs.has(norm) ||
    (norm.endsWith("s") && knownVerbs.has(verbLemma(norm).lemma)),
);
