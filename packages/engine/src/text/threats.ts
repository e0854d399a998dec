import * as lists from "../lexicon/words/threats.ts";
import { consequences } from "./consequences.ts";
import { cue, cueAsWritten, holds, isCue, placesOf } from "./places.ts";
import { clausesOf, findToken, hasMatch, norm, phraseAt, tokenAt } from "./query.ts";
import type { Clause, NounPhrase, Reading, VerbGroup } from "./reading.ts";
import type { Stretch } from "./span.ts";

const TOWED_REMOVED_THROWN = cueAsWritten(lists.TOWED_REMOVED_THROWN);
const LOCKS_LOCK_SUPPLIER = cueAsWritten("locks lock supplier provider password");

const AGAIN_ONCE_NEAR = cueAsWritten("again once near my ever");
const ARE_IS_RE = cueAsWritten("are is 're 's will");
const ONE_ANOTHER = cueAsWritten("one another");

/** "If I don't get my deposit back, I'll go to the police.", "… or I'm calling the police." */
export function conditionalThreats(reading: Reading): Stretch[] {
  const found: Stretch[] = [...consequences(reading), ...partings(reading)];
  for (const clause of reading.clauses) {
    found.push(...afterAnd(reading, clause), ...nextTime(reading, clause));
    const isOr = norm(reading, clause.first) === "or" && clause.subject?.person === "speaker";
    if (isOr && isRidOf(reading, clause)) found.push({ first: clause.first, end: lastOf(reading, clause) });
    if (clause.role !== "if") continue;
    const end = endOfRelations(reading, clause) ?? powerComes(reading, clause);
    if (end !== undefined) found.push(end);
    found.push(...whatIDo(reading, clause));
  }
  return found;
}

/** "(if I hear nothing,) I'll go to the police", "I'm leaving", "I'll change the locks" */
function whatIDo(reading: Reading, clause: Clause): Stretch[] {
  const consequence = clausesOf(reading, clause.sentence).find(
    ({ subject, verb, role }) =>
      subject?.person === "speaker" &&
      (role === "main" || role === "other") &&
      isAhead(reading, verb) &&
      verb?.negated === false,
  );
  if (consequence?.verb === undefined || consequence.subject === undefined) return [];
  const { lemma, end } = consequence.verb;
  const last = lastOf(reading, consequence);
  const isLocked = lemma === "change" && holds(reading, LOCKS_LOCK_SUPPLIER, end, last);
  const isParting = (isLocked || lists.LEAVING.has(lemma)) && isCharged(reading, clause);
  const isBefore = ["sue", "escalate"].includes(lemma) || hasPower(reading, end, last);
  const isAgainst = lists.GO_REPORT_TELL.has(lemma) && isBefore;
  return isParting || isAgainst ? [{ first: consequence.subject.first, end: last }] : [];
}

function hasPower(reading: Reading, from: number, to: number): boolean {
  return findToken(reading, from, to, ({ norm: word }) => lists.POWER.has(word)) !== -1;
}

/** "I'll have it towed" */
function isRidOf(reading: Reading, { verb }: Clause): boolean {
  return (
    verb?.lemma === "have" && isAhead(reading, verb) && holds(reading, TOWED_REMOVED_THROWN, verb.end, verb.end + 4)
  );
}

/** "I'll go", "I'm going" */
function isAhead(reading: Reading, verb: Clause["verb"]): boolean {
  if (verb === undefined) return false;
  // "If you do that again, I quit."
  if (["quit", "resign"].includes(verb.lemma) && verb.tense === "present") return true;
  return verb.tense === "future" || reading.tokens[verb.head]?.form === "ing";
}

/** A condition that charges the reader: "unless you reply", "if this happens again", "if I don't hear back". */
function isCharged(reading: Reading, clause: Clause): boolean {
  const { subject, verb, connector, first, end } = clause;
  const head = norm(reading, subject?.head ?? -1);
  const isNeed = lists.NEED_WANT_MIND.has(verb?.lemma ?? "");
  const isLeft = !isNeed && (norm(reading, connector) === "unless" || verb?.negated === true);
  if (subject?.person === "you" || head === "this" || head === "that") return isLeft || isAgain(reading, clause);
  if (!isLeft) return false;
  if (subject?.person === "thing") return head !== "it" && hasMatch(reading, "deadline", first, end);
  return subject?.person === "speaker" && ["hear", "get", "receive", "have", "see"].includes(verb?.lemma ?? "");
}

function isAgain(reading: Reading, { first, end }: Clause): boolean {
  return (
    findToken(
      reading,
      first,
      end,
      ({ norm: word, index }) =>
        ["again", "anymore", "ever", "late", "still"].includes(word) ||
        (word === "more" && ["once", "one"].includes(norm(reading, index - 1))),
    ) !== -1
  );
}

/** "If you're late one more time, you're fired", "… we're finished" */
function endOfRelations(reading: Reading, clause: Clause): Stretch | undefined {
  if (!isCharged(reading, clause)) return undefined;
  const result = clausesOf(reading, clause.sentence).find(
    ({ index, subject, verb }) =>
      index > clause.index && (isYouOrWe(reading, subject) || subject?.person === "speaker") && verb !== undefined,
  );
  if (result?.verb === undefined || result.subject === undefined) return undefined;
  return isOver(reading, result.verb) ? { first: result.subject.first, end: lastOf(reading, result) } : undefined;
}

