import * as lists from "../lexicon/words/commands-without-you.ts";
import * as common from "../lexicon/words/common.ts";
import { rows } from "../matcher/rows.ts";
import { DEEDS, isPressing } from "./command-signs.ts";
import { cueAsWritten, firstIn, holds, isCue } from "./places.ts";
import { follows, hasMatch, is, matchAt, norm, passes, phraseAt, sentenceOf, tokenAt } from "./query.ts";
import type { NounPhrase, Reading, Sentence } from "./reading.ts";
import type { Stretch } from "./span.ts";
import { speakerBefore } from "./wish.ts";
import { isOneOf } from "./word.ts";

const NOW_TODAY_TONIGHT = cueAsWritten("now today tonight");
const IF_POSSIBLE_PLEASE = cueAsWritten("if possible please could would hopefully");
const MY_OUR = cueAsWritten("my our");
const COMMA = cueAsWritten(",");
const DOCTOR_AMBULANCE_POLICE = cueAsWritten("doctor ambulance police help brigade vet");
const NOW_IMMEDIATELY_PRONTO = cueAsWritten("now immediately pronto");
const OF_TO_FROM = cueAsWritten("of to from the my your");
const OUT_OFF_AWAY = cueAsWritten("out off away down up");

/** "I want my deposit back by Friday", "I need you home this minute", "I need the file this instant", "I need an answer now", "I want those boxes gone by tonight" */
export function wantedNow(reading: Reading, want: number): Stretch[] {
  const first = speakerBefore(reading, want);
  const sentence = sentenceOf(reading, want);
  const phrase = phraseAt(reading, want + 1);
  if (sentence === undefined || phrase?.first !== want + 1 || phrase.person === "speaker") return [];
  if (first === -1 || want - first > 2 || isSoft(reading, sentence)) return [];
  const end = wantedEnd(reading, sentence, phrase, reading.tokens[want]?.lemma === "want");
  return end === -1 ? [] : [{ first, end }];
}

/** Where what is wanted at once ends, or -1; what is only needed has to be pressed for. */
function wantedEnd(reading: Reading, sentence: Sentence, phrase: NounPhrase, isWant: boolean): number {
  const { end } = phrase;
  const isHard = isCut(reading, sentence) || hasMatch(reading, "strong-urgency", end, sentence.endToken);
  const isNow = holds(reading, NOW_TODAY_TONIGHT, end, sentence.endToken);
  const isPressed = isWant && isPressing(reading, end);
  if ((isHard || isPressed) && isDone(reading, phrase)) return end + 1;
  if (isPressed && isGoods(reading, phrase)) return end;
  const isUrged = isHard || isPressed || (isNow && (isWant || isNotLater(reading, end)));
  if (!isUrged || !lists.ANSWER.has(norm(reading, phrase.head))) return -1;
  return ["now", "today"].includes(norm(reading, end)) ? end + 1 : end;
}

function isCut(reading: Reading, { index }: Sentence): boolean {
  const next = reading.sentences[index + 1];
  if (next === undefined || next.endToken - next.firstToken > 2) return false;
  return ["now", "today", "tonight", "immediately"].includes(norm(reading, next.firstToken));
}

/** "(my deposit) back", "(you) in my office", "(the report) on my desk" */
function isDone(reading: Reading, { head, end }: NounPhrase): boolean {
  const isYou = norm(reading, head) === "you" && ["in", "at", "on"].includes(norm(reading, end));
  return isYou || lists.DONE.has(norm(reading, end)) || follows(reading, end, "on", "my", "desk");
}

function isGoods(reading: Reading, { first, head }: NounPhrase): boolean {
  const isThing = is(reading, head, "work-noun") || lists.GOODS.has(norm(reading, head));
  return isThing && common.THE_THAT_THIS.has(norm(reading, first));
}

