import * as lists from "../lexicon/words/curt-orders.ts";
import type { Order } from "./order.ts";
import { orderRows } from "./order-rows.ts";
import { cueAsWritten, holds } from "./places.ts";
import { clausesOf, findToken, hasMatch, is, norm } from "./query.ts";
import type { Reading } from "./reading.ts";
import { isTense } from "./tense.ts";

/** Short words to whoever is late, loud or off the point. */
export function isCurt(reading: Reading, order: Order): boolean {
  if (norm(reading, order.verb) === "sleep") return isTense(reading) && isSentToSleep(reading, order);
  return isSaidCurtly(reading, order);
}

const isSaidCurtly = orderRows(
  "see me after class|school|work|the|lunch", // = See me after class. ≠ See me after you ate.
  "see me in my|the", // = See me in my office. ≠ See me in Rome.
  "see me at my", // = See me at my desk.
  "see me first thing", // = See me first thing tomorrow.
  "see me now", // = See me now.
  ". me finish !my|the|this", // = Let me finish. ≠ Let me finish my essay.
  ". me finish . sentence|point|thought|story", // = Let me finish my sentence. ≠ Let me finish my essay.
  ". me go !for|to|and|on", // = Let me go. ≠ Let me go for a run.
  ". me in|through|pass|do|speak|talk", // = Let me in! ≠ Let me guess.
  ". !me|'s . finish|speak|talk", // = Let Bo speak. ≠ Let Bo sing. ≠ Let's talk.
  ". him|her|them do|answer|be|go", // = Let her answer. ≠ Let her sleep.
  ". the|your|my . speak|finish|talk|answer", // = Let the man talk. ≠ Let the man sleep.
  ". to the agenda|plan|point|facts|topic|rules", // = Stick to the agenda. ≠ Stick to the wall.
  ". to what we", // = Stick to what we agreed. ≠ Stick to what you love.
  ". to your own", // = Stick to your own half. ≠ Stick to your plan.
  ". here", // = Come here! ≠ Come in!
  ". quiet|ready|serious|reasonable|honest|punctual", // = Be honest. ≠ Be kind.
  ". on time", // = Be on time tomorrow. ≠ Be on guard.
  ". there at", // = Be there at nine. ≠ Be there or be square.
  ". home|back|up by", // = Be home by ten. ≠ Come home soon.
  ". in bed by", // = Be in bed by ten. ≠ Be in bed.
  ". up your", // = Clean up your mess. ≠ Clean up the mess.
  ". on my desk", // = Leave on my desk what you have. ≠ Leave on my card what you owe.
  ". the . on my", // = Have the report on my desk. ≠ Have the report on us.
);

const isSentToSleep = orderRows(
  "sleep in the|your|a|that|my", // = Sleep in the spare room. ≠ Sleep in tomorrow.
  "sleep at|on !it", // = Sleep on the sofa. ≠ Sleep on it.
  "sleep somewhere|elsewhere", // = Sleep somewhere else. ≠ Sleep well.
);

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
