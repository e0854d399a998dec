import { defineRule, type Finding } from "../../rule.ts";
import { verdictAdverbs } from "../../text/facts/verdict.ts";
import { spanOf, textOf } from "../../text/query.ts";
import { without } from "../../text/reword.ts";

/** "You recklessly skipped the check": the adverb judges how it was done. */
export const judgingAdverb = defineRule({
  id: "judging-adverb",
  summary: "Sees an adverb that condemns how somebody acted, such as recklessly or rudely.",
  why: "The act would be clear without it; the adverb adds blame, and the reader answers the blame.",
  instead: "Drop the adverb, or say what made it look so to you.",

  examples: {
    flagged: [
      { text: "You handled the merge irresponsibly.", marks: ["irresponsibly"] },
      { text: "Carelessly, you left the file on the bus.", marks: ["Carelessly"] },
      { text: "She rudely hung up.", marks: ["rudely"] },
      { text: "You blatantly copied my design.", marks: ["blatantly"] },
    ],
    fine: ["The river runs recklessly past the mill.", "You did not act irresponsibly.", "I stupidly forgot my keys."],
  },

  find(reading) {
    const findings: Finding[] = [];
    for (const { first, end, severity } of verdictAdverbs(reading)) {
      const word = textOf(reading, first, end);
      findings.push({
        span: spanOf(reading, first, end),
        severity,
        message: `“${word}” puts blame on the act and may land as an attack. The sentence stands without it; or tell what you saw that made it look so.`,
        rewording: without(reading, first, end),
      });
    }
    return findings;
  },
});
