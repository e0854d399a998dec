import * as lists from "../../lexicon/words/named-deeds.ts";
import { cue, cueAsWritten, holds, isCue, placesOf } from "../places.ts";
import { clauseOf, is, norm, phraseAt, tokenAt } from "../query.ts";
import type { NounPhrase, Reading } from "../reading.ts";
import { isDisowned, isNegated } from "./denied.ts";
import { predicateOf } from "./predicate.ts";
import { hasPersonInView, isOther, type Verdict } from "./target.ts";

const OF = cue("of");
const STUNT = cue("stunt");
const EXCUSE = cue("excuse");
const BEING = cue("being");
const RIGHT = cue("right");
const WHAT = cue("what");
const LITTLE_LATEST_STUPID = cueAsWritten("little latest stupid silly cheap publicity");
const A_AN = cueAsWritten("a an");

const SEVERITY = 0.6;
const DEEDS = cue(lists.DEEDS);

/** A label put on a deed: "what a weasel move", "a dick move", "that idiot of a caretaker", "your little stunt". */
export function findNamedDeeds(reading: Reading): Verdict[] {
  return [
    ...placesOf(reading, DEEDS).map((at) => labelled(reading, at)),
    ...placesOf(reading, OF).map((at) => sortOf(reading, at)),
    ...placesOf(reading, STUNT).map((at) => stunt(reading, at)),
    ...placesOf(reading, EXCUSE).map((at) => excuseFor(reading, at)),
    ...placesOf(reading, BEING).map((at) => beingA(reading, at)),
    ...placesOf(reading, RIGHT).map((at) => aRight(reading, at)),
    ...placesOf(reading, WHAT).map((at) => outcry(reading, at)),
  ].filter((verdict) => verdict !== undefined);
}

function verdict(reading: Reading, first: number, end: number): Verdict | undefined {
  if (isDisowned(reading, first) || isNegated(reading, first)) return undefined;
  const match = { name: "verdict-noun", first, end, text: norm(reading, first), severity: SEVERITY };
  return { match, first, end, target: "work", severity: SEVERITY };
}

function phraseOf(reading: Reading, at: number): NounPhrase | undefined {
  return phraseAt(reading, at);
}

/** "what a weasel move", "that was clown behaviour", "your bully tactics" */
function labelled(reading: Reading, deed: number): Verdict | undefined {
  const phrase = phraseOf(reading, deed);
  const label = norm(reading, deed - 1) === "'s" ? deed - 2 : deed - 1;
  if (phrase === undefined || label < phrase.first) return undefined;
  if (!lists.NAMES.has(reading.tokens[label]?.lemma ?? "")) return undefined;
  if (reading.tokens[deed]?.lemma === "thing" && norm(reading, deed + 1) !== "to") return undefined;
  if (phrase.owner === "speaker" || phrase.person === "speaker") return undefined;
  const subject = clauseOf(reading, deed)?.subject;
  if (subject?.person === "speaker" && subject.first < deed) return undefined;
  return isOther(phrase.owner) || hasPersonInView(reading, deed) || isDone(reading, phrase)
    ? verdict(reading, label, deed + 1)
    : undefined;
}

/** "Selling my ticket was a dick move" */
function isDone(reading: Reading, { first }: NounPhrase): boolean {
  const clause = clauseOf(reading, first);
  const opener = reading.tokens[reading.sentences[clause?.sentence ?? -1]?.firstToken ?? -1];
  return (
    clause?.verb?.lemma === "be" && (opener?.form === "ing" || ["that", "this", "it"].includes(opener?.norm ?? ""))
  );
}

/** "that idiot of a caretaker", "a joke of an outfit you run", "a mess of a report", "a sorry excuse for an apology" */
function sortOf(reading: Reading, of: number): Verdict | undefined {
  const behind = phraseOf(reading, of + 1);
  if (behind === undefined || !isCue(reading, A_AN, of + 1)) return undefined;
  const isLabel =
    is(reading, of - 1, "verdict-noun-ambiguous") ||
    ["beast", "idiot", "joke", "mess", "shambles", "disgrace"].includes(norm(reading, of - 1));
  if (!isLabel) return undefined;
  const isPerson = is(reading, behind.head, "person") || is(reading, behind.head, "kin");
  const isShown = lists.THAT_THIS_YOUR.has(norm(reading, phraseOf(reading, of - 1)?.first ?? of));
  const isMade =
    (isShown || is(reading, behind.head, "act-noun") || is(reading, behind.head, "work-noun")) &&
    hasPersonInView(reading, of);
  if (is(reading, behind.head, "thing") && !is(reading, behind.head, "work-noun")) return undefined;
  return isPerson || isMade ? verdict(reading, of - 1, behind.end) : undefined;
}

