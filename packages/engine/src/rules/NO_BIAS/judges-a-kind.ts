import { defineRule, type Finding } from "../../rule.ts";
import { groupJudgments } from "../../text/facts/bias.ts";
import { spanOf, textOf } from "../../text/query.ts";

/** "Typical of sales people": one person's act booked to everybody of a kind. */
export const judgesAKind = defineRule({
  id: "judges-a-kind",
  summary: "Sees phrases that judge somebody as one of a kind, such as “typical of …”.",
  why: "It strikes everybody of that kind, and the person meant is no longer seen.",
  instead: "Speak about this one person and this one time.",

  examples: {
    flagged: [
      { text: "Typical of sales people.", marks: ["Typical of"] },
      { text: "What can you expect from lawyers?", marks: ["What can you expect from"] },
      { text: "Men are all the same.", marks: ["are all the same"] },
    ],
    fine: ["Rain is typical of April.", "He said it was typical of me.", "These boxes are all the same size."],
  },

  find(reading) {
    const findings: Finding[] = [];
    for (const { first, end, severity } of groupJudgments(reading)) {
      const words = textOf(reading, first, end);
      findings.push({
        span: spanOf(reading, first, end),
        severity,
        message: `“${words}” judges a whole kind of people and may land on every one of them. Who did what, this time?`,
      });
    }
    return findings;
  },
});
