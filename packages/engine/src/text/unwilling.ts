import * as lists from "../lexicon/words/unwilling.ts";
import { doneToEnd, isDoneToAt } from "./done-to.ts";
import { afterNoWish } from "./no-wish.ts";
import { cueAsLemma, cueAsWritten, firstIn, holds } from "./places.ts";
import { findToken, norm, phraseAt, tokenAt } from "./query.ts";
import { afterRather } from "./rather.ts";
import type { Reading } from "./reading.ts";
import type { Stretch } from "./span.ts";
import { isPersonAt, isRoleAt, phraseEnd } from "./suffered.ts";
import { ownThingEnd, unwelcomeEnd } from "./unwelcome.ts";
import { frontedNo, isNegatedBetween, speakerBefore, speakerOrDropped } from "./wish.ts";

const WILL_GOING_CAN = cueAsWritten("will going can shall");
const BE = cueAsWritten("be");
const WANT_NEED = cueAsLemma("want need");
const COULD_CAN = cueAsWritten("could can");

type Reader = (reading: Reading, index: number) => Stretch | undefined;

/** How each word goes on that opens a want told by what is unwelcome, other than "want" itself. */
const READERS: Readonly<Record<string, Reader>> = {
  rather: afterRather,
  sooner: afterRather,
  soon: afterRather,
  prefer: afterRather,
  be: afterWont,
  have: afterWont,
  being: noRole,
  having: notHaving,
  thing: lastThing,
  person: lastThing,
  without: couldDoWithout,
  prepared: notPrepared,
  willing: notPrepared,
  put: afterPutUp,
  putting: afterPutUp,
  stand: afterPutUp,
  refuse: afterRefuse,
  object: afterRefuse,
  like: afterLikeNot,
  love: afterLikeNot,
  interested: notInterested,
  looking: notInterested,
  after: notInterested,
  wish: afterNoWish,
  expect: afterNoWish,
  care: afterNoWish,
  ask: afterNoWish,
  desire: afterNoWish,
  intention: afterNoWish,
  interest: afterNoWish,
  need: afterNoWish,
  appetite: afterNoWish,
  patience: afterNoWish,
};
export const UNWILLING: readonly string[] = Object.keys(READERS);

/** I'd rather you didn't, I won't be treated …, I refuse to …, I object to being …, the last thing I need is … */
export function withoutWant(reading: Reading, index: number): Stretch | undefined {
  const { norm: word = "", lemma = "" } = reading.tokens[index] ?? {};
  const reader = own(word) ?? (lemma === "be" || lemma === "have" ? undefined : own(lemma));
  return reader?.(reading, index);
}

function own(word: string): Reader | undefined {
  return Object.hasOwn(READERS, word) ? READERS[word] : undefined;
}

/** I won't be treated …, I'm not going to be talked over, I won't have you shouting */
function afterWont(reading: Reading, index: number): Stretch | undefined {
  const first = speakerBefore(reading, overStandingHere(reading, index));
  if (first === -1 || !isNegatedBetween(reading, first, index)) return undefined;
  const isUnready =
    norm(reading, index - 1) === "to" &&
    ["willing", "prepared", "here", "happy", "ready", "about"].includes(norm(reading, index - 2));
  if (norm(reading, index) === "be" && isUnready)
    return isDoneToAt(reading, index + 1) ? { first, end: index + 2 } : undefined;
  const helper = firstIn(reading, WILL_GOING_CAN, first, index);
  if (helper === -1 || norm(reading, index - 1) === "want") return undefined;
  if (norm(reading, index) === "have") {
    const end = unwelcomeEnd(reading, index + 1);
    return end === -1 ? undefined : { first, end };
  }
  const isPlan =
    lists.TOLD_LEFT_ASKED.has(norm(reading, index + 1)) &&
    doneToEnd(reading, index + 1) === index + 2 &&
    norm(reading, index + 2) !== "what";
  return isWilful(reading, index + 1) && !isPlan ? { first, end: index + 2 } : undefined;
}

