import * as lists from "../../lexicon/words/not-at-ease-with.ts";
import { defineRule, type Finding } from "../../rule.ts";
import { isDoneToAt } from "../../text/done-to.ts";
import { isPointedAt } from "../../text/person-words.ts";
import { cue, placesOf } from "../../text/places.ts";
import { norm, phraseAt, spanOf, textOf } from "../../text/query.ts";
import type { Reading } from "../../text/reading.ts";
import { isNegatedBetween, speakerOrDropped } from "../../text/wish.ts";

/** "I'm not okay with you going through my phone", "I'm done being your last resort". */
export const notAtEaseWith = defineRule({
  id: "not-at-ease-with",
  summary: "Sees “I'm not okay with you …”, “I'm not comfortable being …” and “I'm done with you …”.",
  why: "It draws a line around what is unwelcome; the reader is left to guess what would be welcome.",
  instead: "Say what you would be comfortable with: “I would like you to ask me first”.",

  examples: {
    flagged: [
      { text: "I'm not okay with you going through my phone.", marks: ["I'm not okay with you going"] },
      { text: "We're not comfortable with our names being used.", marks: ["We're not comfortable with our names"] },
      { text: "I'm not a fan of you deciding things without me.", marks: ["I'm not a fan of you deciding"] },
      { text: "I'm done being your last resort.", marks: ["I'm done being your last resort"] },
      { text: "not ok with being left with the bill", marks: ["not ok with being left"] },
    ],
    fine: [
      "I'm not comfortable in this chair.",
      "I'm not okay with heights.",
      "I'm okay with you leaving early.",
      "I'm done with the dishes.",
      "Are you not comfortable with me driving?",
      "I'm not keen on olives.",
    ],
  },

  find(reading) {
    const findings: Finding[] = [];
    for (const index of placesOf(reading, EASE)) {
      const found = lineAt(reading, index);
      if (found === undefined) continue;
      findings.push({
        span: spanOf(reading, found.first, found.end),
        severity: 0.4,
        message: `“${textOf(reading, found.first, found.end)}” tells where your limit is; what would be welcome stays open and may be missed. Try “I would be comfortable with [what would suit you]”.`,
      });
    }
    return findings;
  },
});

const EASE = cue(lists.EASE);

interface Found {
  readonly first: number;
  readonly end: number;
}

/** (not) okay with + what somebody does, from the speaker to the deed. */
function lineAt(reading: Reading, index: number): Found | undefined {
  const word = norm(reading, index);
  const from = word === "fan" && norm(reading, index - 1) === "a" ? index - 1 : index;
  const first = speakerOrDropped(reading, from);
  const isOver = word === "done" || word === "through" || word === "finished";
  if (first === -1 || isNegatedBetween(reading, first, from) === isOver) return undefined;
  const hasJoint = ["with", "about", "on", "of"].includes(norm(reading, index + 1));
  if (!hasJoint && norm(reading, index + 1) !== "being") return undefined;
  const end = deedEnd(reading, hasJoint ? index + 2 : index + 1);
  return end === undefined ? undefined : { first, end };
}

/** you going, being left, being your taxi, our names being used */
function deedEnd(reading: Reading, at: number): number | undefined {
  if (norm(reading, at) === "being") {
    const isRole = ["your", "his", "her", "their", "the"].includes(norm(reading, at + 1));
    return isRole || isDoneToAt(reading, at + 1) ? at + 2 : undefined;
  }
  const phrase = phraseAt(reading, at);
  if (phrase?.first !== at) return undefined;
  if (isPointedAt(phrase) && reading.tokens[phrase.end]?.form === "ing") return phrase.end + 1;
  const isOwn = phrase.owner === "speaker" && norm(reading, phrase.end) === "being";
  const isHow = norm(reading, at) === "how" && isPointedAt(phraseAt(reading, at + 1));
  return isOwn || isHow ? phrase.end : undefined;
}
