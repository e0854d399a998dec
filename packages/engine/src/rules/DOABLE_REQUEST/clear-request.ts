import { defineRule, type Finding } from "../../rule.ts";
import { doableRequests } from "../../text/facts/doable-requests.ts";
import { quoted } from "../../text/facts/theme.ts";
import { norm, spanOf, textOf } from "../../text/query.ts";

const PLEADING = new Set(["please", "kindly"]);
const AS_QUESTION = "asks for something that can be done, and leaves room for a no.";
const AS_ORDER =
  "says what would help, so that it can be done. Asked with “Could you …?” it leaves room for a no, too.";

/** "Could you send me the file by noon?": one act that the reader can do, asked for and not demanded. */
export const clearRequest = defineRule({
  id: "clear-request",
  summary: "Sees a polite request for one thing that the reader can do.",
  why: "The reader knows what would help, and may say yes or no.",
  instead: "Keep it; a time helps, too.",

  examples: {
    flagged: [
      { text: "Could you send me the file by noon?", marks: ["Could you send me the file by noon"] },
      {
        text: "Would you be willing to swap shifts on Sunday?",
        marks: ["Would you be willing to swap shifts on Sunday"],
      },
      { text: "Please knock before you come in.", marks: ["Please knock before you come in"] },
    ],
    fine: [
      "Could you not call after six?",
      "Send me the file now.",
      "Could you be less lazy?",
      "Would you like some tea?",
      "Please stop.",
      "How could you do this to me?",
      "I would like you to be ashamed of yourself.",
    ],
  },

  find(reading) {
    const findings: Finding[] = [];
    for (const { first, end } of doableRequests(reading)) {
      findings.push({
        span: spanOf(reading, first, end),
        severity: 0,
        message: `${quoted(textOf(reading, first, end))} ${PLEADING.has(norm(reading, first)) ? AS_ORDER : AS_QUESTION}`,
      });
    }
    return findings;
  },
});
