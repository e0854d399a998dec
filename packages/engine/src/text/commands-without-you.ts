import * as lists from "../lexicon/words/commands-without-you.ts";
import * as common from "../lexicon/words/common.ts";
import { DEEDS, isPressing, sentenceOf } from "./command-signs.ts";
import { cueAsWritten, firstIn, holds, isCue } from "./places.ts";
import { follows, hasMatch, is, matchAt, norm, passes, phraseAt, tokenAt } from "./query.ts";
import type { Reading, Sentence } from "./reading.ts";
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
  if (first === -1 || sentence === undefined || want - first > 2 || isSoft(reading, sentence)) return [];
  const phrase = phraseAt(reading, want + 1);
  if (phrase?.first !== want + 1 || phrase.person === "speaker") return [];
  const next = reading.sentences[sentence.index + 1];
  // "I want an answer. Now."
  const isCut =
    next !== undefined &&
    next.endToken - next.firstToken <= 2 &&
    ["now", "today", "tonight", "immediately"].includes(norm(reading, next.firstToken));
  const hard = isCut || hasMatch(reading, "strong-urgency", phrase.end, sentence.endToken);
  const isNow = holds(reading, NOW_TODAY_TONIGHT, phrase.end, sentence.endToken);
  const isYou = norm(reading, phrase.head) === "you" && ["in", "at", "on"].includes(norm(reading, phrase.end));
  const isDone = isYou || lists.DONE.has(norm(reading, phrase.end)) || follows(reading, phrase.end, "on", "my", "desk");
  const isWant = reading.tokens[want]?.lemma === "want";
  const isOwed = isDone && !isOwnBody(reading, phrase.head) && (hard || (isWant && isPressing(reading, phrase.end)));
  if (isOwed) return [{ first, end: phrase.end + 1 }];

  const isGoods =
    isWant &&
    isPressing(reading, phrase.end) &&
    (is(reading, phrase.head, "work-noun") ||
      norm(reading, phrase.head) === "report" ||
      lists.GOODS.has(norm(reading, phrase.head)));
  if (isGoods && common.THE_THAT_THIS.has(norm(reading, phrase.first))) return [{ first, end: phrase.end }];
  const isAnswer =
    lists.ANSWER.has(norm(reading, phrase.head)) &&
    (hard || ((isNow || isPressing(reading, phrase.end)) && isWant) || (isNow && isNotLater(reading, phrase.end)));
  return isAnswer ? [{ first, end: phrase.end + (["now", "today"].includes(norm(reading, phrase.end)) ? 1 : 0) }] : [];
}

function isOwnBody(reading: Reading, head: number): boolean {
  return is(reading, head, "appetite") || lists.HAIR_NAILS_NAIL.has(norm(reading, head));
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
  const isMine = holds(reading, MY_OUR, first, end);
  if (OUT.has(norm(reading, first)) && isCue(reading, OF_TO_FROM, first + 1)) {
    const isWork = follows(reading, first, "back", "to", "work");
    const isSent =
      ((isMine || isAddressed(reading, first, end)) && isLoud) ||
      (isNow && norm(reading, end - 2) !== "until") ||
      (isWork && isAllOfYou(reading, first + 3));
    return isSent ? [{ first, end }] : [];
  }
  if (isCue(reading, OUT_OFF_AWAY, first) && isAllOfYou(reading, first + 1) && (isLoud || isNow))
    return [{ first, end }];
  if (is(reading, first, "strong-urgency") && norm(reading, end - 1) === "now") return [{ first, end }];
  const phrase = phraseAt(reading, first);
  const isThing = phrase?.first === first && phrase.end === end - 2 && phrase.end - first <= 2;
  if (isThing && norm(reading, end - 2) === "," && norm(reading, end - 1) === "now") return [{ first, end }];
  return [];
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
