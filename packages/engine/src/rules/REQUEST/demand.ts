import * as lists from "../../lexicon/words/demand.ts";
import { defineRule, type Finding } from "../../rule.ts";
import { isChoreAt } from "../../text/chores.ts";
import { expectsOfOthers } from "../../text/expecting.ts";
import { knownVerbs } from "../../text/known-verbs.ts";
import { cue, cueAsWritten, firstIn, holds, placesOf } from "../../text/places.ts";
import { findToken, is, matchesOf, norm, phraseAt, spanOf, textOf, tokenAt } from "../../text/query.ts";
import type { Match, Reading } from "../../text/reading.ts";
import { isTense } from "../../text/tense.ts";

const OFF_OUT = cueAsWritten("off out");
const ME_US_MY = cueAsWritten(lists.ME_US_MY);
const USE_REGISTER_APPLY = cueAsWritten(lists.USE_REGISTER_APPLY);

/** "I demand …", "I expect …", "I insist …", "I want it now". */
const WANTING = cue(["want", "need", "like", "you"]);

export const demand = defineRule({
  id: "demand",
  summary: "Sees “I demand”, “I expect”, “I insist” and wants with hard urgency.",
  why: "A demand tells the reader that a no will be punished, so the talk turns to power.",
  instead: "Say what you need it for and ask: “Could you tell me by Friday?”",

  examples: {
    flagged: [
      { text: "I expect an answer.", marks: ["I expect"] },
      { text: "I demand an apology from you.", marks: ["I demand"] },
      { text: "We insist that you repay us.", marks: ["We insist"] },
      { text: "I expect you to be here at nine.", marks: ["I expect you to"] },
      { text: "I need you to send it right now.", marks: ["I need you to send it right now"] },
      { text: "I want you out of the flat by Sunday.", marks: ["I want you out"] },
      { text: "You will apologise to my wife.", marks: ["You will apologise"] },
      { text: "I want an explanation.", marks: ["I want an explanation"] },
    ],
    fine: [
      "I expect it will rain.",
      "I expect to be home by six.",
      "I expect the parcel on Monday.",
      "I need you to send it by Friday.",
      "I'd like you to call me.",
      "I insist on paying for lunch.",
      "I expect you're tired.",
    ],
  },

  find(reading) {
    const findings: Finding[] = [];
    for (const match of matchesOf(reading, "demand")) {
      if (!isDemand(reading, match)) continue;
      findings.push(comment(reading, match.first, match.end));
    }
    for (const index of placesOf(reading, WANTING)) {
      const word = norm(reading, index);
      if (word === "want" && isWantedOut(reading, index))
        findings.push(comment(reading, subjectBefore(reading, index), index + 3));
      if (word === "want" && isWantedAnswer(reading, index))
        findings.push(comment(reading, index - 1, phraseAt(reading, index + 1)?.end ?? index + 1));
      if (word === "you" && isOrderedAhead(reading, index)) findings.push(comment(reading, index, index + 3));
      if (norm(reading, index + 1) !== "you" || norm(reading, index + 2) !== "to") continue;
      if (norm(reading, index - 1) === "not") continue;
      const end = urgentEnd(reading, index);
      if (end !== -1) findings.push(comment(reading, subjectBefore(reading, index), end));
    }
    return findings;
  },
});

function comment(reading: Reading, first: number, end: number) {
  const phrase = textOf(reading, first, end);
  return {
    span: spanOf(reading, first, end),
    severity: 0.55,
    message: `“${phrase}” may land as a demand: the reader hears that a no will cost them. Try “Could you …?” or “It would help me if …”, with what it is for.`,
  };
}

