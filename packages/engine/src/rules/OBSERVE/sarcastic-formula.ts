import * as lists from "../../lexicon/words/sarcastic-formula.ts";
import { defineRule, type Finding } from "../../rule.ts";
import { isDisowned } from "../../text/facts/denied.ts";
import { scornIn } from "../../text/facts/scorn.ts";
import { mockKindness } from "../../text/mock-kindness.ts";
import { matchesOf, norm, spanOf, textOf, tokenAt } from "../../text/query.ts";
import type { Reading } from "../../text/reading.ts";
import { OPEN_FRAME, type Rewording } from "../../text/reword.ts";
import type { Stretch } from "../../text/span.ts";

const SEVERITY = 0.5;
/** A formula of scorn is as plain as can be. */
const SCORN_SEVERITY = 0.65;

/** "Nice of you to finally show up": a formula that says the opposite of its words (ruling 21). */
export const sarcasticFormula = defineRule({
  id: "sarcastic-formula",
  summary: "Sees a set sarcastic phrase, such as “nice of you to finally …” or “as per usual”.",
  why: "Sarcasm hides what you want behind a sting. The reader feels the sting and has to guess the rest.",
  instead: "Say the plain thing: what happened, and what you would like.",

  examples: {
    flagged: [
      { text: "Nice of you to finally pick up.", marks: ["Nice of you to finally"] },
      { text: "The bins are still out, as per usual.", marks: ["as per usual"] },
      { text: "Thanks for nothing, Priyanka.", marks: ["Thanks for nothing"] },
      { text: "So kind of you to remember you have a daughter.", marks: ["So kind of you"] },
      { text: "Bold of you to lecture us on punctuality.", marks: ["Bold of you"] },
      { text: "How could you forget my birthday again?", marks: ["How could you forget"] },
      { text: "What is wrong with you?", marks: ["What is wrong with you"] },
    ],
    fine: [
      "It was nice of you to call.",
      "How kind of you to remember my birthday.",
      "It was so good of you to ask after my wife.",
      "How good of you to stay.",
      "As usual we meet at nine.",
      "He wrote 'thanks for nothing' on the card.",
      "How could you help me with the move?",
    ],
  },

  find(reading) {
    const formulas = matchesOf(reading, "sarcasm").filter(
      ({ first, end, text }) => !isDisowned(reading, first) && !(text === "how dare you" && isAdmired(reading, end)),
    );
    return [
      ...[...formulas, ...mockKindness(reading)].map((found) => stingIn(reading, found, found.severity ?? SEVERITY)),
      ...scornIn(reading).map((found) => ({
        ...stingIn(reading, found, SCORN_SEVERITY),
        rewording: saidPlainly(reading, found.first),
      })),
    ];
  },
});

function stingIn(reading: Reading, { first, end }: Stretch, severity: number): Finding {
  return {
    span: spanOf(reading, first, end),
    severity,
    message: `“${textOf(reading, first, end)}” may land as a sting, and what you would like stays unsaid. What happened, and what would you like instead?`,
  };
}

/** Where scorn is all that a sentence says, words to begin another one with. */
function saidPlainly(reading: Reading, first: number): Rewording | undefined {
  const sentence = reading.sentences[tokenAt(reading, first)?.sentence ?? -1];
  if (sentence?.firstToken !== first) return undefined;
  return { ...spanOf(reading, first, sentence.endToken), text: OPEN_FRAME };
}

/** "How dare you look so good after a night shift!" */
function isAdmired(reading: Reading, at: number): boolean {
  return (
    lists.LOOK_BE_SOUND.has(norm(reading, at)) &&
    ["so", "that", "this"].includes(norm(reading, at + 1)) &&
    lists.GOOD_YOUNG_BEAUTIFUL.has(norm(reading, at + 2))
  );
}
