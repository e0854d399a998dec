import * as lists from "../lexicon/words/retag-known-nouns.ts";
import { FEELINGS, isJudging, isLabel, isOwner, isThen, KIN, LABELS, MADE, OWNS } from "./known-classes.ts";
import { knownVerbs } from "./known-verbs.ts";
import { nounLemma, verbLemma } from "./lemma.ts";
import { isRoleNoun, ROLES } from "./people.ts";
import type { Tag } from "./reading.ts";
import type { Neighbour, Retaggable } from "./retaggable.ts";
import { asksWord, isOneOf, perWord } from "./word.ts";

export const TITLES = lists.TITLES;

/** "you hypocrite", "plumbers are crooks", "my boss drives me mad". */
export function asNoun(token: Retaggable, before: Neighbour, after: Neighbour): Tag | undefined {
  const { tag } = token;
  if (tag === "NOUN" || tag === "PROPN") return undefined;
  if (KINDRED.has(tag) && isKin(token)) return "NOUN";
  if (before === undefined) return undefined;
  if (tag === "VERB" && isThing(token, before)) return "NOUN";
  if (!mayBeNoun(token.word)) return undefined;
  return isRoleIn(token, before) || isLabelIn(token, before, after) ? "NOUN" : undefined;
}

/** "my dream kitchen", "they are idiots": what the tagger takes for a verb. */
function isThing(token: Retaggable, before: Retaggable): boolean {
  if (isMade(token) && OWNS.has(before.norm)) return true;
  return mayBeNoun(token.word) && isBe(before) && verbLemma(token.norm).form === "s";
}

const KINDRED: ReadonlySet<Tag> = new Set(["ADJ", "ADV", "X", "INTJ"]);
const isMade = asksWord((norm) => MADE.has(norm));
const isKin = asksWord((norm) => KIN.has(norm));
const isBe = isOneOf(lists.IS_BE);

const isNamed = ({ tag }: Retaggable) => tag === "DET" || tag === "ADJ";

function isRoleIn(token: Retaggable, before: Retaggable): boolean {
  return token.tag !== "VERB" && isRoleNoun(token) && (isNamed(before) || isOwner(before));
}

/** "you (hypocrite)!", "they are (crooks)", "a (clown)" */
function isLabelIn(token: Retaggable, before: Retaggable, after: Neighbour): boolean {
  if (!isLabel(token) || (after?.tag === "NOUN" && !isThen(after))) return false;
  if (before.norm === "you" && (after === undefined || after.tag === "PUNCT")) return true;
  if (before.norm === "that" && (token.tag === "ADJ" || token.tag === "ADV")) return true;
  const isDeed = token.norm === "lying" || token.norm === "cheating";
  return !isDeed && (isNamed(before) || isUtter(before) || lists.ARE_IS_WAS.has(before.norm));
}

const isUtter = isOneOf("absolute total complete utter");

export const mayBeNoun = perWord((norm) => {
  const lemma = nounLemma(norm);
  return lemma !== norm || ROLES.has(lemma) || LABELS.has(lemma);
});

/** "that naive", "so thick": no noun follows, and the word judges. */
export function asJudging(token: Retaggable, before: Neighbour, after: Neighbour): Tag | undefined {
  const { tag } = token;
  if (!isJudging(token) || tag === "ADJ") return undefined;
  if (tag === "VERB") return isJudgingVerb(token, before, after) ? "ADJ" : undefined;
  if ((tag === "AUX" || tag === "IMP") && isFelt(token, before)) return "ADJ";
  if (isName(token)) return undefined;
  // "Greedy little robins!"
  const isHead = tag === "PROPN" && before === undefined && after?.tag === "ADJ";
  return isHead || tag === "ADV" || isEnding(after) ? "ADJ" : undefined;
}

const isName = asksWord((norm) => LABELS.has(norm) || ROLES.has(norm));
const ENDING: ReadonlySet<Tag> = new Set(["PUNCT", "CCONJ", "ADP"]);
const isEnding = (after: Neighbour) => after === undefined || ENDING.has(after.tag) || isThen(after);
const CLOSING: ReadonlySet<Tag> = new Set(["PUNCT", "SCONJ", "ADP", "CCONJ", "SYM"]);

/** "deeply hurt", "Your timekeeping is shocking."; any other that is no verb of its own */
function isJudgingVerb(token: Retaggable, before: Neighbour, after: Neighbour): boolean {
  const { norm } = token;
  const degree = before?.norm ?? "";
  if (norm === "hurt" && lists.BIT_LITTLE_SO.has(degree) && (after === undefined || CLOSING.has(after.tag)))
    return true;
  // "Your brother's not being mean", "you're just mean"
  const isEnd = after === undefined || after.tag === "PUNCT";
  if (norm === "mean" && (lists.SO_TOO_VERY.has(degree) || (degree === "just" && isEnd))) return true;
  if (norm.endsWith("ing") && isDegreeOfIng(degree, after)) return true;
  return !FEELINGS.has(norm) && !knownVerbs.has(verbLemma(norm).lemma) && !isName(token);
}

/** "Nobody hurt", "ur feet stink so bad": no helper, no order. */
function isFelt({ norm, tag }: Retaggable, before: Neighbour): boolean {
  return tag === "AUX" ? FEELINGS.has(norm) : before?.norm === "so" || !knownVerbs.has(norm);
}

/** "Absolutely shocking service", "Your timekeeping is shocking." */
function isDegreeOfIng(degree: string, after: Neighbour): boolean {
  if (after?.tag === "NOUN" && lists.ABSOLUTELY_COMPLETELY_TOTALLY.has(degree)) return true;
  const isLast = after === undefined || after.tag === "PUNCT" || after.tag === "CCONJ" || isThen(after);
  return isLast && lists.IS_ARE_WAS.has(degree);
}
