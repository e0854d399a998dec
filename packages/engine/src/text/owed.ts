import * as lists from "../lexicon/words/owed.ts";
import { rows } from "../matcher/rows.ts";
import { isPerfect } from "./duty-guesses.ts";
import { addressed, type Duty } from "./duty-kinds.ts";
import { cue, cueAsWritten, holds, placesOf } from "./places.ts";
import { clauseOf, findToken, follows, is, norm, phraseAt, tokenAt } from "./query.ts";
import type { NounPhrase, Reading } from "./reading.ts";

const LESS = cueAsWritten("less more");
const ME_US_MY = cueAsWritten(lists.ME_US_MY);

type Push = (first: number, end: number) => void;

/** Duties told without should or must: "the least you could do", "it's your job to", "it's high time you", "you might have asked". */
export function owedIn(reading: Reading): Duty[] {
  const found: Duty[] = [];
  const push: Push = (first, end) =>
    found.push({ first, end, subject: undefined, negated: false, past: norm(reading, end - 1) === "have" });
  for (const index of placesOf(reading, WORDS)) {
    const word = norm(reading, index);
    if (word === "least") pushLeast(reading, index, push);
    else if (reading.tokens[index]?.lemma === "owe") pushOwed(reading, index, push);
    else if (word === "time") pushHighTime(reading, index, push);
    else if (word === "could" || word === "might") pushMissed(reading, index, push);
    else if (word === "right" || word === "business") pushNoRight(reading, index, push);
    else if (word === "place") pushNotYours(reading, index, push);
    else if (word === "much") pushTooMuch(reading, index, push);
    else if (["expected", "obliged", "required", "obligated"].includes(word)) pushObliged(reading, index, push);
    else pushJob(reading, index, push);
  }
  return found;
}

const WORDS = cue(lists.OWING);

function pushNotYours(reading: Reading, place: number, push: Push): void {
  if (notYours.fit(reading, place)) push(place - 2, place + 1);
}

const notYours = rows(
  "not your >place to !worry", // = It's not your place to judge. ≠ It's not your place to worry. ≠ It's your place to judge.
);

function pushLeast(reading: Reading, index: number, push: Push): void {
  const open = norm(reading, index - 1) === "very" ? index - 2 : index - 1;
  const first = norm(reading, open) === "the" ? open : index;
  const who = phraseAt(reading, index + 1);
  const modal = who === undefined ? index + 2 : who.end;
  const isNamed = tokenAt(reading, modal - 1)?.tag === "PROPN";
  if (["could", "can"].includes(norm(reading, modal)) && (isNamed || isOther(reading, index + 1))) {
    if (norm(reading, modal + 1) === "do") push(first, modal + 2);
    else if (follows(reading, modal + 1, "have", "done")) push(first, modal + 3);
  } else if (norm(reading, index - 1) === "at") pushAtLeast(reading, index - 1, push);
}

/** "You owe me an apology", "you owe it to the team to …" */
function pushOwed(reading: Reading, index: number, push: Push): void {
  const debtor = phraseAt(reading, index - 1);
  if (!isPerson(debtor) || norm(reading, index - 1) === "who") return;
  const isTo = follows(reading, index + 1, "it", "to");
  const isOwed = findToken(reading, index, index + 7, ({ norm: word }) => lists.OWED.has(word)) !== -1;
  if (isTo && /^yoursel/.test(norm(reading, index + 3))) return;
  if (isTo) push(debtor.first, index + 3);
  else if (["me", "us"].includes(norm(reading, index + 1)) && isOwed) push(debtor.first, index + 2);
  else if (isOwed && phraseFrom(reading, index + 1) !== undefined && debtor.person !== "group")
    push(debtor.first, index + 1);
}

/** "You could at least say hello", "You might have at least rung". */
function pushAtLeast(reading: Reading, index: number, push: Push): void {
  for (let at = index - 1; at >= Math.max(0, index - 4); at--) {
    const isModal = ["could", "might", "can"].includes(norm(reading, at));
    if (
      norm(reading, index + 2) === "let" &&
      ["me", "us"].includes(norm(reading, index + 3)) &&
      lists.PAY_CARRY_HELP.has(norm(reading, index + 4))
    )
      return;
    if (
      ["try", "taste", "have", "stay"].includes(norm(reading, index + 2)) &&
      ["one", "a", "some", "the"].includes(norm(reading, index + 3))
    )
      return;
    if (isModal && ["you", "he", "she", "they"].includes(norm(reading, at - 1))) {
      push(at - 1, index + 2);
      return;
    }
  }
}

/** "It's high time you grew up", "about time he apologised"; "it's about time we had a party" asks nobody. */
function pushHighTime(reading: Reading, time: number, push: Push): void {
  if (norm(reading, time + 1) === "for") pushTimeFor(reading, time, push);
  const isHigh = ["high", "about"].includes(norm(reading, time - 1));
  const isPlain = tokenAt(reading, time - 1)?.lemma === "be" && ["it", "'s"].includes(norm(reading, time - 2));
  if ((!isHigh && !isPlain) || !isOther(reading, time + 1)) return;
  const end = phraseFrom(reading, time + 1)?.end ?? time + 2;
  const verb = reading.tokens[end];
  const isOwing = !lists.HAVE_HAD_ARE.has(verb?.norm ?? "");
  const isTaking =
    ["took", "take", "had"].includes(verb?.norm ?? "") &&
    findToken(reading, end, end + 4, ({ norm: word }) => lists.RESPONSIBLE.has(word)) !== -1;
  if (isOwing || isTaking) push(isHigh ? time - 1 : time, end);
}