/** "I want you out of the flat by Sunday", "I want it back today", "I want this mould gone by Friday". */
function isWantedOut(reading: Reading, index: number): boolean {
  const isAlone = ["you", "it", "this", "them", "that"].includes(norm(reading, index + 1));
  const isNamed = ["this", "that", "these", "those", "the", "your"].includes(norm(reading, index + 1));
  const isWritten = isAlone && norm(reading, index + 2) === "in" && norm(reading, index + 3) === "writing";
  const isPlace =
    (isAlone && PLACED.has(norm(reading, index + 2))) ||
    (isNamed && ["gone", "out", "off"].includes(norm(reading, index + 3))) ||
    isClearedOff(reading, index);
  const sentence = reading.sentences[reading.tokens[index]?.sentence ?? -1];
  const isSpeaker = subjectBefore(reading, index) !== index && norm(reading, index - 1) !== "not";
  if (isWritten && isSpeaker && norm(reading, index + 4) !== "if") return true;
  return (
    isPlace &&
    isSpeaker &&
    sentence !== undefined &&
    findToken(
      reading,
      index,
      sentence.endToken,
      ({ index: at }) => is(reading, at, "deadline") || is(reading, at, "strong-urgency"),
    ) !== -1
  );
}

/** "every last one of those boxes off my drive" */
function isClearedOff(reading: Reading, index: number): boolean {
  const clause = reading.clauses[reading.tokens[index]?.clause ?? -1];
  const off = firstIn(reading, OFF_OUT, index + 2, Math.min(index + 10, clause?.end ?? index));
  const at = norm(reading, off + 1) === "of" ? off + 2 : off + 1;
  return off !== -1 && ["my", "our"].includes(norm(reading, at));
}

const PLACED = new Set("out gone back here off away".split(" "));

/** "I want a written apology", "I want a full refund" */
function isWantedAnswer(reading: Reading, index: number): boolean {
  const phrase = phraseAt(reading, index + 1);
  const isOne = phrase?.first === index + 1 && ["a", "an", "your", "my"].includes(norm(reading, index + 1));
  return (
    isOne &&
    norm(reading, index - 1) !== "not" &&
    ["apology", "explanation", "refund", "retraction", "repair"].includes(norm(reading, phrase.head)) &&
    subjectBefore(reading, index) === index - 1
  );
}

/** "You will apologise to my wife." */
function isOrderedAhead(reading: Reading, index: number): boolean {
  const isFuture =
    norm(reading, index + 1) === "will" && lists.APOLOGISE_APOLOGIZE_EXPLAIN.has(norm(reading, index + 2));
  return (
    isFuture &&
    reading.sentences[reading.tokens[index]?.sentence ?? -1]?.question === false &&
    norm(reading, index - 1) !== "if" &&
    norm(reading, index - 1) !== "hope"
  );
}

