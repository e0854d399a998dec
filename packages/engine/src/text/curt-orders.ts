import * as lists from "../lexicon/words/curt-orders.ts";
import type { Order } from "./order.ts";
import { cueAsWritten, holds } from "./places.ts";
import { clausesOf, findToken, hasMatch, is, norm } from "./query.ts";
import type { Reading } from "./reading.ts";
import { isTense } from "./tense.ts";

/** "Let me finish", "Be on time tomorrow", "Come here", "Stick to the agenda". */
export function isCurt(reading: Reading, order: Order): boolean {
  const { verb } = order;
  if (norm(reading, verb) === "see" && SUMMONED.test([1, 2, 3].map((step) => norm(reading, verb + step)).join(" ")))
    return true;
  if (norm(reading, verb) === "sleep") return isTense(reading) && isSentToSleep(reading, verb + 1);
  const rest = [1, 2, 3, 4].map((step) => norm(reading, verb + step)).join(" ");
  // "Let me finish my essay", "let me go for a run"
  if (/^me (?:finish (?:my|the|this) (?!sentence|point|thought|story)|go (?:for|to|and|on)\b)/.test(rest)) return false;
  return /^(?:me (?:finish|speak|talk|in|go|through|pass|do)|us (?:finish|speak)|(?:\w+) (?:finish|speak|talk)(?: |$)|(?:him|her|them) (?:finish|speak|do|talk|answer|be|go)|to (?:the|what) (?:agenda|plan|point|facts|topic|rules|we)|on time|here\b|quiet|ready|serious|reasonable|honest|there at|punctual|up your|home by|back by|in bed by|up by|on my desk|to your own|the .{2,20} on my|(?:the|your|my) \w+ (?:speak|finish|talk|answer)\b)/.test(
    rest,
  );
}

/** "See me after class", "see me in my office" */
const SUMMONED = /^me (?:after (?:class|school|work|the|lunch)|in my|in the|at my|first thing|now)\b/;

/** "(Sleep) on the sofa", "somewhere else"; not "sleep in tomorrow", "sleep on it" */
function isSentToSleep(reading: Reading, at: number): boolean {
  const place = norm(reading, at + 1);
  const isIn = norm(reading, at) === "in" && ["the", "your", "a", "that", "my"].includes(place);
  return (
    isIn ||
    (["at", "on"].includes(norm(reading, at)) && place !== "it") ||
    ["somewhere", "elsewhere"].includes(norm(reading, at))
  );
}

/** A thing is worked on: a printer, a process, the lights. */
export function isHandling(reading: Reading, { verb, end }: Order): boolean {
  if (lists.ANSWER_DO_SEND.has(norm(reading, verb))) return false;
  if (norm(reading, verb) === "take" && ["me", "us", "my", "our"].includes(norm(reading, verb + 1))) return false;
  return (
    findToken(
      reading,
      verb + 1,
      end,
      ({ index }) =>
        (is(reading, index, "thing") && !is(reading, index, "deadline")) ||
        is(reading, index, "notice-word") ||
        is(reading, index, "instruction"),
    ) !== -1
  );
}

/** One of several steps, or hung on the state of a thing: "turn it and wait", "call an ambulance if the pain gets worse". */
export function isStep(reading: Reading, order: Order): boolean {
  const clauses = clausesOf(reading, order.clause.sentence);
  const isFronted = clauses.some(
    ({ role, index, subject }) => role === "if" && index < order.clause.index && subject?.person !== "speaker",
  );
  if (isFronted && !hasAny(reading, order, /^(?:me|us|my|our)$/)) return true;
  const isSeries =
    clauses.filter(({ imperative, first, end }) => imperative && !isHey(reading, first, end)).length > 1 &&
    !clauses.some(({ first, end }) => hasMatch(reading, "negative-request", first, end)) &&
    !hasAny(reading, order, /^(?:me|us|my|our|your)$/) &&
    !isHarshHere(reading, order) &&
    !clauses.some(
      ({ index, imperative }) =>
        imperative &&
        hasMatch(reading, "deadline", reading.clauses[index]?.first ?? 0, reading.clauses[index]?.end ?? 0),
    );
  return isSeries || clauses.some(({ role, subject }) => role === "if" && subject?.person === "thing");
}

/** "Look, do the dishes": no step of several, with no reason or offer behind it. */
export function isAlone(reading: Reading, { clause }: Order): boolean {
  return clausesOf(reading, clause.sentence).every((other) => other === clause);
}

/** "Pick a date already": a verb whose past looks the same may tell what is done. */
export function isOverdue(reading: Reading, { verb, end, please }: Order): boolean {
  const isDone = lists.PUT_SET_CUT.has(norm(reading, verb));
  return norm(reading, end - 1) === "already" && end > verb + 2 && !isDone && !please;
}

/** "Look," calls for attention */
function isHey(reading: Reading, first: number, end: number): boolean {
  return end - first === 2 && ["look", "listen"].includes(norm(reading, first));
}

const AGAIN = cueAsWritten("again still times");

/** "You were late again. Fix the heating.": an order by itself, behind what the reader did or left undone. */
export function isAfterBlame(reading: Reading, order: Order): boolean {
  const before = reading.sentences[order.clause.sentence - 1];
  if (before === undefined || !isAlone(reading, order)) return false;
  return clausesOf(reading, before.index).some(
    ({ subject, verb, role }) =>
      role === "main" &&
      subject?.person === "you" &&
      verb !== undefined &&
      verb.modal === "" &&
      !verb.passive &&
      (verb.negated || (verb.tense === "past" && holds(reading, AGAIN, before.firstToken, before.endToken))),
  );
}

function isHarshHere(reading: Reading, order: Order): boolean {
  const sentence = reading.sentences[order.clause.sentence];
  return sentence !== undefined && hasMatch(reading, "harsh-order", sentence.firstToken, sentence.endToken);
}

export function hasAny(reading: Reading, order: Order, words: RegExp): boolean {
  return findToken(reading, order.verb + 1, order.end, ({ norm: word }) => words.test(word)) !== -1;
}
