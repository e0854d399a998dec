import * as lists from "../../lexicon/words/impersonal-verdict.ts";
import { defineRule, type Finding } from "../../rule.ts";
import { deedsRuledOn } from "../../text/deeds-ruled-on.ts";
import { cue, cueAsWritten, firstIn, isCue, placesOf } from "../../text/places.ts";
import {
  clauseOf,
  findToken,
  is,
  matchAt,
  norm,
  phraseAt,
  phrasesIn,
  spanOf,
  textOf,
  tokenAt,
} from "../../text/query.ts";
import type { Reading } from "../../text/reading.ts";
import { isSaidBehind } from "../../text/said-behind.ts";

const IT_ITS_THERE = cue("it its there");

const NO = cueAsWritten("no");

const BASIC_COMMON_SIMPLE = cueAsWritten("basic common simple plain mutual");
const RESPECT_COURTESY_DECENCY = cueAsWritten(lists.RESPECT_COURTESY_DECENCY);
const IS_WAS_WOULD = cueAsWritten("is was would isn't not");

/** "It is unacceptable to be late", "It simply isn't done": an opinion without its owner. */
export const impersonalVerdict = defineRule({
  id: "impersonal-verdict",
  summary: "Sees “it is”, with a verdict, that nobody stands behind.",
  why: "It sounds like a law, so the reader argues about the law and not about what you need.",
  instead: "Say who minds and why: “I was waiting for forty minutes, and I value punctuality”.",

  examples: {
    flagged: [
      { text: "It is unacceptable to be late.", marks: ["It is unacceptable"] },
      { text: "It is not normal that a public office closes at noon.", marks: ["It is not normal"] },
      { text: "It simply isn't done to forward private mails.", marks: ["It simply isn't done"] },
      { text: "its rude to look at a phone during dinner", marks: ["its rude"] },
      { text: "It should be a matter of course to fill in a box.", marks: ["It should be a matter of course"] },
      { text: "There is no excuse for leaving the kitchen like this.", marks: ["There is no excuse"] },
      { text: "It's just common courtesy to reply.", marks: ["It's just common courtesy"] },
      { text: "Making fun of people is not okay.", marks: ["is not okay"] },
    ],
    fine: [
      "It is raining.",
      "It's a shame that you can't come.",
      "It is important to me that we start together.",
      "It's not okay, the server is still down.",
      "It was cowardly of the dean to say nothing.",
      "It's fair to say that we were lucky.",
      "Is it rude to eat with my hands here?",
      "It's wrong in line three: 2 + 2 is 4.",
    ],
  },

  find(reading) {
    const findings: Finding[] = [];
    for (const index of placesOf(reading, IT_ITS_THERE)) {
      const word = norm(reading, index);
      const end = word === "it" || word === "its" ? verdictEnd(reading, index) : excuseEnd(reading, index);
      if (end !== -1 && !isSaidBehind(reading, end - 1)) findings.push(found(reading, index, end));
    }
    for (const { be, end, isNamed } of deedsRuledOn(reading)) if (!isNamed) findings.push(found(reading, be, end));
    return findings;
  },
});

function found(reading: Reading, first: number, end: number): Finding {
  return {
    span: spanOf(reading, first, end),
    severity: 0.4,
    message: `“${textOf(reading, first, end)}” sounds like a law with nobody behind it, and the reader may argue with the law. Who minds, and why? Try “I would like …, because … matters to me”.`,
  };
}

/** it + is + (fillers) + verdict + to / that / when / for / how, with no person named in what follows. */
function verdictEnd(reading: Reading, it: number): number {
  let at = it + 1;
  const isGlued = norm(reading, it) === "its";
  if (!isGlued && !lists.BE.has(norm(reading, at)) && !lists.FILLERS.has(norm(reading, at))) return -1;
  if (isAsked(reading, it)) return -1;
  for (let steps = 0; steps < 8; steps++) {
    if (cannotBe(reading, it, at)) return at + 1;
    const match = matchAt(reading, at, "impersonal-verdict");
    const text = match?.text ?? "";
    const matter = matterEnd(reading, at);
    if (matter !== -1 && ["to", "that"].includes(norm(reading, matter)) && !namesSomebody(reading, matter))
      return matter;
    if (match !== undefined && norm(reading, at) !== "meant" && isRuling(reading, text, pastPair(reading, match.end)))
      return match.end;
    if (!lists.BE.has(norm(reading, at)) && !lists.FILLERS.has(norm(reading, at))) return -1;
    at++;
  }
  return -1;
}

