import * as lists from "../../lexicon/words/causes.ts";
import { JOINING, PREPOSITIONS } from "../../lexicon/words/causes.ts";
import { cueAsWritten, firstIn, isCue, placesIn } from "../places.ts";
import { clauseOf, clausesOf, hasMatch, is, norm, phraseAt, tokenAt } from "../query.ts";
import type { Clause, NounPhrase, Reading } from "../reading.ts";
import { becauseOf } from "./because-of.ts";
import { faultEnd } from "./blame-frames.ts";
import { isActor, isFated, kindOfClause } from "./cause-kinds.ts";
import {
  byClause,
  byInfinitive,
  byNegatedInfinitive,
  byPhrase,
  type Cause,
  isNewStatement,
} from "./cause-stretches.ts";
import type { StatedFeeling } from "./feelings.ts";
import { isOther } from "./target.ts";

const BECAUSE = cueAsWritten("because");
const BUT = cueAsWritten("but");
const IT_THAT_THIS = cueAsWritten("it that this");
const MOMENT_MINUTE_SECOND = cueAsWritten(lists.MOMENT_MINUTE_SECOND);
const WHAT_HOW_WHY = cueAsWritten("what how why where");
const AT_DURING_BY = cueAsWritten("at during by");
const SO_TOO = cueAsWritten("so too");
const SINCE_BECAUSE_AS = cueAsWritten("since because as when that");

const DASHES = new Set([":", "-", "–", "—"]);
const RESUMING = new Set(["that", "because", "when"]);
const UNREAD = new Set(["because", "when", "whenever", "that", "if"]);

/** The cause that the feeling's own sentence gives for it, or undefined. */
export function causeOf(reading: Reading, feeling: StatedFeeling): Cause | undefined {
  return causeAfter(reading, feeling) ?? causeBefore(reading, feeling);
}

