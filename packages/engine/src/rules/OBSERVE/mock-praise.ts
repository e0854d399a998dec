import { defineRule, type Finding } from "../../rule.ts";
import { mockEnd } from "../../text/mock-praise.ts";
import { spanOf, textOf } from "../../text/query.ts";

/** "Well done, you broke the build": praise that the rest of the sentence belies. */
export const mockPraise = defineRule({
  id: "mock-praise",
  summary: "Sees praise or thanks straight before a mishap: “well done, you broke it”, “bravo, Einstein”.",
  why: "The reader hears scorn. What went wrong, and what you would like, stays unsaid.",
  instead: "Say what happened and what it meant for you, in plain words.",

  examples: {
    flagged: [
      { text: "Well done, you broke the build.", marks: ["Well done"] },
      { text: "Congratulations, you've managed to upset the whole class.", marks: ["Congratulations"] },
      { text: "Great job breaking the door.", marks: ["Great job"] },
      { text: "Thanks for ignoring my calls.", marks: ["Thanks"] },
      { text: "Bravo, Einstein, the whole floor is offline.", marks: ["Bravo"] },
    ],
    fine: [
      "Well done, you passed.",
      "Congratulations, you smashed it!",
      "Great job fixing the door.",
      "Thanks for not forgetting my birthday.",
      "Thank you for breaking the news so gently.",
    ],
  },

  find(reading) {
    const findings: Finding[] = [];
    for (const sentence of reading.sentences) {
      const end = mockEnd(reading, sentence);
      if (end === -1) continue;
      const words = textOf(reading, sentence.firstToken, end);
      findings.push({
        span: spanOf(reading, sentence.firstToken, end),
        severity: 0.5,
        message: `“${words}” before a mishap may land as scorn, and what you would like stays unsaid. What happened, and what would you like instead?`,
      });
    }
    return findings;
  },
});
