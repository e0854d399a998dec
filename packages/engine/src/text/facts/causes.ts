import { clauseOf, clausesOf, norm } from "../query.ts";
import type { Clause, NounPhrase, Reading } from "../reading.ts";
import { becauseOf } from "./because-of.ts";
import { isActor, isFated, kindOfClause, kindOfPhrase } from "./cause-kinds.ts";
import type { StatedFeeling } from "./feelings.ts";

/** What a sentence gives as the cause of a feeling. person: nobody but a person; act: what somebody did or left undone; event: nobody's act. */
export interface Cause {
  readonly kind: "person" | "act" | "event";
  /** Token indices, end exclusive, from the joining word on. */
  readonly first: number;
  readonly end: number;
}

const PREPOSITIONS = new Set("about with at by of for over in on from towards toward regarding concerning".split(" "));
/** Care for a person is no charge against them (ruling 17). */
const CARING =
  /^(?:worr|concern|anxious|afraid|scared|nervous|frightened|terrified|sorry|sad|sick|fearful|apprehensive|out of my mind|heartbroken|distraught|upset|uneasy)/;
const JOINING = new Set(
  "because since as when whenever that if how what after every each given seeing considering why once where while each".split(
    " ",
  ),
);
const TOLD = new Set(
  "see hear read learn find discover notice be have get know realise realize watch think".split(" "),
);

/** The cause that the feeling's own sentence gives for it, or undefined. */
export function causeOf(reading: Reading, feeling: StatedFeeling): Cause | undefined {
  return causeAfter(reading, feeling) ?? causeBefore(reading, feeling);
}

function causeAfter(reading: Reading, feeling: StatedFeeling): Cause | undefined {
  const sentence = reading.sentences[feeling.clause.sentence];
  const limit = sentence?.endToken ?? feeling.end;
  for (let at = feeling.end; at < limit; at++) {
    const token = reading.tokens[at];
    if (token === undefined) break;
    if (token.tag === "CCONJ" && isNewStatement(reading, at)) return undefined;
    const long = becauseOf(reading, at);
    if (long > 0) return byPhrase(reading, feeling, at, at + long, limit, true);
    if (token.norm === "that" && reading.tokens[at - 1]?.tag === "PUNCT") return undefined;
    if (token.norm === "that" && isResult(reading, feeling, at)) return undefined;
    if (/^(?:after|before)$/.test(token.norm) && !opensClause(reading, at, feeling))
      return { kind: "event", first: at, end: limit };
    if (token.norm === "during") return { kind: "event", first: at, end: limit };
    if (token.norm === "," && isFateBehind(reading, at + 1)) return { kind: "event", first: at, end: limit };
    if (JOINING.has(token.norm) && opensClause(reading, at, feeling)) return byClause(reading, feeling, at, limit);
    if (PREPOSITIONS.has(token.norm) && tellsWhenOrWhere(reading, at)) continue;
    if (PREPOSITIONS.has(token.norm) && at - feeling.end <= 2)
      return byPhrase(reading, feeling, at, at + 1, limit, false);
    if (token.norm === "to" && at === feeling.end) return byInfinitive(reading, at, limit);
    if (at === feeling.end && isBareClause(reading, at, feeling)) return byClause(reading, feeling, at, limit);
  }
  return undefined;
}

const WHERE = new Set(["in", "on", "at", "over", "from", "for", "about"]);
const TIMES = new Set(
  "week day month year hour morning afternoon evening night monday tuesday wednesday thursday friday saturday sunday moment while age time minute weekend today now late bit start end beginning home work school house flat office desk here there class lesson room place ward team life world".split(
    " ",
  ),
);

/** "overwhelmed for weeks", "lonely in this house": when and where it is felt, not why. */
function tellsWhenOrWhere(reading: Reading, at: number): boolean {
  if (!WHERE.has(norm(reading, at)) || /^disap|^dissap/.test(norm(reading, at - 1))) return false;
  const phrase = reading.phrases[reading.tokens[at + 1]?.phrase ?? -1];
  const head = phrase?.first === at + 1 ? phrase.head : at + 1;
  if (norm(reading, at) === "about" && !/^(?:now|here)$/.test(norm(reading, head))) return false;
  const isAbout = phrase !== undefined && isActor(reading, phrase) && norm(reading, at) !== "in";
  return !isAbout && TIMES.has(reading.tokens[head]?.lemma ?? "");
}

