import * as lists from "../lexicon/words/duty-guesses.ts";
import { findToken, is, norm, phraseAt } from "./query.ts";
import type { Clause, Reading, VerbGroup } from "./reading.ts";

/** "You must be tired", "You should be there by ten", "You should get a mail": what is likely, not what is owed. */
export function isGuess(reading: Reading, clause: Clause, verb: VerbGroup): boolean {
  const { modal, lemma, negated } = verb;
  const next = wordBehind(reading, verb);
  if (negated && modal !== "should") return false;
  if (lemma === "think" && ["before", "about", "of", "again", "twice"].includes(next)) return false;
  if (isDue(reading, clause, verb, next)) return false;
  if (modal === "must") return isMustGuess(reading, clause, verb, next);
  if (modal === "be supposed to") return isSupposedGuess(reading, clause, verb);
  if (modal.startsWith("ought")) return isOughtGuess(reading, clause, verb, next);
  return modal === "should" && isShouldGuess(reading, clause, verb, next);
}

/** The word that tells what is guessed: "(be) very | tired", "(be) wondering". */
function wordBehind(reading: Reading, { passive, head, end }: VerbGroup): string {
  const isProgress = reading.tokens[head]?.form === "ing" && norm(reading, head - 1) === "be";
  return norm(reading, passive || isProgress ? head : nextWord(reading, end));
}

/** "he should be on time", a duty; "the bus should be on time" is a forecast. */
function isDue(reading: Reading, { subject }: Clause, { lemma, end }: VerbGroup, next: string): boolean {
  if (lemma !== "be" || subject?.person === "thing") return false;
  return ["on time", "there for"].includes(`${next} ${norm(reading, end + 1)}`);
}

/** "You must be tired", "she must have missed it", "they must know" */
function isMustGuess(reading: Reading, clause: Clause, verb: VerbGroup, next: string): boolean {
  if (isAhead(reading, clause)) return false;
  if (isPerfect(reading, verb) || isStateSeen(reading, clause, verb, next)) return true;
  if (verb.lemma === "be") return lists.OPENS_STATE.has(next) || next.endsWith("ing");
  if (verb.lemma === "know") return next !== "better";
  if (verb.lemma === "own") return !["up", "your", "his", "her", "their"].includes(norm(reading, verb.head + 1));
  return lists.OF_THE_MIND.has(verb.lemma);
}

/** "(You must be) worn out", "(it must be) lovely", "(he must be) at home", "(you must be) Ann", "how angry (you must be)" */
function isStateSeen(reading: Reading, { subject }: Clause, verb: VerbGroup, next: string): boolean {
  if (!isBeing(reading, verb)) return false;
  if (lists.MUST_GUESS.has(next) || isStateAt(reading, verb)) return true;
  const places = [(subject?.first ?? 0) - 1, verb.end, verb.end + 1];
  if (places.some((at) => is(reading, at, "feeling-unpleasant"))) return true;
  const isOther = subject?.person !== "you";
  const told = reading.tokens[verb.passive ? verb.head : nextWord(reading, verb.end)];
  if (isOther && told?.tag === "ADJ" && !lists.OWED_MANNERS.has(next)) return true;
  if (verb.lemma !== "be") return false;
  return (isOther && lists.WHEREABOUTS.has(next)) || /^\p{Lu}/u.test(reading.tokens[verb.end]?.text ?? "");
}

function isBeing(reading: Reading, { lemma, passive, head }: VerbGroup): boolean {
  return lemma === "be" || passive || norm(reading, head - 1) === "be";
}

/** "The office is supposed to close at five", "he's supposed to arrive at six", "you were supposed to get a letter" */
function isSupposedGuess(reading: Reading, { subject }: Clause, verb: VerbGroup): boolean {
  const isHouse = subject?.person === "thing" || subject?.person === "group";
  if (isHouse && ["open", "close", "start", "end", "depart"].includes(verb.lemma)) return true;
  if (verb.lemma === "arrive" || verb.lemma === "get") return subject?.person !== "you" || isPosted(reading, verb);
  return verb.lemma === "receive" || verb.lemma === "hear";
}

