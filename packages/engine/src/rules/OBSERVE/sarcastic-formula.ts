import { defineRule } from "../../rule.ts";
import { isDisowned } from "../../text/facts/denied.ts";
import { matchesOf, spanOf, textOf } from "../../text/query.ts";

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
    ],
    fine: ["It was nice of you to call.", "As usual we meet at nine.", "He wrote 'thanks for nothing' on the card."],
  },

  *find(reading) {
    for (const { first, end, severity } of matchesOf(reading, "sarcasm")) {
      if (isDisowned(reading, first)) continue;
      const words = textOf(reading, first, end);
      yield {
        span: spanOf(reading, first, end),
        severity: severity ?? 0.5,
        message: `“${words}” may land as a sting, and what you would like stays unsaid. What happened, and what would you like instead?`,
      };
    }
  },
});