/** "now, not next week" */
function isNotLater(reading: Reading, from: number): boolean {
  return norm(reading, from) === "now" && /^(?:,|\.|!|)$/.test(norm(reading, from + 1));
}

/** "if possible", "please", "would that work?" */
function isSoft(reading: Reading, sentence: Sentence): boolean {
  return holds(reading, IF_POSSIBLE_PLEASE, sentence.firstToken, sentence.endToken);
}

/** "… now!", "… this instant": the whip at the end of an order. */
export const isAtOnce = (reading: Reading, at: number): boolean =>
  isCue(reading, NOW_IMMEDIATELY_PRONTO, at) || is(reading, at, "strong-urgency");

const OUT = new Set("out off back away down over".split(" "));

/** "Out of my room!", "Off the phone, now", "My money, now.", "Back to work, all of you." */
export function verbless(reading: Reading, sentence: Sentence): Stretch[] {
  const { firstToken: first, endToken } = sentence;
  if (sentence.question || endToken - first > 12 || endToken - first < 3) return [];
  if (reading.clauses[sentence.firstClause]?.verb !== undefined) return [];
  let end = endToken;
  while (end > first && tokenAt(reading, end - 1)?.tag === "PUNCT") end--;
  const isLoud = tokenAt(reading, endToken - 1)?.text.startsWith("!") === true;
  const isNow = isAtOnce(reading, end - 1);
  const isSent = isSentOff(reading, { first, end }, isLoud, isNow);
  return isSent || urged.fit(reading, first, { first, end }) ? [{ first, end }] : [];
}

const urged = rows(
  "@strong-urgency .. now $", // = This minute, now.
  "<> , now $", // = My money, now. ≠ My money, please.
);

/** "Out of my room!", "Off the phone, now", "Back to work, all of you.", "Out, all of you!" */
function isSentOff(reading: Reading, { first, end }: Stretch, isLoud: boolean, isNow: boolean): boolean {
  if (!OUT.has(norm(reading, first)) || !isCue(reading, OF_TO_FROM, first + 1))
    return isCue(reading, OUT_OFF_AWAY, first) && isAllOfYou(reading, first + 1) && (isLoud || isNow);
  if (isNow && norm(reading, end - 2) !== "until") return true;
  if (isLoud && (holds(reading, MY_OUR, first, end) || isAddressed(reading, first, end))) return true;
  return follows(reading, first, "back", "to", "work") && isAllOfYou(reading, first + 3);
}

/** "…, all of you!" */
function isAddressed(reading: Reading, first: number, end: number): boolean {
  const comma = firstIn(reading, COMMA, first, end);
  return comma !== -1 && isAllOfYou(reading, comma);
}

function isAllOfYou(reading: Reading, at: number): boolean {
  return (
    norm(reading, at) === "," &&
    lists.ALL_BOTH_YOU.has(norm(reading, at + 1)) &&
    (norm(reading, at + 1) !== "the" || ["pair", "lot", "two", "both"].includes(norm(reading, at + 2)))
  );
}

const isSomebody = isOneOf("somebody someone everybody everyone");

/** "Somebody answer the door!", "Everybody sit down and listen": a third person with a bare verb. */
export function somebody(reading: Reading, { firstToken: first, endToken, question }: Sentence): Stretch[] {
  if (question || !passes(reading, first, isSomebody)) return [];
  const verb = reading.tokens[first + 1];
  const isAlarm = holds(reading, DOCTOR_AMBULANCE_POLICE, first, endToken);
  if (verb === undefined || isAlarm || ["come", "go", "take"].includes(verb.norm)) return [];
  if (verb.form !== "base" || !DEEDS.has(verb.norm) || !["VERB", "IMP"].includes(verb.tag)) return [];
  let end = endToken;
  while (end > first && tokenAt(reading, end - 1)?.tag === "PUNCT") end--;
  return [{ first, end: matchAt(reading, first + 1, "harsh-order")?.end ?? end }];
}
