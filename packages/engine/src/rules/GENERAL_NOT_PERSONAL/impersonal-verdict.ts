import * as lists from "../../lexicon/words/impersonal-verdict.ts";
import { rows } from "../../matcher/rows.ts";
import { defineRule, type Finding } from "../../rule.ts";
import { deedsRuledOn } from "../../text/deeds-ruled-on.ts";
import { excuseEnd } from "../../text/no-excuse.ts";
import { cue, cueAsWritten, isCue, placesOf } from "../../text/places.ts";
import { findToken, follows, is, matchAt, norm, phraseAt, spanOf, textOf } from "../../text/query.ts";
import type { Reading } from "../../text/reading.ts";
import { isSaidBehind } from "../../text/said-behind.ts";
import { namesSomebody } from "../../text/somebody-named.ts";

const IT_ITS_THERE = cue("it its there");
const BASIC_COMMON_SIMPLE = cueAsWritten("basic common simple plain mutual");
const VALUES = cueAsWritten(lists.VALUES);
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
  if ((!isGlued && !mayStandBefore(reading, at)) || isAsked(reading, it)) return -1;
  for (let steps = 0; steps < 8; steps++) {
    if (cannotBe(reading, it, at)) return at + 1;
    const matter = matterEnd(reading, at);
    if (matter !== -1) return matter;
    const match = matchAt(reading, at, "impersonal-verdict");
    if (
      match !== undefined &&
      norm(reading, at) !== "meant" &&
      isRuling(reading, match.text, pastPair(reading, match.end))
    )
      return match.end;
    if (!mayStandBefore(reading, at)) return -1;
    at++;
  }
  return -1;
}

function mayStandBefore(reading: Reading, at: number): boolean {
  return lists.BE.has(norm(reading, at)) || lists.FILLERS.has(norm(reading, at));
}

/** "It can't be right that …", "it can't be that nobody answers". */
function cannotBe(reading: Reading, it: number, at: number): boolean {
  const isDenied = norm(reading, it + 1) === "can" && norm(reading, it + 2) === "not" && norm(reading, it + 3) === "be";
  if (!isDenied || at < it + 3) return false;
  const isRight = lists.ALLOWED.has(norm(reading, at));
  return (
    (isRight || (at === it + 3 && norm(reading, at) === "be")) &&
    norm(reading, at + 1) === "that" &&
    !namesSomebody(reading, at + 1)
  );
}

/** "a question of respect (that)", "a matter of courtesy (to)" */
function matterEnd(reading: Reading, at: number): number {
  if (!aMatter.fit(reading, at)) return -1;
  const end = isCue(reading, BASIC_COMMON_SIMPLE, at + 3) ? at + 5 : at + 4;
  const isValue = isCue(reading, VALUES, end - 1) && ["to", "that"].includes(norm(reading, end));
  return isValue && !namesSomebody(reading, end) ? end : -1;
}

const aMatter = rows(
  "a question|matter|sign of", // = It is a matter of respect to reply. ≠ It is a matter that we discuss.
);

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
  if (isOfThings(reading, text, end) || (lists.INFERRED.has(text) && !isSharp(reading, end))) return false;
  const isForSomeone = ["someone", "somebody", "people", "everyone"].includes(next);
  const isRuled = lists.MILD_BUT_RULING.has(text) && (isForSomeone || next === "to" || next === "that");
  if (lists.MILD.has(text) && !isRuled) return false;
  if (isForSomeone && /^(?:high|about) time$/.test(text)) return true;
  if (!lists.JOINTS.has(next)) return false;
  if (/manners|decency|courtesy|polite/.test(text)) return true;
  if (lists.PERSONAL_OR_INFERRED.has(norm(reading, end + 1)) || follows(reading, end + 1, "say", "that")) return false;
  return !namesSomebody(reading, end);
}

/** "wrong to put metal in the microwave", "hard to open", "good for the garden" */
function isOfThings(reading: Reading, text: string, end: number): boolean {
  const next = norm(reading, end);
  if (text === "wrong" && next === "to" && lists.HANDLED.has(norm(reading, end + 1)) && !namesSomebody(reading, end))
    return true;
  if (/\b(?:hard|difficult)$/.test(text) && !is(reading, end + 1, "good-deed")) return true;
  const whom = next === "for" ? phraseAt(reading, end + 1) : undefined;
  return whom?.person === "thing" && !is(reading, whom.head, "body-of-people");
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
      ({ norm: word, matches }) => lists.SHARP.has(word) || matches.some(({ name }) => name.startsWith("verdict-")),
    ) !== -1
  );
}
