import * as lists from "../../lexicon/words/causes-behind.ts";
import { cueAsLemma, cueAsWritten, firstIn, holds, isCue } from "../places.ts";
import { clauseOf, follows, hasMatch, norm, phraseAt, tokenAt } from "../query.ts";
import type { Reading } from "../reading.ts";
import { becauseOf } from "./because-of.ts";
import { faultEnd } from "./blame-frames.ts";
import { byInfinitive, byNegatedInfinitive } from "./cause-infinitives.ts";
import { isActor, kindOfClause } from "./cause-kinds.ts";
import { byPhrase } from "./cause-phrases.ts";
import { byClause, type Cause, isNewStatement } from "./cause-stretches.ts";
import type { StatedFeeling } from "./feelings.ts";
import { isAfraidTo, isAngryOn, isAside, isDwarfed, isOfStory, isResult, tellsWhenOrWhere } from "./no-causes.ts";
import {
  isBareClause,
  isFateBehind,
  isHeadless,
  isMoment,
  isOthersDeed,
  isRunOn,
  isSinceDeed,
  isToldDeed,
  opensClause,
} from "./unjoined-causes.ts";

const BECAUSE = cueAsWritten("because");
const BUT = cueAsWritten("but");
const IT_THAT_THIS = cueAsWritten("it that this");
const PERCEIVING = cueAsLemma("read see hear watch find think");
const DASHES = cueAsWritten(": - – —");
const RESUMING = cueAsWritten("that because when");
const UNREAD = cueAsWritten("because when whenever that if");

/** Where a cause is looked for behind a feeling: at this token, of those from one to the other. */
interface Place {
  readonly at: number;
  readonly from: number;
  readonly limit: number;
}

/** What stands there: a cause; an end to all search; or nothing yet, and the token to look on from. */
type Told = Cause | "none" | number;
type Look = (reading: Reading, feeling: StatedFeeling, place: Place) => Told | undefined;

/** The cause that the sentence gives behind the feeling, or undefined. */
export function causeAfter(reading: Reading, feeling: StatedFeeling): Cause | undefined {
  const limit = reading.sentences[feeling.clause.sentence]?.endToken ?? feeling.end;
  const from = overInsertion(reading, feeling.end, limit);
  let at = from;
  while (at < limit) {
    const told = toldAt(reading, feeling, { at, from, limit });
    if (typeof told !== "number") return told === "none" ? undefined : told;
    at = told;
  }
  return undefined;
}

function toldAt(reading: Reading, feeling: StatedFeeling, place: Place): Told {
  for (const look of LOOKS) {
    const told = look(reading, feeling, place);
    if (told !== undefined) return told;
  }
  return place.at + 1;
}

/** "concerned, as parents, about …" */
function overInsertion(reading: Reading, from: number, limit: number): number {
  if (norm(reading, from) !== ",") return from;
  for (let at = from + 2; at < Math.min(limit, from + 7); at++)
    if (norm(reading, at) === ",")
      return lists.PREPOSITIONS.has(norm(reading, at + 1)) || lists.JOINING.has(norm(reading, at + 1)) ? at + 1 : from;
  return from;
}

/** "if I'm honest", "and it's all your fault", "and it's because …", "not because … but" */
const reasonGiven: Look = (reading, _, { at, limit }) => {
  if (isAside(reading, at)) return "none";
  const reason = reasonBehind(reading, at);
  const fault = reason === -1 ? -1 : faultEnd(reading, reason);
  if (fault !== -1) return { kind: "person", first: at, end: fault };
  if (reason !== -1 && norm(reading, reason) === "because") return reason;
  if (!follows(reading, at, "not", "because")) return undefined;
  const but = firstIn(reading, BUT, at, limit);
  return but === -1 ? "none" : but + 1;
};

/** "(sad) and it's because you left", "and it's all your fault": where the reason begins, or -1. */
function reasonBehind(reading: Reading, at: number): number {
  const isBehind = ["and", ","].includes(norm(reading, at)) && isCue(reading, IT_THAT_THIS, at + 1);
  if (!isBehind || tokenAt(reading, at + 2)?.lemma !== "be") return -1;
  return ["all", "only", "just", "partly", "mainly", "entirely"].includes(norm(reading, at + 3)) ? at + 4 : at + 3;
}

/** "the moment you left", "because of you", "(resent) you"; not "and I want to see you" */
const momentOrReason: Look = (reading, feeling, { at, limit }) => {
  if (isMoment(reading, at)) return { ...byClause(reading, feeling, at + 2, limit), first: at };
  if (reading.tokens[at]?.tag === "CCONJ" && isNewStatement(reading, at)) return "none";
  const from = at + becauseOf(reading, at);
  const isResented = feeling.word === "resent" && norm(reading, at) !== "that";
  return from > at || isResented ? byPhrase(reading, feeling, { first: at, from, limit }) : undefined;
};

/** "too tired to cook", "scared to ask": only a "because" behind it gives a cause. */
const daring: Look = (reading, feeling, { at, limit }) => {
  const isTooMuch = norm(reading, at) === "to" && norm(reading, feeling.first - 1) === "too";
  if (!isTooMuch && !isAfraidTo(reading, feeling, at)) return undefined;
  return holds(reading, BECAUSE, at, limit) ? at + 1 : "none";
};

