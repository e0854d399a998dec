import * as lists from "../../lexicon/words/needs-at-large.ts";
import { cueAsWritten, isCue, placesOf } from "../places.ts";
import { clauseOf, norm, phraseAt, tokenAt } from "../query.ts";
import type { Reading } from "../reading.ts";

const I_WE = cueAsWritten("i we");

/** Words with which the speaker names a need, value or aspiration (NVA). Token indices, end exclusive. */
export interface NamedNeed {
  readonly first: number;
  readonly end: number;
}

const WISHES = cueAsWritten(lists.WISHES);

const SHARED = new Set("together other team part".split(" "));
const LONGEST = 6;

/** Needs that no list of nouns holds: "I need to be taken seriously", "I like it quiet", "I want everyone to be heard", "I love cooking together". */
export function needsAtLarge(reading: Reading): NamedNeed[] {
  return placesOf(reading, WISHES).flatMap((at) => {
    const { verb, subject } = clauseOf(reading, at) ?? {};
    const isOwn = subject !== undefined && isCue(reading, I_WE, subject.head);
    const isHead = verb !== undefined && (verb.head === at || verb.modal === "need to");
    if (!isOwn || !isHead || verb.negated) return [];
    const end = wishEnd(reading, at);
    return end === -1 ? [] : [{ first: subject.first, end }];
  });
}

function wishEnd(reading: Reading, at: number): number {
  const next = norm(reading, at + 1);
  if (next === "to") return toEnd(reading, at + 2);
  const thing = lists.ALL.has(next) ? at + 2 : ownEnd(reading, at + 1);
  if (thing !== -1) {
    const state = norm(reading, thing) === "to" && norm(reading, thing + 1) === "be" ? thing + 2 : thing;
    const isState = lists.AT_PEACE.has(norm(reading, state)) && (state > thing || lists.ALL.has(next));
    if (isState) return state + 1;
  }
  return tokenAt(reading, at + 1)?.form === "ing" ? sharedEnd(reading, at + 2) : -1;
}

/** "(need to) be taken seriously", "(need to) plan my week", "(like to) keep my word" */
function toEnd(reading: Reading, at: number): number {
  const word = norm(reading, at);
  if (lists.RESTING.has(word)) return at + 1;
  if (word === "switch") return ["off", "down"].includes(norm(reading, at + 1)) ? at + 2 : -1;
  if (word === "be") {
    if (norm(reading, at + 1) === "taken") return norm(reading, at + 2) === "seriously" ? at + 3 : -1;
    if (norm(reading, at + 1) === "left") return norm(reading, at + 3) === "peace" ? at + 4 : -1;
    return lists.REGARDED.has(norm(reading, at + 1)) ? at + 2 : -1;
  }
  const isKept = (word === "keep" || word === "give" || word === "do") && ["my", "our"].includes(norm(reading, at + 1));
  return isKept && ["word", "promises", "best", "part", "bit", "share"].includes(norm(reading, at + 2)) ? at + 3 : -1;
}

/** "my team", "our guests", "the children": whom the speaker cares for. */
function ownEnd(reading: Reading, at: number): number {
  const phrase = phraseAt(reading, at);
  if (phrase?.first !== at) return -1;
  const isOurs = phrase.owner === "speaker";
  return isOurs ? phrase.end : -1;
}

/** "(cooking) together", "(working) as a team", "(being) with you" */
function sharedEnd(reading: Reading, from: number): number {
  if (norm(reading, from) === "with" && ["you", "them", "friends", "people"].includes(norm(reading, from + 1)))
    return from + 2;
  for (let at = from; at < from + LONGEST; at++) if (SHARED.has(norm(reading, at))) return at + 1;
  return -1;
}
