import * as lists from "../lexicon/words/warned-bans.ts";
import type { Order } from "./order.ts";
import { cueAsWritten, holds } from "./places.ts";
import { clausesOf, findToken, hasMatch, is, norm } from "./query.ts";
import type { Reading, Sentence, Token } from "./reading.ts";

const ON_WITH_IN = cueAsWritten("on with in near without until");
const YOUR = cueAsWritten("your");
const YOU_YOUR = cueAsWritten("you your");

/** "Careful, don't touch the plate" */
export function isForewarned(reading: Reading, { firstToken }: Sentence): boolean {
  return ["careful", "caution", "warning", "beware"].includes(norm(reading, firstToken));
}

/** "Please do not lean on the doors": spelled out and about nobody, as on a sign. */
export function isNotice(reading: Reading, order: Order): boolean {
  const isFormal = reading.tokens[order.first + 1]?.text.toLowerCase() === "not";
  return isFormal && !holds(reading, YOU_YOUR, order.verb + 1, order.end) && !isOfSomebody(reading, order);
}

/** "do not put him in the corridor", "do not send any more flyers": no sign speaks of one person, or of what went on too long. */
function isOfSomebody(reading: Reading, { verb, end, clause }: Order): boolean {
  const isMore = ({ norm: word, index }: Token) =>
    word === "any" && ["more", "further"].includes(norm(reading, index + 1));
  return (
    ["him", "her"].includes(norm(reading, verb + 1)) ||
    findToken(reading, verb, Math.max(end, clause.end), isMore) !== -1
  );
}

/** "(without) an umbrella", "a ticket", "a second pair of hands": what one is better off with. */
export function isGearAt(reading: Reading, at: number): boolean {
  const isGear = ({ index, norm: word }: Token) =>
    is(reading, index, "thing") || ["hands", "help", "supervision"].includes(word);
  return ["a", "an", "your", "some"].includes(norm(reading, at)) && findToken(reading, at, at + 5, isGear) !== -1;
}

/** A reason or a moment that lies in a thing: "it's hot", "while it updates", "until the light is green". */
export function isWarning(reading: Reading, order: Order): boolean {
  const sentence = reading.sentences[order.clause.sentence];
  if (sentence === undefined) return false;
  const hasThing = clausesOf(reading, sentence.index).some(
    (clause) => clause !== order.clause && clause.subject?.person === "thing" && clause.role !== "relative",
  );
  const hasDanger =
    findToken(
      reading,
      order.verb + 1,
      sentence.endToken,
      ({ norm: word, index }) =>
        lists.DANGER.has(word) && !((word === "hot" || word === "wet") && reading.tokens[index + 1]?.tag === "NOUN"),
    ) !== -1;
  const isHandled =
    findToken(
      reading,
      order.verb + 1,
      order.end,
      ({ index, norm: word }) =>
        (is(reading, index, "instruction") && word !== "next") || is(reading, index, "notice-word"),
    ) !== -1;
  const isBare = hasBareHands(reading, order);
  const isUnready =
    findToken(
      reading,
      order.verb + 1,
      order.end,
      ({ norm: word, index }) => word === "without" && isGearAt(reading, index + 1),
    ) !== -1;
  return hasThing || isBare || hasDanger || isHandled || isUnready || isThingCare(reading, order);
}

/** "Don't touch the dish with bare hands" */
function hasBareHands(reading: Reading, { verb, clause }: Order): boolean {
  return (
    findToken(
      reading,
      verb,
      clause.end,
      ({ norm: word, index }) => word === "bare" && /^(?:hands?|skin|feet)$/.test(norm(reading, index + 1)),
    ) !== -1
  );
}

/** "Don't use soap on cast iron": care of a thing, by a thing. */
function isThingCare(reading: Reading, { verb, end }: Order): boolean {
  const isJoined = holds(reading, ON_WITH_IN, verb + 1, end);
  const hasThing = hasMatch(reading, "thing", verb + 1, end);
  const hasYour = holds(reading, YOUR, verb + 1, end);
  return lists.HANDLE.has(reading.tokens[verb]?.lemma ?? "") && isJoined && hasThing && !hasYour;
}
