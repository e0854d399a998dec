import * as lists from "../lexicon/words/caring.ts";
import { cueAsWritten, firstIn, holds } from "./places.ts";
import { findToken, norm } from "./query.ts";
import type { Reading } from "./reading.ts";

const TROUBLE_EXPENSE_LENGTHS = cueAsWritten("trouble expense lengths fuss");
const COMMA = cueAsWritten(",");

/** "you to worry", "you to be cold", "you to go to any trouble": unwanted for the other's sake. `to` is the word before the verb. */
export function isCaringFor(reading: Reading, to: number): boolean {
  const lemma = reading.tokens[to + 1]?.lemma ?? "";
  if (holds(reading, TROUBLE_EXPENSE_LENGTHS, to, to + 6)) return true;
  if ((lemma === "be" || lemma === "feel" || lemma === "get") && lists.HARDSHIP.has(norm(reading, to + 2))) return true;
  if (lemma === "worry") return true;
  const isSpared = lists.SPARED.has(`${lemma} ${norm(reading, to + 2)}`);
  return (isSpared || lists.TAKING_CARE.has(lemma)) && !isPersonalFrom(reading, to);
}

/** "me", "my", "us" before the next comma: the speaker is at stake. */
export function isPersonalFrom(reading: Reading, from: number): boolean {
  const end = reading.sentences[reading.tokens[from]?.sentence ?? -1]?.endToken ?? from;
  const comma = firstIn(reading, COMMA, from, end);
  return (
    findToken(reading, from, comma === -1 ? end : comma, ({ norm: word }) =>
      ["me", "my", "us", "our", "mine"].includes(word),
    ) !== -1
  );
}
