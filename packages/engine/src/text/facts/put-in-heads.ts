import * as lists from "../../lexicon/words/put-in-heads.ts";
import { cueAsWritten, firstIn, holds } from "../places.ts";
import { clausesOf, findToken, is, norm, phraseAt } from "../query.ts";
import type { Clause, Reading, VerbGroup } from "../reading.ts";
import { type Bias, hasSpeaker, isSomebodyElse } from "./bias-kinds.ts";
import { isDisowned } from "./denied.ts";

const ME_MY = cueAsWritten("me us my our i");
const ONLY_JUST = cueAsWritten("only just");
const BAIT = cueAsWritten(lists.BAIT);

export const USUAL_SEVERITY = 0.6;

const PERSONAL_INNER = new Set(["love", "trust", "value", "appreciate", "respect", "mind"]);

/** "You don't really care", "HR doesn't even bother": a denied inner act. */
export function innerAct(reading: Reading, clause: Clause): Bias | undefined {
  const { verb } = clause;
  if (verb === undefined || !verb.negated || verb.modal !== "" || isDisowned(reading, verb.head)) return undefined;
  const isOfSpeaker = isUnknown(reading, verb) || isUnloved(reading, verb);
  return (isOfSpeaker && isSomebodyElse(reading, clause.subject)) || isUncaring(reading, clause, verb)
    ? { first: verb.first, end: verb.end, severity: USUAL_SEVERITY }
    : undefined;
}

/** "You don't even know what day my birthday is" */
function isUnknown(reading: Reading, { lemma, head, end }: VerbGroup): boolean {
  return lemma === "know" && norm(reading, head - 1) === "even" && hasSpeakerLater(reading, end);
}

/** "He didn't even notice me", "you don't miss us", "she doesn't like my friends" */
function isUnloved(reading: Reading, { lemma, head, end, tense }: VerbGroup): boolean {
  const object = norm(reading, end);
  if (!["me", "us", "my", "our"].includes(object)) return false;
  if (norm(reading, head - 1) === "even" && lists.MINDING.has(lemma)) return true;
  const isNow = tense === "present" && ["miss", "like", "want", "need"].includes(lemma);
  return isNow && ["me", "us"].includes(object) && norm(reading, end + 1) !== "to";
}

/** "You don't care", "he doesn't respect us"; not "she doesn't care for olives" */
function isUncaring(reading: Reading, { sentence, subject }: Clause, { lemma, first, end }: VerbGroup): boolean {
  const { question, firstToken } = reading.sentences[sentence] ?? {};
  if (!lists.INNER.has(lemma) || (question && first === firstToken)) return false;
  if (lemma === "care") return subject?.person === "you" || !isTaste(reading, end);
  if (!PERSONAL_INNER.has(lemma)) return true;
  const aim = phraseAt(reading, end);
  return (
    lemma !== "mind" &&
    lists.OF_A_PERSON.has(norm(reading, end)) &&
    !(aim !== undefined && is(reading, aim.head, "thing"))
  );
}

/** "care for olives", "care much for it" */
function isTaste(reading: Reading, end: number): boolean {
  return norm(reading, end) === "for" || norm(reading, end + 1) === "for";
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
  const at = jointAt(reading, later);
  const joint = norm(reading, at);
  if (["when", "if", "whenever"].includes(joint)) return isHabit && isOccasion(reading, later, isBody);
  if (joint === "because") return !isChance(reading, later) && (!isJust || isSomebodyElse(reading, later.subject));
  if (joint !== "so" || concludes(reading, later, at)) return false;
  return !isJust || norm(reading, later.first - 2) === "just";
}

function jointAt(reading: Reading, { first, connector }: Clause): number {
  if (norm(reading, first - 1) === "so") return first - 1;
  return connector === -1 ? first : connector;
}

/** "when you need money", "when there's free food", "when he wants something"; a body of people may have its rules. */
function isOccasion(reading: Reading, later: Clause, isBody: boolean): boolean {
  if (later.verb?.modal === "need to" || isBaited(reading, later)) return true;
  return !isBody && isSomebodyElse(reading, later.subject);
}

/** "…, so a train set would be perfect", "so bring a coat" */
function concludes(reading: Reading, { imperative, subject }: Clause, so: number): boolean {
  if (imperative || (subject !== undefined && subject.first < so)) return true;
  return norm(reading, so - 1) === "," && subject?.person === "thing";
}

/** "when there's free food" */
function isBaited(reading: Reading, { subject, verb, end }: Clause): boolean {
  const isThere = norm(reading, subject?.head ?? -1) === "there" && verb?.lemma === "be";
  return isThere && holds(reading, BAIT, verb.end, end);
}

/** "because he'd forgotten his umbrella": what befell him, no motive. */
function isChance(reading: Reading, { subject, verb }: Clause): boolean {
  const isThird = ["he", "she", "they", "i", "we"].includes(norm(reading, subject?.head ?? -1));
  return isThird && lists.BEFALLING.has(verb?.lemma ?? "");
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
    if (verb.lemma === "save" && !lists.FACE.has(norm(reading, at + 2))) continue;
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
