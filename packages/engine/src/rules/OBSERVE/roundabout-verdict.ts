import { defineRule, type Finding } from "../../rule.ts";
import { quoted } from "../../text/facts/theme.ts";
import { roundaboutVerdicts } from "../../text/facts/verdict.ts";
import { spanOf, textOf } from "../../text/query.ts";

/** "You have the tact of a bulldozer", "a parrot writes better than you": a verdict dressed up as a picture. */
export const roundaboutVerdict = defineRule({
  id: "roundabout-verdict",
  summary: "Sees a verdict told as a comparison or a picture: “slower than a snail”, “patchy at best”.",
  why: "A picture is clever and hard to forget, and the reader remembers the sting in place of the point.",
  instead: "Say plainly what you saw or heard, and what you would like.",

  examples: {
    flagged: [
      { text: "You have the bedside manner of a traffic warden.", marks: ["the bedside manner of a traffic warden"] },
      { text: "Your sister has less tact than a bulldozer.", marks: ["less tact than a bulldozer"] },
      { text: "Your attendance is patchy at best.", marks: ["patchy at best"] },
      { text: "Your redesign isn't exactly a triumph.", marks: ["isn't exactly a triumph"] },
      { text: "Your lasagne tastes like cardboard.", marks: ["tastes like cardboard"] },
    ],
    fine: [
      "You have the patience of a saint.",
      "She sings like an angel.",
      "We can deliver by Friday at best.",
      "The water tastes of chlorine.",
      "My dog is slower than a snail these days.",
    ],
  },

  find(reading) {
    const findings: Finding[] = [];
    for (const { first, end, severity } of roundaboutVerdicts(reading)) {
      findings.push({
        span: spanOf(reading, first, end),
        severity,
        message: `${quoted(textOf(reading, first, end))} is a verdict in a picture: the sting may stay when your point is forgotten. What did you see or hear, and what would you like instead?`,
      });
    }
    return findings;
  },
});
