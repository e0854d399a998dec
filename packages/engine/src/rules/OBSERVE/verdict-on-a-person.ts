import { defineRule, type Finding } from "../../rule.ts";
import { themeOf } from "../../text/facts/theme.ts";
import { verdictAdjectives } from "../../text/facts/verdict.ts";
import { spanOf, textOf } from "../../text/query.ts";
import { without } from "../../text/reword.ts";

/** "You are lazy", "that arrogant man": a judging adjective said of a person. */
export const verdictOnAPerson = defineRule({
  id: "verdict-on-a-person",
  summary: "Sees an adjective that judges a person, such as lazy, rude or unreliable.",
  why: "The word tells what you make of the person, not what happened, and two people seldom agree on it.",
  instead: "Say what the person did or said, with the day and the place, and leave the reader to name it.",

  examples: {
    flagged: [
      { text: "You are lazy.", marks: ["lazy"] },
      { text: "Why are you always so difficult?", marks: ["difficult"] },
      { text: "If he weren't so stubborn, we could sell the house.", marks: ["stubborn"] },
      { text: "My manager can be very controlling.", marks: ["controlling"] },
      { text: "youre so selfish", marks: ["selfish"] },
      { text: "He is a rude, arrogant man.", marks: ["rude", "arrogant"] },
      { text: "Nurses are lazy.", marks: ["lazy"] },
      { text: "You're not exactly bright.", marks: ["not exactly bright"] },
      { text: "The caretaker is a law unto himself.", marks: ["a law unto himself"] },
    ],
    fine: [
      "You are not lazy.",
      "He said that you are lazy.",
      "The stupid printer jammed.",
      "She is critical but stable in hospital.",
      "I don't think you were rude.",
      "The lazy river ride closes at six.",
      "Was I rude yesterday?",
      "He is cold and hungry.",
      "You are lactose intolerant.",
    ],
  },

  find(reading) {
    const findings: Finding[] = [];
    for (const { first, end, target, severity, match } of verdictAdjectives(reading)) {
      if (target !== "person" && target !== "self") continue;
      const word = textOf(reading, first, end);
      const { lands, asks } = themeOf(match.text);
      findings.push({
        span: spanOf(reading, first, end),
        severity,
        message:
          target === "self"
            ? `“${word}” judges you as a whole. What happened, and what would you do differently? Saying that may be kinder and more useful.`
            : `“${word}” is your verdict on a person and may land ${lands}. ${asks} Begin with that, and leave the word to the reader.`,
        rewording: without(reading, first, end),
      });
    }
    return findings;
  },
});