function causeAfter(reading: Reading, feeling: StatedFeeling): Cause | undefined {
  const sentence = reading.sentences[feeling.clause.sentence];
  const limit = sentence?.endToken ?? feeling.end;
  const from = overInsertion(reading, feeling.end, limit);
  for (let at = from; at < limit; at++) {
    const token = reading.tokens[at];
    if (token === undefined) break;
    if (isAside(reading, at)) return undefined;
    const reason = reasonBehind(reading, at);
    const fault = reason === -1 ? -1 : faultEnd(reading, reason);
    if (fault !== -1) return { kind: "person", first: at, end: fault };
    if (reason !== -1 && norm(reading, reason) === "because") {
      at = reason - 1;
      continue;
    }
    if (token.norm === "not" && norm(reading, at + 1) === "because") {
      at = firstIn(reading, BUT, at, limit);
      if (at === -1) return undefined;
      continue;
    }
    if (isMoment(reading, at)) return { ...byClause(reading, feeling, at + 2, limit), first: at };
    if (token.tag === "CCONJ" && isNewStatement(reading, at)) return undefined;
    const long = becauseOf(reading, at);
    if (long > 0) return byPhrase(reading, feeling, at, at + long, limit, true);
    if (feeling.word === "resent" && token.norm !== "that") return byPhrase(reading, feeling, at, at, limit, false);
    const isTooMuch = token.norm === "to" && norm(reading, feeling.first - 1) === "too";
    if (isTooMuch || isAfraidTo(reading, feeling, at)) {
      if (placesIn(reading, BECAUSE, at, limit).length === 0) return undefined;
      continue;
    }
    if (isHeadless(reading, feeling, at, from))
      return { kind: kindOfClause(reading, feeling.clause), first: at, end: feeling.clause.end };
    if (token.norm === "that" && at !== from && tokenAt(reading, at - 1)?.tag === "PUNCT") return undefined;
    if (token.norm === "that" && isResult(reading, feeling, at)) return undefined;
    if (isRunOn(feeling, at))
      return { kind: kindOfClause(reading, feeling.clause), first: at, end: feeling.clause.end };
    if (token.norm === "not" && norm(reading, at + 1) === "to") return byNegatedInfinitive(reading, at, limit);
    if (token.norm === "," && lists.QUEASY.has(feeling.word) && hasMatch(reading, "harmless-cause", at + 1, limit))
      return { kind: "event", first: at, end: limit };
    if (isSinceDeed(reading, at)) return { kind: "act", first: at, end: phraseAt(reading, at + 1)?.end ?? limit };
    if ((token.norm === "after" || token.norm === "before") && !opensClause(reading, at, feeling)) {
      if (placesIn(reading, BECAUSE, at, limit).length > 0) continue;
      return { kind: "event", first: at, end: limit };
    }
    // "nervous around him"
    const near = token.norm === "around" ? phraseAt(reading, at + 1) : undefined;
    if (near?.first === at + 1) return { kind: isActor(reading, near) ? "person" : "event", first: at, end: near.end };
    if (token.norm === "during") return { kind: "event", first: at, end: limit };
    if (DASHES.has(token.norm) && isOthersDeed(reading, at + 1)) return byClause(reading, feeling, at + 1, limit);
    if (token.norm === "," && at === from && isToldDeed(reading, at + 1))
      return byClause(reading, feeling, at + 1, limit);
    if (token.norm === "," && isFateBehind(reading, at + 1)) return { kind: "event", first: at, end: limit };
    const resumed = norm(reading, at + 1) === "," && RESUMING.has(token.norm) ? overAside(reading, at + 1, limit) : -1;
    if (resumed !== -1) return { ...byClause(reading, feeling, resumed, limit), first: at };
    if (JOINING.has(token.norm) && opensClause(reading, at, feeling)) return byClause(reading, feeling, at, limit);
    const isUnread =
      at - feeling.end <= 1 && UNREAD.has(token.norm) && !(token.tag === "DET" && norm(reading, at - 1) === "in");
    if (isUnread) return { kind: "event", first: at, end: limit };
    if (at === from && (isDwarfed(reading, feeling, at) || isOfStory(reading, at)))
      return { kind: "event", first: at, end: limit };
    if (PREPOSITIONS.has(token.norm) && (tellsWhenOrWhere(reading, at) || isAngryOn(reading, at))) continue;
    if (PREPOSITIONS.has(token.norm) && at - from <= 2) return byPhrase(reading, feeling, at, at + 1, limit, false);
    if (token.norm === "to" && at === feeling.end) return byInfinitive(reading, at, limit);
    if (token.form === "ing" && at === feeling.end && PERCEIVING.has(token.lemma))
      return byInfinitive(reading, at - 1, limit);
    if (at === feeling.end && isResult(reading, feeling, at - 1)) return undefined;
    if (at === feeling.end && isBareClause(reading, at, feeling)) return byClause(reading, feeling, at, limit);
  }
  return undefined;
}

/** "(sad) and it's because you left", "and it's all your fault": where the reason begins, or -1. */
function reasonBehind(reading: Reading, at: number): number {
  const isBehind = ["and", ","].includes(norm(reading, at)) && isCue(reading, IT_THAT_THIS, at + 1);
  if (!isBehind || tokenAt(reading, at + 2)?.lemma !== "be") return -1;
  return ["all", "only", "just", "partly", "mainly", "entirely"].includes(norm(reading, at + 3)) ? at + 4 : at + 3;
}

/** "(sad) the moment you left", "the day he told us" */
function isMoment(reading: Reading, at: number): boolean {
  const isTime = isCue(reading, MOMENT_MINUTE_SECOND, at + 1);
  const clause = norm(reading, at) === "the" && isTime ? clauseOf(reading, at + 2) : undefined;
  return clause?.subject?.first === at + 2 && clause.verb !== undefined;
}

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

/** "concerned, as parents, about …" */
function overInsertion(reading: Reading, from: number, limit: number): number {
  if (norm(reading, from) !== ",") return from;
  for (let at = from + 2; at < Math.min(limit, from + 7); at++)
    if (norm(reading, at) === ",")
      return PREPOSITIONS.has(norm(reading, at + 1)) || JOINING.has(norm(reading, at + 1)) ? at + 1 : from;
  return from;
}