/** "Your little stunt", "that stunt of yours", "pulled a stunt" */
function stunt(reading: Reading, at: number): Verdict | undefined {
  const phrase = phraseOf(reading, at);
  if (phrase === undefined || phrase.head !== at || !isOther(phrase.owner)) return undefined;
  if (norm(reading, at) !== "stunt" || norm(reading, at - 1) === "own") return undefined;
  const isSmall = holds(reading, LITTLE_LATEST_STUPID, phrase.first, at);
  return isSmall ||
    norm(reading, at + 1) === "of" ||
    lists.SORRY.has(norm(reading, at - 1)) ||
    ["at", "in", "on", "with"].includes(norm(reading, at + 1))
    ? verdict(reading, phrase.first, at + 1)
    : undefined;
}

/** "a sorry excuse for an apology", "that excuse for a manager"; of a lawnmower it judges nobody. */
function excuseFor(reading: Reading, at: number): Verdict | undefined {
  const behind = phraseOf(reading, at + 2);
  if (norm(reading, at + 1) !== "for" || !["a", "an"].includes(norm(reading, at + 2)) || behind === undefined)
    return undefined;
  const isMade = is(reading, behind.head, "act-noun") && hasPersonInView(reading, at);
  const isSorry = lists.SORRY.has(norm(reading, at - 1));
  const isPerson = is(reading, behind.head, "person") || is(reading, behind.head, "kin");
  return (isSorry && isMade) || isPerson ? verdict(reading, isSorry ? at - 1 : at, behind.end) : undefined;
}

/** "He parked in my drive again, what a cheek.": the outcry points at what somebody did before. */
function outcry(reading: Reading, at: number): Verdict | undefined {
  const head = isCue(reading, A_AN, at + 1) ? at + 2 : at + 1;
  const isLast = (reading.tokens[head + 1]?.tag ?? "PUNCT") === "PUNCT";
  if (!lists.OUTCRY.has(norm(reading, head)) || !isLast || norm(reading, at - 1) !== ",") return undefined;
  const before = clauseOf(reading, at - 1)?.subject;
  return before !== undefined && (isOther(before.person) || before.person === "work")
    ? verdict(reading, at, head + 1)
    : undefined;
}

/** "You're being a total bridezilla", "stop being a baby": whatever the word, it is not meant kindly. */
function beingA(reading: Reading, being: number): Verdict | undefined {
  const phrase = phraseOf(reading, being + 1);
  if (phrase === undefined || phrase.first !== being + 1 || !["a", "an", "such"].includes(norm(reading, being + 1)))
    return undefined;
  const before = tokenAt(reading, being - 1);
  const isActing = before?.lemma === "be" || ["stop", "quit"].includes(before?.lemma ?? "");
  const subject = clauseOf(reading, being)?.subject;
  if (
    !isActing ||
    (before?.lemma === "be" && !isOther(subject?.person)) ||
    lists.GOOD_ROLE.has(norm(reading, phrase.head))
  )
    return undefined;
  const isPlain = ["praise", "person", "kin", "praise-adjective", "verdict-noun"].some((name) =>
    reading.tokens[phrase.head]?.matches.some((match) => match.name === name),
  );
  return isPlain || reading.tokens[phrase.head]?.tag !== "NOUN"
    ? undefined
    : verdict(reading, phrase.first, phrase.end);
}

/** "The lady at the desk was a right madam." */
function aRight(reading: Reading, right: number): Verdict | undefined {
  const phrase = phraseOf(reading, right);
  const isPair = phrase?.first === right - 1 && phrase.head === right + 1 && norm(reading, right - 1) === "a";
  const subject = predicateOf(reading, right - 1)?.subject;
  if (!isPair || !isOther(subject?.person) || lists.LAUGH_TREAT_ANGLE.has(norm(reading, right + 1))) return undefined;
  return is(reading, right + 1, "praise") || is(reading, right + 1, "verdict-noun")
    ? undefined
    : verdict(reading, phrase.first, phrase.end);
}
