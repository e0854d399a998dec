import * as lists from "../lexicon/words/asking.ts";
import { rows } from "../matcher/rows.ts";
import { findToken, norm } from "./query.ts";
import type { Reading } from "./reading.ts";

/** Asked of the reader: "could you stop", "can we stop", "why not stop", "if you'd stop", "I'd like you to stop". */
export function isAsked(reading: Reading, index: number): boolean {
  let at = index - 1;
  if (norm(reading, at) === "you" && norm(reading, at - 1) === "if") return isIfGlad(reading, index);
  if (begged.fit(reading, index)) return true;
  while (lists.SMALL.has(norm(reading, at))) at--;
  const before = norm(reading, at - 1);
  if (norm(reading, at) === "you") return ["could", "can", "would", "will", "about", "not"].includes(before);
  if (norm(reading, at) === "we") return before === "could" || before === "can";
  if (norm(reading, at) === "not") return before === "why";
  const isIf = ["if", "grateful", "glad", "chance", "thankful"].includes(norm(reading, at - 2));
  return ["would", "'d", "could", "can", "will"].includes(norm(reading, at)) && before === "you" && isIf;
}

const begged = rows(
  { asking: lists.ASKING },
  "beg|begging|implore you , >.", // = I beg you, stop. ≠ I beg you again, stop.
  "when are you going to >.", // = When are you going to stop? ≠ When are they going to stop?
  "{asking} you to|all|both|two|guys|lot >.", // = I'd like you to stop. ≠ I saw you stop.
  "{asking} you all|both|two|guys|lot to >.", // = I'd like you all to stop. ≠ I'd like them all to stop.
);

/** "I'd be obliged if you refrained", "it would be nice if you stopped" */
function isIfGlad(reading: Reading, index: number): boolean {
  const first = reading.sentences[reading.tokens[index]?.sentence ?? -1]?.firstToken ?? index;
  return findToken(reading, first, index, ({ norm: word }) => lists.GLAD.has(word)) !== -1;
}

/** "in future stop …", "from now on avoid …" */
function isFronted(reading: Reading, index: number): boolean {
  return (
    ["future", "on", "time", "now"].includes(norm(reading, index - 1)) &&
    ["in", "now", "next", "from", "this"].includes(norm(reading, index - 2))
  );
}

/** At the head of its sentence, whatever the tagger took it for. */
export function opensOrder(reading: Reading, index: number): boolean {
  const first = reading.sentences[reading.tokens[index]?.sentence ?? -1]?.firstToken;
  if (
    index === first ||
    isFronted(reading, index) ||
    ["please", "kindly", "pls", "sake"].includes(norm(reading, index - 1))
  )
    return true;
  return index - 1 === first && ["just", "so", "and", "now", "then", "oh"].includes(norm(reading, index - 1));
}

/** "…, will you?": the question behind an order. */
export function isTagged(reading: Reading, index: number): boolean {
  const end = reading.sentences[reading.tokens[index]?.sentence ?? -1]?.endToken ?? index;
  const you = norm(reading, end - 1) === "?" ? end - 2 : end - 1;
  const helper = you - 1;
  return (
    norm(reading, you) === "you" && helper > index && ["will", "would", "can", "could"].includes(norm(reading, helper))
  );
}