/** "if I may say so", "if I'm honest", "by the way": no cause at all */
function isAside(reading: Reading, at: number): boolean {
  if (norm(reading, at) === "if")
    return (
      ["i", "we", "anything"].includes(norm(reading, at + 1)) ||
      (norm(reading, at + 1) === "you" &&
        ["are", "were", "ask", "must", "want", "did"].includes(norm(reading, at + 2)) &&
        ["wondering", "me", "know", "to", "not", "the"].includes(norm(reading, at + 3)))
    );
  if (norm(reading, at) === "to")
    return (
      ["be", "say", "put"].includes(norm(reading, at + 1)) &&
      ["honest", "frank", "fair", "the", "it"].includes(norm(reading, at + 2))
    );
  if (norm(reading, at) === "at")
    return ["all", "present", "times"].includes(norm(reading, at + 1)) && norm(reading, at + 2) !== "of";
  // "I'm sad, what can I do?"
  const isAsked = isCue(reading, WHAT_HOW_WHY, at) && reading.tokens[at + 1]?.tag === "AUX";
  if (isAsked && norm(reading, at - 1) === "," && ["i", "we", "you"].includes(norm(reading, at + 2))) return true;
  const isWay = norm(reading, at) === "by" && norm(reading, at + 1) === "the" && norm(reading, at + 2) === "way";
  return isWay && ["PUNCT", "X"].includes(reading.tokens[at + 3]?.tag ?? "X");
}

/** "I felt sad reading your message" */
const PERCEIVING = new Set("read see hear watch find think".split(" "));

/** "Angry that you closed it", "Jealous, yes, because you danced with her": no verb of its own, so that the cause's clause holds the feeling, too. */
function isHeadless(reading: Reading, { clause, end }: StatedFeeling, at: number, from: number): boolean {
  const isNext = at === end || at === from || (at === end + 1 && norm(reading, end) === ",");
  if (!isNext || clause.verb === undefined || clause.verb.first <= at) return false;
  return ["that", "because", "when", "whenever", "since"].includes(norm(reading, at));
}

/** "Kinda sad you went without me": the cause's clause holds the bare feeling, too. */
function isRunOn({ clause, end, opens, first }: StatedFeeling, at: number): boolean {
  const isBare = opens === first && clause.subject !== undefined && clause.subject.first === at;
  return isBare && at === end && clause.verb !== undefined;
}

/** "overwhelmed for weeks", "lonely in this house": when and where it is felt, not why. */
function tellsWhenOrWhere(reading: Reading, at: number): boolean {
  if (norm(reading, at) === "by" && ["now", "then"].includes(norm(reading, at + 1))) return true;
  if (norm(reading, at) === "of" && norm(reading, at - 1) === "most") return true;
  const isLetDown = /^diss?ap/.test(norm(reading, at - 1));
  if (!lists.WHERE.has(norm(reading, at)) || (isLetDown && !["at", "for"].includes(norm(reading, at)))) return false;
  const phrase = phraseAt(reading, at + 1);
  const head = phrase?.first === at + 1 ? phrase.head : at + 1;
  if (norm(reading, at) === "about") return false;
  if (isPlace(reading, at, phrase)) return true;
  const isAbout = phrase !== undefined && isActor(reading, phrase) && norm(reading, at) !== "in";
  return !isAbout && lists.TIMES.has(reading.tokens[head]?.lemma ?? "");
}

/** "lost in this big city", "small next to these mountains", "tiny under that sky": a wide world, and nobody in it. */
function isDwarfed(reading: Reading, { word }: StatedFeeling, at: number): boolean {
  if (!["lost", "small", "tiny", "insignificant", "out of place", "dizzy"].includes(word)) return false;
  const joint = norm(reading, at);
  if (!lists.IN_NEXT_UNDER.has(joint)) return false;
  const phrase = phraseAt(reading, joint === "next" ? at + 2 : at + 1);
  return phrase !== undefined && lists.WIDE.has(reading.tokens[phrase.head]?.lemma ?? "");
}

/** "in tears at the end of the film" */
function isOfStory(reading: Reading, at: number): boolean {
  if (!isCue(reading, AT_DURING_BY, at) || norm(reading, at + 1) !== "the") return false;
  const last = norm(reading, at + 3) === "of" ? phraseAt(reading, at + 4)?.head : phraseAt(reading, at + 1)?.head;
  return lists.FILM_MOVIE_BOOK.has(reading.tokens[last ?? -1]?.lemma ?? "");
}

