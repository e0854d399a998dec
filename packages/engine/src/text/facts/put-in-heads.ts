import * as lists from "../../lexicon/words/put-in-heads.ts";
import { cueAsWritten, firstIn, holds } from "../places.ts";
import { clausesOf, findToken, is, norm, phraseAt } from "../query.ts";
import type { Clause, Reading } from "../reading.ts";
import { type Bias, hasSpeaker, isSomebodyElse } from "./bias-kinds.ts";
import { isDisowned } from "./denied.ts";

const ME_MY = cueAsWritten("me us my our i");
const ONLY_JUST = cueAsWritten("only just");
const FOOD_CAKE_MONEY = cueAsWritten(lists.FOOD_CAKE_MONEY);

export const USUAL_SEVERITY = 0.6;

const PERSONAL_INNER = new Set(["love", "trust", "value", "appreciate", "respect", "mind"]);

/** "You don't really care", "HR doesn't even bother": a denied inner act. */
export function innerAct(reading: Reading, clause: Clause): Bias | undefined {
  const verb = clause.verb;
  if (verb === undefined || !verb.negated || verb.modal !== "") return undefined;
  const isEven =
    (norm(reading, verb.head - 1) === "even" && lists.LIKE_WANT_REMEMBER.has(verb.lemma)) ||
    (["miss", "like", "want", "need"].includes(verb.lemma) &&
      ["me", "us"].includes(norm(reading, verb.end)) &&
      norm(reading, verb.end + 1) !== "to" &&
      verb.tense === "present");
  // "You don't even know what day my birthday is"
  const isUnknown =
    norm(reading, verb.head - 1) === "even" && verb.lemma === "know" && hasSpeakerLater(reading, verb.end);
  if (isUnknown && isSomebodyElse(reading, clause.subject) && !isDisowned(reading, verb.head))
    return { first: verb.first, end: verb.end, severity: USUAL_SEVERITY };
  if (
    isEven &&
    isSomebodyElse(reading, clause.subject) &&
    ["me", "us", "my", "our"].includes(norm(reading, verb.end)) &&
    !isDisowned(reading, verb.head)
  )
    return { first: verb.first, end: verb.end, severity: USUAL_SEVERITY };
  if (!lists.INNER.has(verb.lemma) || isDisowned(reading, verb.head)) return undefined;
  if (reading.sentences[clause.sentence]?.question && verb.first === reading.sentences[clause.sentence]?.firstToken)
    return undefined;
  const object = norm(reading, verb.end);
  const isOfPerson = lists.ME_US_MY.has(object);
  if (PERSONAL_INNER.has(verb.lemma) && (!isOfPerson || verb.lemma === "mind")) return undefined;
  const aim = phraseAt(reading, verb.end);
  if (PERSONAL_INNER.has(verb.lemma) && aim !== undefined && is(reading, aim.head, "thing")) return undefined;
  const isTaste = norm(reading, verb.end) === "for" || norm(reading, verb.end + 1) === "for";
  if (verb.lemma === "care" && isTaste && clause.subject?.person !== "you") return undefined;
  return { first: verb.first, end: verb.end, severity: USUAL_SEVERITY };
}

function hasSpeakerLater(reading: Reading, at: number): boolean {
  return ["what", "when", "how", "where", "who"].includes(norm(reading, at)) && holds(reading, ME_MY, at, at + 5);
}

/** "You only ring when you want money", "he only came to look good": a motive put behind a deed. */
export function onlyFor(reading: Reading, clause: Clause): Bias | undefined {
  const verb = clause.verb;
  if (verb === undefined || verb.modal !== "" || clause.role === "if") return undefined;
  const from = clause.subject?.end ?? clause.first;
  const only = firstIn(reading, ONLY_JUST, from, Math.min(verb.end + 1, clause.end));
  if (only === -1) return undefined;
  const isJust = norm(reading, only) === "just";
  for (const later of clausesOf(reading, clause.sentence)) {
    if (later.index <= clause.index || later.verb === undefined) continue;
    const isHabit = verb.tense === "present" && !isJust;
    const isToUs = isHabit && clause.subject?.person === "you" && hasSpeaker(reading, clause);
    if (isToUs || reveals(reading, later, isHabit, isJust, clause.subject?.person === "group"))
      return { first: only, end: later.verb.end, severity: USUAL_SEVERITY };
    break;
  }
  return purposeOf(reading, clause, only, isJust);
}

