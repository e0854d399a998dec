import {
  ASKED_ELSEWHERE,
  HANDING,
  KEPT_DOWN,
  KEPT_THINGS,
  KIND_GIFTS,
  POSTED,
  REDONE,
  REDONE_THINGS,
  SHUT_IN,
  WORSE,
} from "../lexicon/words/orders.ts";
import { rows } from "../matcher/rows.ts";
import type { Order } from "./order.ts";
import { orderRows } from "./order-rows.ts";
import { findToken, norm, phraseAt } from "./query.ts";
import type { Reading } from "./reading.ts";
import { isTense } from "./tense.ts";

/** Said of one thing in sight. */
export const isPointedOff = orderRows(
  { posted: POSTED },
  "take . {posted} down", // = Take that poster down.
  "take . {posted} .. down $", // = Take the picture of me down.
  "take this|that|these|those .. off my|our", // = Take that thing off my desk. ≠ Take that off the list.
  "take|put|get this|that|these|those . .. down|off|away $", // = Get those things away. ≠ Take that down.
);

/** After "you used me". */
export const isSentElsewhere = orderRows(
  { ask: ASKED_ELSEWHERE },
  "{ask} someone|somebody else !'s|if|when|to", // = Ask someone else on Saturday. ≠ Ask someone else to join us.
);

const isTiedUp = orderRows(
  { it: KEPT_THINGS },
  "keep &{it} <>|. on .. lead|leash|chain $", // = Keep him on a lead. ≠ Keep him on the team.
  "keep {it} _3 noise|music|volume|racket|din down", // = Keep the noise down. ≠ Keep it up.
);
const isShutIn = orderRows(
  { it: KEPT_THINGS, shutIn: SHUT_IN },
  "keep &{it} <>|. {shutIn}", // = Keep it indoors! ≠ Keep it up.
);
const isKeptOut = orderRows(
  { it: KEPT_THINGS, shutIn: SHUT_IN },
  "keep &{it} <>|. {shutIn} .. my|our", // = Keep them out of my garden.
);

/** Beasts, balls and music that trouble others; not "keep it up". */
export function isKeptIn(reading: Reading, order: Order, isPressed: boolean): boolean {
  return isTiedUp(reading, order) || (isPressed ? isShutIn : isKeptOut)(reading, order);
}

/** Something definite, to somebody named. */
export const isHandedTo = orderRows(
  { give: HANDING, kind: isKindGift },
  "{give} !him|her|them <name>|<third>|<group> his|her|their|my|our .. back $", // = Hand Dad his coat back.
  "{give} !him|her|them <name>|<third>|<group> !{kind} the|your|that|those|these|what", // = Give Anita the keys. = Tell Omar the truth. ≠ Give Anita the puppy. ≠ Give Anita some time.
);

function isKindGift(reading: Reading, index: number): boolean {
  const gift = phraseAt(reading, index);
  return gift !== undefined && findToken(reading, gift.first, gift.end, (token) => KIND_GIFTS.has(token.norm)) !== -1;
}

/** One's own noise and mess. */
export const isKeptDown = orderRows(
  { down: KEPT_DOWN },
  ". your .. lead|leash $", // = Keep your dog on the lead.
  ". your .. {down}", // = Keep your music down. = Keep your room tidy. ≠ Keep the lid on your drink.
);

const fromNowOn = rows(
  "next time", // = Next time check the drawing.
  "from now|today", // = From now on run it past me.
  "in future", // = In future ring first.
  "for once", // = For once do as you are told.
);

export function isFromNowOn(reading: Reading, { first, clause }: Order): boolean {
  const at = reading.sentences[clause.sentence]?.firstToken ?? first;
  return first > at && first - at <= 4 && fromNowOn.fit(reading, at);
}

const isAgain = orderRows(
  { redone: REDONE, it: REDONE_THINGS },
  "{redone}~ {it} .. again", // = Mark it again. = Count the till again. ≠ Come round again.
);
const isThisTime = rows(
  { redone: REDONE },
  "{redone}~ .. this time", // = Do it properly this time.
);
const isTwice = rows(
  { redone: REDONE },
  "{redone}~ .. twice", // = Do I have to say everything twice?
);

/** What was not done well enough. */
export function isDoneAgain(reading: Reading, order: Order): boolean {
  const { verb, clause } = order;
  if (isAgain(reading, order) || isThisTime.fit(reading, verb, clause)) return true;
  return isTense(reading) && isTwice.fit(reading, verb, clause);
}

/** "Hand it in on time or drop the course", "pay or leave": one order or a worse one. */
export function isOrWorse(reading: Reading, { clause }: Order): boolean {
  const next = reading.clauses[clause.index + 1];
  if (next?.sentence !== clause.sentence || !next.imperative || norm(reading, next.first) !== "or") return false;
  return WORSE.has(next.verb?.lemma ?? "");
}

/** Said to nobody in friendship. */
export const isBlunt = orderRows(
  "hand~ over|in|it|them", // = Hand over the keys.
  "resign~ !yourself", // = Resign by Monday.
);
