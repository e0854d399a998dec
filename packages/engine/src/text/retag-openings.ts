import * as lists from "../lexicon/words/retag-openings.ts";
import { knownVerbs } from "./known-verbs.ts";
import { verbLemma } from "./lemma.ts";
import type { Tag } from "./reading.ts";
import type { Neighbour, Retaggable } from "./retaggable.ts";
import { asksWord, isOneOf } from "./word.ts";

/** After a dropped "I" these open statements and greetings: "Hope you're well", "Need this by noon". */
const isDroppedI = isOneOf(lists.IS_DROPPED_I);

/** After these a clause may begin, even one without a subject. */
const mayOpen = isOneOf([...lists.MAY_OPEN, ...',:;-–—•*"“']);

const isPlease = isOneOf("please kindly");

/** Whether a clause without a subject may begin here. */
export function mayOrder(tokens: readonly Retaggable[], index: number, first: number): boolean {
  if (index === first) return true;
  const before = tokens[index - 1];
  if (before === undefined) return false;
  if (isPlease(before) || before.norm === ":" || before.norm === ";") return true;
  if (before.norm === "never" && (index - 1 === first || mayLead(tokens[index - 2]))) return true;
  if (isFronted(tokens, first, index)) return true;
  // "Never ever do that", "Never again wake my son"
  if (["ever", "again"].includes(before.norm) && index - 2 === first && tokens[first]?.norm === "never") return true;
  if (!mayOpen(before)) return before.tag === "SYM" || before.tag === "INTJ";
  return !hasSubject(tokens, first, index);
}

/** "Please never …", "and never …" */
const mayLead = (token: Neighbour) => ["please", "kindly", "and", "so", "but", "just"].includes(token?.norm ?? "");

const opensFront = isOneOf(lists.OPENS_FRONT);

/** "Next time ask me", "from now on run it past me", "by Friday send me …", "for heaven's sake answer". */
function isFronted(tokens: readonly Retaggable[], first: number, index: number): boolean {
  const opener = tokens[first];
  if (index - first > 4 || opener === undefined || !opensFront(opener)) return false;
  const words = tokens.slice(first, index).map(({ norm }) => norm);
  return FRONTS.test(words.join(" ")) || (words.length === 2 && words[0] === "by" && lists.WEEKDAY.has(words[1] ?? ""));
}