/** "despondent in the print shop", "lonely at that table", "awkward at the reception" */
function isPlace(reading: Reading, at: number, phrase: NounPhrase | undefined): boolean {
  if (phrase === undefined || phrase.owner === "you") return false;

  if (!lists.THE_THIS_THAT.has(norm(reading, phrase.first))) return false;
  if (norm(reading, at) === "in") return !is(reading, phrase.head, "act-noun");
  if (norm(reading, at) === "on") return lists.OUTSIDE.has(reading.tokens[phrase.head]?.lemma ?? "");
  const isRoom = lists.PLACES.has(reading.tokens[phrase.head]?.lemma ?? "");
  return isRoom;
}

/** "so stressed that I can't eat": a result, no cause. */
function isResult(reading: Reading, feeling: StatedFeeling, at: number): boolean {
  if (!isCue(reading, SO_TOO, feeling.first - 1)) return false;
  const subject = clauseOf(reading, at + 1)?.subject;
  return subject === undefined || subject.person === "speaker";
}

/** "We're heartbroken, our dog died", "I'm nervous, it's my first run." */
function isFateBehind(reading: Reading, at: number): boolean {
  const clause = clauseOf(reading, at);
  if (clause?.verb === undefined || clause.subject?.first !== at) return false;
  const isPlain =
    ["it", "there", "this"].includes(norm(reading, clause.subject.head)) &&
    clause.verb.lemma === "be" &&
    !clause.verb.negated &&
    !isTimesOver(reading, clause.verb.end);
  const isOwnSlip =
    norm(reading, clause.subject.head) === "i" &&
    clause.verb.tense === "past" &&
    lists.FORGET_MIX_SPILL.has(clause.verb.lemma);
  const isBefallen = clause.subject.person === "thing" && clause.verb.tense === "past" && !clause.verb.passive;
  if (isBefallen && kindOfClause(reading, clause) === "event") return true;
  const isUnsaved = clause.verb.negated && ["save", "cure", "revive", "rescue", "help"].includes(clause.verb.lemma);
  return isPlain || isOwnSlip || isUnsaved || isFated(reading, clause);
}

/** "(it is) the third time I write", "my fifth email" */
function isTimesOver(reading: Reading, at: number): boolean {
  return (
    ["the", "my", "our"].includes(norm(reading, at)) &&
    /^(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|umpteenth|\d+(?:nd|rd|th))$/.test(
      norm(reading, at + 1),
    ) &&
    !lists.BABY_BIRTHDAY_CHILD.has(norm(reading, at + 2))
  );
}

/** "scared to leave anything out", "ashamed to show my face": what is feared to do, not why. */
function isAfraidTo(reading: Reading, { word }: StatedFeeling, at: number): boolean {
  if (norm(reading, at) !== "to") return false;
  if (word === "ashamed" && norm(reading, at + 1) === "say") return false;
  return (
    ["scared", "afraid", "ashamed", "frightened", "terrified"].includes(word) && lists.DARED.has(norm(reading, at + 1))
  );
}

/** "I'm livid: you left." */
function isOthersDeed(reading: Reading, at: number): boolean {
  const clause = clauseOf(reading, at);
  return clause?.verb !== undefined && clause.subject?.first === at && isActor(reading, clause.subject);
}

/** "I'm embarrassed, you told the whole table." */
function isToldDeed(reading: Reading, at: number): boolean {
  const clause = clauseOf(reading, at);
  const isPlain = clause?.verb?.tense === "past" && clause.verb.lemma !== "be" && clause.verb.modal === "";
  return isPlain && clause.subject?.person === "you" && isOthersDeed(reading, at);
}

/** "angry on you since you have eaten my cake": what follows is the cause. */
function isAngryOn(reading: Reading, at: number): boolean {
  const isOn = norm(reading, at) === "on" && ["you", "him", "her", "them"].includes(norm(reading, at + 1));
  const isJoined = isCue(reading, SINCE_BECAUSE_AS, at + 2);
  return isOn && isJoined && ["you", "he", "she", "they", "i", "we"].includes(norm(reading, at + 3));
}

