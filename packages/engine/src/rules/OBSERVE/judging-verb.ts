import { defineRule, type Finding } from "../../rule.ts";
import { themeOf } from "../../text/facts/theme.ts";
import { verdictVerbs } from "../../text/facts/verdict.ts";
import { spanOf, textOf } from "../../text/query.ts";

/** "He bullied the intern": the verb itself is the verdict. */
export const judgingVerb = defineRule({
  id: "judging-verb",
  summary: "Sees a verb that condemns what somebody did, such as bully, botch or weasel out.",
  why: "The verb holds a verdict on the act. A camera would have shown something plainer.",
  instead: "Use the verb that a camera would confirm: said, left, wrote, took, did not come.",

  examples: {
    flagged: [
      { text: "He bullied the intern.", marks: ["bullied"] },
      { text: "The vote was hijacked by Lena.", marks: ["hijacked"] },
      { text: "You botched the handover.", marks: ["botched"] },
      { text: "She weaseled out of the deal.", marks: ["weaseled out of"] },
      { text: "The whole department skives off on Fridays.", marks: ["skives off"] },
      { text: "You let the whole choir down.", marks: ["let the whole choir down"] },
      { text: "You put me down in front of the choir.", marks: ["put me down"] },
    ],
    fine: [
      "The plane was hijacked in a film.",
      "I botched the soup.",
      "He told me that she had bullied him.",
      "You didn't botch it.",
      "The frost mangled my roses.",
      "Did you lie to him?",
      "You put me down for Tuesday.",
      "Let the curtain down at ten.",
    ],
  },

  find(reading) {
    const findings: Finding[] = [];
    for (const { first, end, severity, match } of verdictVerbs(reading)) {
      const words = textOf(reading, first, end);
      const { lands, asks } = themeOf(match.text);
      findings.push({
        span: spanOf(reading, first, end),
        severity,
        message: `“${words}” tells the act as a wrong and may land ${lands}. What would a camera have shown? ${asks}`,
      });
    }
    return findings;
  },
});
