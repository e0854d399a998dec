import * as lists from "../lexicon/words/order-kindness.ts";
import type { Order } from "./order.ts";
import { cueAsWritten, holds } from "./places.ts";
import { findToken, hasMatch, is, norm, phraseAt } from "./query.ts";
import type { Reading } from "./reading.ts";
import { isTense } from "./tense.ts";

const HI_HELLO_HEY = cueAsWritten(lists.HI_HELLO_HEY);
const MESSAGE_COAT_COATS = cueAsWritten(lists.MESSAGE_COAT_COATS);

const FEVER_TEMPERATURE_BLEEDING = cueAsWritten(lists.FEVER_TEMPERATURE_BLEEDING);

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

/** "Give Maria a hug from us", "Get some rest", "Take my scarf". */
export function isGreeting(reading: Reading, { verb, end }: Order): boolean {
  const isOffered =
    ["take", "use", "borrow", "have", "keep"].includes(norm(reading, verb)) &&
    ["my", "our", "mine"].includes(norm(reading, verb + 1)) &&
    findToken(reading, verb + 2, end, ({ norm: word }) => word === "off" || word === "out") === -1;
  const isLent =
    ["put", "wear", "pop", "slip", "throw"].includes(norm(reading, verb)) &&
    ["my", "our"].includes(norm(reading, verb + 1)) &&
    (norm(reading, verb) === "wear" || norm(reading, end - 1) === "on");
  const isGift = ({ norm: word, index }: { readonly norm: string; readonly index: number }) =>
    lists.PRESENT_GIFT_SOUVENIR.has(word) &&
    ["a", "an", "my", "our"].includes(norm(reading, index - 1)) &&
    norm(reading, index - 2) === "as";
  if (isLent || findToken(reading, verb + 1, end, isGift) !== -1) return true;

  const isHello =
    ["tell", "show", "ask", "give", "send"].includes(norm(reading, verb)) &&
    holds(reading, HI_HELLO_HEY, verb + 1, sentenceEnd(reading, verb)) &&
    !["me", "us"].includes(norm(reading, verb + 1));
  if (isHello || isGoodNews(reading, verb)) return true;
  const isLeft =
    norm(reading, verb) === "leave" &&
    holds(reading, MESSAGE_COAT_COATS, verb + 1, end) &&
    !["out", "alone", "now", "today"].includes(norm(reading, end - 1));
  const isGoing = norm(reading, end - 2) === "without" && ["me", "us"].includes(norm(reading, end - 1));
  const isLeftToUs =
    norm(reading, verb) === "leave" && ["me", "us"].includes(norm(reading, end - 1)) && norm(reading, end - 2) === "to";
  const isFavour = ["do", "grant"].includes(norm(reading, verb)) && /^(?:favou?r|good)$/.test(norm(reading, end - 1));

  const isCare =
    lists.CALL_RING_PHONE.has(norm(reading, verb)) &&
    holds(reading, FEVER_TEMPERATURE_BLEEDING, verb + 1, sentenceEnd(reading, verb));
  if (isCare) return true;
  const isMeeting = norm(reading, verb) === "wait" && ["me", "us"].includes(norm(reading, verb + 2));
  if (isMeeting || isOffered || isLeft || isLeftToUs || isFavour || isGoing) return true;
  return (
    findToken(
      reading,
      verb + 1,
      end,
      ({ norm: word, index }) => norm(reading, index + 1) !== "of" && lists.HUG_KISS_LOVE.has(word),
    ) !== -1
  );
}

/** "Tell your dad his chutney was a hit": praise to pass on. */
function isGoodNews(reading: Reading, verb: number): boolean {
  const whom = norm(reading, verb) === "tell" ? phraseAt(reading, verb + 1) : undefined;
  if (whom === undefined || ["me", "us", "to"].includes(norm(reading, verb + 1)) || norm(reading, whom.end) === "to")
    return false;
  const isGlad = ({ norm: word }: { readonly norm: string }) => lists.GENIUS_TRIUMPH_HIT.has(word);
  return findToken(reading, whom.end, sentenceEnd(reading, verb), isGlad) !== -1;
}

/** "Come and sit with us.", "Grab a rake and join us.": what hangs on an invitation invites. */
export function isInvited(reading: Reading, { clause }: Order): boolean {
  const next = reading.clauses[clause.index + 1];
  if (next?.sentence === clause.sentence && next.imperative && norm(reading, next.verb?.head ?? -1) === "join")
    return true;
  const before = reading.clauses[clause.index - 1];
  const isJoined = before?.sentence === clause.sentence && before.imperative && before.verb !== undefined;
  return isJoined && lists.LET_COME_JOIN.has(before.verb?.lemma ?? "") && !isTense(reading);
}