/** A joining word with a clause behind it: not "since Tuesday", "as ever", "when possible". */
function opensClause(reading: Reading, at: number, feeling: StatedFeeling): boolean {
  const clause = clauseOf(reading, at);
  if (clause === undefined || clause.index === feeling.clause.index) return false;
  return clause.verb !== undefined && clause.verb.first > at;
}

/** "I'm sad you left": the cause follows without a joining word. */
function isBareClause(reading: Reading, at: number, feeling: StatedFeeling): boolean {
  const clause = clauseOf(reading, at);
  return (
    clause !== undefined &&
    clause.index !== feeling.clause.index &&
    clause.subject?.first === at &&
    clause.verb !== undefined
  );
}

/** "When you raised your voice I was scared", "you left, so I'm sad". */
function causeBefore(reading: Reading, feeling: StatedFeeling): Cause | undefined {
  const clauses = clausesOf(reading, feeling.clause.sentence);
  let found: Cause | undefined;
  for (const clause of clauses) {
    if (clause.index >= feeling.clause.index) break;
    const isJoined =
      clause.role === "cause" ||
      clause.role === "when" ||
      isAfterDeed(reading, clause) ||
      isMoment(reading, clause.first) ||
      isWhy(reading, clause, feeling);
    const next = reading.clauses[clause.index + 1];
    const isSo =
      next !== undefined &&
      (norm(reading, next.first) === "so" || norm(reading, next.first - 1) === "so") &&
      clause.subject?.person !== "speaker";
    if (!isJoined && !isSo && found === undefined) continue;
    const kind = kindOfClause(reading, clause);
    if (found === undefined) found = { kind, first: clause.first, end: clause.end };
    else if (kind === "act") found = { kind, first: found.first, end: clause.end };
  }
  if (found !== undefined) return found;
  const fate = reading.clauses[feeling.clause.index - 1];
  const isJoined =
    fate?.sentence === feeling.clause.sentence &&
    (["and", "so"].includes(norm(reading, feeling.clause.first)) || norm(reading, feeling.clause.first - 1) === ",");
  if (isJoined && fate !== undefined && (isFated(reading, fate) || isStroke(reading, fate)))
    return { kind: "event", first: fate.first, end: fate.end };
  const sentence = reading.sentences[feeling.clause.sentence];
  for (let at = sentence?.firstToken ?? feeling.opens; at < feeling.opens; at++) {
    const length = becauseOf(reading, at);
    if (length > 0) return byPhrase(reading, feeling, at, at + length, feeling.opens, true);
    if (isSinceDeed(reading, at)) return { kind: "act", first: at, end: phraseAt(reading, at + 1)?.end ?? at };
  }
  return undefined;
}

/** "(low) since your remark", "after your comment (I was sad)" */
function isSinceDeed(reading: Reading, at: number): boolean {
  if (!["since", "after"].includes(norm(reading, at))) return false;
  const phrase = phraseAt(reading, at + 1);
  if (phrase?.first !== at + 1 || !is(reading, phrase.head, "act-noun")) return false;
  return isOther(phrase.owner);
}

/** "You didn't call, that's why I'm sad." */
function isWhy(reading: Reading, { index }: Clause, { clause }: StatedFeeling): boolean {
  const pointer = reading.clauses[index + 1];
  return clause.index === index + 2 && norm(reading, clause.connector) === "why" && pointer?.verb?.lemma === "be";
}

/** "After you read my salary aloud I was ashamed." */
function isAfterDeed(reading: Reading, clause: Clause): boolean {
  const { subject, verb, first } = clause;
  if (norm(reading, first) !== "after" || subject === undefined || verb === undefined) return false;
  return isActor(reading, subject) || subject.person === "thing";
}

/** "The lift stopped between floors and I was terrified": a thing did it, and nobody behind it (ruling 4). */
function isStroke(reading: Reading, clause: Clause): boolean {
  const { subject, verb } = clause;
  if (subject?.person !== "thing" || verb === undefined || verb.negated) return false;
  const isOut =
    verb.lemma === "go" && ["out", "off", "down", "dark", "dead", "black"].includes(norm(reading, verb.end));
  return (isOut || lists.STRIKES.has(verb.lemma)) && kindOfClause(reading, clause) === "event";
}