/** "Time for you to grow up" */
function pushTimeFor(reading: Reading, time: number, push: Push): void {
  const to = isOther(reading, time + 2) ? (phraseFrom(reading, time + 2)?.end ?? time + 3) : -1;
  if (norm(reading, to) === "to" && is(reading, to + 1, "harsh-order")) push(time, to);
}

/** "You could have rung the bell", "you might have warned me", "couldn't you have asked?" */
function pushMissed(reading: Reading, modal: number, push: Push): void {
  const clause = clauseOf(reading, modal);
  const verb = clause?.verb;
  if (verb === undefined || clause === undefined) return;
  if (!isPerfect(reading, verb) || clause.role === "if" || lists.MIGHT_BE.has(norm(reading, verb.head))) return;
  const sentence = reading.sentences[clause.sentence];
  const isAsking = sentence?.question === true && clause.subject?.person === "you";
  if ((verb.negated && !isAsking) || !lists.DECENT.has(verb.lemma)) return;
  const subject = clause.subject === undefined ? undefined : addressed(reading, clause.subject);
  if (!isPerson(subject) || isConditioned(reading, clause.sentence)) return;
  const first = Math.min(subject.first, modal);
  const end = findToken(reading, modal, verb.head, ({ norm: word }) => word === "have") + 1;
  push(first, Math.max(end, modal + 1));
}

function isPerson(phrase: NounPhrase | undefined): phrase is NounPhrase {
  return phrase !== undefined && ["you", "third", "name", "group"].includes(phrase.person);
}

/** "If you had been here, you could have told him": a real condition, no reproach. */
function isConditioned(reading: Reading, sentence: number): boolean {
  const found = reading.sentences[sentence];
  const opener = found?.firstToken ?? 0;
  // "With a little less vanity he might have listened"
  if (norm(reading, opener) === "with" && holds(reading, LESS, opener, opener + 5)) return true;
  return reading.clauses
    .slice(found?.firstClause, found?.endClause)
    .some(({ role, first }) => role === "if" || ["nobody", "noone", "whoever"].includes(norm(reading, first)));
}

/** "You have no right to read my mail", "you had no business going through my drawers" */
function pushNoRight(reading: Reading, index: number, push: Push): void {
  if (norm(reading, index - 1) !== "no" || !["have", "get"].includes(tokenAt(reading, index - 2)?.lemma ?? "")) return;
  const subject = clauseOf(reading, index)?.subject;
  const isAct = norm(reading, index + 1) === "to" || reading.tokens[index + 1]?.form === "ing";
  if (isAct && isPerson(subject) && index - subject.end < 5) push(subject.first, index + 1);
}

/** "Is it too much to ask that you wash up?" */
function pushTooMuch(reading: Reading, index: number, push: Push): void {
  if (norm(reading, index - 1) !== "too" || norm(reading, index + 1) !== "to") return;
  const limit = reading.sentences[reading.tokens[index]?.sentence ?? -1]?.endToken ?? index;
  if (findToken(reading, index + 3, limit, ({ index: at }) => isOther(reading, at)) === -1) return;
  if (["ask", "expect"].includes(norm(reading, index + 2))) push(Math.max(0, index - 3), index + 3);
}

/** "You are obliged to inform me", "you're expected to answer": of handling things a notice speaks. */
function pushObliged(reading: Reading, index: number, push: Push): void {
  const clause = clauseOf(reading, index);
  const isBe = [index - 1, index - 2].some((at) => reading.tokens[at]?.lemma === "be");
  if (!isBe || norm(reading, index + 1) !== "to" || clause?.subject?.person !== "you") return;
  if (reading.sentences[clause.sentence]?.instruction || clause.verb?.negated) return;
  const end = reading.sentences[clause.sentence]?.endToken ?? index;
  const isPersonal = holds(reading, ME_US_MY, index, end) || is(reading, index + 2, "harsh-order");
  if (isPersonal) push(clause.subject.first, index + 2);
}

/** "It's your job to …", "it was up to you to …", "it's your turn to do the dishes" */
function pushJob(reading: Reading, index: number, push: Push): void {
  const isUp = norm(reading, index) === "up";
  if (["when", "if"].includes(clauseOf(reading, index)?.role ?? "")) return;
  const toYou = isUp && norm(reading, index + 1) === "to" && isOther(reading, index + 2);
  const end = toYou ? (phraseFrom(reading, index + 2)?.end ?? index + 3) : index + 1;
  const open = isUp ? index : ownerAt(reading, index);
  if (isUp ? !toYou : open === -1) return;
  const to = findToken(reading, end, end + 4, ({ norm: word }) => word === "to");
  const isBe =
    tokenAt(reading, open - 1)?.lemma === "be" ||
    ["not", "also", "still", "just", "n't"].includes(norm(reading, open - 1));
  if (to === -1 || !isBe || isTreat(reading, to + 1) || norm(reading, open - 1) === "not") return;
  push(open, end);
}

/** "your job", "the landlord's job": where the phrase opens, if it is another's */
function ownerAt(reading: Reading, index: number): number {
  const phrase = phraseAt(reading, index);
  return phrase?.head === index && ["you", "third", "name", "group"].includes(phrase.owner ?? "") ? phrase.first : -1;
}

/** "to choose the film", "to decide": an offer of choice */
function isTreat(reading: Reading, at: number): boolean {
  const isWork = ["up", "with"].includes(norm(reading, at + 1));
  return (["pick", "deal"].includes(norm(reading, at)) && !isWork) || lists.CHOOSE_DECIDE_PLAY.has(norm(reading, at));
}

function phraseFrom(reading: Reading, index: number): NounPhrase | undefined {
  const phrase = phraseAt(reading, index);
  return phrase?.first === index ? phrase : undefined;
}

function isOther(reading: Reading, index: number): boolean {
  return isPerson(phraseFrom(reading, index));
}
