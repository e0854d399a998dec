import type { Order } from "./order.ts";
import { cueAsWritten, firstIn, holds } from "./places.ts";
import { findToken, norm, phraseAt } from "./query.ts";
import type { Reading } from "./reading.ts";
import { isTense } from "./tense.ts";

const DOWN_OFF_AWAY = cueAsWritten("down off away out in tidy clean quiet under to shut word promises promise");
const AGAIN = cueAsWritten("again");
const MY_OUR = cueAsWritten("my our");
const TWICE = cueAsWritten("twice");
const TIME = cueAsWritten("time");

/** "Take that poster down", "get those things away": said of one thing in sight. */
export function isPointedOff(reading: Reading, { verb, end }: Order): boolean {
  const isPost = /^(?:post|picture|photo|photos|pictures|video|comment|story|advert|listing|poster|banner)$/.test(
    norm(reading, verb + 2),
  );
  const isDown = norm(reading, verb + 3) === "down" || norm(reading, end - 1) === "down";
  if (isPost && norm(reading, verb) === "take" && isDown) return true;
  const isSeen = ["that", "those", "this", "these"].includes(norm(reading, verb + 1)) && end > verb + 3;
  const off =
    norm(reading, verb) === "take" ? findToken(reading, verb + 2, end, ({ norm: word }) => word === "off") : -1;
  if (isSeen && off !== -1 && ["my", "our"].includes(norm(reading, off + 1))) return true;
  return (
    isSeen &&
    ["down", "off", "away"].includes(norm(reading, end - 1)) &&
    ["take", "put", "get"].includes(norm(reading, verb))
  );
}

const SHUT_IN = new Set("indoors inside outside off away quiet out locked shut tied leashed".split(" "));

/** "(You used me.) Ask someone else on Saturday." */
export function isSentElsewhere(reading: Reading, { verb }: Order): boolean {
  return (
    ["ask", "find", "get", "ring", "call", "bother", "use"].includes(norm(reading, verb)) &&
    ["someone", "somebody"].includes(norm(reading, verb + 1)) &&
    norm(reading, verb + 2) === "else" &&
    !["'s", "if", "when", "to"].includes(norm(reading, verb + 3))
  );
}

/** "Keep it indoors!", "keep him on a lead", "keep them out of my garden"; not "keep it up". */
export function isKeptIn(reading: Reading, { verb, end }: Order, isPressed: boolean): boolean {
  if (!["it", "him", "her", "them", "that", "those", "the", "this"].includes(norm(reading, verb + 1))) return false;
  const at = phraseAt(reading, verb + 1)?.end ?? verb + 2;
  const isMine = holds(reading, MY_OUR, at, end);
  const isTied = norm(reading, at) === "on" && ["lead", "leash", "chain"].includes(norm(reading, end - 1));
  const isDown =
    norm(reading, at) === "down" && ["noise", "music", "volume", "racket", "din"].includes(norm(reading, at - 1));
  return isTied || isDown || (SHUT_IN.has(norm(reading, at)) && (isMine || isPressed));
}

/** "Give Anita the keys", "hand Dad his coat back", "tell Omar the truth": something definite, to somebody named. */
export function isHandedTo(reading: Reading, { verb, end }: Order): boolean {
  if (!["give", "hand", "pay", "show", "send", "tell", "lend", "bring"].includes(norm(reading, verb))) return false;
  const whom = phraseAt(reading, verb + 1);
  if (whom?.first !== verb + 1 || !["name", "third", "group"].includes(whom.person)) return false;
  if (["him", "her", "them"].includes(norm(reading, verb + 1))) return false;
  const what = phraseAt(reading, whom.end);
  const isBack =
    ["his", "her", "their", "my", "our"].includes(norm(reading, whom.end)) && norm(reading, end - 1) === "back";
  const isDefinite = ["the", "your", "that", "those", "these", "what"].includes(norm(reading, whom.end));
  if (isBack || what === undefined) return isBack || isDefinite;
  return isDefinite && findToken(reading, what.first, what.end, ({ norm: word }) => KIND_GIFT.test(word)) === -1;
}

const KIND_GIFT =
  /^(?:love|best|regards|medicine|pills?|tablets?|drops|dose|bottle|dinner|lunch|tea|breakfast|supper|treat|treats|present|gift|news|way|garden|view|photos?|pictures?|baby|puppy|window|seat|biggest|big|last)$/;

/** "Keep your music down", "keep your room tidy"; not "keep the lid on your drink". */
export function isKeptDown(reading: Reading, { verb, end }: Order): boolean {
  const isLed = ["lead", "leash"].includes(norm(reading, end - 1));
  return norm(reading, verb + 1) === "your" && (isLed || holds(reading, DOWN_OFF_AWAY, verb + 2, end));
}

/** "Next time check the drawing", "from now on run it past me" */
export function isFromNowOn(reading: Reading, { first, clause }: Order): boolean {
  const at = reading.sentences[clause.sentence]?.firstToken ?? first;
  const opener = `${norm(reading, at)} ${norm(reading, at + 1)}`;
  return (
    first > at && first - at <= 4 && ["next time", "from now", "in future", "for once", "from today"].includes(opener)
  );
}

/** "Next time bring the kids": what follows invites. */
export function isInviting(lemma: string): boolean {
  return /^(?:bring|come|stay|try|take|have|join|use|visit|drop|pop|go|let|give|add|make|get|book|order|wear|pack|enjoy|see|be)$/.test(
    lemma,
  );
}

const REDONE = new Set(
  "mark count read do check write say explain wash clean type measure calculate add paint print sweep mop draw ring ask sign look".split(
    " ",
  ),
);

/** "Mark it again", "count the till again", "do it properly this time" */
export function isDoneAgain(reading: Reading, { verb, end, clause }: Order): boolean {
  if (!REDONE.has(reading.tokens[verb]?.lemma ?? "")) return false;
  const again = firstIn(reading, AGAIN, verb + 1, end);
  if (again !== -1) return ["it", "this", "that", "the", "your", "those", "these"].includes(norm(reading, verb + 1));
  if (isTense(reading) && holds(reading, TWICE, verb + 1, clause.end)) return true;
  const time = firstIn(reading, TIME, verb + 1, clause.end);
  return time !== -1 && norm(reading, time - 1) === "this";
}

/** "Hand it in on time or drop the course", "pay or leave": one order or a worse one. */
export function isOrWorse(reading: Reading, { clause }: Order): boolean {
  const next = reading.clauses[clause.index + 1];
  if (next?.sentence !== clause.sentence || !next.imperative || norm(reading, next.first) !== "or") return false;
  return WORSE.has(next.verb?.lemma ?? "");
}

const WORSE = new Set("leave drop lose quit resign pay face forget pack lump suffer clear move get find".split(" "));

/** "Hand over …", "Get out", "Explain …": said to nobody in friendship. */
export function isBlunt(reading: Reading, { verb }: Order): boolean {
  const lemma = reading.tokens[verb]?.lemma ?? "";
  const next = norm(reading, verb + 1);
  return (
    (lemma === "hand" && ["over", "in", "it", "them"].includes(next)) || (lemma === "resign" && next !== "yourself")
  );
}
