import * as lists from "../lexicon/words/retag-known-closed.ts";
import { FEELINGS, isJudging, isThirdOfVerb, LABELS, NAMES, SOMEBODY, THINGS } from "./known-classes.ts";
import { knownVerbs } from "./known-verbs.ts";
import { nounLemma, verbLemma } from "./lemma.ts";
import { BODIES, FIRST_NAMES } from "./people.ts";
import type { Tag } from "./reading.ts";
import type { Neighbour, Retaggable } from "./retaggable.ts";
import { asksWord, isOneOf, perWord } from "./word.ts";

const CONTRACTED = new Set("will would have are am".split(" "));

/** "whoever wrote this", "half the team", "deliberately left". */
export function asClosedWord(
  token: Retaggable,
  before: Neighbour,
  after: Neighbour,
  behind: Neighbour,
): Tag | undefined {
  if (token.norm === "'s") return asShort(token, before, after, behind);
  if ((token.tag !== "PROPN" && !mayBeClosed(token.word)) || isNoAdverb(token)) return undefined;
  const known = asJoint(token, before, after) ?? asHelper(token, before, after, behind);
  if (known !== undefined) return known;
  if (isNoName(token, before) || isBody(token)) return "NOUN";
  return asManner(token, before, after) ?? asSmallLetters(token, before) ?? asSaid(token, before, after);
}

/** "somebody's boyfriend was late", "Sam's got to learn", "My son's scared of Mr Hill", "Dad's upset." */
function asShort({ tag }: Retaggable, before: Neighbour, after: Neighbour, behind: Neighbour): Tag | undefined {
  const next = after?.norm ?? "";
  if (tag === "AUX" && after?.tag === "NOUN" && SOMEBODY.has(before?.norm ?? "")) return "PART";
  if (tag !== "PART") return undefined;
  if (lists.AFTER_IS.has(next) || (next === "got" && behind?.norm === "to")) return "AUX";
  const isSaid = after?.tag === "ADJ" && (FEELINGS.has(next) || next.endsWith("ed"));
  return isSaid && ENDING.has(behind?.tag ?? "X") ? "AUX" : undefined;
}

const ENDING: ReadonlySet<Tag> = new Set(["ADP", "PUNCT", "SCONJ", "CCONJ", "ADV", "X"]);

/** "that report was late", "I want that report" */
function isArticle(tag: Tag, before: Neighbour, after: Neighbour): boolean {
  return tag === "SCONJ" ? isPointing(before, after) : tag === "PRON" && isWanted(before) && after?.tag === "NOUN";
}

const isWanted = (token: Neighbour) => token?.norm === "want" || token?.norm === "need";

function asJoint({ norm, tag }: Retaggable, before: Neighbour, after: Neighbour): Tag | undefined {
  if (norm === "whoever" || norm === "whichever") return "PRON";
  if (norm === "because") return after?.norm === "of" ? "ADP" : "SCONJ";
  if (norm === "thanks") return after?.norm === "to" ? "ADP" : undefined;
  if (norm === "of") return tag === "SCONJ" && after?.tag !== "VERB" ? "ADP" : undefined;
  if (norm === "that") return isArticle(tag, before, after) ? "DET" : undefined;
  return norm === "half" && after?.tag === "DET" ? "DET" : undefined;
}

/** "they'll", "You have completely wrecked it"; "the will" */
function asHelper(token: Retaggable, before: Neighbour, after: Neighbour, behind: Neighbour): Tag | undefined {
  const { norm, text } = token;
  if (text.startsWith("'") && CONTRACTED.has(norm) && after !== undefined) return "AUX";
  if (isHave(token) && isParticiple(after?.tag === "ADV" ? behind : after)) return "AUX";
  if (norm === "being" && token.tag === "VERB" && isParticiple(after)) return "AUX";
  return norm === "will" && token.tag === "AUX" && before?.tag === "DET" ? "NOUN" : undefined;
}

/** "plain mean", "scared stiff" */
function isDegree(token: Retaggable, before: Neighbour, after: Neighbour): boolean {
  if (isOutright(token)) return after?.tag === "ADJ";
  return isScaredSo(token) && ["scared", "bored", "frozen", "worried"].includes(before?.norm ?? "");
}

