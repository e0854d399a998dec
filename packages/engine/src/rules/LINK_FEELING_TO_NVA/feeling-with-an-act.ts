import { REASON_GIVING } from "../../lexicon/words/feeling-with-an-act.ts";
import { defineRule, type Finding } from "../../rule.ts";
import { causeOf } from "../../text/facts/causes.ts";
import { statedFeelings } from "../../text/facts/feelings.ts";
import { namesNeed } from "../../text/facts/needs.ts";
import { spanOf, textOf } from "../../text/query.ts";
import type { Reading } from "../../text/reading.ts";
import { commaAt, inPlaceOf, type Rewording, stretchEnd, wordsOf } from "../../text/reword.ts";

/** "I was worried when you didn't call": the act is named, the need behind the feeling is not. */
export const feelingWithAnAct = defineRule({
  id: "feeling-with-an-act",
  summary: "Sees a feeling of the speaker with somebody's act as its cause, and no need or value behind it.",
  why: "The act may set a feeling off, but what it touched in you is missing, so it reads as “your fault”.",
  instead: "Keep the act, and add what it touched: “because safety matters to me”.",

  examples: {
    flagged: [
      { text: "I am frustrated because the report was late.", marks: ["frustrated because the report was late"] },
      { text: "I was worried when you didn't call.", marks: ["worried when you didn't call"] },
      { text: "When you shouted I was scared.", marks: ["When you shouted I was scared"] },
      { text: "I'm mad at you for leaving early.", marks: ["mad at you for leaving early"] },
      { text: "We were saddened by your letter.", marks: ["saddened by your letter"] },
    ],
    fine: [
      "I was worried when you didn't call, because your safety matters to me.",
      "I'm sad because it's raining.",
      "She was angry because I left.",
      "I'm upset because my cat is ill.",
      "I'm nervous about the exam.",
      "I was glad when you called.",
    ],
  },

  find(reading) {
    const findings: Finding[] = [];
    if (namesNeed(reading)) return [];
    for (const feeling of statedFeelings(reading)) {
      const cause = feeling.isSpeakers ? causeOf(reading, feeling) : undefined;
      if (cause?.kind !== "act") continue;
      const [first, end] = [Math.min(feeling.first, cause.first), Math.max(feeling.end, cause.end)];
      const word = textOf(reading, feeling.first, feeling.end);
      const isQuoting = reading.tokens.slice(first, end).some(({ shielded }) => shielded);
      findings.push({
        span: isQuoting ? spanOf(reading, feeling.first, feeling.end) : spanOf(reading, first, end),
        severity: 0.35,
        message: `“${word}” hangs on what somebody did and may land as “your fault”. What does it touch in you? Try adding “because … matters to me”.`,
        rewording: isQuoting ? undefined : withNeed(reading, first, end),
      });
    }
    return findings;
  },
});

/** A second "because" would stumble: "upset because you left, and [what matters to you] matters to me". */
function withNeed(reading: Reading, first: number, end: number): Rewording | undefined {
  const stop = stretchEnd(reading, end);
  if (reading.sentences[reading.tokens[first]?.sentence ?? -1]?.question) return undefined;
  const phrase = wordsOf(reading, first, stop);
  const isReasoned = phrase.split(/\W+/).some((word) => REASON_GIVING.has(word.toLowerCase()));
  const joint = isReasoned ? "and" : "because";
  return inPlaceOf(
    reading,
    first,
    stop,
    `${phrase}, ${joint} [what matters to you] matters to me${commaAt(reading, stop)}`,
  );
}