/** "It can't be right that …", "it can't be that nobody answers". */
function cannotBe(reading: Reading, it: number, at: number): boolean {
  const isDenied = norm(reading, it + 1) === "can" && norm(reading, it + 2) === "not" && norm(reading, it + 3) === "be";
  if (!isDenied || at < it + 3) return false;
  const isRight = lists.RIGHT_TRUE_NORMAL.has(norm(reading, at));
  return (
    (isRight || (at === it + 3 && norm(reading, at) === "be")) &&
    norm(reading, at + 1) === "that" &&
    !namesSomebody(reading, at + 1)
  );
}

/** "a question of respect", "a matter of courtesy" */
function matterEnd(reading: Reading, at: number): number {
  const isFrame =
    norm(reading, at) === "a" &&
    ["question", "matter", "sign"].includes(norm(reading, at + 1)) &&
    norm(reading, at + 2) === "of";
  const value = isCue(reading, BASIC_COMMON_SIMPLE, at + 3) ? at + 4 : at + 3;
  const isValue = isCue(reading, RESPECT_COURTESY_DECENCY, value);
  return isFrame && isValue ? value + 1 : -1;
}

function isAsked(reading: Reading, it: number): boolean {
  return (
    isCue(reading, IS_WAS_WOULD, it - 1) && reading.sentences[reading.tokens[it]?.sentence ?? -1]?.question === true
  );
}

/** "only right and proper", "only fair and reasonable" */
function pastPair(reading: Reading, end: number): number {
  return norm(reading, end) === "and" &&
    ["proper", "fair", "just", "right", "reasonable", "decent"].includes(norm(reading, end + 1))
    ? end + 2
    : end;
}

function isRuling(reading: Reading, text: string, past: number): boolean {
  const end = pastPlace(reading, past);
  const next = norm(reading, end);
  const isJoined = lists.TO_THAT_WHEN.has(next);
  if (text === "wrong" && next === "to" && lists.HANDLED.has(norm(reading, end + 1)) && !namesSomebody(reading, end))
    return false;
  if (/\b(?:hard|difficult)$/.test(text) && !is(reading, end + 1, "good-deed")) return false;
  const whom = next === "for" ? phraseAt(reading, end + 1) : undefined;
  if (whom?.person === "thing" && !is(reading, whom.head, "body-of-people")) return false;
  if (lists.INFERRED.has(text) && !isSharp(reading, end)) return false;
  const isRuled =
    lists.MILD_BUT_RULING.has(text) && ["to", "that", "someone", "somebody", "people", "everyone"].includes(next);
  if (lists.MILD.has(text) && !isRuled) return false;
  const isForSomeone =
    /^(?:high|about) time$/.test(text) && ["someone", "somebody", "people", "everyone"].includes(next);
  if (isForSomeone) return true;
  if (!isJoined || next === "of") return false;
  if (/manners|decency|courtesy|polite/.test(text)) return true;
  if (lists.ME_US_YOU.has(norm(reading, end + 1))) return false;
  if (norm(reading, end + 1) === "say" && norm(reading, end + 2) === "that") return false;
  return !namesSomebody(reading, end);
}

/** "unthinkable in a quiet street to …", "rude not to …" */
function pastPlace(reading: Reading, at: number): number {
  if (norm(reading, at) === "not" && norm(reading, at + 1) === "to") return at + 1;
  if (!["in", "at", "on", "among", "between", "these"].includes(norm(reading, at))) return at;
  const phrase = phraseAt(reading, at + 1);
  const end = phrase?.first === at + 1 ? phrase.end : at;
  return ["to", "that"].includes(norm(reading, end)) ? end : at;
}

function isSharp(reading: Reading, from: number): boolean {
  const end = reading.sentences[reading.tokens[from]?.sentence ?? -1]?.endToken ?? from;
  return (
    findToken(
      reading,
      from,
      end,
      ({ norm: word, matches }) =>
        lists.MISTAKE_WRONG_FAULT.has(word) || matches.some(({ name }) => name.startsWith("verdict-")),
    ) !== -1
  );
}