/** "deeply unhappy", "suddenly vanishes" */
function asManner(token: Retaggable, before: Neighbour, after: Neighbour): Tag | undefined {
  const { norm, tag, text } = token;
  if (["kindly", "ever", "even"].includes(norm) || isDegree(token, before, after)) return "ADV";
  if (!norm.endsWith("ly") || norm.length <= 5) return undefined;
  if (tag === "PROPN") return text === norm && norm.length > 8 ? "ADV" : undefined;
  const isManner = tag === "VERB" ? !knownVerbs.has(norm) : tag === "ADJ" && after?.tag === "VERB";
  return isManner ? "ADV" : undefined;
}

/** A name in small letters is none. */
function asSmallLetters(token: Retaggable, before: Neighbour): Tag | undefined {
  const { norm, tag, text } = token;
  if (tag !== "PROPN" || text !== norm) return undefined;
  if (before?.tag === "ADV" && before.norm.endsWith("ly") && isThirdOfVerb(token)) return "VERB";
  if (NAMES.has(norm) || FIRST_NAMES.has(norm) || !/^[a-z-]{4,}$/.test(norm)) return undefined;
  return isJudging(token) && !LABELS.has(norm) ? "ADJ" : "NOUN";
}

/** "lol", "fed up", "it matters to me" */
function asSaid(token: Retaggable, before: Neighbour, after: Neighbour): Tag | undefined {
  if (isChat(token)) return "INTJ";
  if (token.norm === "fed" && after?.norm === "up") return "ADJ";
  // "I crave calm"
  if (token.tag === "ADJ" && isCalm(token) && lists.NEEDING.has(before?.norm ?? "") && after?.tag !== "NOUN")
    return "NOUN";
  return token.norm === "matters" && after?.norm === "to" && before?.tag !== "DET" ? "VERB" : undefined;
}

const isNoAdverb = asksWord((norm) => lists.NO_ADVERB.has(norm));
const isChat = asksWord((norm) => lists.CHAT.has(norm));
const isOutright = isOneOf("plain downright outright");
const isCalm = isOneOf("calm quiet");
const isHave = isOneOf("has have had");
const isScaredSo = isOneOf("stiff witless");

/** Most words are none of those, and are told so at once. */
export const mayBeClosed = perWord(
  (norm, { text }) =>
    lists.WHOEVER_WHICHEVER_EVER.has(norm) ||
    text.startsWith("'") ||
    lists.CHAT.has(norm) ||
    BODIES.has(norm) ||
    norm.endsWith("ly"),
);

function isParticiple(token: Neighbour): boolean {
  if (token?.tag === "VERB" && lists.COST_PUT_HIT.has(token.norm)) return true;
  return token?.tag === "VERB" && /(?:[ew]n|[el]d|de|un[gk]|[fl]t|e[np]t)$/.test(token.norm);
}

/** "HR makes me nervous", "typical IT". */
function isBody({ text, norm, tag }: Retaggable): boolean {
  if (text.length > 4 || text.length < 2 || tag === "NOUN" || tag === "PROPN") return false;
  return text === text.toUpperCase() && BODIES.has(norm);
}

/** "Moths ruined it", "Traffic was slow": a capital at the head of a sentence makes no name. */
function isNoName({ norm, tag }: Retaggable, before: Neighbour): boolean {
  if (before !== undefined || tag !== "PROPN") return false;
  return THINGS.has(norm) || (norm.endsWith("s") && !norm.endsWith("ss") && !NAMES.has(norm));
}

/** "chaired that meeting": after a verb that tells nothing, before a singular. */
function isPointing(before: Neighbour, after: Neighbour): boolean {
  if (after?.tag !== "NOUN" || nounLemma(after.norm) !== after.norm) return false;
  if (before === undefined || before.tag === "PUNCT" || before.tag === "CCONJ") return true;
  if (before.tag !== "VERB") return false;
  return !lists.TELLING.has(verbLemma(before.norm).lemma);
}
