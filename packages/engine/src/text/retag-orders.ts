import * as lists from "../lexicon/words/retag-orders.ts";
import { knownVerbs } from "./known-verbs.ts";
import { verbLemma } from "./lemma.ts";
import type { Tag } from "./reading.ts";
import type { Retaggable } from "./retaggable.ts";
import { asksWord, isOneOf } from "./word.ts";

/** Where a clause without a subject may begin: after these, or at the head of its sentence. */
const isJoint = isOneOf([...lists.IS_JOINT, ..."&/,;:-–—()\"“”'.…•*!", "--", "..", "..."]);
const isAsking = isOneOf(lists.IS_ASKING);
const isSubject = isOneOf(lists.IS_SUBJECT);

const MAY_BE: ReadonlySet<Tag> = new Set(["VERB", "NOUN", "PROPN", "ADJ", "ADV", "INTJ", "X", "SCONJ", "ADP"]);

/** Settles which verbs are orders by where their clause begins. Tokens [first, end) are one sentence. */
export function retagOrders(tokens: readonly Retaggable[], first: number, end: number): void {
  const asks = tokens[end - 1]?.text.includes("?") === true;
  let order = -1;
  for (let index = first; index < end; index++) {
    const token = tokens[index];
    if (token === undefined) continue;
    if (token.tag === "IMP") token.tag = checked(tokens, token, index, first, end);
    else if (isFollowUp(tokens, index, first, end, order, asks) || isOpened(tokens, index, first)) token.tag = "IMP";
    if (token.tag === "IMP") order = index;
  }
}

const isBase = asksWord((norm) => knownVerbs.has(norm) && verbLemma(norm).form === "base");

function isSubjectAt(tokens: readonly Retaggable[], index: number): boolean {
  const token = tokens[index];
  return token !== undefined && isSubject(token);
}

/** The tag of what the tagger took for an order. */
function checked(tokens: readonly Retaggable[], token: Retaggable, index: number, first: number, end: number): Tag {
  const next = tokens[index + 1]?.norm ?? "";
  if (token.norm === "please") return "INTJ";
  if (token.norm === "do" && isHelper(tokens, index, end)) return "AUX";
  if (!isBase(token)) return token.norm.endsWith("ly") ? "ADV" : unknownTag(token, next);
  const before = index > 0 ? tokens[index - 1] : undefined;
  if (isThingMeant(token.norm, before?.norm, next)) return "NOUN";
  if (before === undefined || index === first) return "IMP";
  // "He never once let me down", "you never ever ask"
  if (before.norm === "once" && tokens[index - 2]?.norm === "never") return "VERB";
  return !isAsked(tokens, index, first) && mayLeadIn(before, tokens[index - 2]) ? "IMP" : "VERB";
}

const LEADING: ReadonlySet<Tag> = new Set(["PUNCT", "SYM", "INTJ", "PROPN", "ADV"]);

/** Whether an order may stand behind such a word. */
function mayLeadIn(before: Retaggable, outer: Retaggable | undefined): boolean {
  return (before.norm === "not" && outer?.tag === "IMP") || isJoint(before) || LEADING.has(before.tag);
}

/** "nor do I", "…, don't you?"; "Feeling low, don't really know why" */
function isHelper(tokens: readonly Retaggable[], index: number, end: number): boolean {
  const isSo = ["so", "nor", "neither"].includes(tokens[index - 1]?.norm ?? "") && isSubjectAt(tokens, index + 1);
  return isSo || isAskedAfter(tokens, index, end) || tokens[index + 2]?.norm === "really";
}

/** "…, don't you, …": a question tagged on. */
function isAskedAfter(tokens: readonly Retaggable[], index: number, end: number): boolean {
  const isYou = ["you", "we", "i", "they"].includes(tokens[index + 2]?.norm ?? "");
  return isYou && tokens[index + 1]?.norm === "not" && (index + 3 >= end || tokens[index + 3]?.tag === "PUNCT");
}

/** "respect for it", "third call about …": nouns that may look like orders elsewhere. */
function isThingMeant(norm: string, before: string | undefined, next: string): boolean {
  if (next === "for" && lists.RESPECT_TRUST_SUPPORT.has(norm)) return true;
  return /^(?:second|third|fourth|fifth|\d+(?:[nr]d|th))$/.test(before ?? "") && next !== "the";
}

/** A word that is no verb in its base form: a misspelling may still be an order, an adjective or a noun is none. */
function unknownTag({ norm }: Retaggable, next: string): Tag {
  if (lists.SINCE_BECAUSE_WHILE.has(norm)) return "SCONJ";
  if (lists.CALLED.has(norm)) return "NOUN";
  const isObject = lists.ME_US_HIM.has(next);
  return isObject && /^[a-z]{3,}$/.test(norm) ? "IMP" : "NOUN";
}

/** "could you please make copies", "can someone tell me" */
function isAsked(tokens: readonly Retaggable[], index: number, first: number): boolean {
  for (let at = index - 1; at >= Math.max(first, index - 5); at--) {
    const token = tokens[at];
    if (token === undefined || token.tag === "PUNCT" || token.tag === "CCONJ" || token.tag === "IMP") return false;
    if (isAsking(token)) return token.tag !== "ADP";
  }
  return false;
}

const isAbbreviated = isOneOf(lists.IS_ABBREVIATED);

/** "tbh stop it", "no offence, but stop it": behind such an opening an order is one as well. */
function isOpened(tokens: readonly Retaggable[], index: number, first: number): boolean {
  const [token, opening] = [tokens[index], tokens[first]];
  if (token?.tag !== "VERB" || opening === undefined || index === first || index > first + 4 || !isBase(token))
    return false;
  if (opening.norm === "no") return tokens[index - 1]?.norm === "but";
  return isAbbreviated(opening) && index === first + 1;
}

const leadsOn = isOneOf("please and or & / then");

/** A base verb where an order goes on or begins: "contact Vernon and get the details", "…, but don't tell", "please help". */
function isFollowUp(
  tokens: readonly Retaggable[],
  index: number,
  first: number,
  end: number,
  order: number,
  asks: boolean,
): boolean {
  if (index === first) return false;
  const token = tokens[index];
  const before = tokens[index - 1];
  if (token === undefined || before === undefined || !leadsOn(before)) return false;
  if (!isBase(token) || !MAY_BE.has(token.tag)) return false;
  const isVerb = token.tag === "VERB";
  if (before.norm === "please" && !asks) return !isAsked(tokens, index, first) && token.norm !== "thanks";
  if (order === -1) return false;
  if (!isVerb && !takesObject(tokens, index, end)) return false;
  return !hasSubjectBetween(tokens, order + 1, index);
}

function takesObject(tokens: readonly Retaggable[], index: number, end: number): boolean {
  const next = index + 1 < end ? tokens[index + 1] : undefined;
  if (["quit", "cease", "avoid", "refrain"].includes(tokens[index]?.norm ?? ""))
    return /ing$|^from$/.test(next?.norm ?? "");
  return next !== undefined && lists.ME_US_HIM_THEM.has(next.norm) && tokens[index]?.tag !== "ADP";
}

/** Whether another subject took over since the last order. */
function hasSubjectBetween(tokens: readonly Retaggable[], from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const token = tokens[at];
    const after = tokens[at + 1];
    if (token === undefined || after === undefined) continue;
    const isNominal = isSubject(token);
    if (isNominal && (after.tag === "AUX" || (after.tag === "VERB" && isSubject(token)))) return true;
  }
  return false;
}