/** A person in what follows makes it a verdict on that person, which is another matter. */
function namesSomebody(reading: Reading, from: number): boolean {
  const sentence = reading.sentences[reading.tokens[from]?.sentence ?? -1];
  const isTo = norm(reading, from) === "to";
  // "It's rude to interrupt Dave": whoever does it
  if (isTo && ["is", "'s"].includes(norm(reading, (sentence?.firstToken ?? from) + 1)))
    return isYouNamed(reading, from);
  const limit = sentence?.endToken ?? from;
  // "It was unprofessional to discuss it, Tom" speaks of what Tom did; "it's wrong to shout, Tom" of everybody.
  const isOnce = findToken(reading, sentence?.firstToken ?? from, from, ({ norm: word }) => word === "was") !== -1;
  const turn = findToken(
    reading,
    from,
    limit,
    ({ index }) =>
      norm(reading, index) === "," &&
      (reading.tokens[index + 1]?.tag === "CCONJ" ||
        (!isOnce && reading.tokens[index + 1]?.tag === "PROPN" && index + 3 >= limit)),
  );
  return phrasesIn(reading, from, turn === -1 ? limit : turn).some(
    ({ person, owner, first, end }) =>
      ((person === "third" || person === "name") &&
        !isAnybody(reading, first) &&
        !(isTo && (owner === "you" || isAnyRole(reading, first, end)))) ||
      (person === "you" && !isAnyone(reading, first)) ||
      (owner === "you" && !isTo),
  );
}

function isYouNamed(reading: Reading, from: number): boolean {
  const end = clauseOf(reading, from)?.end ?? from;
  return phrasesIn(reading, from, end).some(({ person, first }) => person === "you" && !isAnyone(reading, first));
}

/** "one person", "a child", "someone", "whoever": nobody in particular. */
function isAnybody(reading: Reading, first: number): boolean {
  const isRank = ["youngest", "eldest", "oldest"].includes(norm(reading, first + 1));
  return isRank || lists.ONE_A_AN.has(norm(reading, first));
}

/** "goodbye to the host", "before the last person has spoken": whoever has that part. */
function isAnyRole(reading: Reading, first: number, end: number): boolean {
  return norm(reading, first) === "the" && end - first > 1 && tokenAt(reading, end - 1)?.tag === "NOUN";
}

/** "before you merge", "say thank you": "you" for anybody. */
function isAnyone(reading: Reading, index: number): boolean {
  return lists.BEFORE_AFTER_WHEN.has(norm(reading, index - 1));
}

/** "no need to shout", "no reason to be rude"; not "no need to bring anything". */
function isHarshDeed(reading: Reading, at: number): boolean {
  const deed = norm(reading, at) === "be" ? at + 1 : at;
  const word = ["so", "this", "that", "such", "a"].includes(norm(reading, deed)) ? deed + 1 : deed;
  return (
    lists.SHOUT_YELL_SCREAM.has(norm(reading, word)) ||
    reading.tokens[word]?.matches.some(({ name }) => name.startsWith("verdict-")) === true
  );
}

/** "There is no excuse for …", "There's no need to shout". */
function excuseEnd(reading: Reading, there: number): number {
  const be = norm(reading, there + 1);
  if (be !== "is" && be !== "'s" && be !== "was") return -1;
  const no = firstIn(reading, NO, there + 2, there + 5);
  const noun =
    no === -1 ? -1 : findToken(reading, no + 1, no + 3, ({ norm: word }) => lists.EXCUSE_JUSTIFICATION_PLACE.has(word));
  if (noun === -1) return -1;
  const joint = ["whatsoever", "whatever"].includes(norm(reading, noun + 1))
    ? noun + 2
    : norm(reading, noun + 1) === "at"
      ? noun + 3
      : noun + 1;
  if (!["for", "to"].includes(norm(reading, joint))) return -1;
  if (["reason", "need", "call"].includes(norm(reading, noun)) && !isHarshDeed(reading, joint + 1)) return -1;
  const isRoom = ["place", "room"].includes(norm(reading, noun));
  if (
    isRoom &&
    findToken(
      reading,
      noun,
      noun + 7,
      ({ index }) =>
        is(reading, index, "verdict-noun") ||
        is(reading, index, "verdict-adjective") ||
        is(reading, index, "impersonal-verdict") ||
        ["behaviour", "behavior", "conduct", "attitude", "language", "talk"].includes(norm(reading, index)),
    ) === -1
  )
    return -1;
  return namesSomebody(reading, noun) ? -1 : noun + 1;
}
