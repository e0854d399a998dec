import { defineRule, type Finding } from "../../rule.ts";
import { statedFeelings } from "../../text/facts/feelings.ts";
import { pleasantFeelings } from "../../text/facts/pleasant-feelings.ts";
import { is, spanOf, textOf } from "../../text/query.ts";

/** "I was worried": a feeling of the speaker in a word of feeling. */
export const namedFeeling = defineRule({
  id: "named-feeling",
  summary: "Sees a feeling that the speaker names with a word for what goes on inside.",
  why: "Nobody can dispute how you feel, so the reader can listen.",
  instead: "Keep it, and let the need behind it follow.",

  examples: {
    flagged: [
      { text: "I was worried when you didn't call, because your safety matters to me.", marks: ["worried"] },
      { text: "I'm sad and tense. I long for peace.", marks: ["sad and tense"] },
      { text: "I felt relieved when you rang.", marks: ["relieved"] },
      { text: "I'm so glad that you came.", marks: ["glad"] },
    ],
    fine: [
      "I feel ignored.",
      "Are you sad?",
      "I feel that you are wrong.",
      "I'm afraid we're full.",
      "I can't make it on Friday, I'm afraid.",
      "I'm happy to help.",
      "You look relieved.",
      "I'm sick of asking.",
    ],
  },

  find(reading) {
    const findings: Finding[] = [];
    for (const { first, end } of pleasantFeelings(reading)) {
      findings.push({
        span: spanOf(reading, first, end),
        severity: 0,
        message: `“${textOf(reading, first, end)}” says how you are, and nobody can argue with that.`,
      });
    }
    for (const { first, end, isSpeakers, needsCause } of statedFeelings(reading)) {
      // "I'm sick of asking" tells the other what is enough.
      if (!isSpeakers || needsCause || is(reading, first, "aversion")) continue;
      findings.push({
        span: spanOf(reading, first, end),
        severity: 0,
        message: `“${textOf(reading, first, end)}” says how you are, and nobody can argue with that.`,
      });
    }
    return findings;
  },
});
