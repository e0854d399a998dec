import { defineRule, type Finding } from "../../rule.ts";
import { isTeasing, OPENINGS, stopEnd } from "../../text/ceasing.ts";
import { ordersIn } from "../../text/order.ts";
import { placesOf } from "../../text/places.ts";
import { matchesOf, spanOf, textOf } from "../../text/query.ts";

/** "Stop interrupting me", "Quit it", "Leave me alone", "No more excuses". */
export const stopIt = defineRule({
  id: "stop-it",
  summary: "Sees stop, quit, refrain, “no more …” and their like said to a person.",
  why: "“Stop” names what is wrong and leaves the reader to guess what would be right.",
  instead: "Ask for what you would like in its place: “Could you let me finish?”",

  examples: {
    flagged: [
      { text: "Stop interrupting me.", marks: ["Stop interrupting"] },
      { text: "Quit using it for debugging.", marks: ["Quit using"] },
      { text: "Could you please stop humming?", marks: ["stop humming"] },
      { text: "I'd like you to stop calling at night.", marks: ["stop calling"] },
      { text: "Leave me alone.", marks: ["Leave me alone"] },
      { text: "No more excuses.", marks: ["No more excuses"] },
      { text: "stop it", marks: ["stop it"] },
      { text: "Please refrain from smoking in our hall.", marks: ["refrain from smoking"] },
    ],
    fine: [
      "Stop by any time.",
      "Stop it, you're making me blush!",
      "Stop the machine and open the lid.",
      "I can't stop laughing.",
      "Stop worrying, you did fine.",
      "The bus stop is closed.",
      "There are no more seats left.",
      "He told me to stop.",
      "You make it hard to stop smiling.",
      "Could you stop at the baker's?",
    ],
  },

  find(reading) {
    const findings: Finding[] = [];
    const orders = new Set(ordersIn(reading).flatMap(({ verb, negated }) => (negated ? [] : [verb])));
    const firsts = matchesOf(reading, "negative-request").map(({ first }) => first);
    const openings = [...firsts, ...placesOf(reading, OPENINGS)];
    for (const index of new Set(openings.sort((a, b) => a - b))) {
      if (isTeasing(reading, index)) continue;
      const end = stopEnd(reading, index, orders);
      if (end === -1) continue;
      const phrase = textOf(reading, index, end);
      findings.push({
        span: spanOf(reading, index, end),
        severity: 0.5,
        message: `“${phrase}” names what is wrong and may land as a rebuke; what would be right stays open. Ask for that: “Could you [what you would like]?”`,
      });
    }
    return findings;
  },
});