/** "I'm not going to stand here and be insulted": back over the standing, else the same place. */
function overStandingHere(reading: Reading, index: number): number {
  if (norm(reading, index - 1) !== "and") return index;
  const at = [index - 2, index - 3].find((place) => ["stand", "sit", "stay"].includes(norm(reading, place)));
  return at ?? index;
}

/** "No way am I being your nanny", "I'm not being your taxi" */
function noRole(reading: Reading, index: number): Stretch | undefined {
  if (!isRoleAt(reading, index + 1)) return undefined;
  const speaker = speakerBefore(reading, index);
  if (speaker === -1) return undefined;
  const fronted = frontedNo(reading, speaker);
  if (fronted !== -1) return { first: fronted, end: index + 2 };
  return norm(reading, index - 1) === "not" ? { first: speaker, end: index + 2 } : undefined;
}

/** "I'm not interested in your excuses", "I'm not looking for your approval", "I'm not after your sympathy" */
function notInterested(reading: Reading, index: number): Stretch | undefined {
  const from = norm(reading, index) === "after" ? index + 1 : index + 2;
  const isJoined = from === index + 1 || ["in", "for"].includes(norm(reading, index + 1));
  const first = isJoined && norm(reading, index - 1) === "not" ? speakerBefore(reading, index) : -1;
  const end = first === -1 ? -1 : unwelcomeEnd(reading, from);
  return end === -1 || isPersonAt(reading, from) ? undefined : { first, end };
}

/** "I'm not having you talk to me like that" */
function notHaving(reading: Reading, index: number): Stretch | undefined {
  const first = speakerBefore(reading, index);
  if (first === -1 || norm(reading, index - 1) !== "not") return undefined;
  const own = ownThingEnd(reading, index + 1);
  if (own !== -1) return { first, end: own };
  if (!isPersonAt(reading, index + 1)) return undefined;
  const verb = reading.tokens[phraseEnd(reading, index + 1)];
  return verb?.tag === "VERB" ? { first, end: verb.index + 1 } : undefined;
}

/** What nobody foretells of a plan: "I won't be treated", "I won't be your taxi"; "I won't be needed" is a forecast. */
function isWilful(reading: Reading, index: number): boolean {
  if (isRoleAt(reading, index)) return true;
  const verb = reading.tokens[index];
  const isForecast =
    ["the", "a", "an"].includes(norm(reading, index)) && ["only", "last", "spare"].includes(norm(reading, index + 1));
  if (isForecast) return false;
  const isCured =
    ["treated", "seen", "spoken"].includes(verb?.norm ?? "") &&
    lists.FOR_AT_UNTIL.has(norm(reading, index + (norm(reading, index + 1) === "to" ? 2 : 1)));
  return isDoneToAt(reading, index) && !isCured && !lists.INCLUDED_INVITED_NEEDED.has(verb?.norm ?? "");
}

/** I won't put up with …, I'm not putting up with … */
function afterPutUp(reading: Reading, index: number): Stretch | undefined {
  const isStandFor =
    norm(reading, index + 1) === "for" && norm(reading, index - 1) === "not" && norm(reading, index - 2) === "will";
  if (!isStandFor && (norm(reading, index + 1) !== "up" || norm(reading, index + 2) !== "with")) return undefined;
  const first = speakerOrDropped(reading, index);
  return first !== -1 && isNegatedBetween(reading, first, index) ? { first, end: index + 3 } : undefined;
}

