import { defineRule, type Finding } from "../../rule.ts";
import { personCauses } from "../../text/facts/person-causes.ts";
import { quoted } from "../../text/facts/theme.ts";
import { spanOf, textOf } from "../../text/query.ts";

/** "I'm sick of you", "I can't sleep because of him": weariness or distress laid on a person. */
export const wearyOfAPerson = defineRule({
  id: "weary-of-a-person",
  summary: "Sees weariness, hatred or signs of distress laid on a person alone: sick of you, crying because of him.",
  why: "The reader hears that they themselves are the trouble, and does not learn which act it was.",
  instead: "Put the act in the place of the person: “I'm tired of hearing …”, “I couldn't sleep after you …”.",

  examples: {
    flagged: [
      { text: "I'm sick of you.", marks: ["of you"] },
      { text: "I have so much anger towards him.", marks: ["towards him"] },
      { text: "I cry every night because of you.", marks: ["because of you"] },
      { text: "Because of you I dread coming in on Mondays.", marks: ["Because of you"] },
      { text: "Thanks to Mr Pryce my lad is terrified of maths.", marks: ["Thanks to Mr Pryce"] },
      { text: "im so done with him, honestly", marks: ["with him"] },
      { text: "I can't stand my boss.", marks: ["stand my boss"] },
    ],
    fine: [
      "I'm tired of you shouting.",
      "I'm sick of onions.",
      "I'm not tired of you.",
      "Thanks to you I slept well.",
      "I can't sleep because of the noise.",
      "Are you sick of me?",
      "He said he was sick of her.",
      "I'm done with the report.",
    ],
  },

  find(reading) {
    const findings: Finding[] = [];
    for (const { first, end, from, to } of personCauses(reading)) {
      findings.push({
        span: spanOf(reading, first, end),
        scope: spanOf(reading, from, to),
        severity: 0.5,
        message: `${quoted(textOf(reading, first, end))} lays it on a person and may land as rejection. Which act was it? Try “… when [what was done]”.`,
      });
    }
    return findings;
  },
});
