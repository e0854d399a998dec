import { defineRule, type Finding } from "../../rule.ts";
import { blames } from "../../text/facts/blame.ts";
import { deedsFelt } from "../../text/facts/deeds-felt.ts";
import { namesNeed } from "../../text/facts/needs.ts";
import { quoted } from "../../text/facts/theme.ts";
import { clauseOf, norm, spanOf, textOf, tokenAt } from "../../text/query.ts";
import type { Reading } from "../../text/reading.ts";

/** "Your e-mail upset me": an act as the subject, the speaker's feeling as its work, and no need named. */
export const actWorksAFeeling = defineRule({
  id: "act-works-a-feeling",
  summary: "Sees an act that is said to upset, hurt or annoy the speaker, with no need or value named.",
  why: "The sentence makes the act the whole reason. What you care about, which would move the reader, is missing.",
  instead: "Say “I felt …” and add what matters to you.",

  examples: {
    flagged: [
      { text: "Your e-mail upset me.", marks: ["Your e-mail upset me"] },
      { text: "Your remark about my weight hurt me.", marks: ["Your remark about my weight hurt me"] },
    ],
    fine: [
      "Your e-mail upset me, because trust matters to me.",
      "Your e-mail cheered me up.",
      "The storm scared me.",
      "Your e-mail did not upset me.",
    ],
  },

  find(reading) {
    const findings: Finding[] = [];
    if (namesNeed(reading)) return [];
    const deeds = deedsFelt(reading);
    for (const { first, end, source, isSpeakers } of blames(reading)) {
      if (source !== "act" || !isSpeakers) continue;
      // "Your e-mail made me feel ignored" gives a deed as the feeling, and has a remark of its own.
      if (deeds.some((deed) => deed.first >= end && deed.first - end < NEAR)) continue;
      const last = norm(reading, first) === "it" ? toldEnd(reading, first, end) : end;
      findings.push({
        span: spanOf(reading, first, last),
        severity: 0.35,
        message: `${quoted(textOf(reading, first, end))} makes the act the whole reason. What did it touch in you? Try “I felt … because … matters to me”.`,
      });
    }
    return findings;
  },
});

/** From "me" over "feel so very" to "ignored". */
const NEAR = 5;

/** "It makes me sad when you leave": what "it" stands for comes after. */
function toldEnd(reading: Reading, first: number, end: number): number {
  const next = reading.clauses[(clauseOf(reading, first)?.index ?? -2) + 1];
  const isTold = next !== undefined && ["that", "when", "whenever", "how", "if"].includes(norm(reading, next.first));
  if (!isTold) return end;
  let last = next.end;
  while (last > end && tokenAt(reading, last - 1)?.tag === "PUNCT") last--;
  return last;
}
