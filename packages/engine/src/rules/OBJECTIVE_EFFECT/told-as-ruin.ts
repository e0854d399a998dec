import { defineRule, type Finding } from "../../rule.ts";
import { effects } from "../../text/facts/effects.ts";
import { quoted } from "../../text/facts/theme.ts";
import { spanOf, textOf } from "../../text/query.ts";
import { inPlaceOf, stretchEnd } from "../../text/reword.ts";

/** "You ruined everything": the effect of an act is told as a catastrophe. */
export const toldAsRuin = defineRule({
  id: "told-as-ruin",
  summary: "Sees the effect of somebody's act told as ruin: ruined, destroyed, a complete disaster.",
  why: "A catastrophe leaves nothing to mend. The reader defends the rest that is still whole.",
  instead: "Tell the effect in figures and facts: how late, how much, what could not be done.",

  examples: {
    flagged: [
      { text: "You ruined everything.", marks: ["ruined everything"] },
      { text: "Now the whole project is a complete disaster.", marks: ["complete disaster"] },
      { text: "This destroyed my weekend.", marks: ["destroyed my weekend"] },
      { text: "Your decision tore our family apart.", marks: ["tore our family apart"] },
    ],
    fine: [
      "We missed the deadline by two days.",
      "The fire destroyed the hall.",
      "The storm wrecked our fence.",
      "You didn't ruin anything.",
      "Kill the process and start again.",
      "The old database is a nightmare to back up.",
    ],
  },

  find(reading) {
    const findings: Finding[] = [];
    for (const { first, end, severity } of effects(reading)) {
      const words = textOf(reading, first, end);
      findings.push({
        span: spanOf(reading, first, end),
        severity,
        message: `${quoted(words)} tells the effect as ruin and may land as an exaggeration. What exactly was lost or late, and how much of it?`,
        rewording: /^[a-z]+ed\b|^(?:tore|blew|broke|sank)\b/i.test(words)
          ? inPlaceOf(reading, first, stretchEnd(reading, end), "affected [what exactly]")
          : undefined,
      });
    }
    return findings;
  },
});