const OVER_WORDS = cue("finished through over done history off");

/** "If the sitter isn't paid by Friday, you and I are finished", "… our friendship is over" */
function partings(reading: Reading): Stretch[] {
  const found: Stretch[] = [];
  for (const at of placesOf(reading, OVER_WORDS)) {
    const be = at - 1;
    const sentence = reading.sentences[reading.tokens[at]?.sentence ?? -1];
    if (sentence === undefined || !isCue(reading, ARE_IS_RE, be)) continue;
    const isPair = norm(reading, be - 1) === "i" && norm(reading, be - 2) === "and" && norm(reading, be - 3) === "you";

    const first = isPair ? be - 3 : -1;
    const last = (tokenAt(reading, at + 1)?.tag ?? "PUNCT") === "PUNCT";
    const isHung = norm(reading, sentence.firstToken) === "if" || norm(reading, sentence.firstToken) === "unless";
    if (first > sentence.firstToken + 1 && isHung && last) found.push({ first, end: at + 1 });
  }
  return found;
}

function isYouOrWe(reading: Reading, subject: Clause["subject"]): boolean {
  return subject !== undefined && ["you", "we", "it", "that"].includes(norm(reading, subject.head));
}

/** "My solicitor will be in touch unless that fence comes down by Friday." */
function powerComes(reading: Reading, clause: Clause): Stretch | undefined {
  const result = clausesOf(reading, clause.sentence).find(
    ({ subject, verb }) =>
      subject?.owner === "speaker" &&
      lists.POWER.has(norm(reading, subject.head)) &&
      verb?.tense === "future" &&
      lists.BE_CONTACT_WRITE.has(verb.lemma),
  );
  if (result?.subject === undefined || !isCharged(reading, clause)) return undefined;
  return { first: result.subject.first, end: lastOf(reading, result) };
}

/** "Do it again and I'll tell your mother", "one more complaint and you're out" */
function afterAnd(reading: Reading, clause: Clause): Stretch[] {
  const { subject, verb, sentence } = clause;
  const first = reading.sentences[sentence]?.firstToken ?? clause.first;
  if (subject === undefined || verb === undefined) return [];
  const isJoined =
    clause.first === first ? isOffence(reading, first, subject.first) : norm(reading, clause.first) === "and";
  if (!isJoined) return [];
  const isOnce =
    isCue(reading, ONE_ANOTHER, first) &&
    ["more", "word", "mistake", "complaint", "step", "time"].includes(norm(reading, first + 1));
  const before = reading.clauses[clause.index - 1];
  const isDared =
    before?.sentence === sentence && before.imperative && holds(reading, AGAIN_ONCE_NEAR, first, clause.first);
  if (!isOnce && !isDared) return [];
  const isMine = subject.person === "speaker" && isCall(reading, verb, isOnce);
  return isMine || (isOver(reading, verb) && isAtStake(reading, subject))
    ? [{ first: subject.first, end: lastOf(reading, clause) }]
    : [];
}

function isCall(reading: Reading, verb: VerbGroup, isOnce: boolean): boolean {
  if (!isAhead(reading, verb) && !(isOnce && verb.tense === "present")) return false;
  return lists.CALL_RING_PHONE.has(verb.lemma);
}

function isAtStake(reading: Reading, subject: NounPhrase): boolean {
  return isYouOrWe(reading, subject) || ["work", "thing"].includes(subject.person);
}

/** "One more complaint and": no verb stands in it */
function isOffence(reading: Reading, first: number, subject: number): boolean {
  const isAnd = norm(reading, subject - 1) === "and";
  return isAnd && findToken(reading, first, subject, ({ norm: word }) => lists.OFFENCE.has(word)) !== -1;
}

function isOver(reading: Reading, { head, end }: VerbGroup): boolean {
  return lists.OVER.has(norm(reading, head)) || lists.OVER.has(norm(reading, end));
}

/** "Next time you do it I'm moving out", "the next time he shouts I'll leave" */
function nextTime(reading: Reading, clause: Clause): Stretch[] {
  const { subject, verb, sentence } = clause;
  const first = reading.sentences[sentence]?.firstToken ?? clause.first;
  const next = norm(reading, first) === "the" ? first + 1 : first;
  if (norm(reading, next) !== "next" || norm(reading, next + 1) !== "time") return [];
  const before = phraseAt(reading, next + 2);
  const isOthers = before?.first === next + 2 && before.person !== "speaker" && before.person !== "thing";
  if (!isOthers || subject?.person !== "speaker" || subject.first <= before.end) return [];
  const isThreat = verb !== undefined && isAhead(reading, verb) && isLeaving(reading, verb, clause.end);
  return isThreat ? [{ first: subject.first, end: lastOf(reading, clause) }] : [];
}

/** "leave", "block you", "call the police" */
function isLeaving(reading: Reading, { lemma, end }: VerbGroup, last: number): boolean {
  if (lists.LEAVE_MOVE_QUIT.has(lemma) && phraseAt(reading, end)?.first !== end) return true;
  if (lists.CALL_REPORT_RING.has(lemma) && hasPower(reading, end, last)) return true;
  return ["block", "divorce"].includes(lemma) && norm(reading, end) === "you";
}

function lastOf(reading: Reading, { end }: Clause): number {
  return tokenAt(reading, end - 1)?.tag === "PUNCT" ? end - 1 : end;
}
