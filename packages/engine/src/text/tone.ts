import type { Reading, Sentence } from "./reading.ts";

type Bare = Omit<Sentence, "praise" | "instruction">;

/** Whether the sentence praises, thanks or brings good news, and no unpleasant word stands against it. */
export function isPraise(reading: Reading, { firstToken, endToken }: Bare): boolean {
  let good = 0;
  for (let index = firstToken; index < endToken; index++) {
    for (const match of reading.tokens[index]?.matches ?? []) {
      if (match.name === "praise") good++;
      else if (BAD.has(match.name)) return false;
    }
  }
  return good > 0;
}

const BAD = new Set([
  "verdict-adjective",
  "verdict-noun",
  "verdict-verb",
  "verdict-adverb",
  "feeling-unpleasant",
  "pseudo-feeling",
  "catastrophe",
  "mind-reading",
]);

/** Whether the sentence tells how something is done, or gives a notice: its "you need to" is no reproach. */
export function isInstruction(reading: Reading, { firstToken, endToken }: Bare): boolean {
  const first = reading.tokens[firstToken];
  const isPurpose = first?.norm === "to" && reading.tokens[firstToken + 1]?.tag === "VERB";
  return isPurpose && reading.tokens.slice(firstToken, endToken).some(({ norm }) => norm === "you");
}
