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
  const doer = phraseAt(reading, subject.end + 1);
  if (
    isCue(reading, OF_FROM_BY, subject.end) &&
    doer !== undefined &&
    (isActor(reading, doer) || ["yours", "his", "hers", "theirs"].includes(norm(reading, doer.head)))
  )
    return true;
  const next = phraseAt(reading, subject.end);
  if (next !== undefined && isActor(reading, next)) return true;
  const isMade = is(reading, subject.head, "act-noun") || is(reading, subject.head, "work-noun");
  if (isMade && ["this", "that", "such"].includes(norm(reading, subject.first))) return true;
  return POINTERS.has(norm(reading, subject.head)) && !isAfterThing(reading, index);
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

/** "Thanks to your reply-all …", "because of you …". */
export function isThanksTo(reading: Reading, clause: Clause): boolean {
  const { firstToken, endToken } = reading.sentences[clause.sentence] ?? NO_TOKENS;
  for (const at of placesIn(reading, OWING, firstToken, endToken)) {
    const isJoint = (norm(reading, at) === "thanks" || norm(reading, at) === "due") && norm(reading, at + 1) === "to";
    const isSince = ["since", "after"].includes(norm(reading, at));
    const isBecause = norm(reading, at) === "because" && norm(reading, at + 1) === "of";
    if (
      ["cheers", "thanks"].includes(norm(reading, at)) &&
      norm(reading, at + 1) === "for" &&
      norm(reading, at + 2) === "that"
    )
      return true;
    // "It's your fault that …"
    if (norm(reading, at) === "fault" && isOther(phraseAt(reading, at)?.owner)) return true;
    const behind = isJoint || isBecause ? at + 2 : at + 1;
    const phrase = isJoint || isBecause || isSince ? phraseAt(reading, behind) : undefined;
    if (phrase !== undefined && (isActor(reading, phrase) || phrase.person === "work" || isOther(phrase.owner)))
      return true;
    const isShown = phrase !== undefined && ["this", "that"].includes(norm(reading, phrase.first));
    if (isShown && is(reading, phrase.head, "act-noun")) return true;
  }
  return false;
}