/** "You ought to get a mail", "we ought to win", "it ought to be fine" */
function isOughtGuess(reading: Reading, clause: Clause, verb: VerbGroup, next: string): boolean {
  const isOther = clause.subject?.person !== "you";
  const isFate =
    ["get", "receive", "hear"].includes(verb.lemma) ||
    (isOther && ["win", "pass", "recover", "heal"].includes(verb.lemma));
  if (isFate && !isPerfect(reading, verb)) return true;
  if (verb.lemma === "be" && ["able", "fine", "ok", "okay", "safe"].includes(next)) return true;
  return isOther && isLikely(reading, clause, verb, next);
}

/** "It shouldn't take long", "the film should be on by now", "you should see it arrive" */
function isShouldGuess(reading: Reading, clause: Clause, verb: VerbGroup, next: string): boolean {
  if (verb.negated && !isPerfect(reading, verb))
    return lists.PAINLESS.has(verb.lemma) || (verb.lemma === "take" && lists.LENGTHS.has(next));
  const isOn = verb.lemma === "be" && next === "on" && !verb.negated;
  return (isOn && clause.subject?.person !== "you") || isLikely(reading, clause, verb, next);
}

/** "You should know how it went", "it should be there", "you should feel better", "you should find it" */
function isLikely(reading: Reading, clause: Clause, verb: VerbGroup, next: string): boolean {
  const person = clause.subject?.person;
  if (verb.lemma === "know") return isToldSoon(reading, clause, verb, next);
  const isDone = isPerfect(reading, verb);
  if (verb.lemma === "be") {
    if (isDone || (person === "you" && ["home", "ready"].includes(next))) return false;
    return lists.PLACES.has(next) || isProudly(reading, verb.end);
  }
  if (isDone) return isPost(reading, verb) && person !== "third";
  if (verb.lemma === "feel") return lists.FELT_SO.has(next);
  if (verb.lemma === "get" && person === "you" && lists.GOTTEN.has(next)) return false;
  return lists.SENSED.has(verb.lemma) && !is(reading, verb.head, "harsh-order");
}

/** "(You should know) how it went"; not "(you should know) that by now" */
function isToldSoon(reading: Reading, clause: Clause, { end }: VerbGroup, next: string): boolean {
  const isThat = next === "that" && ["PUNCT", "ADP", "ADV"].includes(reading.tokens[end + 1]?.tag ?? "PUNCT");
  return (
    !isThat && lists.KNOWN.has(next) && findToken(reading, end, clause.end, ({ norm: word }) => word === "now") === -1
  );
}

/** "You should be very proud" */
function isProudly(reading: Reading, at: number): boolean {
  return (
    ["very", "really", "so", "rightly", "truly", "rather"].includes(norm(reading, at)) &&
    ["proud", "pleased", "thrilled", "delighted"].includes(norm(reading, at + 1))
  );
}

/** "You should have had a letter by now", "you should have got the code"; not "you should have got here at nine". */
function isPost(reading: Reading, verb: VerbGroup): boolean {
  return verb.lemma === "have"
    ? isPosted(reading, verb)
    : ["receive", "get", "arrive", "see", "hear"].includes(verb.lemma);
}

/** Something that is sent to one stands behind the verb: "get a letter". */
function isPosted(reading: Reading, { end }: VerbGroup): boolean {
  return lists.POST.has(reading.tokens[phraseAt(reading, end)?.head ?? -1]?.lemma ?? "");
}

/** "From now on you must …", "next time you must …": what is to be, no guess. */
function isAhead(reading: Reading, { sentence }: Clause): boolean {
  const first = reading.sentences[sentence]?.firstToken ?? 0;
  return ["from now", "next time", "in future", "from today", "from monday"].includes(
    `${norm(reading, first)} ${norm(reading, first + 1)}`,
  );
}

/** "worn out", "over the moon": a state that is read in a face */
function isStateAt(reading: Reading, verb: VerbGroup): boolean {
  return [verb.head, verb.end].some(
    (at) =>
      is(reading, at, "bodily-state") || is(reading, at, "feeling-unpleasant") || is(reading, at, "feeling-pleasant"),
  );
}

function nextWord(reading: Reading, from: number): number {
  return findToken(reading, from, from + 3, ({ norm: word }) => !lists.SMALL_WORDS.has(word));
}

export function isPerfect(reading: Reading, verb: VerbGroup): boolean {
  return (
    findToken(
      reading,
      verb.first,
      verb.head,
      ({ norm: word, index }) => word === "have" && !["to", "got"].includes(norm(reading, index + 1)),
    ) !== -1
  );
}
