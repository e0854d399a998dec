import * as lists from "../lexicon/words/duty-guesses.ts";
import { findToken, is, norm, phraseAt } from "./query.ts";
import type { Clause, Reading, VerbGroup } from "./reading.ts";

/** "You must be tired", "You should be there by ten", "You should get a mail": what is likely, not what is owed. */
export function isGuess(reading: Reading, clause: Clause, verb: VerbGroup): boolean {
  const isProgress = reading.tokens[verb.head]?.form === "ing" && norm(reading, verb.head - 1) === "be";
  const next = verb.passive || isProgress ? norm(reading, verb.head) : norm(reading, nextWord(reading, verb.end));
  const isBe = verb.lemma === "be" || verb.passive || norm(reading, verb.head - 1) === "be";
  const modal = verb.modal;
  const isOther = clause.subject?.person !== "you";
  if (verb.negated && modal !== "should") return false;
  if (verb.lemma === "think" && ["before", "about", "of", "again", "twice"].includes(next)) return false;
  if (
    modal.startsWith("ought") &&
    (["get", "receive", "hear"].includes(verb.lemma) ||
      (clause.subject?.person !== "you" && ["win", "pass", "recover", "heal"].includes(verb.lemma))) &&
    !verb.negated &&
    !isPerfect(reading, verb)
  )
    return true;
  // "The bus should be on time" is a forecast, "he should be on time" a duty.
  const isDue = verb.lemma === "be" && ["on time", "there for"].includes(`${next} ${norm(reading, verb.end + 1)}`);
  if (isDue && clause.subject?.person !== "thing") return false;
  if (modal === "should" && clause.subject?.person !== "you" && verb.lemma === "be" && next === "on" && !verb.negated)
    return true;
  if (modal === "must" && isAhead(reading, clause)) return false;
  if (modal === "must" && isPerfect(reading, verb)) return true;
  if (modal === "must" && verb.lemma === "be" && /^\p{Lu}/u.test(reading.tokens[verb.end]?.text ?? "")) return true;
  const isState = isBe && reading.tokens[verb.passive ? verb.head : nextWord(reading, verb.end)]?.tag === "ADJ";
  if (modal === "must" && isOther && isState && !lists.MORE_NICER_KINDER.has(next)) return true;
  if (modal === "must" && isBe && (lists.MUST_GUESS.has(next) || isStateAt(reading, verb))) return true;
  // "You must be terribly sad", "how angry you must be"
  const places = modal === "must" && isBe ? [(clause.subject?.first ?? 0) - 1, verb.end, verb.end + 1] : [];
  if (places.some((at) => is(reading, at, "feeling-unpleasant"))) return true;

  const isElsewhere = lists.HOME_BACK_HERE.has(next);
  if (modal === "must" && verb.lemma === "be" && isOther && isElsewhere) return true;
  if (modal === "must" && verb.lemma === "be") return lists.THE_A_AN.has(next) || next.endsWith("ing");
  if (modal === "must" && lists.FEEL_THINK_KNOW.has(verb.lemma) && !verb.negated)
    return (
      !(verb.lemma === "know" && next === "better") &&
      !(verb.lemma === "own" && ["up", "your", "his", "her", "their"].includes(norm(reading, verb.head + 1)))
    );
  if (modal === "should" && verb.negated && !isPerfect(reading, verb))
    return lists.PAINLESS.has(verb.lemma) || (verb.lemma === "take" && lists.LENGTHS.has(next));
  const isOughtToBe =
    modal.startsWith("ought") && verb.lemma === "be" && ["able", "fine", "ok", "okay", "safe"].includes(next);
  if (isOughtToBe && !verb.negated) return true;
  // "The office is supposed to close at five"
  const isHouse = clause.subject?.person === "thing" || clause.subject?.person === "group";
  const isTimetable =
    isHouse && modal === "be supposed to" && ["open", "close", "start", "end", "depart"].includes(verb.lemma);
  if (isTimetable) return true;
  if (modal === "be supposed to")
    return verb.lemma === "arrive" || verb.lemma === "get"
      ? isOther || isPosted(reading, verb)
      : ["receive", "hear"].includes(verb.lemma);
  const isLikely = modal === "should" || (modal.startsWith("ought") && isOther);
  if (!isLikely) return false;
  const isThat = verb.lemma === "know" && next === "that";
  if (isThat && ["PUNCT", "ADP", "ADV"].includes(reading.tokens[verb.end + 1]?.tag ?? "PUNCT")) return false;
  if (verb.lemma === "know") return lists.THAT_ABOUT_I.has(next) && !hasLater(reading, verb.end, clause.end, "now");
  if (verb.lemma === "be" && isPerfect(reading, verb)) return false;
  if (verb.lemma === "be")
    return (
      (lists.PLACES.has(next) || isProudly(reading, verb.end)) &&
      !(["home", "ready"].includes(next) && clause.subject?.person === "you")
    );
  if (isPerfect(reading, verb)) return isPost(reading, verb) && clause.subject?.person !== "third";
  if (verb.lemma === "feel") return lists.A_AN_SOME.has(next);
  if (verb.lemma === "get" && lists.GOTTEN.has(next) && !isOther) return false;
  return lists.SENSED.has(verb.lemma) && !is(reading, verb.head, "harsh-order");
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

function hasLater(reading: Reading, from: number, to: number, word: string): boolean {
  return findToken(reading, from, to, (token) => token.norm === word) !== -1;
}

function nextWord(reading: Reading, from: number): number {
  return findToken(reading, from, from + 3, ({ norm: word }) => !lists.ALL_BOTH_JUST.has(word));
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
