import { defineRule, type Finding } from "../../rule.ts";
import { judgedCauses } from "../../text/facts/judged-causes.ts";
import { spanOf, textOf } from "../../text/query.ts";
import { without } from "../../text/reword.ts";

/** "I'm upset because you were so rude": the cause is told as a verdict, an exaggeration or a motive. */
export const judgedCause = defineRule({
  id: "judged-cause",
  summary: "Sees a judgment, an exaggeration or a guess at motives inside the cause of a feeling or an effect.",
  why: "The reader will dispute the cause, and what it did to you or to the work gets lost.",
  instead: "Give the cause as a camera would have shown it.",

  examples: {
    flagged: [
      { text: "I'm upset because you were so rude.", marks: ["rude"] },
      { text: "We lost the client since you never prepare.", marks: ["never"] },
      { text: "He failed due to your shoddy supervision.", marks: ["shoddy"] },
      { text: "I was hurt when you deliberately left me out.", marks: ["deliberately"] },
      { text: "She cried because you don't care.", marks: ["don't care"] },
    ],
    fine: [
      "I'm upset because you left before the demo.",
      "You are rude.",
      "I was late because the stupid bus broke down.",
      "He said he left because you were rude.",
    ],
  },

  find(reading) {
    const findings: Finding[] = [];
    for (const { first, end, causeFirst, causeEnd, severity } of judgedCauses(reading)) {
      const words = textOf(reading, first, end);
      findings.push({
        span: spanOf(reading, first, end),
        scope: spanOf(reading, causeFirst, causeEnd),
        severity,
        message: `“${words}” puts a judgment into the cause, so the reader may dispute it and miss the rest. What did you see or hear that led to this?`,
        rewording: without(reading, first, end),
      });
    }
    return findings;
  },
});
