import { defineRule, type Finding } from "../../rule.ts";
import { themeOf } from "../../text/facts/theme.ts";
import { namedDeeds, verdictNouns } from "../../text/facts/verdict.ts";
import { spanOf, textOf } from "../../text/query.ts";

/** "This is a farce", "your arrogance": a hard name for what somebody did or how they are. */
export const hardNameForAnAct = defineRule({
  id: "hard-name-for-an-act",
  summary: "Sees a noun that condemns an act or a trait, such as farce, disgrace or arrogance.",
  why: "A hard name closes the matter before the other has heard what it is about.",
  instead: "Tell what was done, and what it meant for you.",

  examples: {
    flagged: [
      { text: "You cancelled twice. This is a farce.", marks: ["farce"] },
      { text: "Your arrogance is hard to take.", marks: ["arrogance"] },
      { text: "Dan's excuse is nonsense.", marks: ["nonsense"] },
      { text: "You forged my name. That is a disgrace.", marks: ["disgrace"] },
      { text: "Your sarcasm was not needed.", marks: ["sarcasm"] },
    ],
    fine: [
      "We went to see a farce at the theatre.",
      "The tent was a shambles after the storm.",
      "That is not nonsense.",
      "Your complaint about harassment was passed on.",
      "She wrote that it was a disgrace.",
    ],
  },

  find(reading) {
    const findings: Finding[] = [];
    for (const { first, end, target, severity, match } of [...verdictNouns(reading), ...namedDeeds(reading)]) {
      if (target !== "work" && target !== "pointing") continue;
      const word = textOf(reading, first, end);
      findings.push({
        span: spanOf(reading, first, end),
        severity,
        message: `“${word}” is a hard name and may land as a closed case. ${themeOf(match.text).asks}`,
      });
    }
    return findings;
  },
});
