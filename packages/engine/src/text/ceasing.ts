import * as lists from "../lexicon/words/ceasing.ts";
import { rows } from "../matcher/rows.ts";
import { isAsked, isTagged, opensOrder } from "./asking.ts";
import { noMoreEnd, verblessEnd } from "./bans.ts";
import { LEAVING_OFF, leavingOffEnd } from "./leaving-off.ts";
import { cue, cueAsWritten, holds } from "./places.ts";
import { clausesOf, findToken, matchAt, norm, phraseAt, tokenAt } from "./query.ts";
import type { Match, Reading, Sentence, Token } from "./reading.ts";
import { isOneOf } from "./word.ts";

const ME_US_MY = cueAsWritten("me us my our");

const isFun = isOneOf(
  "blush blushing laugh laughing smile smiling giggle hungry cutest sweetest funniest loveliest adorable gorgeous hilarious best amazing congratulations beautiful wonderful lovely sweet 😍 🥰 😂 🤣",
);

/** "Stop it, you're making me blush!" */
export function isTeasing(reading: Reading, index: number): boolean {
  const sentence = reading.sentences[reading.tokens[index]?.sentence ?? -1];
  const end = sentence?.endToken ?? index;
  const isInTears = ({ norm: word, index: at }: Token) =>
    word === "have" &&
    ["tears", "stitches", "fits", "hysterics"].includes(norm(reading, at + 3)) &&
    ["me", "us"].includes(norm(reading, at + 1));
  // "Stop laughing at me" is no fun.
  const isMirth = (token: Token) => isFun(token) && norm(reading, token.index + 1) !== "at";
  return findToken(reading, index, end, isMirth) !== -1 || findToken(reading, index, end, isInTears) !== -1;
}

const CEASE = new Set(["stop", "quit", "cease", "avoid", "refrain", "desist"]);

export const OPENINGS = cue(["no", "less", "not", ...CEASE, ...LEAVING_OFF]);

/** Where the phrase ends that begins at `index`, or -1. */
export function stopEnd(reading: Reading, index: number, orders: ReadonlySet<number>): number {
  const token = reading.tokens[index];
  if (token === undefined) return -1;
  if (token.norm === "no" && norm(reading, index + 1) === "more" && reading.tokens[index + 2]?.tag !== "PUNCT")
    return noMoreEnd(reading, index);
  const ban = ["no", "less", "not"].includes(token.norm) ? verblessEnd(reading, index) : -1;
  if (ban !== -1) return ban;
  const left = leavingOffEnd(reading, index, orders);
  if (left !== -1) return left;
  if (CEASE.has(token.norm) || (CEASE.has(token.lemma) && norm(reading, index - 2) === "if"))
    return isAddressed(reading, index, orders) ? ceaseEnd(reading, index) : -1;
  return setPhraseEnd(reading, index);
}

function ceaseEnd(reading: Reading, index: number): number {
  const next = reading.tokens[index + 1];
  const word = norm(reading, index);
  if (next === undefined || next.tag === "PUNCT") return word === "stop" ? index + 1 : -1;
  if (forOnce.fit(reading, index)) return isAsked(reading, index) ? index + 1 : -1;
  if (isSign(reading, index) || isPause(reading, index) || blaming.fit(reading, index)) return -1;
  return actEnd(reading, index, next);
}

/** (stop) to look, (refrain) from it, (stop) shouting, (quit) being rude: where it ends, or -1. */
function actEnd(reading: Reading, index: number, next: Token): number {
  if (next.norm === "to") return index + 3;
  if (next.norm === "from") return reading.tokens[index + 2]?.form === "ing" ? index + 3 : index + 2;
  if (next.form === "ing" || (next.norm.endsWith("ing") && next.tag !== "PRON"))
    return isHandled(reading, index) || isAdvice(reading, index) ? -1 : index + 2;
  return stopped.fit(reading, index) ? index + 2 : -1;
}

const forOnce = rows(
  ". for once|god|heaven|a", // = Could you stop for once? ≠ Could you stop for me?
);

const stopped = rows(
  ". it|this|that !NOUN", // = Stop it. ≠ Stop that bus.
  ". with|being|your|all", // = Stop being rude. ≠ Stop the car.
);

/** Comfort, where it is not the porter who is blamed. */
const blaming = rows(
  { self: lists.SELF },
  ". blaming {self}|PUNCT", // = Stop blaming yourself. ≠ Stop blaming the porter.
  ". blaming $", // = Stop blaming
);

/** "Refrain from flash photography" */
function isSign(reading: Reading, index: number): boolean {
  const isFilmed = ["flash", "photography", "filming"].includes(norm(reading, index + 2));
  return isFilmed && norm(reading, index) === "refrain" && !holds(reading, ME_US_MY, index, index + 8);
}

function isAdvice(reading: Reading, index: number): boolean {
  return norm(reading, index) === "avoid" && !isPersonal(reading, index) && !isAsked(reading, index);
}

/** "Stop taking the tablets if you get a rash": about medicine and machines. */
function isHandled(reading: Reading, index: number): boolean {
  const end = reading.clauses[reading.tokens[index]?.clause ?? -1]?.end ?? index;
  if (holds(reading, ME_US_MY, index + 1, end)) return false;
  const isKitchen = lists.WHISKING_KNEADING_STIRRING.has(norm(reading, index + 1));
  if (isKitchen && norm(reading, index - 1) !== "please" && !isAsked(reading, index)) return true;
  return clausesOf(reading, reading.tokens[index]?.sentence ?? -1).some(
    ({ role, subject }) => role === "if" && subject?.person === "thing",
  );
}

