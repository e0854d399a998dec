import { defineRule, type Finding } from "../../rule.ts";
import { cue, placesOf } from "../../text/places.ts";
import { norm, spanOf, textOf } from "../../text/query.ts";
import type { Reading } from "../../text/reading.ts";
import { inPlaceOf, type Rewording, stretchEnd } from "../../text/reword.ts";
import { wantAt } from "../../text/unwanted.ts";
import { UNWILLING } from "../../text/unwilling.ts";

/** "I don't want you to shout", "I don't want to be left out", "I won't be treated like this". */
const WANTING = cue(["want", "need", ...UNWILLING]);

export const notWanted = defineRule({
  id: "not-wanted",
  summary: "Sees wants told as what the speaker does not want from the other.",
  why: "The reader learns what is unwelcome and has to guess what would be welcome.",
  instead: "Turn it round: “I would like …”, “I want to be included”.",

  examples: {
    flagged: [
      { text: "I don't want you to shout.", marks: ["I don't want you to shout"] },
      { text: "I don't want to be left out.", marks: ["I don't want to be left out"] },
      { text: "We do not want you ringing our bell at night.", marks: ["We do not want you ringing"] },
      { text: "I'd rather you didn't tell her.", marks: ["I'd rather you didn't"] },
      { text: "i dont want any more excuses", marks: ["i dont want any more excuses"] },
      { text: "I won't be spoken to like that.", marks: ["I won't be spoken"] },
      { text: "I don't need you checking my work.", marks: ["I don't need you checking"] },
      { text: "I refuse to be treated like a child.", marks: ["I refuse to be treated"] },
      { text: "I don't want my name on that list.", marks: ["I don't want my name"] },
      { text: "I never want to see your name on my door again.", marks: ["I never want to see your name"] },
    ],
    fine: [
      "I want to be included.",
      "I don't want cake.",
      "I don't want you to worry.",
      "I don't want to bother you.",
      "We don't want to miss the train.",
      "I don't want the injection in my left arm.",
      "I won't be there on Friday.",
      "I'd rather you came on Monday.",
      "I don't need you to bring anything.",
      "He doesn't want you to call.",
    ],
  },

  find(reading) {
    const findings: Finding[] = [];
    for (const index of placesOf(reading, WANTING)) {
      const found = wantAt(reading, index);
      if (found === undefined) continue;
      const phrase = textOf(reading, found.first, found.end);
      findings.push({
        span: spanOf(reading, found.first, found.end),
        severity: 0.4,
        message: `“${phrase}” tells what you do not want; what you do want stays hidden and it may land as a reproach. Turn it round: “I would like [what you want instead]”.`,
        rewording: turnedRound(reading, found.first, found.end),
      });
    }
    return findings;
  },
});

/** "I would like [what you want instead]" takes the place of the whole wish. */
function turnedRound(reading: Reading, first: number, end: number): Rewording | undefined {
  const who = norm(reading, first);
  if (who !== "i" && who !== "we") return undefined;
  const wish = `${who === "i" ? "I" : "we"} would like [what you want instead]`;
  return inPlaceOf(reading, first, stretchEnd(reading, end), wish);
}
