import * as lists from "../../lexicon/words/cause-infinitives.ts";
import { isDoneToAt } from "../done-to.ts";
import { clauseOf, findToken, norm, phraseAt } from "../query.ts";
import type { Reading } from "../reading.ts";
import { isActor, isOwnElsewhere, kindOfClause, kindOfPhrase, suffersAt } from "./cause-kinds.ts";
import { type Cause, trimmed } from "./cause-stretches.ts";

/** "shocked to read that you left": what was seen or heard is the cause. */
export function byInfinitive(reading: Reading, at: number, limit: number): Cause | undefined {
  const verb = reading.tokens[at + 1];
  if (verb?.lemma === "be" && isDoneToAt(reading, at + 2))
    return { kind: "act", first: at, end: trimmed(reading, at, limit) };
  if (verb === undefined || !lists.TOLD.has(verb.lemma)) return { kind: "event", first: at, end: limit };
  // "shocked to learn (from the paper) that the pool is being sold"
  const told = reading.clauses[(clauseOf(reading, at)?.index ?? -2) + 1];
  const isTold = told?.role === "that" || told?.role === "relative";
  if (isTold && told.verb !== undefined)
    return { kind: kindOfClause(reading, told), first: at, end: trimmed(reading, at, limit) };
  for (let next = at + 2; next < limit; next++) {
    const phrase = phraseAt(reading, next);
    if (phrase === undefined) continue;
    const isFound = /(?:ed|en|ne|ft|wn)$/.test(norm(reading, phrase.end));
    if (suffersAt(reading, next)) return { kind: "event", first: at, end: limit };
    const isTheirs = isActor(reading, phrase) || isOwnElsewhere(reading, next);
    const kind = isFound || isTheirs ? "act" : kindOfPhrase(reading, phrase);
    return { kind, first: at, end: trimmed(reading, at, limit) };
  }
  return { kind: "event", first: at, end: limit };
}

/** "disappointed not to hear it from you", "sad not to be asked": left undone; "gutted not to win" is nobody's doing. */
export function byNegatedInfinitive(reading: Reading, not: number, limit: number): Cause {
  const verb = reading.tokens[not + 2];
  const isLeftOut =
    verb?.lemma === "be" &&
    (isDoneToAt(reading, not + 3) || ["on", "in", "part", "among"].includes(norm(reading, not + 3)));
  const isUnheard =
    ["hear", "get", "receive", "have", "find", "see"].includes(verb?.lemma ?? "") &&
    findToken(reading, not + 3, limit, ({ norm: word }) => lists.MISSED.has(word)) !== -1;
  return { kind: isLeftOut || isUnheard ? "act" : "event", first: not, end: trimmed(reading, not, limit) };
}
