import * as lists from "../../lexicon/words/authors.ts";
import { cueAsWritten, firstIn, isCue, placesIn } from "../places.ts";
import { clausesOf, follows, is, norm, phraseAt } from "../query.ts";
import type { Clause, NounPhrase, Reading } from "../reading.ts";
import { isActor } from "./cause-kinds.ts";
import { DEAR } from "./ruin-words.ts";
import { hasPersonInView, isOther } from "./target.ts";

const OF_FROM_BY = cueAsWritten("of from by with");

export const POINTERS = new Set(["this", "that", "it", "which", "these", "those"]);

/** A person, their work, or a "this" that points at what somebody did. */
export function isAuthor(reading: Reading, subject: NounPhrase | undefined, index: number): boolean {
  if (subject === undefined || subject.person === "speaker") return false;
  if (isOther(subject.person) || isActor(reading, subject)) return true;
  if (subject.person === "work") return !is(reading, subject.head, "harmless-cause");
  if (isDoneBy(reading, subject.end)) return true;
  const isMade = is(reading, subject.head, "act-noun") || is(reading, subject.head, "work-noun");
  if (isMade && ["this", "that", "such"].includes(norm(reading, subject.first))) return true;
  return POINTERS.has(norm(reading, subject.head)) && !isAfterThing(reading, index);
}

/** "(the call) from your office", "(a plan) of yours", "(the way) you (left)" */
function isDoneBy(reading: Reading, from: number): boolean {
  const [next, doer] = [phraseAt(reading, from), phraseAt(reading, from + 1)];
  if (next !== undefined && isActor(reading, next)) return true;
  if (doer === undefined || !isCue(reading, OF_FROM_BY, from)) return false;
  return isActor(reading, doer) || ["yours", "his", "hers", "theirs"].includes(norm(reading, doer.head));
}

/** "A pipe burst. This ruined the floor.": what went before is nobody's act. */
function isAfterThing(reading: Reading, index: number): boolean {
  const here = reading.tokens[index]?.sentence ?? 0;
  const before = clausesOf(reading, here - 1).at(-1)?.subject;
  return (
    before !== undefined &&
    (before.person === "thing" || before.person === "speaker") &&
    !hasPersonInView(reading, index)
  );
}

export function hasFate(reading: Reading, first: number, end: number): boolean {
  for (let at = first; at < end; at++)
    if (
      is(reading, at, "harmless-cause") &&
      !is(reading, at, "catastrophe") &&
      !follows(reading, at - 2, "as", "a", "result") &&
      !DEAR.has(reading.tokens[at]?.lemma ?? "")
    )
      return true;
  return false;
}

/** Somebody acts in this sentence before, or in the two before it, or is named after "thanks to". */
export function hasDoerBefore(reading: Reading, clause: Clause): boolean {
  for (let sentence = clause.sentence - 2; sentence <= clause.sentence; sentence++) {
    const isDone = clausesOf(reading, sentence).some(
      ({ index, subject, verb }) =>
        index !== clause.index &&
        verb !== undefined &&
        subject !== undefined &&
        (isOther(subject.person) || subject.person === "work"),
    );
    if (isDone) return true;
  }
  return false;
}

/** Somebody acts in another clause of this very sentence: "you forgot the keys, so the trip is off". */
export function hasDoerHere(reading: Reading, clause: Clause): boolean {
  return clausesOf(reading, clause.sentence).some(
    ({ index, subject }) => index !== clause.index && subject !== undefined && isOther(subject.person),
  );
}

const NOW = cueAsWritten("now whole entire");

export function saysNow(reading: Reading, clause: Clause): boolean {
  return firstIn(reading, NOW, clause.first, clause.end) !== -1;
}

const OWING = cueAsWritten(lists.OWING);
const NO_TOKENS = { firstToken: 0, endToken: 0 };

/** "Thanks to your reply-all …", "because of you …", "cheers for that", "it's your fault that …". */
export function isThanksTo(reading: Reading, clause: Clause): boolean {
  const { firstToken, endToken } = reading.sentences[clause.sentence] ?? NO_TOKENS;
  return placesIn(reading, OWING, firstToken, endToken).some((at) => {
    const word = norm(reading, at);
    if (["cheers", "thanks"].includes(word) && follows(reading, at + 1, "for", "that")) return true;
    if (word === "fault" && isOther(phraseAt(reading, at)?.owner)) return true;
    return isAct(reading, phraseAt(reading, causeAt(reading, at)));
  });
}

/** Where the cause stands behind "thanks to", "because of", "since", or -1. */
function causeAt(reading: Reading, at: number): number {
  const [word, joint] = [norm(reading, at), norm(reading, at + 1)];
  if (word === "since" || word === "after") return at + 1;
  const isJoint = joint === (word === "because" ? "of" : "to");
  return isJoint && ["thanks", "due", "because"].includes(word) ? at + 2 : -1;
}

/** "your reply-all", "this cancellation" */
function isAct(reading: Reading, phrase: NounPhrase | undefined): boolean {
  if (phrase === undefined) return false;
  if (isActor(reading, phrase) || phrase.person === "work" || isOther(phrase.owner)) return true;
  return ["this", "that"].includes(norm(reading, phrase.first)) && is(reading, phrase.head, "act-noun");
}
