import { defineRule, type Finding } from "../../rule.ts";
import { spanOf, textOf } from "../../text/query.ts";

import { spokenThreats } from "../../text/spoken-threats.ts";
import { conditionalThreats } from "../../text/threats.ts";

/** "… or else", "otherwise I go to the manager", "heads will roll". */
export const threat = defineRule({
  id: "threat",
  summary: "Sees threats and ultimatums.",
  why: "A threat may get you the act, never the good will; the reader now guards against you.",
  instead: "Say what is at stake for you and what you will do for yourself, without a price tag on the other's answer.",

  examples: {
    flagged: [
      { text: "Fix this or else.", marks: ["or else"] },
      { text: "Hand it in tonight, otherwise I go to the dean.", marks: ["otherwise I go to the dean"] },
      { text: "If it isn't done by noon, heads will roll.", marks: ["heads will roll"] },
      { text: "If I don't get my deposit back, I'll go to the police.", marks: ["I'll go to the police"] },
      { text: "If you're late one more time, you're fired.", marks: ["you're fired"] },
      { text: "Touch my car again and I'll call the police.", marks: ["I'll call the police"] },
      { text: "Say sorry or I'm leaving.", marks: ["or I'm leaving"] },
    ],
    fine: [
      "Otherwise I'll see you on Monday.",
      "Take the bus, or else you may wait an hour.",
      "Let me know or I'm out of ideas.",
      "Water it daily, otherwise it dries out.",
    ],
  },

  find(reading) {
    const findings: Finding[] = [];
    for (const { first, end } of [...spokenThreats(reading), ...conditionalThreats(reading)]) {
      const phrase = textOf(reading, first, end);
      findings.push({
        span: spanOf(reading, first, end),
        severity: 0.8,
        message: `“${phrase.length > 60 ? `${phrase.slice(0, 58).trimEnd()} …` : phrase}” may land as a threat, and people guard themselves before they listen. Try what is at stake for you, then a question: “Could you …?”`,
      });
    }
    return findings;
  },
});
