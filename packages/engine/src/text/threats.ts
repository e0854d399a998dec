import * as lists from "../lexicon/words/threats.ts";
import { consequences } from "./consequences.ts";
import { isKindDare } from "./kind-dare.ts";
import { cue, cueAsWritten, holds, isCue, placesOf } from "./places.ts";
import { clauseOf, clausesOf, findToken, hasMatch, is, matchesOf, norm, phraseAt, tokenAt } from "./query.ts";
import type { Clause, Match, Reading } from "./reading.ts";
import type { Stretch } from "./span.ts";

const TOWED_REMOVED_THROWN = cueAsWritten(lists.TOWED_REMOVED_THROWN);
const LOCKS_LOCK_SUPPLIER = cueAsWritten("locks lock supplier provider password");

const AGAIN_ONCE_NEAR = cueAsWritten("again once near my ever");
const CONSEQUENCES = cueAsWritten("consequences");
const MIND_MATTER_FINE = cueAsWritten("mind matter fine whichever prefer");
const YOU = cueAsWritten("you");
const MAY_MIGHT_COULD = cueAsWritten("may might could can");
const ARE_IS_RE = cueAsWritten("are is 're 's will");
const ONE_ANOTHER = cueAsWritten("one another");

export function spokenThreats(reading: Reading): Stretch[] {
  return matchesOf(reading, "threat").flatMap((match) => {
    const isFree = match.text === "you can forget" && isThingAt(reading, match.end);
    // "You don't make me angry"
    const isDenied = match.text === "don't make me" && clauseOf(reading, match.first)?.imperative === false;
    const isTidied = match.text.startsWith("clear your") && norm(reading, match.first - 1) === "please";
    const end = isFree || isDenied || isTidied || isKindDare(reading, match.first) ? -1 : threatEnd(reading, match);
    return end === -1 ? [] : [{ first: match.first, end }];
  });
}

/** "You can forget the umbrella, it's cleared up." */
function isThingAt(reading: Reading, at: number): boolean {
  const phrase = phraseAt(reading, at);
  return phrase?.first === at && norm(reading, at) === "the" && is(reading, phrase.head, "thing");
}

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
    const consequence = clausesOf(reading, clause.sentence).find(
      ({ subject, verb, role }) =>
        subject?.person === "speaker" &&
        (role === "main" || role === "other") &&
        isAhead(reading, verb) &&
        verb?.negated === false,
    );
    if (consequence?.verb === undefined || consequence.subject === undefined) continue;
    const last = lastOf(reading, consequence);
    const isAgainst = lists.GO_REPORT_TELL.has(consequence.verb.lemma);
    const hasPower = findToken(reading, consequence.verb.end, last, ({ norm: word }) => lists.POWER.has(word)) !== -1;
    const isLeaving = lists.LEAVING.has(consequence.verb.lemma) && isCharged(reading, clause);
    const isLocked =
      consequence.verb.lemma === "change" && holds(reading, LOCKS_LOCK_SUPPLIER, consequence.verb.end, last);
    if (
      isLeaving ||
      (isLocked && isCharged(reading, clause)) ||
      (isAgainst && (hasPower || ["sue", "escalate"].includes(consequence.verb.lemma)))
    )
      found.push({ first: consequence.subject.first, end: last });
  }
  return found;
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
  const person = clause.subject?.person;
  const isAgain =
    findToken(
      reading,
      clause.first,
      clause.end,
      ({ norm: word, index }) =>
        ["again", "anymore", "ever", "late", "still"].includes(word) ||
        (word === "more" && ["once", "one"].includes(norm(reading, index - 1))),
    ) !== -1;
  const isNeed = lists.NEED_WANT_MIND.has(clause.verb?.lemma ?? "");
  const isLeft = !isNeed && (norm(reading, clause.connector) === "unless" || clause.verb?.negated === true);
  const isThis = ["this", "it", "that"].includes(norm(reading, clause.subject?.head ?? -1));
  const isDue = isLeft && hasMatch(reading, "deadline", clause.first, clause.end);
  if (person === "thing" && isDue && !isThis) return true;
  if (person === "you" || ["this", "that"].includes(norm(reading, clause.subject?.head ?? -1)))
    return isAgain || isLeft;
  return person === "speaker" && isLeft && ["hear", "get", "receive", "have", "see"].includes(clause.verb?.lemma ?? "");
}

/** "If you're late one more time, you're fired", "… we're finished" */
function endOfRelations(reading: Reading, clause: Clause): Stretch | undefined {
  if (!isCharged(reading, clause)) return undefined;
  const result = clausesOf(reading, clause.sentence).find(
    ({ index, subject, verb }) =>
      index > clause.index && (isYouOrWe(reading, subject) || subject?.person === "speaker") && verb !== undefined,
  );
  if (result?.verb === undefined || result.subject === undefined) return undefined;
  const isOver = [result.verb.head, result.verb.end].some((at) => lists.OVER.has(norm(reading, at)));
  return isOver ? { first: result.subject.first, end: lastOf(reading, result) } : undefined;
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
  const isVerbless =
    clause.first === first &&
    norm(reading, subject.first - 1) === "and" &&
    findToken(reading, first, subject.first, ({ norm: word }) => lists.OFFENCE.has(word)) !== -1;
  if (!isVerbless && (norm(reading, clause.first) !== "and" || clause.first === first)) return [];
  const isOnce =
    isCue(reading, ONE_ANOTHER, first) &&
    ["more", "word", "mistake", "complaint", "step", "time"].includes(norm(reading, first + 1));
  const before = reading.clauses[clause.index - 1];
  const isDared =
    before?.sentence === sentence && before.imperative && holds(reading, AGAIN_ONCE_NEAR, first, clause.first);
  if (!isOnce && !isDared) return [];
  const isOver =
    [verb.head, verb.end].some((at) => lists.OVER.has(norm(reading, at))) &&
    (isYouOrWe(reading, subject) || subject.person === "work" || subject.person === "thing");
  const isMine =
    subject.person === "speaker" &&
    (isAhead(reading, verb) || (isOnce && verb.tense === "present")) &&
    lists.CALL_RING_PHONE.has(verb.lemma);
  return isOver || isMine ? [{ first: subject.first, end: lastOf(reading, clause) }] : [];
}

