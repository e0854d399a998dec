import { defineRule, type Finding } from "../../rule.ts";
import { namedNeeds } from "../../text/facts/needs.ts";
import { quoted } from "../../text/facts/theme.ts";
import { spanOf, textOf } from "../../text/query.ts";

/** "Reliability matters to me": a need, value or aspiration of the speaker. */
export const namedNeed = defineRule({
  id: "named-need",
  summary: "Sees a need, value or aspiration that the speaker names.",
  why: "Needs are shared by everybody, so the reader can see a person behind the complaint.",
  instead: "Keep it, and let one doable request follow.",

  examples: {
    flagged: [
      { text: "Reliability matters to me.", marks: ["Reliability matters to me"] },
      { text: "I need more support.", marks: ["I need more support"] },
      { text: "We value honesty.", marks: ["We value"] },
      { text: "I'd love some clarity.", marks: ["I'd love some clarity"] },
    ],
    fine: ["I need you to send the file.", "It doesn't matter to me.", "You need help.", "I want the file by noon."],
  },

  find(reading) {
    const findings: Finding[] = [];
    for (const { first, end } of namedNeeds(reading)) {
      findings.push({
        span: spanOf(reading, first, end),
        severity: 0,
        message: `${quoted(textOf(reading, first, end))} tells what you care about, which gives the reader something to care about too.`,
      });
    }
    return findings;
  },
});
