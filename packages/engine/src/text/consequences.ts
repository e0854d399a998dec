import * as lists from "../lexicon/words/consequences.ts";
import { cueAsWritten, holds, isCue } from "./places.ts";
import { clausesOf, findToken, norm, phraseAt, tokenAt } from "./query.ts";
import type { Clause, Reading, Sentence, VerbGroup } from "./reading.ts";
import type { Stretch } from "./span.ts";
import { isOneOf } from "./word.ts";

const UNREAL = new Set(["could", "might", "may", "would", "can", "should"]);
const COURT_TRIBUNAL = cueAsWritten("court tribunal");
const BUS_TAXI_TRAIN = cueAsWritten(lists.BUS_TAXI_TRAIN);
const BY_TODAY_TONIGHT = cueAsWritten("by today tonight now noon desk");
const BIN_SKIP_TIP = cueAsWritten("bin skip tip rubbish");
const NO_NOTHING_AGAIN = cueAsWritten("no nothing again nobody");

const OFFICE = cueAsWritten(lists.OFFICE);

/** "Send a plumber or I stop the rent", "either he goes or I do", "then it goes to my lawyer", "the union will hear about it". */
export function consequences(reading: Reading): Stretch[] {
  const found: Stretch[] = [];
  for (const sentence of reading.sentences) {
    if (sentence.question) continue;
    for (const clause of clausesOf(reading, sentence.index)) {
      if (clause.verb === undefined || clause.subject === undefined || clause.role === "if") continue;
      if (isOrElse(reading, sentence, clause) || isThen(reading, sentence, clause))
        found.push({ first: clause.first, end: lastOf(reading, clause) });
    }
  }
  return found;
}

function lastOf(reading: Reading, { end }: Clause): number {
  return tokenAt(reading, end - 1)?.tag === "PUNCT" ? end - 1 : end;
}

/** "… or I walk", "… or it gets clamped": after an order, a want or a date, with nothing soft about it. */
function isOrElse(reading: Reading, sentence: Sentence, clause: Clause): boolean {
  const { verb } = clause;
  if (norm(reading, clause.first) !== "or" || verb === undefined) return false;
  if (findToken(reading, clause.first, sentence.endToken, ({ norm: word }) => lists.EASY.has(word)) !== -1)
    return false;
  const isEither = norm(reading, sentence.firstToken) === "either";
  if (!isEither && !isPressed(reading, sentence, clause, verb)) return false;
  if (UNREAL.has(verb.modal)) return false;
  return isEither ? isEitherOr(reading, sentence, clause, verb) : isThreatened(reading, clause, verb);
}

function isPressed(reading: Reading, sentence: Sentence, { index, first }: Clause, verb: VerbGroup): boolean {
  if (sentence.instruction && !isPublic(reading, verb) && !isDoneTo(reading, verb)) return false;
  const before = clausesOf(reading, sentence.index).filter((each) => each.index < index);
  return before.some((each) => each.imperative || isWanted(reading, each)) || isDated(reading, sentence, first);
}

function isThreatened(reading: Reading, clause: Clause, verb: VerbGroup): boolean {
  const person = clause.subject?.person;
  if (person === "speaker") return isAgainst(reading, clause);
  const isThing = person === "thing" || person === "work";
  return isThing && (isGone(reading, verb) || isDoneTo(reading, verb));
}

/** "(either he goes) or I do", "(either you pay up) or you go", "or we are history" */
function isEitherOr(reading: Reading, { firstToken }: Sentence, clause: Clause, verb: VerbGroup): boolean {
  const person = clause.subject?.person;
  if (person === "speaker") return verb.lemma === "do" || isAgainst(reading, clause);
  if (norm(reading, firstToken + 1) === "you" && norm(reading, clause.subject?.head ?? -1) === "you")
    return lists.DEPARTING.has(verb.lemma);
  const isLost = verb.lemma === "be" && lists.LOST.has(norm(reading, verb.end));
  if (person === "group") return isLost;
  return (person === "thing" || person === "work") && (isLost || isDoneTo(reading, verb));
}