/** "Next time you do it I'm moving out", "the next time he shouts I'll leave" */
function nextTime(reading: Reading, clause: Clause): Stretch[] {
  const { subject, verb, sentence } = clause;
  const first = reading.sentences[sentence]?.firstToken ?? clause.first;
  const next = norm(reading, first) === "the" ? first + 1 : first;
  if (norm(reading, next) !== "next" || norm(reading, next + 1) !== "time") return [];
  const before = phraseAt(reading, next + 2);
  const isOthers = before?.first === next + 2 && before.person !== "speaker" && before.person !== "thing";
  if (!isOthers || subject?.person !== "speaker" || subject.first <= before.end || !isAhead(reading, verb)) return [];
  const isQuitting = lists.LEAVE_MOVE_QUIT.has(verb?.lemma ?? "");
  const isCalling = lists.CALL_REPORT_RING.has(verb?.lemma ?? "");
  const hasObject = phraseAt(reading, verb?.end ?? -1)?.first === verb?.end;
  const hasPower =
    findToken(reading, verb?.end ?? clause.end, clause.end, ({ norm: word }) => lists.POWER.has(word)) !== -1;
  const isCut = ["block", "divorce"].includes(verb?.lemma ?? "") && norm(reading, verb?.end ?? -1) === "you";
  const isAgainst = isCut || (isQuitting && !hasObject) || (isCalling && hasPower);
  return isAgainst ? [{ first: subject.first, end: lastOf(reading, clause) }] : [];
}

function lastOf(reading: Reading, { end }: Clause): number {
  return tokenAt(reading, end - 1)?.tag === "PUNCT" ? end - 1 : end;
}

/** Where the threat ends, or -1 when it is none. */
function threatEnd(reading: Reading, { first, end, text }: Match): number {
  const sentence = reading.sentences[reading.tokens[first]?.sentence ?? -1];
  if (sentence === undefined) return -1;
  let stop = sentence.endToken;
  while (stop > end && tokenAt(reading, stop - 1)?.tag === "PUNCT") stop--;
  if (text.endsWith("last chance") && isOffered(reading, end)) return -1;
  if (/regret$/.test(text) && isMissed(reading, end)) return -1;
  if (text === "or else")
    return end >= stop || (["i", "we", "there", "you"].includes(norm(reading, end)) && !hasSoftener(reading, end, stop))
      ? end >= stop
        ? end
        : stop
      : -1;
  const hasPrice = holds(reading, CONSEQUENCES, end - 1, stop);
  if (text.startsWith("otherwise") && hasPrice) return stop;
  if (text.startsWith("otherwise")) return isHarm(reading, end - 1, stop) ? stop : -1;
  // "or I'm out of ideas"
  if (text.startsWith("or i") && norm(reading, end) === "of") return -1;
  const isEasy = holds(reading, MIND_MATTER_FINE, first, stop);
  if (text.startsWith("either") && isEasy) return -1;
  if (/^(?:or |either)/.test(text)) return stop;
  if (/trouble$/.test(text)) return end >= stop && hasYouBefore(reading, sentence.firstToken, first) ? end : -1;
  if (/^(?:go|take|get|have) /.test(text) && isPast(reading, first)) return -1;
  return end;
}

/** "You'll regret it if you miss the last show!" */
function isMissed(reading: Reading, end: number): boolean {
  const at = norm(reading, end) === "it" ? end + 1 : end;
  if (norm(reading, at) !== "if" || norm(reading, at + 1) !== "you") return false;
  const verb = norm(reading, at + 3) === "not" ? at + 4 : at + 2;
  return lists.MISS_SKIP_TRY.has(norm(reading, verb));
}

/** "Last chance for Sunday's coach", "last chance to sign up" */
function isOffered(reading: Reading, at: number): boolean {
  if (norm(reading, at) === "for") return !["you", "him", "her", "them", "me", "us"].includes(norm(reading, at + 1));
  const isTaken =
    /^(?:sign|book|buy|get|see|join|register|order|grab|enter|vote|taste|try|catch|win|reserve|hear|visit|swim|come)$/;
  return norm(reading, at) === "to" && isTaken.test(norm(reading, at + 1));
}

/** "If you touch it again, there'll be trouble" */
function hasYouBefore(reading: Reading, from: number, to: number): boolean {
  return holds(reading, YOU, from, to);
}

/** "You went to the press": told, not threatened. */
function isPast(reading: Reading, at: number): boolean {
  const { form, tag } = reading.tokens[at] ?? { form: "", tag: "X" };
  return form === "past" || form === "participle" || form === "ed" || tag === "NOUN";
}

/** "or else you may wait an hour" only warns. */
function hasSoftener(reading: Reading, from: number, to: number): boolean {
  return holds(reading, MAY_MIGHT_COULD, from, to);
}

/** "Otherwise I go to the dean" against "Otherwise I'll see you on Monday". */
function isHarm(reading: Reading, from: number, to: number): boolean {
  const hasHarm = findToken(reading, from, to, ({ lemma }) => lists.HARM.has(lemma)) !== -1;
  return hasHarm && findToken(reading, from, to, ({ norm: word }) => lists.AUTHORITY.has(word)) !== -1;
}
