import * as lists from "../lexicon/words/order-kindness.ts";
import { rows } from "../matcher/rows.ts";
import type { Order } from "./order.ts";
import { orderRows } from "./order-rows.ts";
import { findToken, hasMatch, is, norm } from "./query.ts";
import type { Reading } from "./reading.ts";
import { isTense } from "./tense.ts";

/** "Look, …", "Listen, …": words that only open a talk; "Tell me more": interest. */
export function isTalk(reading: Reading, { verb, end }: Order): boolean {
  const isCurious = norm(reading, verb) === "tell" && lists.MORE_ABOUT_EVERYTHING.has(norm(reading, verb + 2));
  // "Update on the rewrite: …" is a heading.
  if (norm(reading, verb) === "contact" && norm(reading, verb + 1) === "with") return true;
  if (norm(reading, verb) === "update" && ["on", "from", "re", "regarding"].includes(norm(reading, verb + 1)))
    return true;
  if (is(reading, verb, "sarcasm") || isTakenBack(reading, verb, end)) return true;
  const isPressed = ["just", "then", "so", "now"].includes(norm(reading, verb - 1));
  if (isCurious && !isPressed) return !hasMatch(reading, "strong-urgency", verb, end);
  const isUrged = is(
    reading,
    reading.sentences[reading.tokens[verb]?.sentence ?? -1]?.firstToken ?? verb,
    "strong-urgency",
  );
  return (
    !isUrged &&
    !["when", "until", "till"].includes(norm(reading, end)) &&
    lists.LOOK_LISTEN_SEE.has(norm(reading, verb)) &&
    end === verb + 1
  );
}

/** "Ignore my last text", "disregard my earlier mail": the speaker takes words back. */
function isTakenBack(reading: Reading, verb: number, end: number): boolean {
  const isMine = norm(reading, verb + 1) === "my" || norm(reading, verb + 1) === "that";
  if (!isMine || !["ignore", "disregard", "forget", "scratch", "delete"].includes(norm(reading, verb))) return false;
  return findToken(reading, verb + 2, end, ({ norm: word }) => lists.LAST_PREVIOUS_EARLIER.has(word)) !== -1;
}

function sentenceEnd(reading: Reading, index: number): number {
  return reading.sentences[reading.tokens[index]?.sentence ?? -1]?.endToken ?? index;
}

/** Something good: a thing lent, a greeting, good news to pass on, a favour. */
export function isGreeting(reading: Reading, order: Order): boolean {
  const sentence = { first: order.verb, end: sentenceEnd(reading, order.verb) };
  return isGood(reading, order) || isOffered(reading, order) || told.fit(reading, order.verb, sentence);
}

/** "Take my scarf", not "take my name off" */
function isOffered(reading: Reading, { verb, end }: Order): boolean {
  return (
    ["take", "use", "borrow", "have", "keep"].includes(norm(reading, verb)) &&
    ["my", "our", "mine"].includes(norm(reading, verb + 1)) &&
    findToken(reading, verb + 2, end, ({ norm: word }) => word === "off" || word === "out") === -1
  );
}

const isGood = orderRows(
  { gift: lists.PRESENT_GIFT_SOUVENIR, left: lists.MESSAGE_COAT_COATS, love: lists.HUG_KISS_LOVE },
  "wear my|our", // = Wear my coat. ≠ Wear your coat.
  "put|pop|slip|throw my|our .. on $", // = Pop my hat on. ≠ Pop my hat in the box.
  ". .. as a|an|my|our {gift}", // = Take it as a present. ≠ Take it as a threat.
  "leave .. {left} $", // = Leave the coat. ≠ Leave the room.
  "leave .. {left} .. !out|alone|now|today . $", // = Leave a message after the tone. ≠ Leave it alone
  "leave .. to me|us $", // = Leave the dishes to me. ≠ Leave the dishes.
  ". .. without me|us $", // = Start dinner without me. ≠ Start without your brother.
  "do|grant .. favor|favour|good $", // = Do yourself a favour. ≠ Do the dishes.
  "wait . me|us", // = Wait for me. ≠ Wait for the bus.
  ". .. {love} !of", // = Give Maria a hug from us. ≠ Give Maria the rest of it.
);

const told = rows(
  {
    hello: lists.HI_HELLO_HEY,
    call: lists.CALL_RING_PHONE,
    ill: lists.FEVER_TEMPERATURE_BLEEDING,
    glad: lists.GENIUS_TRIUMPH_HIT,
  },
  "tell|show|ask|give|send !me|us .. {hello}", // = Tell Grandma hello. ≠ Tell me what you did.
  "{call} .. {ill}", // = Call a doctor if the pain gets worse. ≠ Call a doctor.
  "tell !me|us|to <> !to .. {glad}", // = Tell your dad his chutney was a hit. ≠ Tell your dad to make it a hit.
);

/** "Come and sit with us.", "Grab a rake and join us.": what hangs on an invitation invites. */
export function isInvited(reading: Reading, { clause }: Order): boolean {
  const next = reading.clauses[clause.index + 1];
  if (next?.sentence === clause.sentence && next.imperative && norm(reading, next.verb?.head ?? -1) === "join")
    return true;
  const before = reading.clauses[clause.index - 1];
  const isJoined = before?.sentence === clause.sentence && before.imperative && before.verb !== undefined;
  return isJoined && lists.LET_COME_JOIN.has(before.verb?.lemma ?? "") && !isTense(reading);
}