/** Demanding words whose sense depends on what follows. */
function isDemand(reading: Reading, { first, end, text }: Match): boolean {
  // "I must ask you to stop": a request for what is not wanted, which has a code of its own.
  if (text.endsWith(" to") && is(reading, end, "negative-request")) return false;
  if (/expect(?:ing)?$/.test(text)) return expectsOfOthers(reading, end);
  // "I'm not asking you to run the stall, only to lend me the table."
  if (/not asking you$/.test(text)) return norm(reading, end) !== "to";
  if (/demand$/.test(text))
    return (
      !/^(?:a (?:lot|bit|little)|much|little)/.test(`${norm(reading, end)} ${norm(reading, end + 1)}`) &&
      !isPlayful(reading, end)
    );
  // "I'll see to it"
  if (text.startsWith("see to")) return tokenAt(reading, first)?.tag === "IMP";
  if (/insist that$/.test(text)) return !isHospitable(reading, end);
  if (/insist$/.test(text)) return !isOwnOffer(reading, end);
  if (/^i (?:want|need) it/.test(text) || /insist on$/.test(text)) return !isOwnOffer(reading, end - 1);
  if (/^(?:we|i) require|'m requiring/.test(text)) return isRequired(reading, end);
  if (/better$/.test(text)) return isBetterDone(reading, end);
  if (/^you(?:'ve got|'re to| have| are to)/.test(text)) return isUltimatum(reading, end);
  return true;
}

/** "I demand a rematch!", "we demand an encore!" */
function isPlayful(reading: Reading, at: number): boolean {
  const phrase = phraseAt(reading, at);
  return (
    phrase?.first === at &&
    phrase.owner === undefined &&
    lists.REMATCH_ENCORE_HUG.has(reading.tokens[phrase.head]?.lemma ?? "") &&
    !isTense(reading)
  );
}

/** "I require an answer", "I require the revised quote by Thursday"; "I require a wheelchair" only tells. */
function isRequired(reading: Reading, at: number): boolean {
  if (lists.YOU_AN_YOUR.has(norm(reading, at))) return true;
  const end = reading.sentences[reading.tokens[at]?.sentence ?? -1]?.endToken ?? at;
  const isDue =
    findToken(
      reading,
      at,
      end,
      ({ norm: word, index }) => is(reading, index, "deadline") || ["by", "later", "within", "latest"].includes(word),
    ) !== -1;
  return norm(reading, at) === "a"
    ? isDue || is(reading, at + 1, "act-noun")
    : ["the", "this", "these", "all", "my"].includes(norm(reading, at)) && isDue;
}

/** "You'd better pay", not "you'd better take an umbrella". */
function isBetterDone(reading: Reading, at: number): boolean {
  const verb = reading.tokens[at];
  if (verb === undefined || !(["VERB", "AUX", "IMP", "PART"].includes(verb.tag) || knownVerbs.has(verb.norm)))
    return false;
  if (verb.norm === "believe") return false;
  if (isChoreAt(reading, at)) return true;
  if (!lists.TAKE_BRING_WEAR.has(verb.norm)) return true;
  const end = reading.sentences[verb.sentence]?.endToken ?? at;
  return holds(reading, ME_US_MY, at, end);
}

/** "I insist on paying", "I insist!" among friends. */
function isOwnOffer(reading: Reading, at: number): boolean {
  const from = norm(reading, at) === "on" ? at + 1 : at;
  const next = reading.tokens[from];
  if (next === undefined || next.tag === "PUNCT" || isHospitable(reading, at)) return true;
  return next.form === "ing" && lists.PAY_TREAT_HELP.has(next.lemma);
}

/** "We insist you stay for supper" */
function isHospitable(reading: Reading, at: number): boolean {
  const you = norm(reading, at) === "that" ? at + 1 : at;
  if (isChoreAt(reading, you + 1)) return false;
  const isKind = lists.STAY_JOIN_EAT.has(norm(reading, you + 1));
  const isSummoned = norm(reading, you + 1) === "come" && norm(reading, you + 2) === "to";
  const isTaken = norm(reading, you + 1) === "take" && lists.IT_THIS_THAT.has(norm(reading, you + 2));
  return norm(reading, you) === "you" && isKind && !isSummoned && !isTaken && !isTense(reading);
}

function isUltimatum(reading: Reading, at: number): boolean {
  const isVoucher = firstIn(reading, USE_REGISTER_APPLY, at, at + 8);
  if (isVoucher !== -1) return false;
  return findToken(reading, at, at + 8, ({ norm: word }) => lists.UNTIL_TILL_BY.has(word)) !== -1;
}

/** Where hard urgency ends that stands in the same sentence, or -1. */
function urgentEnd(reading: Reading, index: number): number {
  const sentence = reading.sentences[reading.tokens[index]?.sentence ?? -1];
  if (sentence === undefined) return -1;
  for (let at = index + 3; at < sentence.endToken; at++) {
    const isUrgent =
      is(reading, at, "strong-urgency") || (norm(reading, at) === "now" && reading.tokens[at + 1]?.tag === "PUNCT");
    if (!isUrgent) continue;
    let end = at + 1;
    while (is(reading, end, "strong-urgency")) end++;
    return end;
  }
  return -1;
}

function subjectBefore(reading: Reading, index: number): number {
  const at = [index - 1, index - 2, index - 3].find((place) => ["i", "we"].includes(norm(reading, place)));
  return at ?? index;
}
