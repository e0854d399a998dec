import { defineRule, type Finding } from "../../rule.ts";
import { themeOf } from "../../text/facts/theme.ts";
import { verdictAdjectives } from "../../text/facts/verdict.ts";
import { spanOf, textOf } from "../../text/query.ts";
import { without } from "../../text/reword.ts";

/** "Your report is sloppy", "that was childish": a judging adjective said of what somebody did or made. */
export const verdictOnWork = defineRule({
  id: "verdict-on-work",
  summary: "Sees an adjective that judges somebody's work, words or behaviour, such as sloppy or childish.",
  why: "The word gives a mark without a reason. The reader cannot check it, only accept it or fight it.",
  instead: "Point at the thing itself: how many, which page, which words, at what time.",

  examples: {
    flagged: [
      { text: "Your report is sloppy.", marks: ["sloppy"] },
      { text: "That was a stupid decision.", marks: ["stupid"] },
      { text: "It was cowardly of the board to write by fax.", marks: ["cowardly"] },
      { text: "What a spiteful thing to say to her.", marks: ["spiteful"] },
      { text: "Your behaviour is unacceptable.", marks: ["unacceptable"] },
      { text: "You left the baby alone. That was irresponsible.", marks: ["irresponsible"] },
      { text: "Amina's slides were shoddy.", marks: ["shoddy"] },
    ],
    fine: [
      "The report has four typos.",
      "The film was so stupid that we laughed for two hours.",
      "The code is messy.",
      "It rained for a week. That was ridiculous.",
      "Your speech was not boring.",
      "Your stupid printer is out of paper.",
      "It is rude to stare.",
    ],
  },

  find(reading) {
    const findings: Finding[] = [];
    for (const { first, end, target, severity, match } of verdictAdjectives(reading)) {
      if (target !== "work" && target !== "pointing") continue;
      const word = textOf(reading, first, end);
      const { lands, asks } = themeOf(match.text);
      findings.push({
        span: spanOf(reading, first, end),
        severity: severity * 0.9,
        message: `“${word}” gives no fact to check and may land ${lands}. ${asks} Said instead, that gives the reader something to work with.`,
        rewording: without(reading, first, end),
      });
    }
    return findings;
  },
});
