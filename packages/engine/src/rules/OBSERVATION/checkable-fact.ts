import { defineRule, type Finding } from "../../rule.ts";
import { observations } from "../../text/facts/observations.ts";
import { quoted } from "../../text/facts/theme.ts";
import { spanOf, textOf } from "../../text/query.ts";

/** "You arrived at 9:40": somebody's act with a time, a number, or as seen and heard by the speaker. */
export const checkableFact = defineRule({
  id: "checkable-fact",
  summary: "Sees an act told so that anybody could check it: with a time, a number, or as seen or heard.",
  why: "A camera would agree, so there is nothing to dispute and the talk can go on.",
  instead: "Keep it, and say what it meant for you.",

  examples: {
    flagged: [
      { text: "You arrived at 9:40.", marks: ["You arrived at 9:40"] },
      { text: "On Monday you said you would call.", marks: ["On Monday you said you would call"] },
      { text: "I heard three calls after midnight.", marks: ["I heard three calls after midnight"] },
    ],
    fine: ["You never listen.", "You are lazy.", "Could you call me at nine?", "The shop opens at nine."],
  },

  find(reading) {
    const findings: Finding[] = [];
    for (const { first, end } of observations(reading)) {
      findings.push({
        span: spanOf(reading, first, end),
        severity: 0,
        message: `${quoted(textOf(reading, first, end))} can be checked by anybody, so there is little to dispute.`,
      });
    }
    return findings;
  },
});
