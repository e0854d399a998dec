import * as lists from "../../lexicon/words/blame-frames.ts";
import { cueAsWritten, holds, isCue } from "../places.ts";
import { clausesOf, findToken, is, norm, phraseAt } from "../query.ts";
import type { Clause, NounPhrase, Reading } from "../reading.ts";
import type { Blame } from "./blame-kinds.ts";
import { isActor, kindOfPhrase } from "./cause-kinds.ts";
import { isDisowned, isNegated } from "./denied.ts";

const I_ME_WE = cueAsWritten(lists.I_ME_WE);
const ALL_ONLY_JUST = cueAsWritten("all only just entirely partly");
const WHAT_WHY = cueAsWritten("what why");

const THAT = cueAsWritten("that");

/** One who is pointed at, or an act, and where the words that point at it end. */
type Pointing = Pick<Blame, "end" | "source">;

/** "It's you who makes me sad", "you're the reason I cry", "you're the one who upsets Mum": a person is pointed at as the cause. */
export function pointedOut(reading: Reading, clause: Clause): Blame | undefined {
  const { verb, subject } = clause;
  if (verb?.lemma !== "be" || verb.negated || verb.modal !== "" || subject === undefined || clause.role === "if")
    return undefined;
  const pointings =
    norm(reading, subject.head) === "it" ? itIs(reading, verb.end) : reasonIs(reading, subject, verb.end);
  const pointing = pointings.find(({ end }) => end !== -1 && isFelt(reading, clause, end));
  const sentence = reading.sentences[clause.sentence];
  if (pointing === undefined || sentence?.question || isDisowned(reading, verb.head)) return undefined;
  return { first: subject.first, ...pointing, isSpeakers: true, scopeEnd: sentence?.endToken ?? pointing.end };
}

/** "(it's) your fault", "(it is) you who", "(it was) your letter that" */
function itIs(reading: Reading, from: number): Pointing[] {
  const fault: Pointing = { end: faultEnd(reading, from), source: "person" };
  const pointed = phraseAt(reading, from);
  if (pointed === undefined || pointed.person === "generic") return [fault];
  const isAct = holds(reading, THAT, pointed.end, pointed.end + 6) && kindOfPhrase(reading, pointed) === "act";
  if (!isAct && !isActor(reading, pointed)) return [fault];
  return [fault, { end: personEnd(pointed), source: isAct ? "act" : "person" }];
}

/** "(you are) the reason", "(Piet is) why" */
function reasonIs(reading: Reading, subject: NounPhrase, from: number): Pointing[] {
  if (subject.person === "generic" || !isActor(reading, subject)) return [];
  return [{ end: reasonEnd(reading, from), source: "person" }];
}

/** "(It's) your fault", "(it is all) the fault of the caretaker", "down to him": where it ends, or -1. */
export function faultEnd(reading: Reading, from: number): number {
  const at = isCue(reading, ALL_ONLY_JUST, from) ? from + 1 : from;
  if (norm(reading, at) === "the" && norm(reading, at + 1) === "fault" && norm(reading, at + 2) === "of") {
    const person = phraseAt(reading, at + 3);
    return person !== undefined && person.person !== "speaker" && isActor(reading, person) ? person.end : -1;
  }
  const phrase = phraseAt(reading, at);
  const isTheirs = ["you", "third", "name", "group"].includes(phrase?.owner ?? "");
  return isTheirs && phrase?.first === at && norm(reading, phrase.head) === "fault" ? phrase.end : -1;
}

/** "you who": the pronoun alone. */
function personEnd({ first, end, person }: NounPhrase): number {
  return person === "you" ? first + 1 : end;
}

/** Past "the reason", "the only one", "what"; -1 when no such word stands here. */
function reasonEnd(reading: Reading, from: number): number {
  if (isCue(reading, WHAT_WHY, from)) return from + 1;
  if (norm(reading, from) !== "the") return -1;
  const noun = findToken(reading, from, from + 5, ({ lemma }) => lists.REASON.has(lemma));
  return noun === -1 ? -1 : noun + 1;
}

/** What follows tells of a bad feeling, or of tears. */
function isFelt(reading: Reading, clause: Clause, from: number): boolean {
  const end = reading.sentences[clause.sentence]?.endToken ?? from;
  // "I cry every night and you're the reason."
  const first = reading.sentences[clause.sentence]?.firstToken ?? from;
  const isReason = ["reason", "cause", "source", "root"].includes(norm(reading, from - 1));
  if (isReason && (reading.tokens[from]?.tag ?? "PUNCT") === "PUNCT" && clause.first > first)
    return holds(reading, I_ME_WE, first, clause.first) && badIn(reading, first, clause.first) !== -1;
  if (!holds(reading, I_ME_WE, from, end)) return false;
  const later = clausesOf(reading, clause.sentence).filter(({ index }) => index > clause.index);
  const isWorked = later.some(({ verb }) => verb !== undefined && !verb.negated && lists.WORKING.has(verb.lemma));
  const bad = badIn(reading, from, end);
  return bad !== -1 && (isWorked || later.length > 0 || norm(reading, from) === "of" || norm(reading, from) === "for");
}

/** Where a bad feeling, or a sign of one, first stands in [from, end), or -1. */
function badIn(reading: Reading, from: number, end: number): number {
  const isBad = (at: number) =>
    is(reading, at, "feeling-unpleasant") ||
    is(reading, at, "emotion-cause") ||
    is(reading, at, "distress-sign") ||
    is(reading, at, "feeling-phrase") ||
    (is(reading, at, "feeling-felt") && ["so", "this", "very", "feel", "feeling"].includes(norm(reading, at - 1)));
  return findToken(reading, from, end, ({ index }) => isBad(index) && !isNegated(reading, index));
}
