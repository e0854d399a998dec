import * as lists from "../../lexicon/words/bare-feeling.ts";
import { defineRule, type Finding } from "../../rule.ts";
import { causeOf } from "../../text/facts/causes.ts";

import { statedFeelings } from "../../text/facts/feelings.ts";
import { namesNeed } from "../../text/facts/needs.ts";
import { isSettled } from "../../text/facts/settled.ts";
import { findToken, spanOf, textOf } from "../../text/query.ts";
import type { Reading } from "../../text/reading.ts";
import { commaAt, inPlaceOf, type Rewording, stretchEnd, wordsOf } from "../../text/reword.ts";

/** "I'm frustrated.": a feeling that stands alone, with neither a cause nor a need in sight. */
export const bareFeeling = defineRule({
  id: "bare-feeling",
  summary: "Sees an unpleasant feeling of the speaker when no sentence says which need or value is behind it.",
  why: "A feeling alone leaves the reader to guess: is it about me, and what would help?",
  instead: "Add what matters to you: “I'm frustrated, because I value …”.",

  examples: {
    flagged: [
      { text: "I am frustrated.", marks: ["frustrated"] },
      { text: "I feel sad today.", marks: ["sad"] },
      { text: "Feeling hopeless tbh", marks: ["hopeless"] },
      { text: "All week I've been on edge.", marks: ["on edge"] },
      { text: "The door was open all night. I'm livid.", marks: ["livid"] },
    ],
    fine: [
      "I am frustrated. I value reliability.",
      "I'm tired.",
      "I'm afraid we're full.",
      "I can't make it on Friday, I'm afraid.",
      "I'm sad that my grandmother died.",
      "Are you worried?",
      "I'm not angry.",
      "I'm worried about you.",
      "We lost my aunt this morning. I am devastated.",
      "Grandad pass away at five. I am sad.",
      "I feel good.",
      "I would be sad.",
    ],
  },

  find(reading) {
    const findings: Finding[] = [];
    if (namesNeed(reading)) return [];
    for (const feeling of statedFeelings(reading)) {
      if (!feeling.isSpeakers || feeling.needsCause || isSettled(reading, feeling)) continue;
      if (causeOf(reading, feeling) !== undefined) continue;
      const words = textOf(reading, feeling.first, feeling.end);
      findings.push({
        span: spanOf(reading, feeling.first, feeling.end),
        severity: 0.35,
        message: `“${words}” says how you are. If you would like it to be understood, add what it is about for you: “because I value …” or “I need …”.`,
        rewording: withValue(reading, feeling.first, feeling.end),
      });
    }
    return findings;
  },
});

/** "I'm gutted, because I value [what matters to you]" */
function withValue(reading: Reading, first: number, end: number): Rewording | undefined {
  if (reading.sentences[reading.tokens[first]?.sentence ?? -1]?.question) return undefined;
  const stop = stretchEnd(reading, end);
  // "livid tbh", "upset today cant even type": what follows does not go on to a because.
  if (
    findToken(reading, end, stop, ({ tag, norm }) => tag === "VERB" || tag === "AUX" || lists.ASIDES.has(norm)) !== -1
  )
    return undefined;
  const value = `because I value [what matters to you]${commaAt(reading, stop)}`;
  return inPlaceOf(reading, first, stop, `${wordsOf(reading, first, stop)}, ${value}`);
}
