import * as lists from "../../lexicon/words/cause-stretches.ts";
import { isDoneToAt } from "../done-to.ts";
import { cueAsWritten, isCue } from "../places.ts";
import { clauseOf, clausesOf, findToken, is, norm, phraseAt, tokenAt } from "../query.ts";
import type { Clause, NounPhrase, Reading, Token } from "../reading.ts";
import { isActor, isOwnElsewhere, kindOfClause, kindOfPhrase, suffersAt } from "./cause-kinds.ts";
import type { StatedFeeling } from "./feelings.ts";

const WITH_OF = cueAsWritten("with of");
const NEWS_FACT_THOUGHT = cueAsWritten("news fact thought idea rumour announcement");
const IT_THAT_THIS = cueAsWritten("it that this");
const TWO_THREE_FOUR = cueAsWritten(lists.TWO_THREE_FOUR);

/** What a sentence gives as the cause of a feeling. person: nobody but a person; act: what somebody did or left undone; event: nobody's act. */
export interface Cause {
  readonly kind: "person" | "act" | "event";
  /** Token indices, end exclusive, from the joining word on. */
  readonly first: number;
  readonly end: number;
}

/** Care for a person is no charge against them (ruling 17). */
const CARING =
  /^(?:worr|concern|anxious|afraid|scared|nervous|frightened|terrified|sorry|sad|sick|fearful|apprehensive|out of my mind|heartbroken|distraught|upset|uneasy|devastated|gutted|shaken|stressed|shattered|tearful|bereft|in bits|in tears|inconsolable)/;

/** What one may fear without anybody's deed: a call, a talk, an exam. */
const FEARING = /^(?:scared|afraid|frightened|terrified|nervous|anxious|apprehensive)/;

/** "…, and I want to see you": the sentence goes on to something else. */
export function isNewStatement(reading: Reading, at: number): boolean {
  const clause = clauseOf(reading, at + 1);
  return (
    clause !== undefined && clause.subject !== undefined && clause.subject.first <= at + 2 && clause.subject.first > at
  );
}

export function byClause(reading: Reading, feeling: StatedFeeling, first: number, limit: number): Cause {
  let clause = clauseOf(reading, first);
  let end = clause?.end ?? limit;
  while (clause !== undefined) {
    const next: Clause | undefined = reading.clauses[clause.index + 1];
    if (next === undefined || next.sentence !== clause.sentence || next.role === "main") break;
    end = next.end;
    clause = next;
  }
  const kinds = kindsOf(reading, clausesIn(reading, first, end, feeling));
  return {
    kind: kinds.includes("act") && (kinds[0] !== "event" || isOwnTry(reading, first)) ? "act" : (kinds[0] ?? "event"),
    first,
    end: trimmed(reading, first, end),
  };
}

/** "because I've asked four times and had no answer": what the speaker did stands before what was left undone. */
function isOwnTry(reading: Reading, first: number): boolean {
  const clause = clauseOf(reading, first + 1);
  return clause?.subject?.person === "speaker" && lists.ASK_RING_CALL.has(clause.verb?.lemma ?? "");
}

/** What the clauses tell; that the speaker saw or heard of it is no part of the cause. */
function kindsOf(reading: Reading, clauses: readonly Clause[]): Cause["kind"][] {
  return clauses.flatMap((each, at) => {
    const kind = kindOfClause(reading, each);
    const isSeen =
      each.subject?.person === "speaker" && !each.verb?.negated && lists.PERCEIVED.has(each.verb?.lemma ?? "");
    return isSeen && kind === "event" && at < clauses.length - 1 ? [] : [kind];
  });
}

function clausesIn(reading: Reading, first: number, end: number, feeling: StatedFeeling): Clause[] {
  return clausesOf(reading, feeling.clause.sentence).filter(
    ({ verb }) => verb !== undefined && verb.first >= first && verb.first < end,
  );
}

