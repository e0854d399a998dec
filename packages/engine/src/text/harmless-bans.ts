import * as lists from "../lexicon/words/harmless-bans.ts";
import { isTip } from "./ban-tips.ts";

import { isCircular } from "./house-letters.ts";
import type { Order } from "./order.ts";
import { orderRows } from "./order-rows.ts";
import { cueAsWritten, firstIn, holds } from "./places.ts";
import { clausesOf, findToken, follows, is, norm, phraseAt, tokenAt } from "./query.ts";
import type { Reading } from "./reading.ts";
import { isTense } from "./tense.ts";
import { isForewarned, isGearAt, isNotice, isWarning } from "./warned-bans.ts";

const PRESENTS_PRESENT_GIFTS = cueAsWritten(lists.PRESENTS_PRESENT_GIFTS);

const TILL_UNTIL_BEFORE = cueAsWritten("till until before");

/** Readings of a whole ban, none of which asks how near the writer stands to it. */
const KINDNESSES: readonly ((reading: Reading, order: Order) => boolean)[] = [
  isNobodysSecret,
  isSetKindness,
  isUntilSeen,
  isTip,
  isSurprise,
  isOnOurAccount,
  isSecret,
  isRotting,
  isDisbelief,
  isOfGifts,
  orderRows(
    { so: lists.FEELING_SO, free: ({ phrases, tokens }, at) => phrases[tokens[at]?.phrase ?? -1]?.owner === undefined },
    "be {so} !late|lazy|rude|childish", // = Don't be too sad. ≠ Don't be too late.
    "bother with &{free} <thing>", // = Don't bother with the oven. ≠ Don't bother with my oven.
  ),
];

/** "don't dress up", "never give in", "don't do any work today": the reader is spared, where nothing of the writer's is at stake. */
const SPARED = new Set(
  "bring anything,buy anything,buy tonight,cook anything,cook tonight,dress up,do any,give up,give in,hang up".split(
    ",",
  ),
);

/** Whether a negated order is care, a courtesy, a warning, a sign or a step, and scolds nobody. */
export function isHarmlessBan(reading: Reading, order: Order): boolean {
  const sentence = reading.sentences[order.clause.sentence];
  if (sentence === undefined || (!isTense(reading) && isCircular(reading))) return true;
  if (KINDNESSES.some((isRead) => isRead(reading, order))) return true;
  const { verb } = order;
  const lemma = reading.tokens[verb]?.lemma ?? "";
  if (lemma === "bother" && reading.tokens[verb + 1]?.form === "ing") return isSparedErrand(reading, order);
  const isFree = !isPersonal(reading, order);
  if ((isFree || !lists.TURNS.has(lemma)) && isCare(reading, order, lemma)) return true;
  if (sentence.question && !order.please) return true;
  return isFree && (isSpared(reading, order, lemma) || isToAll(reading, order, lemma));
}

/** "Don't hesitate", "don't worry"; "don't forget who you're talking to" is none. */
function isCare(reading: Reading, order: Order, lemma: string): boolean {
  const next = norm(reading, order.verb + 1);
  const isWho = next === "whose" || (next === "who" && norm(reading, order.verb + 2) === "you");
  return isKindBan(reading, order) || (lists.CARING.has(lemma) && !(lemma === "forget" && isWho));
}

/** "Don't dress up", "don't cook, we're taking you out", "don't count on the bus, take a taxi" */
function isSpared(reading: Reading, order: Order, lemma: string): boolean {
  const isLetOff = SPARED.has(`${lemma} ${norm(reading, order.verb + 1)}`) || isTakenOver(reading, order);
  return isLetOff || isAdvice(reading, order);
}

/** A sign, a warning, a step: what would be said to anybody. */
function isToAll(reading: Reading, order: Order, lemma: string): boolean {
  const sentence = reading.sentences[order.clause.sentence];
  if (sentence === undefined || sentence.instruction || isForewarned(reading, sentence)) return true;
  const object = phraseAt(reading, order.verb + 1)?.person;
  if (lists.SIGNS.has(lemma) && object !== "name" && object !== "third") return true;
  return norm(reading, order.first) === "never" || isWarning(reading, order) || isNotice(reading, order);
}

function isOfGifts(reading: Reading, { verb, end }: Order): boolean {
  return holds(reading, PRESENTS_PRESENT_GIFTS, verb + 1, end);
}

/** "Never share it, not even with us": a code that is the reader's own */
function isNobodysSecret(reading: Reading, { verb, end }: Order): boolean {
  const isShared = lists.SHARE_GIVE_TELL.has(norm(reading, verb));
  return isShared && follows(reading, end, ",", "not", "even");
}

/** "Don't tell Mum, but we've booked her the spa day." */
function isSecret(reading: Reading, { verb }: Order): boolean {
  const whom = norm(reading, verb) === "tell" ? phraseAt(reading, verb + 1) : undefined;
  return whom !== undefined && norm(reading, whom.end) === "," && norm(reading, whom.end + 1) === "but";
}

/** "Don't put the knives in the dishwasher, they go blunt": what happens to the things themselves. */
function isRotting(reading: Reading, { clause, verb }: Order): boolean {
  const next = reading.clauses[clause.index + 1];
  const things = phraseAt(reading, verb + 1);
  const isThem = next?.sentence === clause.sentence && ["they", "it"].includes(norm(reading, next.subject?.head ?? -1));
  const isPlain = things?.person === "thing" && things.owner === undefined;
  if (!isThem || !isPlain || next.verb?.tense !== "present" || next.verb.modal !== "") return false;
  return lists.GO_ROT_SHRINK.has(next.verb.lemma);
}

