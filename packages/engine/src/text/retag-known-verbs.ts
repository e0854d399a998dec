import * as lists from "../lexicon/words/retag-known-verbs.ts";
import { irregularVerbs } from "./irregular.ts";
import { isActWord, isJudging, isStruck, isThirdOfVerb, OWNS, SOMEBODY } from "./known-classes.ts";
import { knownVerbs } from "./known-verbs.ts";
import { verbLemma } from "./lemma.ts";
import type { Tag } from "./reading.ts";
import type { Neighbour, Retaggable } from "./retaggable.ts";
import { asksWord, isOneOf, perWord } from "./word.ts";

const NEVER_VERBS = new Set<Tag>(["ADP", "SCONJ", "X", "DET", "CCONJ", "INTJ", "PUNCT", "SYM"]);
const OFTEN_VERBS = new Set<Tag>([...NEVER_VERBS, "NOUN", "ADJ", "ADV"]);

/** A word that may be a verb, and its neighbours. */
interface Place {
  readonly token: Retaggable;
  readonly outer: Neighbour;
  readonly before: Retaggable;
  readonly after: Neighbour;
}

/** "your message wrecked my evening", "he tore it", "our lead scares me". */
export function asVerb(token: Retaggable, outer: Neighbour, before: Neighbour, after: Neighbour): Tag | undefined {
  if (before === undefined || token.tag === "VERB") return undefined;
  if (token.tag === "IMP") return ["whoever", "who"].includes(before.norm) ? "VERB" : undefined;
  if (!mayBeVerb(token.word)) return undefined;
  const place = { token, outer, before, after };
  return isSurelyPast(place) ||
    isPast(place) ||
    isThird(place) ||
    (OFTEN_VERBS.has(token.tag) && bothers(place)) ||
    isBase(place)
    ? "VERB"
    : undefined;
}

/** Behind a noun or a pronoun, or behind a relative clause. */
function isNominal({ token, outer, before }: Place): boolean {
  if (before.tag === "NOUN" || before.tag === "PROPN" || before.tag === "PRON") return true;
  return before.tag === "VERB" && outer?.tag === "PRON" && NEVER_VERBS.has(token.tag);
}

/** "he tore it", "Patients must be listened to", "You've upset half the class" */
function isSurelyPast(place: Place): boolean {
  const { token, before } = place;
  const { norm, tag } = token;
  if (norm === "upset")
    return before.norm === "have" || (OFTEN_VERBS.has(tag) && (hasStruck(place) || hasUpset(place)));
  if (tag === "ADJ") return isListenedTo(token);
  if (!isPastOnly(token)) return false;
  return tag === "ADV" || NEVER_VERBS.has(tag) || (tag === "NOUN" && isNominal(place));
}

/** "That upset me" */
function hasUpset({ before, after }: Place): boolean {
  return /^th[ai]/.test(before.norm) && after !== undefined && isStruck(after);
}

/** "You rang my ex and incinerated my trust", "since the plumber cancelled twice" */
function isPast(place: Place): boolean {
  const { token } = place;
  const { norm, tag } = token;
  if (!mayBePast(token)) return false;
  if (tag === "ADJ") return hasStruck(place);
  if (tag === "NOUN") return norm.length > 5 && knownVerbs.has(verbLemma(norm).lemma) && isNominal(place);
  return NEVER_VERBS.has(tag) && isNominal(place);
}

/** "You rang my ex and incinerated my trust", "Your comment really scared me", "you have deeply hurt us" */
function hasStruck({ token, outer, before, after }: Place): boolean {
  if (before.norm === "have") return after?.tag !== "NOUN";
  if (after === undefined) return false;
  if (before.norm === "and" && token.tag === "ADJ" && lists.OPENS_OBJECT.has(after.norm)) return true;
  const doer = before.tag === "ADV" ? outer : before;
  const isDoer =
    ["NOUN", "PROPN", "PRON"].includes(doer?.tag ?? "") || doer?.norm === "have" || OWNS.has(outer?.norm ?? "");
  return isDoer && isStruck(after);
}

/** "The fact that you left bothers me", "not being asked annoyed me" */
function bothers({ token, before, after }: Place): boolean {
  if (!["me", "us"].includes(after?.norm ?? "") || !(isThirdOfVerb(token) || /[^e]ed$/.test(token.norm))) return false;
  return ["VERB", "ADP", "ADV"].includes(before.tag) || isActWord(before);
}

/** "My daughter never naps", "She only rings for the gossip." */
function isThird(place: Place): boolean {
  const { token, outer, before } = place;
  const { norm, tag } = token;
  if (!isThirdOfVerb(token) || !OFTEN_VERBS.has(tag)) return false;
  if (isAlways(before) || (tag === "NOUN" && isThirdNoun(place))) return true;
  const isManner = before.tag === "ADV" && before.norm.endsWith("ly");
  if (isManner && (outer?.tag === "PROPN" || outer?.tag === "PRON")) return true;
  return NEVER_VERBS.has(tag) && norm.length > 4 && verbLemma(norm).form === "s" && isNominal(place);
}

/** "Nobody calls", "nobody else bothers", "that noise scares me" */
function isThirdNoun(place: Place): boolean {
  const { token, before, after } = place;
  if (before.norm === "else" || (after !== undefined && SOMEBODY.has(before.norm))) return true;
  return (isThirdOnly(token) || isGoneOn(after)) && isNominal(place);
}

/** "did you ever ask", "I kind of feel like …", "u only text when ur bored", "You two annoy the whole corridor." */
function isBase(place: Place): boolean {
  const { token, outer, before } = place;
  if (before.norm === "ever") return true;
  if (!OFTEN_VERBS.has(token.tag)) return false;
  if (token.norm === "feel" && (before.norm === "of" || isFelt(place))) return true;
  // "You made Dad cry"; "The waiters here never smile"
  if (token.norm === "cry" && token.tag === "NOUN" && isNominal(place)) return true;
  if (token.norm === "smile" && isAdverb(before)) return true;
  if (token.tag === "NOUN") return isAdverb(before) && isWho(outer);
  return NEVER_VERBS.has(token.tag) && outer?.norm === "you" && lists.GROUPED.has(before.norm);
}

/** "We in the office feel overlooked" */
function isFelt(place: Place): boolean {
  const { after } = place;
  return after !== undefined && (after.tag === "VERB" || isJudging(after)) && isNominal(place);
}

const isWho = (token: Neighbour) => ["i", "you", "we", "they"].includes(token?.norm ?? "");
const mayBePast = asksWord((norm) => irregularVerbs.has(norm) || (norm.length > 4 && /[^e]ed$/.test(norm)));
const isListenedTo = isOneOf("listened shouted yelled laughed talked");
const isPastOnly = asksWord((norm) => lists.PASTS.has(norm));
const isAlways = isOneOf("always never");
const isThirdOnly = isOneOf(lists.IS_THIRD_ONLY);
const isGoneOn = (after: Neighbour) => ["me", "us", "him", "them"].includes(after?.norm ?? "");
const isAdverb = isOneOf(lists.IS_ADVERB);

export const mayBeVerb = perWord(
  (norm) =>
    irregularVerbs.has(norm) ||
    /(?:ed|ing)$/.test(norm) ||
    lists.PASTS.has(norm) ||
    knownVerbs.has(norm) ||
    (norm.endsWith("s") && knownVerbs.has(verbLemma(norm).lemma)),
);
