import * as lists from "../../lexicon/words/angry-with-a-person.ts";
import { anyOf } from "../../lexicon/words.ts";
import { defineRule, type Finding } from "../../rule.ts";
import { causeOf } from "../../text/facts/causes.ts";
import { statedFeelings } from "../../text/facts/feelings.ts";
import { quoted } from "../../text/facts/theme.ts";
import { norm, spanOf, textOf } from "../../text/query.ts";
import type { Clause, Reading } from "../../text/reading.ts";
import { inPlaceOf, type Rewording, wordsOf } from "../../text/reword.ts";
import type { Stretch } from "../../text/span.ts";

/** "I'm annoyed with you", "sad because of her": the feeling hangs on a bare person. */
export const angryWithAPerson = defineRule({
  id: "angry-with-a-person",
  summary: "Sees a feeling that is laid on a person alone: with you, at him, because of her.",
  why: "The reader hears that they themselves are the trouble, and does not learn which act it was.",
  instead: "Put the act in the place of the person: “I'm annoyed that you …”.",

  examples: {
    flagged: [
      { text: "I'm annoyed with you.", marks: ["with you"] },
      { text: "I'm sad because of her.", marks: ["because of her"] },
      { text: "We are all furious at management.", marks: ["at management"] },
      { text: "My sister is afraid of you.", marks: ["of you"] },
    ],
    fine: [
      "I was annoyed when you left early.",
      "I'm mad at you for leaving.",
      "I'm worried about you.",
      "I'm not angry with you.",
      "I'm frustrated with the printer.",
      "Are you angry with me?",
    ],
  },

  find(reading) {
    const findings: Finding[] = [];
    for (const feeling of statedFeelings(reading)) {
      const cause = causeOf(reading, feeling);
      if (cause?.kind !== "person" || (!feeling.isSpeakers && isAsked(reading, feeling.clause))) continue;
      const words = textOf(reading, cause.first, cause.end);
      const feels = textOf(reading, feeling.first, feeling.end);
      const rewording = cause.first < feeling.end ? undefined : overAct(reading, feeling, cause);
      findings.push({
        span: spanOf(reading, cause.first, cause.end),
        scope: spanOf(reading, Math.min(feeling.first, cause.first), Math.max(feeling.end, cause.end)),
        severity: 0.5,
        message: `${quoted(`${feels} ${words}`)} lays the feeling on a person and may land as blame. Which act was it? Try “${rewording?.text ?? `${feels} when [what was done]`}”.`,
        rewording,
      });
    }
    return findings;
  },
});

/** "Are you angry with Anna?" */
function isAsked(reading: Reading, { sentence, verb, subject }: Clause): boolean {
  const isInverted = verb !== undefined && subject !== undefined && verb.first < subject.first;
  return isInverted && reading.sentences[sentence]?.question === true;
}

const KEPT = new Set("of by about over because".split(" "));
const KEEPING_WITH = new RegExp(String.raw`\b${anyOf(lists.KEEPING_WITH)}\b`, "i");

/** The act in the person's place: "cross about [what was done]", "fed up with [what was done]". */
function overAct(reading: Reading, feeling: Stretch, { first, end }: Stretch): Rewording | undefined {
  const word = norm(reading, first);
  const isKept = KEPT.has(word) || (word === "with" && KEEPING_WITH.test(wordsOf(reading, feeling.first, first)));
  if (!isKept && !["at", "with", "from", "for"].includes(word)) return undefined;
  const joint = word === "because" ? "because of" : isKept ? word : "about";
  return inPlaceOf(reading, feeling.first, end, `${wordsOf(reading, feeling.first, first)} ${joint} [what was done]`);
}
