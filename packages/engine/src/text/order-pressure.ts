import type { Order } from "./order.ts";
import { findToken, hasMatch, norm, tokenAt } from "./query.ts";
import type { Reading } from "./reading.ts";

/** "Revert the commit. Now." */
export function isPressed(reading: Reading, { clause }: Order): boolean {
  const next = reading.sentences[clause.sentence + 1];
  if (next === undefined || next.endToken - next.firstToken > 3) return false;
  return ["now", "today", "tonight", "immediately"].includes(norm(reading, next.firstToken));
}

/** "by Friday", "before 9" */
export function hasDeadline(reading: Reading, order: Order): boolean {
  if (hasMatch(reading, "deadline", order.verb + 1, order.clause.end)) return true;
  return (
    findToken(
      reading,
      order.verb + 1,
      order.clause.end,
      ({ index, norm: word }) =>
        ["by", "before", "until", "within"].includes(word) &&
        (reading.tokens[index + 1]?.tag === "NUM" || /^\d/.test(norm(reading, index + 1))),
    ) !== -1
  );
}

/** "Answer me!" */
export function isLoud(reading: Reading, order: Order): boolean {
  const sentence = reading.sentences[order.clause.sentence];
  return tokenAt(reading, (sentence?.endToken ?? 0) - 1)?.text.startsWith("!") === true;
}

/** "Answer the question, Ferdinand." */
export function isNamed(reading: Reading, { first, end }: Order): boolean {
  const isAfter = norm(reading, end) === "," && reading.tokens[end + 1]?.tag === "PROPN";
  return (
    isAfter ||
    isCalledLast(reading, first) ||
    isAllOfYou(reading, end) ||
    (norm(reading, first - 1) === "," && tokenAt(reading, first - 2)?.tag === "PROPN")
  );
}

/** "(Clear the driveway), both of you", "the lot of you", "you two" */
function isAllOfYou(reading: Reading, end: number): boolean {
  if (norm(reading, end) !== ",") return false;
  const words = [1, 2, 3, 4].map((step) => norm(reading, end + step)).join(" ");
  return ALL_OF_YOU.some((called) => called.test(words));
}

const ALL_OF_YOU = [
  /^(?:both|all) of you\b/,
  /^the (?:lot|pair|two) of you\b/,
  /^young (?:man|lady|woman)\b/,
  /^you (?:two|lot|all|three)\b/,
];

/** "Answer the question, Ferdinand!", the name last. */
function isCalledLast(reading: Reading, first: number): boolean {
  const sentence = reading.sentences[reading.tokens[first]?.sentence ?? -1];
  const last = (sentence?.endToken ?? 0) - (tokenAt(reading, (sentence?.endToken ?? 0) - 1)?.tag === "PUNCT" ? 2 : 1);
  return last > first + 1 && reading.tokens[last]?.tag === "PROPN" && norm(reading, last - 1) === ",";
}
