import { defineRule, type Finding } from "../../rule.ts";
import { commandsIn } from "../../text/commands.ts";
import { spanOf, textOf } from "../../text/query.ts";

/** "You will hand it in by five", "You get me the money today", "I want my deposit back by Friday", "Out of my room!". */
export const toldWhatToDo = defineRule({
  id: "told-what-to-do",
  summary: "Sees orders that come as statements, as questions or without a verb.",
  why: "It leaves the reader nothing to decide, so they hear power where you meant urgency.",
  instead: "Ask a question that can be answered either way: “Could you …?”",

  examples: {
    flagged: [
      { text: "You will hand in the report by five.", marks: ["You will hand"] },
      { text: "You get me the money by Monday.", marks: ["You get me"] },
      { text: "I want my deposit back by Friday.", marks: ["I want my deposit back"] },
      { text: "I need an answer now, not next week.", marks: ["I need an answer now"] },
      { text: "Will you hurry up!", marks: ["hurry up"] },
      { text: "Out of my room!", marks: ["Out of my room"] },
      { text: "My money, now.", marks: ["My money, now"] },
      { text: "Somebody answer the door!", marks: ["Somebody answer the door"] },
      { text: "You have two days to move your boxes.", marks: ["You have two days to move"] },
    ],
    fine: [
      "You will find the keys under the mat.",
      "You will love the museum.",
      "You get off at the third stop.",
      "I want my steak well done.",
      "I need the report back by Friday if possible.",
      "I need a new coat now.",
      "Will you hurry home or stay?",
      "Out of office until Monday.",
      "You have two days to see the city.",
      "Everybody sat down and listened.",
    ],
  },

  find(reading) {
    const findings: Finding[] = [];
    for (const { first, end } of commandsIn(reading)) {
      findings.push({
        span: spanOf(reading, first, end),
        severity: 0.55,
        message: `“${textOf(reading, first, end)}” may land as a command. What do you need it for? Say that, and ask: “Could you …?” or “Would you be willing to …?”`,
      });
    }
    return findings;
  },
});
