import { defineRule, type Finding } from "../../rule.ts";
import { absolutes } from "../../text/facts/bias.ts";
import { clauseOf, norm, sentenceOf, spanOf, textOf, tokenAt } from "../../text/query.ts";
import type { Reading } from "../../text/reading.ts";
import { commaAt, inPlaceOf, type Rewording, stretchEnd, subjectBefore, wordsOf } from "../../text/reword.ts";

/** "You never listen", "nobody ever helps": an exaggeration about people. */
export const alwaysAndNever = defineRule({
  id: "always-and-never",
  summary: "Sees always, never, every time, nobody and their like where people are spoken of.",
  why: "One exception is enough to prove it wrong, so the talk turns to the word instead of the matter.",
  instead: "Say how often, or name the last time: “twice this week”, “on Monday”.",

  examples: {
    flagged: [
      { text: "You never listen.", marks: ["never"] },
      { text: "You're constantly on your phone.", marks: ["constantly"] },
      { text: "Every time I ask, you look away.", marks: ["Every time"] },
      { text: "In this house nobody ever says sorry.", marks: ["nobody ever"] },
      { text: "All you do is complain.", marks: ["All you do"] },
      { text: "My supervisor is always cancelling on me.", marks: ["always"] },
      { text: "No one cares what we think.", marks: ["No one"] },
      { text: "It's always me who stays late.", marks: ["always"] },
      { text: "Do you ever listen?", marks: ["ever"] },
    ],
    fine: [
      "I have not seen any pages from you yet.",
      "I always lock the door.",
      "We never received the parcel.",
      "You never complain, thank you.",
      "You can always call me.",
      "My aunt has never smoked.",
      "Nobody was on call between two and four.",
      "The lift always stops at two.",
      "Every time it rains the cellar floods.",
      "He said that you never listen.",
      "You never know.",
      "All you have to do is press the button.",
    ],
  },

  find(reading) {
    const findings: Finding[] = [];
    for (const { first, end, severity } of absolutes(reading)) {
      const word = textOf(reading, first, end);
      findings.push({
        span: spanOf(reading, first, end),
        severity,
        message: `“${word}” ${isRole(reading, word, end) ? AS_A_ROLE : adviceOn(word.toLowerCase())}`,
        gently: `“${word}” leaves no exception. Said of a person, one time that you have in mind is easier to answer.`,
        rewording: OFTEN.test(word) ? withTimes(reading, first, end) : undefined,
      });
    }
    return findings;
  },
});

const OFTEN = /^(?:always|constantly|forever|continually|incessantly)$/i;

/** "You were always the pet": no number of times tells that. */
function isRole(reading: Reading, word: string, end: number): boolean {
  return OFTEN.test(word) && tokenAt(reading, end)?.tag === "DET";
}

const AS_A_ROLE =
  "leaves no exception, so the reader may look for one and forget the matter. Which time do you have in mind?";

/** The reason and the next step, by the kind of exaggeration. */
function adviceOn(word: string): string {
  if (/^(?:never|not once|not ever|ever$)/.test(word))
    return "leaves no exception, and one exception is enough to call it unfair. Which time do you have in mind? Naming it is harder to dispute.";
  if (/nobody|no[ -]?one|none|not (?:a|one)/.test(word))
    return "takes in everybody, the reader included, and may land as unfair. Who do you mean, and what did you hope they would do?";
  if (/^every(?:one|body)/.test(word))
    return "puts all people on one side against you. Who was it, and what did they do or say?";
  if (/^(?:all|everything|nothing|whatever)/.test(word))
    return "shrinks a person to one thing they do, and may land as contempt. Which times do you mean? Name one or two.";
  return "leaves no exception, so the reader may look for one and forget the matter. How often was it: twice this week, on Monday and Tuesday?";
}

/** "You're late [when, or how often]": the adverb goes, and a blank for the times comes behind. */
function withTimes(reading: Reading, first: number, end: number): Rewording | undefined {
  const from = subjectBefore(clauseOf(reading, first), first);
  const stop = stretchEnd(reading, end);
  const isTold = sentenceOf(reading, first)?.question === false;
  if (from === undefined || !isTold || stop <= end || commaAt(reading, stop) !== "") return undefined;
  const isOfNobody = ["it", "there", "this", "that"].includes(norm(reading, from));
  if (isOfNobody || tokenAt(reading, first - 1)?.lemma === "have") return undefined;
  const rest = `${wordsOf(reading, from, first)} ${wordsOf(reading, end, stop)}`;
  return inPlaceOf(reading, from, stop, `${rest} [when, or how often]`);
}