export function byPhrase(
  reading: Reading,
  feeling: StatedFeeling,
  first: number,
  from: number,
  limit: number,
  isLong: boolean,
): Cause | undefined {
  const phrase = phraseAt(reading, from);
  const next = norm(reading, from);
  const pair = pairEnd(reading, from);
  if (pair !== -1 && !["for", "who", "ing"].includes(norm(reading, pair)))
    return { kind: ["about", "for"].includes(norm(reading, first)) ? "event" : "person", first, end: pair };
  if (pair !== -1) return { kind: "act", first, end: stretchEnd(reading, first, limit) };
  if (feeling.word === "nervous" && !feeling.isSpeakers && norm(reading, first) === "with")
    return { kind: "event", first, end: limit };
  const isWeary = isCue(reading, WITH_OF, first);
  if (isWeary && reading.tokens[from]?.form === "ing" && isOthersShare(reading, from + 1, limit))
    return { kind: "act", first, end: stretchEnd(reading, first, limit) };
  if (next === "not" && ["being", "having", "getting", "hearing"].includes(norm(reading, from + 1)))
    return { kind: "act", first, end: stretchEnd(reading, first, limit) };
  if (next === "having" && norm(reading, from + 1) === "to" && isOthersShare(reading, from + 2, limit))
    return { kind: "act", first, end: stretchEnd(reading, first, limit) };
  if (phrase?.first === from && norm(reading, phrase.end) === "being" && isDoneTo(reading, phrase.end + 1))
    return { kind: "act", first, end: stretchEnd(reading, first, limit) };
  if (next === "how" || next === "that") {
    const clause = reading.clauses[feeling.clause.index + 1];
    // "lonely at that table, and you …": what follows is no part of it.
    const isNext = clause !== undefined && clause.first - from <= 2;
    if (isNext && clause.verb !== undefined) return { ...byClause(reading, feeling, clause.first, limit), first };
  }
  if (phrase === undefined) {
    if (next === "being" && isDoneToAt(reading, from + 1))
      return { kind: "act", first, end: stretchEnd(reading, first, limit) };
    return { kind: "event", first, end: trimmed(reading, first, limit) };
  }
  if (isPointedBack(reading, feeling, phrase)) return { kind: "act", first, end: phrase.end };
  const told = isCue(reading, NEWS_FACT_THOUGHT, phrase.head) ? norm(reading, phrase.end) : "";
  const tells = told === "that" ? clauseOf(reading, phrase.end + 1) : undefined;
  if (tells?.verb !== undefined)
    return { kind: kindOfClause(reading, tells), first, end: trimmed(reading, first, limit) };
  const hasAct = doesSomething(reading, phrase);
  if (isBusiness(reading, first, phrase)) return { kind: "person", first, end: phrase.end };
  if (isActor(reading, phrase)) {
    if (hasAct) return { kind: "act", first, end: stretchEnd(reading, first, limit) };
    // "scared of the dentist"
    const isFeared =
      norm(reading, first) === "of" && phrase.owner === undefined && lists.FEARED.has(norm(reading, phrase.head));
    if (isFeared) return { kind: "event", first, end: phrase.end };

    const isCare =
      (norm(reading, first) === "for" && !isLong) ||
      (feeling.word === "mad" && norm(reading, first) === "about") ||
      (["about", "for", "of"].includes(norm(reading, first)) &&
        CARING.test(feeling.word) &&
        !(norm(reading, first) === "of" && phrase.person === "you") &&
        !(norm(reading, first) === "of" && /^(?:afraid|scared|terrified|frightened)/.test(feeling.word)));
    return { kind: isCare ? "event" : "person", first, end: phrase.end };
  }
  // "I'm jealous of your tan" is a compliment.
  if (/^(?:jealous|envious)/.test(feeling.word) && norm(reading, first) === "of")
    return { kind: "event", first, end: stretchEnd(reading, first, limit) };
  const isFear = FEARING.test(feeling.word) && phrase.owner === undefined;
  if (isFear && norm(reading, phrase.end) !== "of" && !isHandled(reading, phrase))
    return { kind: "event", first, end: stretchEnd(reading, first, limit) };
  const isCareFor =
    CARING.test(feeling.word) &&
    (norm(reading, first) === "for" || (norm(reading, first) === "about" && isHealthOf(reading, phrase)));
  const kind = isCareFor ? "event" : isHandled(reading, phrase) ? "act" : kindOfPhrase(reading, phrase);
  return { kind, first, end: stretchEnd(reading, first, limit) };
}

/** "furious with the surgery": the people there. */
function isBusiness(reading: Reading, first: number, { head, person }: NounPhrase): boolean {
  return person === "thing" && norm(reading, first) === "with" && lists.BUSINESS.has(norm(reading, head));
}

/** "Your dryer ran until two and I'm cross about it": what the clause before tells of somebody. */
function isPointedBack(reading: Reading, { clause }: StatedFeeling, { first, end }: NounPhrase): boolean {
  if (end - first > 1 || !isCue(reading, IT_THAT_THIS, first) || norm(reading, first - 1) === "of") return false;
  const before = reading.clauses[clause.index - 1];
  if (before?.sentence !== clause.sentence || before.verb === undefined || before.role === "if") return false;
  const isTheirs =
    before.subject !== undefined && (isActor(reading, before.subject) || before.subject.person === "work");
  return isTheirs && kindOfClause(reading, before) === "act";
}

/** "the two of you", "both of them", "the lot of you": persons, counted. */
export function pairEnd(reading: Reading, from: number): number {
  const count = norm(reading, from) === "the" ? from + 1 : from;
  const isCount = isCue(reading, TWO_THREE_FOUR, count);
  const isOf = isCount && norm(reading, count + 1) === "of" && ["you", "them", "us"].includes(norm(reading, count + 2));
  return isOf ? count + 3 : -1;
}

/** "about Grandma's hip", "about your results": care for a person */
function isHealthOf(reading: Reading, { head, owner }: NounPhrase): boolean {
  return owner !== undefined && lists.HIPS_HIP_HEART.has(norm(reading, head));
}

