import { defineRule, type Finding } from "../../rule.ts";
import { quoted } from "../../text/facts/theme.ts";
import { missingVirtues } from "../../text/facts/verdict.ts";
import { spanOf, textOf } from "../../text/query.ts";

/** "You have no tact", "he lacks empathy": a quality that a person is said not to have. */
export const missingVirtue = defineRule({
  id: "missing-virtue",
  summary: "Sees a good quality that a person is said to lack, and idioms that say as much: “a chip on your shoulder”.",
  why: "Nobody can see a quality, or its absence; what can be seen is what somebody did.",
  instead: "Tell the one thing that was said, done or left undone.",

  examples: {
    flagged: [
      { text: "You have no tact.", marks: ["no tact"] },
      { text: "He lacks empathy.", marks: ["lacks empathy"] },
      { text: "She hasn't got an ounce of decency.", marks: ["hasn't got an ounce of decency"] },
      { text: "You didn't even have the courtesy to ring.", marks: ["didn't even have the courtesy"] },
      { text: "You've got a chip on your shoulder.", marks: ["got a chip on your shoulder"] },
      { text: "Your manager has zero self-awareness.", marks: ["zero self-awareness"] },
    ],
    fine: [
      "You have no sense of smell since the flu.",
      "The flat has no charm.",
      "I have no talent for maths.",
      "He has no heart condition.",
      "She said that you have no shame.",
      "If you have no ambition to lead, tell me.",
    ],
  },

  find(reading) {
    const findings: Finding[] = [];
    for (const { first, end, severity } of missingVirtues(reading)) {
      findings.push({
        span: spanOf(reading, first, end),
        severity,
        message: `${quoted(textOf(reading, first, end))} judges a character, which nobody can see, and may land as an attack. What was said, done or left undone this time?`,
      });
    }
    return findings;
  },
});
