import type { Order } from "./order.ts";
import { cueAsWritten, holds } from "./places.ts";
import { clausesOf, findToken, hasMatch, is, norm, tokenAt } from "./query.ts";
import type { Reading } from "./reading.ts";
import { isTense } from "./tense.ts";

/** "Let me finish", "Be on time tomorrow", "Come here", "Stick to the agenda". */
export function isCurt(reading: Reading, order: Order): boolean {
  const { verb } = order;
  if (isHeardOut(reading, order)) return true;
  if (norm(reading, verb) === "see" && SUMMONED.test([1, 2, 3].map((step) => norm(reading, verb + step)).join(" ")))
    return true;
  if (norm(reading, verb) === "sleep") return isTense(reading) && isSentToSleep(reading, verb + 1);
  if (["listen", "look", "answer", "reply", "stand"].includes(norm(reading, verb)) && isSpokenTo(reading, verb + 1))
    return true;
  const rest = [1, 2, 3, 4].map((step) => norm(reading, verb + step)).join(" ");
  // "Let me finish my essay", "let me go for a run"
  if (/^me (?:finish (?:my|the|this) (?!sentence|point|thought|story)|go (?:for|to|and|on)\b)/.test(rest)) return false;
  return /^(?:me (?:finish|speak|talk|in|go|through|pass|do)|us (?:finish|speak)|(?:\w+) (?:finish|speak|talk)(?: |$)|(?:him|her|them) (?:finish|speak|do|talk|answer|be|go)|to (?:the|what) (?:agenda|plan|point|facts|topic|rules|we)|on time|here\b|quiet|ready|serious|reasonable|honest|there at|punctual|up your|home by|back by|in bed by|up by|on my desk|to your own|the .{2,20} on my|(?:the|your|my) \w+ (?:speak|finish|talk|answer)\b)/.test(
    rest,
  );
}

/** "Wait until I have finished speaking" */
function isHeardOut(reading: Reading, { clause, verb }: Order): boolean {
  const next = reading.clauses[clause.index + 1];
  const isNext = next?.sentence === clause.sentence && ["until", "till"].includes(norm(reading, next.first));
  if (!isNext || norm(reading, verb) !== "wait" || next.subject?.person !== "speaker") return false;
  return (
    findToken(
      reading,
      next.first,
      next.end,
      ({ norm: word }) => word === "speaking" || word === "talking" || word === "sentence",
    ) !== -1
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

/** "(Listen) when your mother is talking", "(answer) when I call you" */
function isSpokenTo(reading: Reading, from: number): boolean {
  const when = norm(reading, from) === "at" ? from + 2 : from;
  const clause = reading.clauses[reading.tokens[when]?.clause ?? -1];
  return norm(reading, when) === "when" && clause?.subject?.person !== "you" && SPEAKING.has(clause?.verb?.lemma ?? "");
}

const SPEAKING = new Set("talk speak call ask ring tell shout come".split(" "));

/** A thing is worked on: a printer, a process, the lights. */
export function isHandling(reading: Reading, { verb, end }: Order): boolean {
  if (
    /^(?:answer|do|send|give|pay|return|bring|hand|rewrite|redo|retract|resend|correct|refund)$/.test(
      norm(reading, verb),
    )
  )
    return false;
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
  return clausesOf(reading, clause.sentence).every(
    (other) => other === clause || isHey(reading, other.first, other.end),
  );
}

/** "Pick a date already": a verb whose past looks the same may tell what is done. */
export function isOverdue(reading: Reading, { verb, end, please }: Order): boolean {
  const isDone = /^(?:put|set|cut|read|let|hit|shut|quit|come)$/.test(norm(reading, verb));
  return norm(reading, end - 1) === "already" && end > verb + 2 && !isDone && !please;
}

/** "Look," calls for attention */
function isHey(reading: Reading, first: number, end: number): boolean {
  return end - first === 2 && ["look", "listen"].includes(norm(reading, first));
}

const AGAIN = cueAsWritten("again still times");
const GRIEVANCE = cueAsWritten("again still times late");
const YOU_YOUR = cueAsWritten("you your");

/** "You left the gate open again. Close it behind you.": the sentence before complains of the reader. */
export function isMendedAfterGrief(reading: Reading, { verb, clause }: Order): boolean {
  const before = reading.sentences[clause.sentence - 1];
  if (before === undefined || !["it", "them"].includes(norm(reading, verb + 1))) return false;
  if (
    !/^(?:close|shut|correct|fix|get|take|move|turn|clear|send|put|change|redo|mend|tidy|clean)$/.test(
      norm(reading, verb),
    )
  )
    return false;
  const isTheirs = holds(reading, YOU_YOUR, before.firstToken, before.endToken);
  return !before.question && isTheirs && holds(reading, GRIEVANCE, before.firstToken, before.endToken);
}

/** "You were late again. Fix the heating.": an order by itself, behind what the reader did or left undone. */
export function isAfterBlame(reading: Reading, order: Order): boolean {
  const before = reading.sentences[order.clause.sentence - 1];
  if (before === undefined || before.question || before.praise || !isAlone(reading, order)) return false;
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

/** "Walk the dog yourself" */
export function isDoneYourself(reading: Reading, { verb, end }: Order): boolean {
  const isLast = norm(reading, end - 1) === "yourself" && end > verb + 2;
  return (
    isLast && /^(?:walk|wash|do|clean|cook|carry|fetch|iron|pay|fix|ask|tell|write|get)$/.test(norm(reading, verb))
  );
}

/** "Pick it up!", "tidy that away!" */
export function isPickedUp(reading: Reading, { verb }: Order): boolean {
  return (
    ["pick", "tidy", "clear", "take", "put", "wipe", "hang"].includes(norm(reading, verb)) &&
    ["it", "that", "those", "them", "these"].includes(norm(reading, verb + 1)) &&
    ["up", "away", "down", "off", "back"].includes(norm(reading, verb + 2)) &&
    tokenAt(reading, verb + 3)?.tag === "PUNCT"
  );
}

function isHarshHere(reading: Reading, order: Order): boolean {
  const sentence = reading.sentences[order.clause.sentence];
  return sentence !== undefined && hasMatch(reading, "harsh-order", sentence.firstToken, sentence.endToken);
}

export function hasAny(reading: Reading, order: Order, words: RegExp): boolean {
  return findToken(reading, order.verb + 1, order.end, ({ norm: word }) => words.test(word)) !== -1;
}