/** "angry that you closed it", "kinda sad you left": the clause holds the feeling, too; not "so sad that I can't eat" */
const ownClause: Look = (reading, feeling, { at, from }) => {
  const { clause } = feeling;
  const own = (): Cause => ({ kind: kindOfClause(reading, clause), first: at, end: clause.end });
  if (isHeadless(reading, feeling, at, from)) return own();
  const isAfterMark = at !== from && tokenAt(reading, at - 1)?.tag === "PUNCT";
  if (norm(reading, at) === "that" && (isAfterMark || isResult(reading, feeling, at))) return "none";
  return isRunOn(feeling, at) ? own() : undefined;
};

/** "not to be asked", "rough, it's the flu", "since your remark", "after the talk", "around him", "during lunch" */
const phraseBehind: Look = (reading, feeling, { at, limit }) => {
  const word = norm(reading, at);
  const event: Cause = { kind: "event", first: at, end: limit };
  if (follows(reading, at, "not", "to")) return byNegatedInfinitive(reading, at, limit);
  if (word === "," && lists.QUEASY.has(feeling.word) && hasMatch(reading, "harmless-cause", at + 1, limit))
    return event;
  if (isSinceDeed(reading, at)) return { kind: "act", first: at, end: phraseAt(reading, at + 1)?.end ?? limit };
  if ((word === "after" || word === "before") && !opensClause(reading, at, feeling))
    return holds(reading, BECAUSE, at, limit) ? at + 1 : event;
  // "nervous around him"
  const near = word === "around" ? phraseAt(reading, at + 1) : undefined;
  if (near?.first === at + 1) return { kind: isActor(reading, near) ? "person" : "event", first: at, end: near.end };
  return word === "during" ? event : undefined;
};

/** "livid: you left", "embarrassed, you told the whole table", "heartbroken, our dog died" */
const behindMark: Look = (reading, feeling, { at, from, limit }) => {
  const isComma = norm(reading, at) === ",";
  const isDeed = isCue(reading, DASHES, at)
    ? isOthersDeed(reading, at + 1)
    : isComma && at === from && isToldDeed(reading, at + 1);
  if (isDeed) return byClause(reading, feeling, at + 1, limit);
  return isComma && isFateBehind(reading, at + 1) ? { kind: "event", first: at, end: limit } : undefined;
};

/** "that, in front of the parents, you were late", "because you left"; "when possible" tells nobody's act. */
const joinedClause: Look = (reading, feeling, { at, limit }) => {
  const resumed = isCue(reading, RESUMING, at) ? overAside(reading, at + 1, limit) : -1;
  if (resumed !== -1) return { ...byClause(reading, feeling, resumed, limit), first: at };
  if (lists.JOINING.has(norm(reading, at)) && opensClause(reading, at, feeling))
    return byClause(reading, feeling, at, limit);
  const isInThat = reading.tokens[at]?.tag === "DET" && norm(reading, at - 1) === "in";
  const isUnread = at - feeling.end <= 1 && isCue(reading, UNREAD, at) && !isInThat;
  return isUnread ? { kind: "event", first: at, end: limit } : undefined;
};

/** "upset that, in front of the parents, you were late": where the clause goes on behind the aside, or -1. */
function overAside(reading: Reading, comma: number, limit: number): number {
  if (norm(reading, comma) !== ",") return -1;
  for (let at = comma + 2; at < Math.min(limit, comma + 12); at++) {
    if (norm(reading, at) !== ",") continue;
    const clause = clauseOf(reading, at + 1);
    return clause?.verb !== undefined ? at + 1 : -1;
  }
  return -1;
}

/** "about the charge", "with you"; "lost in this big city" and "in tears at the end of the film" are nobody's doing. */
const preposition: Look = (reading, feeling, { at, from, limit }) => {
  if (at === from && (isDwarfed(reading, feeling, at) || isOfStory(reading, at)))
    return { kind: "event", first: at, end: limit };
  if (!lists.PREPOSITIONS.has(norm(reading, at))) return undefined;
  if (tellsWhenOrWhere(reading, at) || isAngryOn(reading, at)) return at + 1;
  return at - from <= 2 ? byPhrase(reading, feeling, { first: at, from: at + 1, limit }) : undefined;
};

/** "shocked to read it", "sad reading your message", "sad you left": right behind the feeling */
const rightBehind: Look = (reading, feeling, { at, limit }) => {
  if (at !== feeling.end) return undefined;
  if (norm(reading, at) === "to") return byInfinitive(reading, at, limit);
  if (reading.tokens[at]?.form === "ing" && isCue(reading, PERCEIVING, at)) return byInfinitive(reading, at - 1, limit);
  if (isResult(reading, feeling, at - 1)) return "none";
  return isBareClause(reading, at, feeling) ? byClause(reading, feeling, at, limit) : undefined;
};

/** In the order in which they are asked. */
const LOOKS: readonly Look[] = [
  reasonGiven,
  momentOrReason,
  daring,
  ownClause,
  phraseBehind,
  behindMark,
  joinedClause,
  preposition,
  rightBehind,
];
