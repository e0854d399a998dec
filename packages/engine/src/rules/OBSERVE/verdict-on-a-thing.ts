import { defineRule, type Finding } from "../../rule.ts";
import { isDisowned, isNegated } from "../../text/facts/denied.ts";
import { predicateOf } from "../../text/facts/predicate.ts";
import { themeOf } from "../../text/facts/theme.ts";
import { verdictAdjectives } from "../../text/facts/verdict.ts";
import { is, matchesOf, phraseAt, spanOf, textOf } from "../../text/query.ts";
import type { Reading } from "../../text/reading.ts";
import { without } from "../../text/reword.ts";

/** "The report is sloppy", where a plain observation is asked for: taking the person out of a verdict leaves a verdict. */
export const verdictOnAThing = defineRule({
  id: "verdict-on-a-thing",
  onlyFor: "O",
  summary: "Sees, where an observation is asked for, an adjective that gives a mark to a piece of work.",
  why: "Without a person in it the sentence is softer, but it still gives a mark in place of what was seen.",
  instead: "Say what anybody would see there: how many, which page, at what time.",

  examples: {
    flagged: [
      { text: "The report is sloppy.", marks: ["sloppy"] },
      { text: "The minutes were slapdash.", marks: ["slapdash"] },
      { text: "It is a careless translation.", marks: ["careless"] },
    ],
    fine: [
      "The report has four typos.",
      "The report is not sloppy.",
      "The printer is useless.",
      "She called the report “sloppy”.",
      "The report is about careless driving.",
    ],
  },

  find(reading) {
    const findings: Finding[] = [];
    const told = new Set(verdictAdjectives(reading).map(({ first }) => first));
    for (const { first, end, text } of matchesOf(reading, "verdict-adjective")) {
      if (told.has(first) || !isOfWork(reading, first, end)) continue;
      if (isDisowned(reading, first) || isNegated(reading, first)) continue;
      const { asks } = themeOf(text);
      findings.push({
        span: spanOf(reading, first, end),
        severity: 0.5,
        message: `“${textOf(reading, first, end)}” is a verdict, and somebody else may come to another. ${asks} That would be the observation.`,
        rewording: without(reading, first, end),
      });
    }
    return findings;
  },
});

/** "The report is sloppy", "it is a careless translation"; "careless driving" at large may be what is told of. */
function isOfWork(reading: Reading, first: number, end: number): boolean {
  const around = phraseAt(reading, first);
  const isBefore = around !== undefined && around.head >= end;
  if (isBefore && around.first === first) return false;
  const head = (isBefore ? around : predicateOf(reading, first)?.subject)?.head ?? -1;
  return is(reading, head, "work-noun") || is(reading, head, "act-noun");
}
