import * as lists from "../lexicon/words/retag-closed.ts";
import { isJudging } from "./known-classes.ts";
import type { Tag } from "./reading.ts";
import { isBaseVerb } from "./retag-openings.ts";
import type { Retaggable } from "./retaggable.ts";
import { asksWord, isOneOf } from "./word.ts";

const isStray = asksWord((norm) => /^[a-z][a-z-]{3,}$/.test(norm) && !lists.CLOSED.has(norm));

function isClosed(tag: Tag): boolean {
  return tag === "PRON" || tag === "DET" || tag === "AUX" || tag === "CCONJ" || tag === "SCONJ";
}

/** "don't laugh at the hats": after such a "don't" stands a verb, whatever the tagger made of it. */
function isForbidden(tokens: readonly Retaggable[], index: number, first: number): boolean {
  if (index < 2) return false;
  const order = tokens[index - 2];
  // "Never again speak to me like that"
  if (tokens[index - 1]?.norm === "again") return order?.norm === "never" && index - 2 === first;
  if (tokens[index - 1]?.norm !== "not") return false;
  return (
    order?.tag === "IMP" && order.norm === "do" && !["VERB", "AUX", "IMP", "PRON"].includes(tokens[index]?.tag ?? "")
  );
}

/** "Hi love, …", "Morning, love." */
function isCalled(tokens: readonly Retaggable[], index: number, first: number): boolean {
  const after = tokens[index + 1];
  const before = tokens[index - 1]?.tag === "PUNCT" ? tokens[index - 2] : tokens[index - 1];
  const isLast = after?.tag === "PUNCT";
  return isLast && index > first && lists.HI_HEY_HELLO.has(before?.norm ?? "");
}

/** "HR clearly think we're machines": behind an adverb, with somebody straight after. */
function isThinking(tokens: readonly Retaggable[], index: number): boolean {
  const token = tokens[index];
  return (
    token !== undefined && isBaseVerb(token) && tokens[index - 1]?.tag === "ADV" && tokens[index + 1]?.tag === "PRON"
  );
}

const isSubject = isOneOf("i you he she we they");

/** "You behave like a robot": behind such a pronoun. */
function isTheirs(tokens: readonly Retaggable[], index: number, first: number): boolean {
  const [before, token] = [tokens[index - 1], tokens[index]];
  return index > first && token !== undefined && before !== undefined && isSubject(before) && isBaseVerb(token);
}

/** "a nasty cough": the tagger's conjunction that is none. Tokens [first, end) are one sentence. */
export function retagClosed(tokens: readonly Retaggable[], first: number, end: number): void {
  for (let index = first; index < end; index++) {
    const token = tokens[index];
    if (token === undefined) continue;
    if (isForbidden(tokens, index, first) && isBaseVerb(token)) token.tag = "IMP";
    if (token.norm === "love" && isCalled(tokens, index, first)) token.tag = "NOUN";
    if (!isClosed(token.tag) || !isStray(token)) continue;
    if (isJudging(token)) token.tag = "ADJ";
    else token.tag = isThinking(tokens, index) || isTheirs(tokens, index, first) ? "VERB" : "NOUN";
  }
}