/** "Don't rush on our account", "don't cook for our sake"; not "don't tell her, for my sake" */
function isOnOurAccount(reading: Reading, { verb, clause }: Order): boolean {
  return (
    findToken(
      reading,
      verb + 1,
      clause.end,
      ({ norm: word, index }) =>
        (["account", "behalf"].includes(word) || (word === "sake" && lists.SPARING.has(norm(reading, verb)))) &&
        ["my", "our"].includes(norm(reading, index - 1)),
    ) !== -1
  );
}

/** "…, we can sort it over the phone" */
function isSpeakersTurn(reading: Reading, { clause }: Order): boolean {
  const next = reading.clauses[clause.index + 1];
  return (
    next?.sentence === clause.sentence &&
    next.subject?.person === "speaker" &&
    ["can", "will"].includes(next.verb?.modal ?? "") &&
    next.verb?.negated === false
  );
}

/** "Don't bother bringing plates": the reader is spared a chore; "don't bother coming back" is no such thing. */
function isSparedErrand(reading: Reading, order: Order): boolean {
  if (isSpeakersTurn(reading, order)) return true;
  return lists.ERRANDS.has(norm(reading, order.verb + 1));
}

/** "Don't cook tonight, we're taking you out": the speaker does it. */
function isTakenOver(reading: Reading, { clause }: Order): boolean {
  return clausesOf(reading, clause.sentence).some(
    ({ subject, verb }) =>
      subject?.person === "speaker" &&
      verb !== undefined &&
      (verb.tense === "future" || reading.tokens[verb.head]?.form === "ing" || norm(reading, verb.first) === "have") &&
      lists.TAKE_BRING_DO.has(verb?.lemma ?? ""),
  );
}

/** "Don't count on the bus, take a taxi": the better way stands beside it. */
function isAdvice(reading: Reading, { clause, please }: Order): boolean {
  const others = clausesOf(reading, clause.sentence).filter(
    ({ imperative, index }) => imperative && index > clause.index,
  );
  return (
    !please &&
    others.some(({ verb }) => verb?.negated === false && !is(reading, verb.head, "harsh-order")) &&
    !clausesOf(reading, clause.sentence).some(
      ({ subject }) => subject?.person === "you" || subject?.person === "speaker",
    )
  );
}

/** "Don't hesitate", "don't work too hard"; in "don't come in" only the bare words are a courtesy. */
function isKindBan(reading: Reading, order: Order): boolean {
  for (let at = order.first; at <= order.verb + 1; at++) {
    const match = reading.tokens[at]?.matches.find(({ name }) => name === "courtesy");
    if (match !== undefined && (match.first <= order.first + 1 || /^(?:do|no|never|please)/.test(match.text)))
      return true;
  }
  return isWellWished(reading, order);
}

/** "Please don't let me keep you", "Don't look at me, I burnt mine": the whole of it is a courtesy, "me" and all. */
function isSetKindness(reading: Reading, { verb }: Order): boolean {
  const isLook = norm(reading, verb) === "look" && norm(reading, verb + 1) === "at" && norm(reading, verb + 2) === "me";
  if (isLook && reading.tokens[verb + 3]?.tag === "PUNCT") return true;
  return norm(reading, verb + 1) === "me" && is(reading, verb, "courtesy") && is(reading, verb + 1, "courtesy");
}

/** "Don't close the window until you see the green tick": what comes next is a thing on a screen or a road. */
function isUntilSeen(reading: Reading, { clause, verb }: Order): boolean {
  const next = reading.clauses[clause.index + 1];
  const isUntil = next?.sentence === clause.sentence && ["until", "till", "before"].includes(norm(reading, next.first));
  const isSeen = ["see", "hear", "feel", "reach", "smell", "get"].includes(next?.verb?.lemma ?? "");
  return isUntil && isSeen && !["me", "us", "my", "our"].includes(norm(reading, verb + 1));
}

/** "Don't open it till Christmas!" */
function isSurprise(reading: Reading, { verb, end }: Order): boolean {
  const till = firstIn(reading, TILL_UNTIL_BEFORE, verb, end);
  return till !== -1 && ["open", "unwrap", "peek", "look", "read"].includes(norm(reading, verb));
}

/** "Get well soon, and don't come back before you're ready." */
function isWellWished(reading: Reading, { clause }: Order): boolean {
  const first = reading.sentences[clause.sentence]?.firstToken ?? clause.first;
  return clause.first > first && is(reading, first, "courtesy");
}

const ENDINGS = cueAsWritten(lists.ENDINGS);

/** "Don't tell me you made this yourself!", "Don't tell us who won!" */
function isDisbelief(reading: Reading, { clause, verb }: Order): boolean {
  const end = reading.sentences[clause.sentence]?.endToken ?? verb;
  const isLively = /^[!?]/.test(tokenAt(reading, end - 1)?.text ?? "");
  if (!isLively || norm(reading, verb) !== "tell" || !["me", "us"].includes(norm(reading, verb + 1))) return false;
  const isClause = lists.YOU_IT_HE.has(norm(reading, verb + 2));
  return isClause || holds(reading, ENDINGS, verb + 2, end);
}

/** "me", "my", "again", "like that": the writer is at stake. */
function isPersonal(reading: Reading, order: Order): boolean {
  const sentence = reading.sentences[order.clause.sentence];
  const end = sentence?.endToken ?? order.end;
  return (
    findToken(
      reading,
      order.first,
      end,
      ({ norm: word, index }) =>
        lists.ME_US_MY.has(word) &&
        !(word === "without" && isGearAt(reading, index + 1)) &&
        !(word === "own" && ["its", "your"].includes(norm(reading, index - 1)) && norm(reading, index - 2) === "on"),
    ) !== -1
  );
}