/** "stop by", "stop to think", "stop at the lights": going no further, not leaving off; "stop to send me this" leaves off. */
function isPause(reading: Reading, index: number): boolean {
  if (norm(reading, index + 1) !== "to") return lists.KINDLY.has(norm(reading, index + 1));
  const isPersonal =
    ["me", "us", "my", "our", "this", "that"].includes(norm(reading, index + 3)) ||
    norm(reading, index - 1) === "please";
  return !isPersonal || lists.PAUSES.has(norm(reading, index + 2));
}

/** "avoid calling me", "avoid calling the ward, Stefano"; "avoid driving" is advice. */
function isPersonal(reading: Reading, index: number): boolean {
  const sentence = reading.sentences[reading.tokens[index]?.sentence ?? -1];
  const last = (sentence?.endToken ?? 0) - 2;
  const isNamed = reading.tokens[last]?.tag === "PROPN" && norm(reading, last - 1) === ",";
  return isNamed || holds(reading, ME_US_MY, index + 2, last + 2);
}

/** Said to the reader: an imperative, a polite question, "I'd like you to". */
function isAddressed(reading: Reading, index: number, orders: ReadonlySet<number>): boolean {
  if (orders.has(index)) return true;
  if (opensOrder(reading, index) && /ing$|^(?:from|to|being)$/.test(norm(reading, index + 1))) return true;
  return isAsked(reading, index);
}

/** leave me alone, leave her out of this, leave us in peace, leave my bike alone */
function leaveEnd(reading: Reading, index: number): number {
  if (norm(reading, index) !== "leave" || reading.tokens[index]?.tag !== "IMP") return -1;
  const from = phraseAt(reading, index + 1)?.end ?? index + 2;
  // "Never leave a child alone in the bath": left without anybody, not in peace.
  if (norm(reading, from) === "alone") return ["never", "not"].includes(norm(reading, index - 1)) ? -1 : from + 1;
  if (norm(reading, from) === "in" && norm(reading, from + 1) === "peace") return from + 2;
  const isOut = norm(reading, from) === "out" && norm(reading, from + 1) === "of";
  return isOut && ["it", "this", "that", "your"].includes(norm(reading, from + 2)) ? from + 3 : -1;
}

/** "leave me alone", "cut it out", "knock it off" as an order. */
function setPhraseEnd(reading: Reading, index: number): number {
  const left = leaveEnd(reading, index);
  if (left !== -1) return left;
  const match = matchAt(reading, index, "negative-request");
  const sentence = reading.sentences[reading.tokens[index]?.sentence ?? -1];
  if (match === undefined || sentence === undefined || isSaidElsewhere(reading, match)) return -1;
  const isOrdered =
    reading.tokens[index]?.tag === "IMP" ||
    isAsked(reading, index) ||
    index === sentence.firstToken ||
    norm(reading, index - 1) === ",";
  if (!isOrdered || norm(reading, index - 1) === "not" || isJoke(reading, index, sentence)) return -1;
  const isShort = endsWith(reading, sentence, "!") || sentence.endToken - index <= 4;
  return !sentence.instruction || isShort ? match.end : -1;
}

/** What other readings tell ("stop", "don't"), or tells of something else: "lay off the staff", "keep off the grass". */
function isSaidElsewhere(reading: Reading, { first, end, text }: Match): boolean {
  const next = reading.tokens[end];
  if (end - first < 2 || lists.TOLD_ELSEWHERE.has(text.split(" ")[0] ?? "") || text.startsWith("no more")) return true;
  if (["leave off", "lay off", "give over"].includes(text) && next?.phrase !== -1) return true;
  if (text === "give it a rest" && ["NOUN", "ADP"].includes(next?.tag ?? "")) return true;
  return isSignpost(reading, text, end);
}

function isJoke(reading: Reading, index: number, sentence: Sentence): boolean {
  if (isAsked(reading, index) || isTagged(reading, index) || isChecked(reading, sentence)) return false;
  return tokenAt(reading, sentence.endToken - 1)?.text.includes("?") === true;
}

function endsWith(reading: Reading, { endToken }: Sentence, mark: string): boolean {
  return tokenAt(reading, endToken - 1)?.text.startsWith(mark) === true;
}

/** "enough with the nicknames ok?": a check behind an order, no question */
function isChecked(reading: Reading, { endToken }: Sentence): boolean {
  return lists.OK_OKAY_RIGHT.has(norm(reading, endToken - 2));
}

/** "Keep off the grass", "Keep away from children": a sign, unless it guards the speaker's own. */
function isSignpost(reading: Reading, text: string, end: number): boolean {
  if (![...lists.ON_SIGNS].some((sign) => text.startsWith(sign))) return false;
  const phrase = phraseAt(reading, end);
  if (phrase?.first !== end || phrase.owner === "speaker") return false;
  return (
    phrase.owner === undefined && (phrase.person === "thing" || phrase.person === "generic" || phrase.person === "work")
  );
}
