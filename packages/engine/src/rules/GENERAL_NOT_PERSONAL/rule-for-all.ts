import { defineRule, type Finding } from "../../rule.ts";
import { quoted } from "../../text/facts/theme.ts";
import { generalFrames } from "../../text/general-frames.ts";
import { spanOf, textOf } from "../../text/query.ts";

/** "Some people have no manners", "common sense says …", "respect is a two-way street": a rule or a hint in place of a wish. */
export const ruleForAll = defineRule({
  id: "rule-for-all",
  summary: "Sees hints at “some people”, sayings, and standards that nobody owns: common sense says, that's not how.",
  why: "A hint or a saying leaves the reader to guess who is meant, and the wish behind it stays hidden.",
  instead: "Speak to the person, and for yourself: “I would like …”.",

  examples: {
    flagged: [
      { text: "Some people just don't get it.", marks: ["Some people"] },
      { text: "Some of us have to work for a living.", marks: ["Some of us"] },
      { text: "common sense says u run the tests before u push", marks: ["common sense says"] },
      { text: "That's not how you treat people.", marks: ["That's not how"] },
      { text: "This is no way to treat a guest.", marks: ["This is no way to"] },
      { text: "In a healthy team, disagreements get settled face to face.", marks: ["In a healthy team"] },
      { text: "Who in their right mind would sign this?", marks: ["Who in their right mind"] },
      { text: "Adults clear up after themselves.", marks: ["Adults clear"] },
      { text: "Respect is a two-way street.", marks: ["Respect is a two-way street"] },
    ],
    fine: [
      "Some people prefer tea.",
      "Some of us are going for a drink.",
      "Adults pay ten pounds.",
      "It is common sense.",
      "That's not how it works, press F5.",
      "In a good week we sell forty.",
      "She said that rules are rules.",
    ],
  },

  find(reading) {
    const findings: Finding[] = [];
    for (const { first, end } of generalFrames(reading)) {
      findings.push({
        span: spanOf(reading, first, end),
        severity: 0.4,
        message: `${quoted(textOf(reading, first, end))} speaks of everybody and of nobody, so the reader has to guess. Whom do you mean, and what would you like? Try “I would like …”.`,
      });
    }
    return findings;
  },
});
