import * as lists from "../lexicon/words/retag-openings.ts";
import { knownVerbs } from "./known-verbs.ts";
import { verbLemma } from "./lemma.ts";
import type { Retaggable } from "./retaggable.ts";
import { asksWord, isOneOf } from "./word.ts";

/** After a dropped "I" these open statements and greetings: "Hope you're well", "Need this by noon". */
const isDroppedI = isOneOf(lists.IS_DROPPED_I);

const isOwner = (token: Retaggable | undefined) => lists.ME_US_MY.has(token?.norm ?? "");

/** After these a clause may begin, even one without a subject. */
const mayOpen = isOneOf(
  ', : ; - – — • * " “ and or then so now just please kindly also but first next finally immediately ok okay hey hi listen look seriously honestly',
);

/** Whether a clause without a subject may begin here. */
export function mayOrder(tokens: readonly Retaggable[], index: number, first: number): boolean {
  if (index === first) return true;
  const before = tokens[index - 1];
  if (before === undefined) return false;
  if (before.norm === "please" || before.norm === "kindly") return true;
  if (before.norm === "never" && (index - 1 === first || mayLead(tokens[index - 2]))) return true;
  if (isFronted(tokens, first, index)) return true;
  // "Never ever do that", "Never again wake my son"
  if (isEverOrAgain(before) && index - 2 === first && tokens[first]?.norm === "never") return true;
  if (before.norm === ":" || before.norm === ";") return true;
  if (!mayOpen(before)) return before.tag === "SYM" || before.tag === "INTJ";
  return !hasSubject(tokens, first, index);
}

const isEverOrAgain = isOneOf("ever again");
/** "Please never …", "and never …" */
const mayLead = (token: Retaggable | undefined) =>
  ["please", "kindly", "and", "so", "but", "just"].includes(token?.norm ?? "");

const opensFront = isOneOf(lists.OPENS_FRONT);

/** "Next time ask me", "from now on run it past me", "by Friday send me …", "for heaven's sake answer". */
function isFronted(tokens: readonly Retaggable[], first: number, index: number): boolean {
  const opener = tokens[first];
  if (index - first < 2 || index - first > 5 || opener === undefined || !opensFront(opener)) return false;
  const at = tokens[first]?.norm === "and" || tokens[first]?.norm === "so" ? first + 1 : first;
  const [one, two, three] = [tokens[at]?.norm ?? "", tokens[at + 1]?.norm ?? "", tokens[at + 2]?.norm ?? ""];
  const length = index - at;
  if (length === 2)
    return (
      ((one === "next" || one === "this") && two === "time") ||
      (one === "in" && two === "future") ||
      (one === "by" && lists.WEEKDAY.has(two)) ||
      (one === "for" && two === "once")
    );
  if (length === 3) return one === "from" && two === "now" && three === "on";
  return length === 4 && one === "for" && three === "'s" && tokens[at + 3]?.norm === "sake";
}

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

const VERBS_ALONE = new Set("rewrite redo resend reissue retype repay".split(" "));

/** Whether a word that may be an order, where one may begin, is one. */
export function isOrder(tokens: readonly Retaggable[], index: number, end: number): boolean {
  const token = tokens[index];
  if (token === undefined) return false;
  if (isDroppedI(token) && !isDoIt(tokens, index) && !isHaveReady(tokens, index, end)) return false;
  const next = index + 1 < end ? tokens[index + 1] : undefined;
  const after = index + 2 < end ? tokens[index + 2] : undefined;
  if (token.tag === "VERB") return !["you", "i", "we", "they", "he", "she"].includes(next?.norm ?? "");
  if (!["NOUN", "ADJ", "PROPN", "INTJ", "ADV", "ADP", "PRON", "DET"].includes(token.tag)) return false;
  // "Never again post pictures of my kids"
  if (tokens[index - 2]?.norm === "never" && next?.tag !== "AUX") return true;
  if (/^(?:resign|apologi[sz]e|confess|behave)$/.test(token.norm) && (next?.tag ?? "PUNCT") === "PUNCT") return true;
  if (next === undefined) return false;
  if (["hurry", "shut", "grow", "wake", "calm"].includes(token.norm) && ["up", "down"].includes(next.norm)) return true;
  // "Never shout at me again"
  if (tokens[index - 1]?.norm === "never" && ["at", "to", "over", "with"].includes(next.norm)) return true;
  // "Reply to my e-mail", "stop waking my son"
  if (next.norm === "to" && ["reply", "answer", "respond", "talk", "speak"].includes(token.norm)) return isOwner(after);
  if (token.norm === "deal" && next.norm === "with") return true;
  if (token.tag === "PROPN" && index === 0 && VERBS_ALONE.has(token.norm) && ["NOUN", "VERB", "NUM"].includes(next.tag))
    return true;
  // "Hand Marek the invoice"
  if (
    ["hand", "pay", "lend", "show"].includes(token.norm) &&
    next.tag === "PROPN" &&
    lists.OBJECTS.has(after?.norm ?? "")
  )
    return true;
  if (token.tag === "NOUN" && isDueOrder(token.norm, next.norm)) return true;
  const isExclaimed = token.tag === "ADJ" && ["me", "you", "us"].includes(next.norm);
  const hasObject = lists.OBJECTS.has(next.norm) && !isExclaimed;
  return (
    hasObject ||
    (lists.PARTICLES.has(next.norm) && after !== undefined && (lists.OBJECTS.has(after.norm) || after.tag === "PUNCT"))
  );
}

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
export function isNoOrder(tokens: readonly Retaggable[], index: number, first: number, asks: boolean): boolean {
  const token = tokens[index];
  if (token === undefined) return false;
  const { form } = verbLemma(token.norm);
  if (
    (form === "past" || form === "ed" || form === "participle" || form === "s") &&
    !lists.LAY_FOUND_FELL.has(token.norm)
  )
    return true;
  if (["silly", "poor", "lucky", "good", "clever"].includes(token.norm)) return true;
  // "I lay awake, upset that he left", "the man upstairs upset me"
  if (token.norm === "upset" && index > first) return true;
  // "Act two started late", "…, complete with sounds"
  if (token.norm === "act" && tokens[index + 1]?.tag === "NUM") return true;
  if (lists.HOPE_THANK_THANKS.has(token.norm) && index === first) return true;
  if (lists.MATTERS_MATTER_MEANS.has(tokens[index + 1]?.norm ?? "")) return true;
  if (isFronted(tokens, first, index)) return false;
  const before = index > first ? tokens[index - 1] : undefined;
  const isAfterNoun = before?.tag === "NOUN" || (before?.tag === "PROPN" && before.norm !== "kindly");
  if (isAfterNoun && tokens[first]?.tag !== "IMP") return true;
  return asks && index === first && ["want", "need", "fancy", "got", "like"].includes(token.norm);
}