function isDoneTo(reading: Reading, { end }: VerbGroup): boolean {
  return lists.DONE_TO.has(norm(reading, end));
}

function isGone(reading: Reading, verb: VerbGroup): boolean {
  const isOff = ["in", "to", "on", "out", "back", "away", ".", "!", ""].includes(norm(reading, verb.end));
  return verb.lemma === "go" && (isOff || isPublic(reading, verb));
}

/** "(the photos) go online", "go to the papers", "go to your boss": before others' eyes. */
function isPublic(reading: Reading, { lemma, end }: VerbGroup): boolean {
  if (lemma !== "go") return false;
  if (["online", "public", "viral", "live"].includes(norm(reading, end))) return true;
  const whom = phraseAt(reading, end + 1);
  return (
    norm(reading, end) === "to" && whom !== undefined && (whom.owner === "you" || isCue(reading, OFFICE, whom.head))
  );
}

function isAgainst(reading: Reading, { verb, end }: Clause): boolean {
  if (verb === undefined || !lists.AGAINST.has(verb.lemma)) return false;
  if (["meet", "see"].includes(verb.lemma)) return holds(reading, COURT_TRIBUNAL, verb.end, end);
  // "or I'll ring you", "or I'll take the bus": an offer, a plan.
  const isOffered = ["you", "back", "later", "again", "tomorrow"].includes(norm(reading, verb.end));
  if (lists.CALL_RING_PHONE.has(verb.lemma) && isOffered) return false;
  return !holds(reading, BUS_TAXI_TRAIN, verb.end, end);
}

/** "You clean the bathroom this week", "we want the mock-ups by Monday" */
function isWanted(reading: Reading, { subject, verb }: Clause): boolean {
  if (subject?.person === "speaker") return ["want", "need", "expect", "demand"].includes(verb?.lemma ?? "");
  return norm(reading, subject?.head ?? -1) === "you" && verb?.tense === "present" && verb.modal === "";
}

/** "The figures are on my desk at four, or …" */
function isDated(reading: Reading, { firstToken }: Sentence, or: number): boolean {
  return holds(reading, BY_TODAY_TONIGHT, firstToken, or) && norm(reading, or - 1) === ",";
}

const isElse = isOneOf("otherwise then");

/** "Otherwise the solicitor gets involved", "then it goes to my lawyer", "if …, the union will hear about it" */
function isThen(reading: Reading, sentence: Sentence, clause: Clause): boolean {
  const { verb, subject, first, end } = clause;
  if (verb === undefined || subject === undefined || verb.negated) return false;
  const isOffice = isCue(reading, OFFICE, subject.head);
  if ((!isOffice && verb.lemma !== "go") || UNREAL.has(verb.modal)) return false;
  const isAfter = findToken(
    reading,
    first - 1,
    subject.first,
    (token) => isElse(token) || (token.norm === "after" && norm(reading, token.index + 1) === "that"),
  );
  const isIf = clausesOf(reading, sentence.index).some(
    (each) => each.role === "if" && each.index < clause.index && isFailing(reading, each),
  );
  if (isAfter === -1 && !isIf) return false;
  if (isOffice) return lists.STEPS_IN.has(verb.lemma) && verb.tense !== "past";
  const isHanded = verb.lemma === "go" && ["it", "this", "that", "the"].includes(norm(reading, subject.first));
  const isBinned = isHanded && holds(reading, BIN_SKIP_TIP, verb.end, end);
  return isHanded && (isBinned ? isIf : holds(reading, OFFICE, verb.end, end));
}

/** "If the money isn't here", "unless I get a reply", "if I hear nothing", "if it happens again" */
function isFailing(reading: Reading, { first, end, verb, connector }: Clause): boolean {
  if (verb?.negated || norm(reading, connector) === "unless") return true;
  return holds(reading, NO_NOTHING_AGAIN, first, end);
}