/** The second clause gives the motive: "when you want money", "because there was cake", "so she would see you". */
function reveals(reading: Reading, later: Clause, isHabit: boolean, isJust: boolean, isBody: boolean): boolean {
  const isSo = norm(reading, later.first - 1) === "so";
  const joint = isSo ? "so" : norm(reading, later.connector === -1 ? later.first : later.connector);
  const isWish = later.verb?.modal === "need to";
  if (joint === "when" || joint === "if" || joint === "whenever")
    return isHabit && (isWish || isBaited(reading, later) || (!isBody && isSomebodyElse(reading, later.subject)));
  if (joint === "because" && isChance(reading, later)) return false;
  if (joint === "because") return !isJust || isSomebodyElse(reading, later.subject);
  // "…, so a train set would be perfect" draws a conclusion.
  const so = isSo ? later.first - 1 : later.connector === -1 ? later.first : later.connector;
  const isOrder = later.imperative || (later.subject !== undefined && later.subject.first < so);
  if (joint === "so" && (isOrder || (norm(reading, so - 1) === "," && later.subject?.person === "thing"))) return false;
  return joint === "so" && (!isJust || norm(reading, later.first - 2) === "just");
}

/** "when there's free food" */
function isBaited(reading: Reading, { subject, verb, end }: Clause): boolean {
  const isThere = norm(reading, subject?.head ?? -1) === "there" && verb?.lemma === "be";
  return isThere && holds(reading, FOOD_CAKE_MONEY, verb.end, end);
}

/** "because he'd forgotten his umbrella": what befell him, no motive. */
function isChance(reading: Reading, { subject, verb }: Clause): boolean {
  const isThird = ["he", "she", "they", "i", "we"].includes(norm(reading, subject?.head ?? -1));
  return isThird && lists.FORGET_LOSE_MISS.has(verb?.lemma ?? "");
}

/** "… only volunteered to look good". */
function purposeOf(reading: Reading, clause: Clause, only: number, isJust: boolean): Bias | undefined {
  const end = clause.end;
  for (let at = only + 1; at < end; at++) {
    const verb = reading.tokens[at + 1];
    const gain = norm(reading, at) === "for" && !isJust ? phraseAt(reading, at + 1) : undefined;
    const isGain = gain?.first === at + 1 && ["the", "your", "his", "her", "their"].includes(norm(reading, at + 1));
    if (isGain && lists.GAIN.has(norm(reading, gain.head)))
      return { first: only, end: gain.end, severity: USUAL_SEVERITY };
    if (norm(reading, at) !== "to" || verb === undefined || !lists.SHOWING.has(verb.lemma)) continue;
    if (isJust && !is(reading, at + 1, "mind-reading")) continue;
    if (verb.lemma === "save" && !lists.FACE_YOUR_HIS.has(norm(reading, at + 2))) continue;
    return { first: only, end: Math.min(at + 3, end), severity: USUAL_SEVERITY };
  }
  return undefined;
}

/** "They think we're machines": a low opinion of the writer put in another head. */
export function lowOpinion(reading: Reading, clause: Clause): Bias | undefined {
  const before = reading.clauses[clause.index - 1];
  if (clause.subject?.person !== "speaker" || clause.verb?.lemma !== "be" || before?.sentence !== clause.sentence)
    return undefined;
  const verb = before.verb;
  if (
    verb === undefined ||
    before.role === "if" ||
    reading.sentences[clause.sentence]?.question ||
    verb.lemma !== "think" ||
    verb.negated ||
    verb.modal !== "" ||
    !isSomebodyElse(reading, before.subject)
  )
    return undefined;
  if (isDisowned(reading, verb.head) || clause.verb.negated) return undefined;
  // "She thinks I'm in the garden"
  if (reading.tokens[clause.verb.end]?.tag === "ADP") return undefined;
  const label = findToken(
    reading,
    clause.verb.end,
    clause.end,
    ({ matches, tag }) => tag === "NOUN" || matches.some(({ name }) => name.startsWith("verdict-")),
  );
  return label === -1 ? undefined : { first: verb.first, end: label + 1, severity: USUAL_SEVERITY };
}