/** I refuse to be treated …, I refuse to have my evenings planned, I object to being filmed, I object to my name being used */
function afterRefuse(reading: Reading, index: number): Stretch | undefined {
  const first = speakerBefore(reading, index);
  const to = norm(reading, index + 1).endsWith("ly") ? index + 2 : index + 1;
  if (first === -1 || norm(reading, to) !== "to") return undefined;
  const verb = norm(reading, to + 1);
  if (verb === "be" || verb === "being") {
    const isRole = norm(reading, to + 2) === "the" || isRoleAt(reading, to + 2);
    return isRole || isDoneToAt(reading, to + 2) ? { first, end: to + 3 } : undefined;
  }
  const isYours = lists.CLEAN_TIDY_WASH.has(verb);
  if (
    isYours &&
    ["your", "his", "her", "their", "after"].includes(norm(reading, norm(reading, to + 2) === "up" ? to + 3 : to + 2))
  )
    return { first, end: to + 2 };
  const end = unwelcomeEnd(reading, verb === "have" ? to + 2 : to + 1);
  return end === -1 ? undefined : { first, end };
}

/** I'd like not to be interrupted, I would love to not be copied in */
function afterLikeNot(reading: Reading, index: number): Stretch | undefined {
  const be = firstIn(reading, BE, index + 1, index + 4);
  if (be === -1 || !isNegatedBetween(reading, index, be)) return undefined;
  const first = speakerBefore(reading, index);
  const isMeant = isDoneToAt(reading, be + 1) || reading.tokens[be + 1]?.form === "base";
  return first !== -1 && isMeant && norm(reading, index - 1) !== "not" ? { first, end: be + 2 } : undefined;
}

/** The last thing I need is …, the last person I want to see is you, your excuses are the last thing I want. */
function lastThing(reading: Reading, index: number): Stretch | undefined {
  if (norm(reading, index - 1) !== "last") return undefined;
  const want = firstIn(reading, WANT_NEED, index + 1, index + 5);
  if (want === -1 || speakerBefore(reading, want) === -1) return undefined;
  const start = index - 2;
  const before = phraseAt(reading, start - 2);
  if (tokenAt(reading, start - 1)?.lemma === "be" && before !== undefined) {
    const isMeant = norm(reading, index) === "person" || unwelcomeEnd(reading, before.first) !== -1;
    return isMeant ? { first: start, end: want + 1 } : undefined;
  }
  const be = findToken(reading, want + 1, want + 10, ({ lemma, norm: word }) => lemma === "be" && word !== "being");
  if (be === -1) return undefined;
  const isPerson = norm(reading, index) === "person" && isPersonAt(reading, be + 1);
  return isPerson || unwelcomeEnd(reading, be + 1) !== -1 ? { first: start, end: want + 1 } : undefined;
}

/** "I could do without your remarks", "if there's one thing I could do without, it's you whistling" */
function couldDoWithout(reading: Reading, index: number): Stretch | undefined {
  if (tokenAt(reading, index - 1)?.lemma !== "do") return undefined;
  const first = speakerBefore(reading, index - 1);
  const isAble = holds(reading, COULD_CAN, first, index);
  if (first === -1 || !isAble || isNegatedBetween(reading, first, index)) return undefined;
  const be =
    norm(reading, index + 1) === "," ? findToken(reading, index + 2, index + 5, ({ lemma }) => lemma === "be") : index;
  return be !== -1 && unwelcomeEnd(reading, be + 1) !== -1 ? { first, end: index + 1 } : undefined;
}

/** "I'm not prepared to carry your bags any longer", "I'm not willing to cover for you again" */
function notPrepared(reading: Reading, index: number): Stretch | undefined {
  const first = speakerBefore(reading, index);
  if (first === -1 || !isNegatedBetween(reading, first, index) || norm(reading, index + 1) !== "to") return undefined;
  if (norm(reading, index + 2) === "be") return undefined;
  const end = reading.sentences[reading.tokens[index]?.sentence ?? -1]?.endToken ?? index;
  const isWeary = findToken(
    reading,
    index,
    end,
    ({ norm: word, index: at }) =>
      ["you", "your", "again", "anymore"].includes(word) ||
      ((word === "longer" || word === "more") && ["any", "once"].includes(norm(reading, at - 1))),
  );
  return isWeary === -1 ? undefined : { first, end: index + 3 };
}
