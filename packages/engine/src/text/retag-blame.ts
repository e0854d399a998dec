import { textsOf } from "../lexicon/list.ts";
import { verdictNoun } from "../lexicon/verdict-noun.ts";
import { verdictVerb } from "../lexicon/verdict-verb.ts";
import { verdictVerbAmbiguous } from "../lexicon/verdict-verb-ambiguous.ts";
import { verbLemma } from "./lemma.ts";
import { FIRST_NAMES, ROLES } from "./people.ts";
import { isJudging } from "./retag-known.ts";
import type { Retaggable } from "./retaggable.ts";
import { asksWord, isOneOf } from "./word.ts";

const BLAMING = new Set(["boss", "mess", "pick", ...[verdictVerb, verdictVerbAmbiguous].flatMap(textsOf)]);
const LABELS = new Set(textsOf(verdictNoun));
const SOMEBODY = new Set([...ROLES, ...FIRST_NAMES]);
const isBlaming = asksWord((norm) => BLAMING.has(verbLemma(norm).lemma));
const isLabel = asksWord((norm) => LABELS.has(norm));
const isSomebody = asksWord((norm) => SOMEBODY.has(norm));
const isBe = isOneOf("be am is are was were been 'm 're 's being");
const isObject = isOneOf("me you him us them");
const isCarrying = isOneOf(
  "keep keeps kept start starts started begin began continue continues enjoy enjoys enjoyed stop stops stopped love loves like likes hate hates",
);
const isWishing = isOneOf(
  "love loves loved like likes liked tend tends tended want wants wanted try tries tried have has had prefer prefers begin began continue continues continued start started going need needs choose chose",
);
const isSpent = isOneOf(
  "time day days hours hour week weeks morning afternoon evening night minutes life lives weekend",
);
const isMany = isOneOf("you they people guys lot folks parents");
const isDoer = isOneOf("and have has had i you he she they we all both just only");
/** Of nobody can it be said that he "is lied": "she's lied" is "she has". */
const isAlone = isOneOf(
  "overreacted sulked lied cheated gossiped exaggerated interfered meddled boasted bragged whined moaned",
);
const isOften = isOneOf("always just only never constantly even still all simply often really");
const isCommon = isOneOf("people everyone everybody");

/** "You're overreacting", "he loves to meddle", "my boss bullies people": verbs of blame that the tagger takes for something else. Tokens [first, end). */
export function retagBlame(tokens: readonly Retaggable[], first: number, end: number): void {
  for (let at = first + 1; at < end; at++) {
    const [token, before] = [tokens[at], tokens[at - 1]];
    if (token === undefined || before === undefined || !isBlaming(token)) continue;
    const after = at + 1 < end ? tokens[at + 1] : undefined;
    if (!/^(?:NOUN|ADJ|ADV|X|PROPN|INTJ)$/.test(token.tag)) continue;
    if (after !== undefined && /^(?:NOUN|PROPN|AUX)$/.test(after.tag) && !isCommon(after)) continue;
    if (isDone(token, before, at - 2 >= first ? tokens[at - 2] : undefined, after)) token.tag = "VERB";
  }
}

function isDone(
  token: Retaggable,
  before: Retaggable,
  outer: Retaggable | undefined,
  after: Retaggable | undefined,
): boolean {
  const { form } = verbLemma(token.norm);
  const isUnderBe = isBe(before) || (before.tag === "ADV" && outer !== undefined && isBe(outer));
  if (form === "ing")
    return (
      (isUnderBe && !isJudging(token)) ||
      isObject(before) ||
      isCarrying(before) ||
      (after !== undefined && isCommon(after)) ||
      isSpent(before) ||
      (before.tag === "ADP" && !isLabel(token))
    );
  if (form === "base") {
    if (before.norm === "to") return outer !== undefined && isWishing(outer);
    return isMany(before) || (isOften(before) && outer !== undefined && isMany(outer));
  }
  if (form === "ed")
    return isDoer(before) || (before.norm === "'s" && (isAlone(token) || (after !== undefined && isObject(after))));
  return form === "s" && isSomebody(before) && after?.tag !== "VERB";
}
