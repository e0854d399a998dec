import { defineRule, type Finding } from "../../rule.ts";
import { afterHate, afterIfOnly, afterWish, DISLIKING } from "../../text/dislike.ts";
import { cue, placesOf } from "../../text/places.ts";
import { spanOf, textOf } from "../../text/query.ts";

/** "I hate it when you are late", "I can't stand being interrupted", "I wish you wouldn't do that". */
const OPENINGS = cue([...DISLIKING, "wish", "only"]);

export const hateItWhen = defineRule({
  id: "hate-it-when",
  summary: "Sees “I hate it when you …” and “I wish you wouldn't …”.",
  why: "It tells the reader what you cannot bear in them, not what would do you good.",
  instead: "Say what you would like: “I would like us to start on time”.",

  examples: {
    flagged: [
      { text: "I hate it when you are late.", marks: ["I hate it when"] },
      { text: "I wish you wouldn't do that.", marks: ["I wish you wouldn't"] },
      { text: "I can't stand being interrupted.", marks: ["I can't stand being interrupted"] },
      { text: "I don't like the way you talk to her.", marks: ["I don't like the way"] },
      { text: "i hate when people talk over me", marks: ["i hate when"] },
      { text: "I wish the head wouldn't call me by my first name.", marks: ["I wish the head wouldn't"] },
      { text: "We don't appreciate being kept waiting.", marks: ["We don't appreciate being kept"] },
      { text: "I can't stand people talking during films.", marks: ["I can't stand people talking"] },
      { text: "I wish you'd stop humming.", marks: ["I wish you'd stop"] },
      { text: "If only you wouldn't slam the door.", marks: ["If only you wouldn't"] },
      { text: "Can't stand your constant texting at dinner.", marks: ["Can't stand your constant texting"] },
    ],
    fine: [
      "I hate it when it rains.",
      "I hate coriander.",
      "I hate being late.",
      "I wish you didn't have to go.",
      "I wish it wouldn't snow.",
      "I hate to bother you.",
      "I like it when you sing.",
      "She hates it when you sing.",
      "I wish you well.",
      "I hate that you had to wait so long.",
      "I wish you weren't so far away.",
    ],
  },

  find(reading) {
    const findings: Finding[] = [];
    for (const index of placesOf(reading, OPENINGS)) {
      const lemma = reading.tokens[index]?.lemma ?? "";
      const after = lemma === "wish" ? afterWish : lemma === "only" ? afterIfOnly : afterHate;
      const found = after(reading, index);
      if (found === undefined) continue;
      const phrase = textOf(reading, found.first, found.end);
      findings.push({
        span: spanOf(reading, found.first, found.end),
        severity: 0.45,
        message: `“${phrase}” tells what you ${lemma === "wish" || lemma === "only" ? "regret" : "cannot bear"}, and may land as a reproach. What would you like in its place? Try “I would like [what would help]”.`,
      });
    }
    return findings;
  },
});
