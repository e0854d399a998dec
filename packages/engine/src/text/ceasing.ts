import * as lists from "../lexicon/words/ceasing.ts";
import { isAsked, isTagged, opensOrder } from "./asking.ts";
import { noMoreEnd, verblessEnd } from "./bans.ts";
import { LEAVING_OFF, leavingOffEnd } from "./leaving-off.ts";
import { cue, cueAsWritten, holds } from "./places.ts";
import { findToken, matchAt, norm, phraseAt, tokenAt } from "./query.ts";
import type { Reading, Sentence, Token } from "./reading.ts";
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

export const OPENINGS = cue(["no", "less", "not", "quit", "cease", "avoid", "refrain", "desist", ...LEAVING_OFF]);

const CEASE = new Set(["stop", "quit", "cease", "avoid", "refrain", "desist"]);

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
  if (next === undefined || next.tag === "PUNCT") return norm(reading, index) === "stop" ? index + 1 : -1;
  if (next.norm === "for" && ["once", "god", "heaven", "a"].includes(norm(reading, index + 2)))
    return isAsked(reading, index) ? index + 1 : -1;
  if (norm(reading, index) === "avoid" && next.norm === "to") return isPersonal(reading, index) ? index + 3 : -1;
  if (
    norm(reading, index) === "refrain" &&
    ["flash", "photography", "filming"].includes(norm(reading, index + 2)) &&
    !holds(reading, ME_US_MY, index, index + 8)
  )
    return -1;
  if (isPause(reading, index) || isSelfBlame(reading, index)) return -1;
  if (next.norm === "to") return index + 3;
  if (next.norm === "from") return reading.tokens[index + 2]?.form === "ing" ? index + 3 : index + 2;
  const isAct = next.form === "ing" || (next.norm.endsWith("ing") && next.tag !== "PRON");
  if (isAct && isHandled(reading, index)) return -1;
  if (isAct)
    return norm(reading, index) === "avoid" && !isPersonal(reading, index) && !isAsked(reading, index) ? -1 : index + 2;
  if (["it", "this", "that"].includes(next.norm) && reading.tokens[index + 2]?.tag !== "NOUN") return index + 2;
  if (["with", "being", "your", "all"].includes(next.norm)) return index + 2;
  return -1;
}

/** "Stop taking the tablets if you get a rash": about medicine and machines. */
function isHandled(reading: Reading, index: number): boolean {
  const end = reading.clauses[reading.tokens[index]?.clause ?? -1]?.end ?? index;
  const isKitchen = lists.WHISKING_KNEADING_STIRRING.has(norm(reading, index + 1));
  if (
    isKitchen &&
    norm(reading, index - 1) !== "please" &&
    !isAsked(reading, index) &&
    !holds(reading, ME_US_MY, index + 1, end)
  )
    return true;

  const hasIf = reading.clauses
    .slice(
      reading.sentences[reading.tokens[index]?.sentence ?? -1]?.firstClause,
      reading.sentences[reading.tokens[index]?.sentence ?? -1]?.endClause,
    )
    .some(({ role, subject }) => role === "if" && subject?.person === "thing");
  return hasIf && !holds(reading, ME_US_MY, index + 1, end);
}

/** "Stop blaming yourself" is comfort; "stop blaming the porter" is none. */
function isSelfBlame(reading: Reading, index: number): boolean {
  return (
    norm(reading, index + 1) === "blaming" && /^(?:yourself|yourselves|it|that|,|\.|!|)$/.test(norm(reading, index + 2))
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
  const from = phraseAt(reading, index + 1)?.end ?? index + 2;
  // "Never leave a child alone in the bath": left without anybody, not in peace.
  if (norm(reading, from) === "alone") return ["never", "not"].includes(norm(reading, index - 1)) ? -1 : from + 1;
  if (norm(reading, from) === "in" && norm(reading, from + 1) === "peace") return from + 2;
  const isOut = norm(reading, from) === "out" && norm(reading, from + 1) === "of";
  return isOut && ["it", "this", "that", "your"].includes(norm(reading, from + 2)) ? from + 3 : -1;
}

/** "leave me alone", "cut it out", "knock it off" as an order. */
function setPhraseEnd(reading: Reading, index: number): number {
  if (norm(reading, index) === "leave" && reading.tokens[index]?.tag === "IMP") {
    const end = leaveEnd(reading, index);
    if (end !== -1) return end;
  }
  const match = matchAt(reading, index, "negative-request");
  if (match === undefined || match.end - match.first < 2 || match.text.startsWith("do")) return -1;
  if (["leave off", "lay off", "give over"].includes(match.text) && reading.tokens[match.end]?.phrase !== -1) return -1;
  if (/^(?:stop|avoid|quit|refrain|no more|think|never)/.test(match.text)) return -1;
  const sentence = reading.sentences[reading.tokens[index]?.sentence ?? -1];
  const isJoke =
    !isAsked(reading, index) &&
    !isTagged(reading, index) &&
    !isChecked(reading, sentence) &&
    sentence !== undefined &&
    tokenAt(reading, sentence.endToken - 1)?.text.includes("?") === true;
  const isOrdered =
    reading.tokens[index]?.tag === "IMP" ||
    isAsked(reading, index) ||
    index === sentence?.firstToken ||
    norm(reading, index - 1) === ",";
  const isDenied =
    norm(reading, index - 1) === "not" ||
    (match.text === "give it a rest" && ["NOUN", "ADP"].includes(reading.tokens[match.end]?.tag ?? ""));
  if (isDenied || isSignpost(reading, match.text, match.end)) return -1;
  const isLoud = tokenAt(reading, (sentence?.endToken ?? 0) - 1)?.text.startsWith("!") === true;
  const isShort = isLoud || (sentence !== undefined && sentence.endToken - index <= 4);
  return isOrdered && !isJoke && (sentence?.instruction !== true || isShort) ? match.end : -1;
}

/** "enough with the nicknames ok?": a check behind an order, no question */
function isChecked(reading: Reading, sentence: Sentence | undefined): boolean {
  return lists.OK_OKAY_RIGHT.has(norm(reading, (sentence?.endToken ?? 0) - 2));
}

/** "Keep off the grass", "Keep away from children": a sign, unless it guards the speaker's own. */
function isSignpost(reading: Reading, text: string, end: number): boolean {
  if (!/^(?:keep (?:off|out of|away)|keep your \*|stay (?:off|away)|hands off|steer)/.test(text)) return false;
  const phrase = phraseAt(reading, end);
  if (phrase?.first !== end || phrase.owner === "speaker") return false;
  return (
    phrase.owner === undefined && (phrase.person === "thing" || phrase.person === "generic" || phrase.person === "work")
  );
}
