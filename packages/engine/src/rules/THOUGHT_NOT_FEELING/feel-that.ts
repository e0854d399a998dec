import { defineRule, type Finding } from "../../rule.ts";
import { type Feel, speakersFeelings } from "../../text/feel.ts";
import { type Opening, openingAfter } from "../../text/feel-thoughts.ts";
import { findToken, norm, spanOf, textOf } from "../../text/query.ts";
import type { Reading } from "../../text/reading.ts";
import { inPlaceOf, type Rewording, wordsOf } from "../../text/reword.ts";

/** "I feel that …", "I feel like a …", "I feel you should …": a thought that calls itself a feeling. */
export const feelThat = defineRule({
  id: "feel-that",
  summary: "Sees “feel” or “sense” that opens a thought: feel that, feel like, feel as if, feel you should.",
  why: "What follows is an opinion. Called a feeling it is hard to answer, and the real feeling stays unsaid.",
  instead: "Say “I think …” for the thought, and name the feeling by itself.",

  examples: {
    flagged: [
      { text: "I feel that you ignore me.", marks: ["I feel that"] },
      { text: "I feel like a doormat.", marks: ["I feel like"] },
      { text: "I feel you should apologise.", marks: ["I feel you should"] },
      { text: "Sometimes i feel like im talking to a wall", marks: ["i feel like"] },
      { text: "We felt as though nobody had read it.", marks: ["We felt as though"] },
      { text: "I sense that you've made up your mind.", marks: ["I sense that"] },
      { text: "I can't help feeling that you want me gone.", marks: ["I can't help feeling that"] },
      { text: "I feel your tone is off.", marks: ["I feel your tone"] },
      { text: "I get the feeling that nobody reads these.", marks: ["I get the feeling that"] },
      { text: "I get the feeling you only call for money.", marks: ["I get the feeling you"] },
      { text: "I feel very strongly that we owe her a reply.", marks: ["I feel very strongly that"] },
    ],
    fine: [
      "I feel sad.",
      "I feel like crying.",
      "I think that we agree.",
      "I feel like a coffee, anyone want one?",
      "I feel your pain.",
      "I feel sad that you left.",
      "I don't feel like it today.",
      "I felt the floor shake.",
      "Do you feel that this is enough?",
      "I feel that warmth again.",
      "She feels that we rushed it.",
      "I had a feeling it would rain.",
    ],
  },

  find(reading) {
    const findings: Finding[] = [];
    for (const feel of speakersFeelings(reading, ["feel", "sense"])) {
      const opening = openingAfter(reading, feel);
      if (opening === undefined || (feel.negated && opening.kind === "noun")) continue;
      const phrase = textOf(reading, feel.first, opening.end);
      findings.push({
        span: spanOf(reading, feel.first, opening.end),
        scope: spanOf(reading, feel.first, opening.scopeEnd),
        severity: 0.4,
        message:
          opening.kind === "clause"
            ? `“${phrase}” opens a thought here, not a feeling, and may land as a verdict. Try “I think …”, or add how you are: “I feel [sad, worried …]”.`
            : `“${phrase}” paints a picture of yourself; the feeling in it stays a guess. Which one is it: “I feel [tired, sad, small …]”?`,
        rewording: asThought(reading, feel, opening),
      });
    }
    return findings;
  },
});

/** "I think (that) …"; not where the picture would be told as a fact: "as if I were invisible". */
function asThought(reading: Reading, { first, verb }: Feel, { end, kind }: Opening): Rewording | undefined {
  const who = norm(reading, first);
  if (kind === "noun" || (who !== "i" && who !== "we") || verb - first > 1) return undefined;
  const last = norm(reading, end - 1);
  if (
    (last === "if" || last === "though") &&
    findToken(reading, end, end + 4, ({ norm: word }) => word === "were") !== -1
  )
    return undefined;
  const think = norm(reading, verb) === "felt" ? "thought" : "think";
  const rest =
    last === "like" || last === "if" || last === "though"
      ? ""
      : ` ${last === "that" ? last : wordsOf(reading, verb + 1, end)}`;
  return inPlaceOf(reading, first, end, `${who === "i" ? "I" : "we"} ${think}${rest}`);
}
