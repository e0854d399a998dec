import { textsOf } from "../lexicon/list.ts";
import { verdictNoun } from "../lexicon/verdict-noun.ts";
import { verdictVerb } from "../lexicon/verdict-verb.ts";
import { verdictVerbAmbiguous } from "../lexicon/verdict-verb-ambiguous.ts";
import * as lists from "../lexicon/words/retag-blame.ts";
import { isJudging } from "./known-classes.ts";
import { knownVerbs } from "./known-verbs.ts";
import { nounLemma, verbLemma } from "./lemma.ts";
import { FIRST_NAMES, ROLES } from "./people.ts";
import type { Tag } from "./reading.ts";
import type { Neighbour, Retaggable } from "./retaggable.ts";
import { asksWord, isOneOf } from "./word.ts";

const BLAMING = new Set([...lists.BLAMING, ...[verdictVerb, verdictVerbAmbiguous].flatMap(textsOf)]);
const LABELS = new Set(textsOf(verdictNoun));
const SOMEBODY = new Set([...ROLES, ...FIRST_NAMES]);
const isBlaming = asksWord((norm) => BLAMING.has(verbLemma(norm).lemma));
const isLabel = asksWord((norm) => LABELS.has(norm));
const isSomebody = asksWord((norm) => SOMEBODY.has(norm));
const isBe = isOneOf(lists.IS_BE);
const isObject = isOneOf("me you him us them");
const isCarrying = isOneOf(lists.IS_CARRYING);
const isWishing = isOneOf(lists.IS_WISHING);
const isSpent = isOneOf(lists.IS_SPENT);
const isThird = asksWord((norm) => norm.endsWith("s") && knownVerbs.has(verbLemma(norm).lemma));
const isPronoun = isOneOf("you they");
const isMany = asksWord(
  (norm) =>
    ["people", "guys", "lot", "folks", "men", "women"].includes(norm) ||
    (nounLemma(norm) !== norm && ROLES.has(nounLemma(norm))),
);
const isDoer = isOneOf(lists.IS_DOER);
const isOften = isOneOf(lists.IS_OFTEN);
const isCommon = isOneOf("people everyone everybody others");
const isRelative = isOneOf(lists.IS_RELATIVE);

/** "You're overreacting", "he loves to meddle", "my boss bullies people": verbs of blame that the tagger takes for something else. Tokens [first, end). */
export function retagBlame(tokens: readonly Retaggable[], first: number, end: number): void {
  const relative = relativeAt(tokens, first);
  for (let at = first + 1; at < end; at++) {
    const [token, before] = [tokens[at], tokens[at - 1]];
    if (token === undefined || before === undefined) continue;
    if (relative !== -1 && isOnlyVerb(tokens, first, at, end)) token.tag = "VERB";
    if (!isBlaming(token)) continue;
    const after = at + 1 < end ? tokens[at + 1] : undefined;
    if (!MISTAKEN.has(token.tag) || isNamed(after)) continue;
    const isOfSomebody = verbLemma(token.norm).form === "base" ? isOfMany : isOfRelative;
    if (isDone(token, before, at - 2 >= first ? tokens[at - 2] : undefined, after) || isOfSomebody(tokens, first, at))
      token.tag = "VERB";
  }
}

const MISTAKEN: ReadonlySet<Tag> = new Set(["NOUN", "ADJ", "ADV", "X", "PROPN", "INTJ", "ADP"]);

/** "a blame game": the word tells what kind of thing follows. */
function isNamed(after: Neighbour): boolean {
  return after !== undefined && ["NOUN", "PROPN", "AUX"].includes(after.tag) && !isCommon(after);
}

/** "The nurses here all complain", "men always interrupt", "the neighbours shout all the time" */
function isOfMany(tokens: readonly Retaggable[], first: number, at: number): boolean {
  let doer = at - 1;
  while (doer > first && tokens[doer] !== undefined && isOften(tokens[doer] as Retaggable)) doer--;
  const who = tokens[doer];
  return who?.tag === "NOUN" && isMany(who);
}

/** "The woman I work with nags", "the man next door who cheats …", "my boss, who is new, whines": the second verb of all. */
function isOfRelative(tokens: readonly Retaggable[], first: number, at: number): boolean {
  // "One of my colleagues nags"
  if (tokens[first]?.norm === "one" && tokens[first + 1]?.norm === "of") return at === first + 4;
  const joint = relativeAt(tokens, first);
  if (joint === -1 || at < joint + 2 || (joint > first + 2 && tokens[at - 1]?.norm !== ",")) return false;
  let verbs = 0;
  for (let index = joint + 1; index < at; index++) {
    const tag = tokens[index]?.tag ?? "X";
    if (tag === "VERB" || tag === "AUX") verbs++;
    else if (tag === "PUNCT" && index < at - 1) return false;
  }
  return verbs === 1;
}

/** Where "who", or "I" or "you", opens what is told of somebody at the head of the sentence, or -1. */
function relativeAt(tokens: readonly Retaggable[], first: number): number {
  const joint = tokens[first + 2]?.norm === "," ? first + 3 : first + 2;
  const [who, relative] = [tokens[first + 1], tokens[joint]];
  return who !== undefined && relative !== undefined && isSomebody(who) && isRelative(relative) ? joint : -1;
}

const OPENS_OBJECT = new Set("PRON DET ADP NOUN".split(" "));

/** "The woman I work with throws tantrums": no other verb follows. */
function isOnlyVerb(tokens: readonly Retaggable[], first: number, at: number, end: number): boolean {
  const token = tokens[at];
  if (token?.tag !== "NOUN" || !isThird(token) || !OPENS_OBJECT.has(tokens[at + 1]?.tag ?? "")) return false;
  for (let index = at + 1; index < end; index++)
    if (["VERB", "AUX", "IMP"].includes(tokens[index]?.tag ?? "")) return false;
  return isOfRelative(tokens, first, at);
}

function isDone(token: Retaggable, before: Retaggable, outer: Neighbour, after: Neighbour): boolean {
  const { form } = verbLemma(token.norm);
  if (form === "ing") return isDoing(token, before, outer, after);
  if (form === "base") return isToldOf(before, outer);
  if (form === "ed") return isDoer(before);
  return form === "s" && isSomebody(before) && after?.tag !== "VERB";
}

/** "you're overreacting", "I caught him lying", "you keep blaming", "he spends his days moaning" */
function isDoing(token: Retaggable, before: Retaggable, outer: Neighbour, after: Neighbour): boolean {
  if (isObject(before) || isCarrying(before) || isSpent(before)) return true;
  if ((after !== undefined && isCommon(after)) || (before.tag === "ADP" && !isLabel(token))) return true;
  const isUnderBe = before.tag === "ADV" ? outer !== undefined && isBe(outer) : isBe(before) && before.tag !== "PART";
  return isUnderBe && !isJudging(token);
}

/** "he loves to meddle", "they always complain" */
function isToldOf(before: Retaggable, outer: Neighbour): boolean {
  if (before.norm === "to") return outer !== undefined && isWishing(outer);
  return isPronoun(before) || (isOften(before) && outer !== undefined && isPronoun(outer));
}
