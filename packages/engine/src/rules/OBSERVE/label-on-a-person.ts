import { defineRule, type Finding } from "../../rule.ts";
import { themeOf } from "../../text/facts/theme.ts";
import { verdictNouns } from "../../text/facts/verdict.ts";
import { spanOf, textOf } from "../../text/query.ts";

/** "He's a clown", "you hypocrite": a name for a whole person in the place of what was seen. */
export const labelOnAPerson = defineRule({
  id: "label-on-a-person",
  summary: "Sees a noun that labels a person, such as clown, hypocrite or bully.",
  why: "A label speaks about the whole person. Most people fight the word and never get to what happened.",
  instead: "Leave the label out and tell the one thing that you saw or heard.",

  examples: {
    flagged: [
      { text: "My neighbour is a freeloader.", marks: ["freeloader"] },
      { text: "You hypocrite!", marks: ["hypocrite"] },
      { text: "Whoever parked here is a moron.", marks: ["moron"] },
      { text: "I'm such an idiot.", marks: ["idiot"] },
      { text: "Some idiot blocked the gate.", marks: ["idiot"] },
      { text: "Forgot the invoice again, genius?", marks: ["genius"] },
      { text: "He's a liar and a cheat.", marks: ["liar", "cheat"] },
    ],
    fine: [
      "He plays the fool in the school play.",
      "She is not a liar.",
      "My dad told me I was a failure.",
      "The cheat sheet is on the wall.",
      "He shouted 'you clown' across the yard.",
      "The pig is in the barn.",
      "Nobody thinks you are a coward.",
    ],
  },

  find(reading) {
    const findings: Finding[] = [];
    for (const { first, end, target, severity, match } of verdictNouns(reading)) {
      if (target !== "person" && target !== "self") continue;
      const word = textOf(reading, first, end);
      findings.push({
        span: spanOf(reading, first, end),
        severity,
        message:
          target === "self"
            ? `“${word}” is a hard name to give yourself. What did you do, and what do you wish you had done? That is easier to carry, and to change.`
            : `“${word}” labels the whole person, so the reader argues with the word. ${themeOf(match.text).asks} That is easier to talk about.`,
      });
    }
    return findings;
  },
});