/** "…, and I want to see you": the sentence goes on to something else. */
function isNewStatement(reading: Reading, at: number): boolean {
  const clause = clauseOf(reading, at + 1);
  return (
    clause !== undefined &&
    clause.role === "main" &&
    clause.subject !== undefined &&
    clause.subject.first <= at + 2 &&
    clause.subject.first > at
  );
}

/** "so stressed that I can't eat": a result, no cause. */
function isResult(reading: Reading, feeling: StatedFeeling, at: number): boolean {
  if (!/^(?:so|too)$/.test(norm(reading, feeling.first - 1))) return false;
  const subject = clauseOf(reading, at + 1)?.subject;
  return subject === undefined || subject.person === "speaker" || subject.person === "thing";
}

/** "We're heartbroken, our dog died", "I'm nervous, it's my first run." */
function isFateBehind(reading: Reading, at: number): boolean {
  const clause = clauseOf(reading, at);
  if (clause?.verb === undefined || clause.subject?.first !== at) return false;
  const isPlain =
    /^(?:it|there|this)$/.test(norm(reading, clause.subject.head)) &&
    clause.verb.lemma === "be" &&
    !clause.verb.negated;
  return isPlain || isFated(reading, clause);
}

/** A joining word with a clause behind it: not "since Tuesday", "as ever", "when possible". */
function opensClause(reading: Reading, at: number, feeling: StatedFeeling): boolean {
  const word = norm(reading, at);
  if ((word === "every" || word === "each") && norm(reading, at + 1) !== "time") return false;
  const here = clauseOf(reading, at);
  const clause = here?.index === feeling.clause.index ? clauseOf(reading, at + 1) : here;
  if (clause === undefined || clause.index === feeling.clause.index) return false;
  return clause.verb !== undefined && clause.verb.first > at && clause.first - at <= 2;
}

/** "I'm sad you left": the cause follows without a joining word. */
function isBareClause(reading: Reading, at: number, feeling: StatedFeeling): boolean {
  const clause = clauseOf(reading, at);
  return (
    clause !== undefined &&
    clause.index !== feeling.clause.index &&
    clause.subject?.first === at &&
    clause.verb !== undefined &&
    clause.verb.first > at
  );
}

function byClause(reading: Reading, feeling: StatedFeeling, first: number, limit: number): Cause {
  const start = clauseOf(reading, first);
  let clause = start?.index === feeling.clause.index ? clauseOf(reading, first + 1) : start;
  let end = clause?.end ?? limit;
  while (clause !== undefined) {
    const next: Clause | undefined = reading.clauses[clause.index + 1];
    if (next === undefined || next.sentence !== clause.sentence || isApart(reading, next)) break;
    end = next.end;
    clause = next;
  }
  const kinds = clausesIn(reading, first, end, feeling).map((each) => kindOfClause(reading, each));
  return {
    kind: kinds.includes("act") && kinds[0] !== "event" ? "act" : (kinds[0] ?? "event"),
    first,
    end: trimmed(reading, first, end),
  };
}

function clausesIn(reading: Reading, first: number, end: number, feeling: StatedFeeling): Clause[] {
  return clausesOf(reading, feeling.clause.sentence).filter(
    ({ index, verb }) =>
      index !== feeling.clause.index && verb !== undefined && verb.first >= first && verb.first < end,
  );
}

/** A clause that no longer belongs to the cause: a new main clause after a comma, another request. */
function isApart(reading: Reading, clause: Clause): boolean {
  if (clause.role === "main") return true;
  return norm(reading, clause.connector) === "so" || norm(reading, clause.first) === "so";
}

