import { defineRule, type Finding } from "../../rule.ts";
import { blames } from "../../text/facts/blame.ts";
import { quoted } from "../../text/facts/theme.ts";
import { spanOf, textOf } from "../../text/query.ts";

/** "You make me angry", "he upset me": a person, not an act, is said to work the feeling. */
export const personWorksAFeeling = defineRule({
  id: "person-works-a-feeling",
  summary: "Sees a person who is said to make somebody feel: “you make me angry”, “he upset me”.",
  why: "It makes the person the cause of the feeling, and gives them nothing that they could do differently.",
  instead: "Name the act: “I was angry when you …”.",

  examples: {
    flagged: [
      { text: "You make me angry.", marks: ["You make me"] },
      { text: "He upset my mother.", marks: ["He upset my mother"] },
      { text: "My boss drives me up the wall.", marks: ["My boss drives me up the wall"] },
      { text: "She makes us feel invisible.", marks: ["She makes us"] },
      { text: "You keep making me feel guilty.", marks: ["You keep making me"] },
      { text: "It's you who makes me sad.", marks: ["It's you"] },
      { text: "You're the reason I'm depressed.", marks: ["You're the reason"] },
      { text: "Carl has me permanently on edge.", marks: ["Carl has me permanently on edge"] },
    ],
    fine: [
      "You make me happy.",
      "You're the reason I smile.",
      "You gave me a headache tablet.",
      "You had me at hello.",
      "The noise makes me angry.",
      "You didn't upset me.",
      "Did he upset you?",
      "He told me that I scare him.",
      "You make me a cake every year.",
      "He hurt his knee.",
    ],
  },

  find(reading) {
    const findings: Finding[] = [];
    for (const { first, end, source, scopeEnd } of blames(reading)) {
      if (source !== "person") continue;
      findings.push({
        span: spanOf(reading, first, end),
        ...(scopeEnd === undefined ? {} : { scope: spanOf(reading, first, scopeEnd) }),
        severity: 0.5,
        message: `${quoted(textOf(reading, first, end))} names a person as the cause and may land as blame. Which act was it? Try “I felt … when [what was done]”.`,
      });
    }
    return findings;
  },
});