const FRONTS = /^(?:next time|this time|in future|for once|from now on|for \S+ 's sake)$/;

/** A word that can carry the verb as its subject: not a name that is called, not a greeting. */
function hasSubject(tokens: readonly Retaggable[], first: number, index: number): boolean {
  const isCalled = tokens[index - 1]?.norm === "," && index - first <= 4 && tokens[index - 2]?.tag === "PROPN";
  if (isCalled || isHeyed(tokens, first, index)) return false;
  if (tokens[index - 1]?.norm === "," && isVerbless(tokens, first, index)) return false;
  if (tokens[index - 1]?.norm === ",") return !isFrontClause(tokens, first);
  for (let at = first; at < index; at++) {
    const tag = tokens[at]?.tag;
    if (tag === "IMP") return false;
    if (tag === "PRON" || tag === "NOUN" || tag === "PROPN" || tag === "DET") return true;
  }
  return false;
}

/** "omw home, have the kitchen clean": what stands before the comma tells nothing yet. */
function isVerbless(tokens: readonly Retaggable[], first: number, index: number): boolean {
  for (let at = first; at < index; at++) if (["VERB", "AUX", "IMP"].includes(tokens[at]?.tag ?? "")) return false;
  return index - first <= 4;
}

/** "Look, stop shouting", "Listen, just give it back" */
function isHeyed(tokens: readonly Retaggable[], first: number, index: number): boolean {
  return (
    index - first <= 3 && tokens[first + 1]?.norm === "," && ["look", "listen"].includes(tokens[first]?.norm ?? "")
  );
}

/** "If you can, send …", "By Friday, send …". */
function isFrontClause(tokens: readonly Retaggable[], first: number): boolean {
  return lists.IF_WHEN_ONCE.has(tokens[first]?.norm ?? "");
}

/** Whether a word can be an order at all: a verb in its base form. */
export const mayBeOrder = asksWord((norm) => isBase(norm));

/** Whether a word that may be an order, where one may begin, is one. */
export function isOrder(tokens: readonly Retaggable[], token: Retaggable, index: number, end: number): boolean {
  if (isDroppedI(token) && !isDoIt(tokens, index) && !isHaveReady(tokens, index, end)) return false;
  const next = index + 1 < end ? tokens[index + 1] : undefined;
  const after = index + 2 < end ? tokens[index + 2] : undefined;
  if (token.tag === "VERB") return !["you", "i", "we", "they", "he", "she"].includes(next?.norm ?? "");
  if (!MISTAKEN.has(token.tag)) return false;
  if (next === undefined || next.tag === "PUNCT") return /^(?:resign|apologi[sz]e|confess|behave)$/.test(token.norm);
  return isBanned(tokens, index, next) || isPlainOrder(token, next, after) || hasObject(next, after);
}

/** "(clean) it", "(tidy) up your mess" */
function hasObject({ norm }: Retaggable, after: Neighbour): boolean {
  return lists.OBJECTS.has(norm) || (lists.PARTICLES.has(norm) && after !== undefined && isObjectOrEnd(after));
}

/** "Never shout at me again", "Never ever laugh at me" */
function isBanned(tokens: readonly Retaggable[], index: number, next: Retaggable): boolean {
  const isNever = [tokens[index - 1]?.norm, tokens[index - 2]?.norm].includes("never");
  return isNever && ["at", "to", "over", "with"].includes(next.norm);
}

const isObjectOrEnd = ({ norm, tag }: Retaggable) => lists.OBJECTS.has(norm) || tag === "PUNCT";

/** "Hurry up", "Reply to my e-mail", "Deal with it", "Rewrite page two", "Hand Marek the invoice", "Answer by Friday" */
function isPlainOrder({ norm, tag }: Retaggable, next: Retaggable, after: Neighbour): boolean {
  if (lists.HURRY.has(norm)) return ["up", "down"].includes(next.norm);
  if (lists.REPLY.has(norm) && next.norm === "to") return lists.ME_US_MY.has(after?.norm ?? "");
  if (norm === "deal" && next.norm === "with") return true;
  if (tag === "PROPN" && lists.VERBS_ALONE.has(norm)) return ["NOUN", "VERB", "NUM"].includes(next.tag);
  if (["hand", "pay", "lend", "show"].includes(norm) && next.tag === "PROPN")
    return lists.OBJECTS.has(after?.norm ?? "");
  return tag === "NOUN" && isDueOrder(norm, next.norm);
}

const MISTAKEN: ReadonlySet<Tag> = new Set(["NOUN", "ADJ", "PROPN", "INTJ", "ADV", "ADP", "PRON", "DET"]);

/** "Answer by Friday", "Next time knock before you come in": a noun by its look, but nothing else could be meant. */
function isDueOrder(norm: string, next: string): boolean {
  return (next === "before" || next === "when") && lists.KNOCK_ANSWER_REPLY.has(norm);
}

/** "Have the report ready by nine", "have the decency to ask" */
function isHaveReady(tokens: readonly Retaggable[], index: number, end: number): boolean {
  if (tokens[index]?.norm !== "have" || !lists.THE_YOUR_MY.has(tokens[index + 1]?.norm ?? "")) return false;
  if (["decency", "courtesy", "guts", "nerve", "grace"].includes(tokens[index + 2]?.norm ?? "")) return true;
  for (let at = index + 2; at < Math.min(end, index + 6); at++)
    if (lists.READY_DONE_CLEAN.has(tokens[at]?.norm ?? "")) return true;
  return false;
}

/** "do that again", "do it yourself"; "do I", "do you" ask. */
function isDoIt(tokens: readonly Retaggable[], index: number): boolean {
  return tokens[index]?.norm === "do" && lists.THAT_IT_THIS.has(tokens[index + 1]?.norm ?? "");
}

function isBase(norm: string): boolean {
  return knownVerbs.has(norm) && verbLemma(norm).form === "base";
}

export const isBaseVerb = asksWord(isBase);

/** The tagger's imperative with a subject before it, or of a dropped "I". */
export function isNoOrder(
  tokens: readonly Retaggable[],
  token: Retaggable,
  index: number,
  first: number,
  asks: boolean,
): boolean {
  const { norm } = token;
  const next = tokens[index + 1];
  if (!["base", "ing"].includes(verbLemma(norm).form)) return true;
  if (["silly", "poor", "lucky", "good", "clever"].includes(norm)) return true;
  // "Act two started late", "…, complete with sounds"
  if ((norm === "act" && next?.tag === "NUM") || lists.MATTERS_MATTER_MEANS.has(next?.norm ?? "")) return true;
  if (index === first) return lists.HOPE_THANK_THANKS.has(norm) || (asks && lists.WISHED.has(norm));
  // "I lay awake, upset that he left", "the man upstairs upset me"
  if (norm === "upset") return true;
  if (isFronted(tokens, first, index) || tokens[first]?.tag === "IMP") return false;
  const before = tokens[index - 1];
  return before?.tag === "NOUN" || (before?.tag === "PROPN" && before.norm !== "kindly");
}
