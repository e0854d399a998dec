import { defineRule, type Finding } from "../../rule.ts";
import { askedToLeave } from "../../text/facts/asked-to-leave.ts";
import { isScorned, scornIn } from "../../text/facts/scorn.ts";
import { cue, placesOf } from "../../text/places.ts";
import { spanOf, textOf } from "../../text/query.ts";

const NOT = cue("not");

/** "Could you not call after six?", "I'd like you not to …", "Would you mind not …": politely asked to leave something. */
export const askedNotTo = defineRule({
  id: "asked-not-to",
  summary: "Sees polite requests for what the other should not do.",
  why: "Even politely, it says what is unwelcome; what would help is left to guess.",
  instead: "Ask for what you would like: “Could you call before six?”",

  examples: {
    flagged: [
      { text: "Could you not call after six?", marks: ["not call"] },
      { text: "Would you please not smoke on the balcony?", marks: ["not smoke"] },
      { text: "Would you mind not humming?", marks: ["not humming"] },
      { text: "I'd like you not to park there.", marks: ["not to park"] },
      { text: "Would it be ok if you didn't ring during lunch?", marks: ["didn't ring"] },
      { text: "I'd appreciate it if you wouldn't shout.", marks: ["wouldn't shout"] },
      { text: "Please try not to slam the door.", marks: ["not to slam"] },
      { text: "Could we please not do this here?", marks: ["not do"] },
      { text: "can u not ping me on weekends", marks: ["not ping"] },
    ],
    fine: [
      "Could you call before six?",
      "Couldn't you stay a little longer?",
      "I'd be glad if you didn't have to go.",
      "Why don't you join us?",
      "Try not to worry.",
      "Try not to get wet.",
      "Can't you come on Friday?",
    ],
  },

  find(reading) {
    const findings: Finding[] = [];
    const scorn = scornIn(reading);
    for (const index of placesOf(reading, NOT)) {
      const found = askedToLeave(reading, index);
      if (found === undefined || isScorned(scorn, index)) continue;
      const phrase = textOf(reading, found.first, found.end);
      findings.push({
        span: spanOf(reading, found.first, found.end),
        severity: 0.35,
        message: `“${phrase}” asks for something to be left. Is there something that you would like in its place? Then that is the easier thing to do: “Could you [what you would like]?”`,
      });
    }
    return findings;
  },
});