/** "(figures being) handed to the press" */
function isDoneTo(reading: Reading, at: number): boolean {
  const { form, norm: word = "" } = reading.tokens[at] ?? {};
  const isPart = form === "ed" || form === "participle" || ["left", "put", "cut", "shut", "read"].includes(word);
  return isPart && !is(reading, at, "harmless-cause") && !["operated", "delayed", "born", "married"].includes(word);
}

/** "having to do your share", "having to chase you" */
function isOthersShare(reading: Reading, from: number, limit: number): boolean {
  for (let at = from; at < limit; at++) if (lists.YOU_YOUR_YOURS.has(norm(reading, at))) return true;
  return false;
}

/** "the surgery cancelling my scan", "the charge you put on my card": somebody stands behind the thing. */
function isHandled(reading: Reading, { end }: NounPhrase): boolean {
  const next = reading.tokens[end];
  const doer = phraseAt(reading, end);
  if (doer !== undefined) return isActor(reading, doer) && clauseOf(reading, doer.end)?.verb !== undefined;
  const isDoing = next?.form === "ing" && lists.HANDLING.has(next.lemma);
  return isDoing && lists.ME_US_MY.has(norm(reading, end + 1));
}

/** "for a year", "for weeks now" */
function isPeriod(reading: Reading, at: number): boolean {
  const phrase = phraseAt(reading, at);
  return lists.PERIOD.has(reading.tokens[phrase?.first === at ? phrase.head : at]?.lemma ?? "");
}

/** "at you for leaving", "about you merging alone", "with Ana because she left" keeps the person bare. */
function doesSomething(reading: Reading, phrase: NounPhrase): boolean {
  const next = reading.tokens[phrase.end];
  if (next === undefined) return false;
  if (next.norm === "for" && isPeriod(reading, phrase.end + 1)) return false;
  if (next.norm === "for")
    return (
      reading.tokens[phrase.end + 1]?.form === "ing" ||
      reading.tokens[phrase.end + 1]?.phrase !== -1 ||
      (reading.tokens[phrase.end + 1]?.tag === "ADV" && reading.tokens[phrase.end + 2]?.form === "ing")
    );
  if (next.norm === "not") return reading.tokens[phrase.end + 1]?.form === "ing";
  return next.norm.endsWith("ing");
}

/** "shocked to read that you left": what was seen or heard is the cause. */
export function byInfinitive(reading: Reading, at: number, limit: number): Cause | undefined {
  const verb = reading.tokens[at + 1];
  if (verb?.lemma === "be" && isDoneToAt(reading, at + 2))
    return { kind: "act", first: at, end: trimmed(reading, at, limit) };
  if (verb === undefined || !lists.TOLD.has(verb.lemma)) return { kind: "event", first: at, end: limit };
  // "shocked to learn (from the paper) that the pool is being sold"
  const told = reading.clauses[(clauseOf(reading, at)?.index ?? -2) + 1];
  const isTold = told?.role === "that" || told?.role === "relative";
  if (isTold && told.verb !== undefined)
    return { kind: kindOfClause(reading, told), first: at, end: trimmed(reading, at, limit) };
  for (let next = at + 2; next < limit; next++) {
    const phrase = phraseAt(reading, next);
    if (phrase === undefined) continue;
    const isFound = /(?:ed|en|ne|ft|wn)$/.test(norm(reading, phrase.end));
    if (suffersAt(reading, next)) return { kind: "event", first: at, end: limit };
    const isTheirs = isActor(reading, phrase) || isOwnElsewhere(reading, next);
    const kind = isFound || isTheirs ? "act" : kindOfPhrase(reading, phrase);
    return { kind, first: at, end: trimmed(reading, at, limit) };
  }
  return { kind: "event", first: at, end: limit };
}

/** "disappointed not to hear it from you", "sad not to be asked": left undone; "gutted not to win" is nobody's doing. */
export function byNegatedInfinitive(reading: Reading, not: number, limit: number): Cause {
  const verb = reading.tokens[not + 2];
  const isLeftOut =
    verb?.lemma === "be" &&
    (isDoneToAt(reading, not + 3) || ["on", "in", "part", "among"].includes(norm(reading, not + 3)));
  const isUnheard =
    ["hear", "get", "receive", "have", "find", "see"].includes(verb?.lemma ?? "") &&
    findToken(reading, not + 3, limit, ({ norm: word }) => lists.MISSED.has(word)) !== -1;
  return { kind: isLeftOut || isUnheard ? "act" : "event", first: not, end: trimmed(reading, not, limit) };
}

function stretchEnd(reading: Reading, first: number, limit: number): number {
  for (let at = first + 1; at < limit; at++) {
    const token = reading.tokens[at];
    if (
      token === undefined ||
      token.norm === "," ||
      token.norm === ";" ||
      token.norm === "because" ||
      token.norm === "so"
    )
      return at;
  }
  return trimmed(reading, first, limit);
}

/** Without the full stop and the comma at its end. */
function trimmed(reading: Reading, first: number, end: number): number {
  let last = end;
  while (last > first + 1 && isMark(tokenAt(reading, last - 1))) last--;
  return last;
}

function isMark(token: Token | undefined): boolean {
  return token?.tag === "PUNCT";
}
