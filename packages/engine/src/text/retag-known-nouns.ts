import * as lists from "../lexicon/words/retag-known-nouns.ts";
import { FEELINGS, isJudging, isLabel, isOwner, isThen, KIN, LABELS, MADE, OWNS } from "./known-classes.ts";
import { knownVerbs } from "./known-verbs.ts";
import { nounLemma, verbLemma } from "./lemma.ts";
import { FIRST_NAMES, isRoleNoun, ROLES } from "./people.ts";
import type { Tag } from "./reading.ts";
import type { Retaggable } from "./retaggable.ts";
import { asksWord, isOneOf, perWord } from "./word.ts";

export const TITLES = lists.TITLES;

/** "you hypocrite", "plumbers are crooks", "my boss drives me mad". */
export function asNoun(
  token: Retaggable,
  before: Retaggable | undefined,
  after: Retaggable | undefined,
): Tag | undefined {
  const { norm, tag } = token;
  if (tag === "NOUN" || tag === "PROPN") return undefined;

  if (tag === "VERB" && before !== undefined && isMade(token) && OWNS.has(before.norm)) return "NOUN";
  if ((tag === "ADJ" || tag === "ADV" || tag === "X" || tag === "INTJ") && isKin(token)) return "NOUN";
  if (before === undefined || !mayBeNoun(token.word)) return undefined;
  if (tag === "VERB" && isBe(before) && verbLemma(norm).form === "s") return "NOUN";
  if (tag !== "VERB" && tag !== "AUX" && isRoleNoun(token)) {
    if (before.tag === "DET" || before.tag === "ADJ" || isOwner(before)) return "NOUN";
  }
  if (!isLabel(token) || (after?.tag === "NOUN" && !isThen(after))) return undefined;
  const isCalled =
    (before.norm === "you" && (after === undefined || after.tag === "PUNCT")) ||
    (before.norm === "that" && (tag === "ADJ" || tag === "ADV"));
  const isNamed = before.tag === "DET" || before.tag === "ADJ" || isUtter(before) || lists.ARE_IS_WAS.has(before.norm);
  return isCalled || (isNamed && norm !== "lying" && norm !== "cheating") ? "NOUN" : undefined;
}

const isMade = asksWord((norm) => MADE.has(norm));
const isKin = asksWord((norm) => KIN.has(norm));
const isUtter = isOneOf("absolute total complete utter");
const isBe = isOneOf(lists.IS_BE);

export const mayBeNoun = perWord((norm) => {
  const lemma = nounLemma(norm);
  return lemma !== norm || ROLES.has(lemma) || LABELS.has(lemma);
});

/** "that naive", "so thick": no noun follows, and the word judges. */
export function asJudging(
  token: Retaggable,
  before: Retaggable | undefined,
  after: Retaggable | undefined,
): Tag | undefined {
  if (!isJudging(token)) return undefined;
  const { norm, tag } = token;
  const isDegree = lists.BIT_LITTLE_SO.has(before?.norm ?? "");
  const isSaid = after === undefined || ["PUNCT", "SCONJ", "ADP", "CCONJ", "SYM"].includes(after.tag);
  if ((tag === "VERB" && norm === "hurt" && isDegree && isSaid) || (tag === "AUX" && FEELINGS.has(norm))) return "ADJ";
  if (tag === "IMP" && (before?.norm === "so" || !knownVerbs.has(norm))) return "ADJ";
  if (norm === "mean" && tag === "VERB" && lists.SO_TOO_VERY.has(before?.norm ?? "")) return "ADJ";
  if (norm === "mean" && tag === "VERB" && before?.norm === "just" && (after === undefined || after.tag === "PUNCT"))
    return "ADJ";
  // "Your timekeeping is shocking."
  const isBeing = lists.IS_ARE_WAS.has(before?.norm ?? "");
  const isUtter = lists.ABSOLUTELY_COMPLETELY_TOTALLY.has(before?.norm ?? "");
  if (tag === "VERB" && norm.endsWith("ing") && isUtter && after?.tag === "NOUN") return "ADJ";
  if (
    tag === "VERB" &&
    norm.endsWith("ing") &&
    isBeing &&
    (after === undefined || isThen(after) || ["PUNCT", "CCONJ"].includes(after.tag))
  )
    return "ADJ";
  if (tag === "ADJ" || (tag === "VERB" && knownVerbs.has(verbLemma(norm).lemma))) return undefined;
  if (tag === "VERB" && FEELINGS.has(norm)) return undefined;
  if (LABELS.has(norm) || ROLES.has(norm)) return undefined;
  // "Greedy little robins!"
  if (tag === "PROPN" && before === undefined && after?.tag === "ADJ" && !FIRST_NAMES.has(norm)) return "ADJ";
  return tag === "ADV" ||
    tag === "VERB" ||
    after === undefined ||
    after.tag === "PUNCT" ||
    after.tag === "CCONJ" ||
    after.tag === "ADP" ||
    isThen(after)
    ? "ADJ"
    : undefined;
}
