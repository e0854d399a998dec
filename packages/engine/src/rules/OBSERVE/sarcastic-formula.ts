import * as lists from "../../lexicon/words/sarcastic-formula.ts";
import { defineRule, type Finding } from "../../rule.ts";
import { isDisowned } from "../../text/facts/denied.ts";
import { mockKindness } from "../../text/mock-kindness.ts";
import { matchesOf, norm, spanOf, textOf } from "../../text/query.ts";
import type { Reading } from "../../text/reading.ts";

const SEVERITY = 0.5;

/** "Nice of you to finally show up": a formula that says the opposite of its words (ruling 21). */
export const sarcasticFormula = defineRule({
  id: "sarcastic-formula",
  summary: "Sees a set sarcastic phrase, such as “nice of you to finally …” or “as per usual”.",
  why: "Sarcasm hides what you want behind a sting. The reader feels the sting and has to guess the rest.",
  instead: "Say the plain thing: what happened, and what you would like.",

  examples: {
    flagged: [
      { text: "Nice of you to finally pick up.", marks: ["Nice of you to finally"] },
      { text: "The bins are still out, as per usual.", marks: ["as per usual"] },
      { text: "Thanks for nothing, Priyanka.", marks: ["Thanks for nothing"] },
      { text: "So kind of you to remember you have a daughter.", marks: ["So kind of you"] },
      { text: "Bold of you to lecture us on punctuality.", marks: ["Bold of you"] },
    ],
    fine: [
      "It was nice of you to call.",
      "How kind of you to remember my birthday.",
      "As usual we meet at nine.",
      "He wrote 'thanks for nothing' on the card.",
    ],
  },

  find(reading) {
    const findings: Finding[] = [];
    const formulas = matchesOf(reading, "sarcasm").filter(
      ({ first, end, text }) => !isDisowned(reading, first) && !(text === "how dare you" && isAdmired(reading, end)),
    );
    for (const { first, end, severity } of [...formulas, ...mockKindness(reading)]) {
      const words = textOf(reading, first, end);
      findings.push({
        span: spanOf(reading, first, end),
        severity: severity ?? SEVERITY,
        message: `“${words}” may land as a sting, and what you would like stays unsaid. What happened, and what would you like instead?`,
      });
    }
    return findings;
  },
});

/** "How dare you look so good after a night shift!" */
function isAdmired(reading: Reading, at: number): boolean {
  return (
    lists.LOOK_BE_SOUND.has(norm(reading, at)) &&
    ["so", "that", "this"].includes(norm(reading, at + 1)) &&
    lists.GOOD_YOUNG_BEAUTIFUL.has(norm(reading, at + 2))
  );
}
