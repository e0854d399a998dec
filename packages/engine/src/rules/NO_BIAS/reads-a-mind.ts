import { defineRule, type Finding } from "../../rule.ts";
import { motives } from "../../text/facts/bias.ts";
import { spanOf, textOf } from "../../text/query.ts";

/** "You don't care", "he did it on purpose": a claim about what goes on in another head. */
export const readsAMind = defineRule({
  id: "reads-a-mind",
  summary: "Sees claims about what another person wants, means, thinks or does not care about.",
  why: "Nobody can see a motive. A wrong guess hurts, and even a right one is denied when it comes as a charge.",
  instead: "Tell what you saw, and ask about the reason.",

  examples: {
    flagged: [
      { text: "You don't care about the team.", marks: ["don't care"] },
      { text: "She did it on purpose.", marks: ["on purpose"] },
      { text: "You just want attention.", marks: ["just want attention"] },
      { text: "They couldn't care less.", marks: ["couldn't care less"] },
      { text: "He only came to look good.", marks: ["to look good"] },
      { text: "You only ring when you need money.", marks: ["only ring when you need"] },
      { text: "You're testing me.", marks: ["testing me"] },
      { text: "Management thinks we're robots.", marks: ["thinks we're robots"] },
    ],
    fine: [
      "I don't care which room we take.",
      "They just want to help.",
      "I left it out on purpose.",
      "You said you didn't care.",
      "You only need to press the button.",
      "He doesn't care for olives.",
      "Do you care about the colour?",
    ],
  },

  find(reading) {
    const findings: Finding[] = [];
    for (const { first, end, severity } of motives(reading)) {
      const words = textOf(reading, first, end);
      findings.push({
        span: spanOf(reading, first, end),
        severity,
        message: `“${words}” tells what goes on inside somebody else, which nobody can see, and may land as a charge. What did you notice? Could you ask?`,
      });
    }
    return findings;
  },
});