function byPhrase(
  reading: Reading,
  feeling: StatedFeeling,
  first: number,
  from: number,
  limit: number,
  isLong: boolean,
): Cause | undefined {
  const phrase = reading.phrases[reading.tokens[from]?.phrase ?? -1];
  const next = norm(reading, from);
  if (next === "how" || next === "what" || (next === "the" && norm(reading, from + 1) === "fact")) {
    const clause = reading.clauses[feeling.clause.index + 1];
    if (clause?.sentence === feeling.clause.sentence && clause.verb !== undefined)
      return { ...byClause(reading, feeling, clause.first, limit), first };
  }
  if (phrase === undefined || phrase.first !== from) {
    return { kind: "event", first, end: trimmed(reading, first, limit) };
  }
  const hasAct = doesSomething(reading, phrase, limit);
  if (isActor(reading, phrase)) {
    if (hasAct) return { kind: "act", first, end: stretchEnd(reading, first, limit) };
    const isCare =
      (norm(reading, first) === "for" && !isLong) ||
      (!isLong &&
        /^(?:about|for|of)$/.test(norm(reading, first)) &&
        CARING.test(feeling.word) &&
        !(norm(reading, first) === "of" && phrase.person === "you") &&
        !(norm(reading, first) === "of" && /^(?:afraid|scared|terrified|frightened)/.test(feeling.word)));
    return { kind: isCare ? "event" : "person", first, end: phrase.end };
  }
  const isCareFor = norm(reading, first) === "for" && CARING.test(feeling.word);
  const kind = isCareFor ? "event" : kindOfPhrase(reading, phrase);
  return { kind, first, end: stretchEnd(reading, first, limit) };
}

/** "at you for leaving", "about you merging alone", "with Ana because she left" keeps the person bare. */
function doesSomething(reading: Reading, phrase: NounPhrase, limit: number): boolean {
  const next = reading.tokens[phrase.end];
  if (next === undefined || phrase.end >= limit) return false;
  if (next.norm === "for")
    return reading.tokens[phrase.end + 1]?.form === "ing" || reading.tokens[phrase.end + 1]?.phrase !== -1;
  if (next.norm === "not" || next.norm === "never") return reading.tokens[phrase.end + 1]?.form === "ing";
  return next.form === "ing" || (next.tag === "ADV" && reading.tokens[phrase.end + 1]?.form === "ing");
}

/** "shocked to read that you left": what was seen or heard is the cause. */
function byInfinitive(reading: Reading, at: number, limit: number): Cause | undefined {
  const verb = reading.tokens[at + 1];
  if (verb === undefined || !TOLD.has(verb.lemma)) return { kind: "event", first: at, end: limit };
  for (let next = at + 2; next < limit; next++) {
    const phrase = reading.phrases[reading.tokens[next]?.phrase ?? -1];
    if (phrase === undefined) continue;
    const clause = clauseOf(reading, next);
    const isFound = /^(?:find|see|get|have)$/.test(verb.lemma) && /(?:ed|en|ne|ft|wn)$/.test(norm(reading, phrase.end));
    const isActing = isFound || isActor(reading, phrase) || phrase.person === "work";
    const kind = isActing
      ? "act"
      : clause !== undefined && clause.verb !== undefined && clause.verb.first > next
        ? kindOfClause(reading, clause)
        : kindOfPhrase(reading, phrase);
    return { kind, first: at, end: trimmed(reading, at, limit) };
  }
  return { kind: "event", first: at, end: limit };
}

/** "When you raised your voice I was scared", "you left, so I'm sad". */
function causeBefore(reading: Reading, feeling: StatedFeeling): Cause | undefined {
  const clauses = clausesOf(reading, feeling.clause.sentence);
  let found: Cause | undefined;
  for (const clause of clauses) {
    if (clause.index >= feeling.clause.index) break;
    const isJoined = clause.role === "cause" || clause.role === "when";
    const next = reading.clauses[clause.index + 1];
    const isSo =
      next !== undefined &&
      next.index === feeling.clause.index &&
      norm(reading, next.first) === "so" &&
      clause.subject?.person !== "speaker";
    if (!isJoined && !isSo) continue;
    const kind = kindOfClause(reading, clause);
    if (found === undefined) found = { kind, first: clause.first, end: clause.end };
    else if (kind === "act") found = { kind, first: found.first, end: clause.end };
  }
  if (found !== undefined) return found;
  const sentence = reading.sentences[feeling.clause.sentence];
  for (let at = sentence?.firstToken ?? feeling.opens; at < feeling.opens; at++) {
    const length = becauseOf(reading, at);
    if (length > 0) return byPhrase(reading, feeling, at, at + length, feeling.opens, true);
  }
  return undefined;
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
    if (token.tag === "CCONJ" && isNewStatement(reading, at)) return at;
  }
  return trimmed(reading, first, limit);
}

/** Without the full stop and the comma at its end. */
function trimmed(reading: Reading, first: number, end: number): number {
  let last = end;
  while (last > first + 1 && /^(?:PUNCT|SYM)$/.test(reading.tokens[last - 1]?.tag ?? "")) last--;
  return last;
}
