import { defineRule, type Finding } from "../../rule.ts";
import { overstatements } from "../../text/facts/bias.ts";
import { quoted } from "../../text/facts/theme.ts";
import { spanOf, textOf } from "../../text/query.ts";

/** "You can't go five minutes without your phone", "To you I'm just a taxi": more than anybody could have seen. */
export const overstated = defineRule({
  id: "overstated",
  summary: "Sees phrases that overstate what somebody does, or that tell what they think, want or enjoy.",
  why: "It claims more than anybody could have seen, so the reader disputes it, and the matter itself gets lost.",
  instead: "Name one time that you remember, and what you would have liked.",

  examples: {
    flagged: [
      { text: "You can't go five minutes without your phone.", marks: ["can't go five minutes without"] },
      { text: "The only reason you came is the cake.", marks: ["The only reason you came"] },
      { text: "To you I'm nothing but a taxi.", marks: ["To you I'm nothing"] },
      { text: "You enjoy watching me struggle.", marks: ["enjoy watching me struggle"] },
      { text: "He has never lifted a finger in this house.", marks: ["never lifted a finger"] },
      { text: "I do everything in this flat.", marks: ["I do everything in this"] },
      { text: "When was the last time you did the dishes?", marks: ["When was the last time you"] },
      { text: "Your constant complaining wears me out.", marks: ["constant"] },
      { text: "All Darren does is forward things.", marks: ["All Darren does"] },
      { text: "Everybody hates me.", marks: ["Everybody hates me"] },
    ],
    fine: [
      "Thank you for your constant support.",
      "I can't go five minutes without coffee.",
      "When was the last time you saw a doctor?",
      "He said the only reason you came is the cake.",
      "If you enjoy watching me paint, come by.",
      "Do you enjoy watching me play?",
    ],
  },

  find(reading) {
    const findings: Finding[] = [];
    for (const { first, end, severity } of overstatements(reading)) {
      findings.push({
        span: spanOf(reading, first, end),
        severity,
        message: `${quoted(textOf(reading, first, end))} says more than anybody could have seen, so the reader may dispute it. Which time do you remember, and what would you have liked?`,
      });
    }
    return findings;
  },
});
