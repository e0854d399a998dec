import * as lists from "../../lexicon/words/absolutes.ts";
import { cueAsWritten, firstIn, holds, placesOf } from "../places.ts";
import { clauseOf, clausesOf, findToken, is, matchesOf, norm, tokenAt } from "../query.ts";
import type { Clause, Match, Reading } from "../reading.ts";
import { type Bias, clauseOfOther, hasDeed, hasSpeaker, hasVerdict, isSomebodyElse } from "./bias-kinds.ts";
import { isSaidGladly } from "./cheer.ts";
import { isDisowned } from "./denied.ts";
import { everyOccasion } from "./every-occasion.ts";
import { EVERYBODY, exaggeratesAll, isEverybody, isNobody, NOBODY, YOUR_ALL } from "./everybody.ts";
import { withoutException } from "./no-exception.ts";
import { EVERY, isAboutSubject, isAlwaysMe, NEUTRAL } from "./reproaches.ts";

const ONCE = cueAsWritten("once");

const SAME_ANOTHER = cueAsWritten("same another");
const YOU_YOUR = cueAsWritten("you your");

const USUAL_SEVERITY = 0.6;

const PERIOD =
  /^every (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend|morning|evening|night|day|week|month|year|lunch|shift|meeting)$/;
const STRESSED = /single|bloody|damn|blessed|flipping|freaking|fucking|sodding|goddamn|each and every/;

/** Absolutes that exaggerate about people, by the subject that they speak of. */
export function findAbsolutes(reading: Reading): Bias[] {
  const found: Bias[] = [];
  for (const match of matchesOf(reading, "absolute")) {
    const clause = clauseOf(reading, match.first);
    if (clause === undefined || lists.WEAK.has(match.text) || isDisowned(reading, match.first)) continue;
    if (!exaggerates(reading, match, clause) || isThankedFor(reading, match, clause)) continue;
    found.push({ first: match.first, end: match.end, severity: match.severity ?? USUAL_SEVERITY });
  }
  for (const { first, end } of [...withoutException(reading), ...everyOccasion(reading)]) {
    found.push({ first, end, severity: USUAL_SEVERITY });
  }
  for (const at of placesOf(reading, ONCE)) {
    const clause = clauseOf(reading, at);
    if (clause !== undefined && isNotOnce(reading, clause, at))
      found.push({ first: at, end: at + 1, severity: USUAL_SEVERITY });
  }
  for (const clause of reading.clauses) {
    const first = everAsked(reading, clause);
    if (first !== -1) found.push({ first, end: first + 1, severity: USUAL_SEVERITY });
  }
  return found;
}

/** "You haven't listened to me once." */
function isNotOnce(reading: Reading, clause: Clause, at: number): boolean {
  const { verb, subject } = clause;
  if (verb === undefined || !verb.negated || verb.end > at || !isSomebodyElse(reading, subject)) return false;
  if (verb.modal !== "" || reading.sentences[clause.sentence]?.question) return false;
  const isLast =
    (reading.tokens[at + 1]?.tag ?? "PUNCT") === "PUNCT" ||
    ["since", "in", "this", "all"].includes(norm(reading, at + 1));
  return isLast && hasDeed(reading, clause, "good-deed", verb.first);
}

/** "Every time I doubted myself, you talked me round. Thank you for that.", "you always save me the crispy bits 😍" */
function isThankedFor(reading: Reading, { first }: Match, { sentence }: Clause): boolean {
  const [own, next] = [reading.sentences[sentence], reading.sentences[sentence + 1]];
  const isThanked = next?.praise === true && lists.THANKS_THANK_CHEERS.has(norm(reading, next.firstToken));
  if (!isThanked && (own === undefined || !isSaidGladly(reading, own))) return false;
  const about = clauseOfOther(reading, first);
  const from = about?.verb?.first ?? first;
  const isOwed = about !== undefined && norm(reading, first) === "never" && hasDeed(reading, about, "good-deed", from);
  return about !== undefined && !isOwed && !hasDeed(reading, about, "bad-deed", from) && !hasVerdict(reading, about);
}

function exaggerates(reading: Reading, match: Match, clause: Clause): boolean {
  const { text, first, end } = match;
  const before = norm(reading, first - 1);
  if (["not", "almost", "nearly", "if"].includes(before)) return false;
  if (text === "everything" || text === "nothing") return isTotal(match, reading, clause);
  if (YOUR_ALL.test(text)) return exaggeratesAll(reading, match, clause);
  if (NOBODY.test(text)) return isNobody(reading, match, clause);
  if (EVERYBODY.test(text)) return isEverybody(reading, match, clause);
  if (/^(?:as|like) (?:always|usual|ever)$/.test(text)) return isOldHabit(reading, clause);
  if (text === "at the slightest")
    return isSomebodyElse(reading, clause.subject) && clause.verb?.tense === "present" && clause.verb.modal === "";
  if (/times$/.test(text)) return hasYou(reading, clause);
  if (text.startsWith("the only")) return isOnlyOne(reading, match, clause);
  if (PERIOD.test(text)) return isEveryPeriod(reading, match);
  if (text.startsWith("for the"))
    return clause.subject?.person !== "speaker" || clauseOfOther(reading, end) !== undefined;
  if (text === "all the time" && reading.tokens[end]?.tag === "PRON") return false;
  if (/^any ?time$/.test(text) && (norm(reading, end) === "you" || reading.tokens[end]?.tag === "PUNCT")) return false;
  const isEvery = EVERY.test(text);
  if (isEvery) return isEveryTime(reading, match, clause);
  return isAboutSubject(reading, match, clause);
}

/** "I'm the only one who ever does anything." */
function isOnlyOne(reading: Reading, { end }: Match, clause: Clause): boolean {
  const owner = clause.subject?.person === "speaker" ? clause : reading.clauses[clause.index - 1];
  if (owner?.subject?.person !== "speaker") return false;
  return (
    lists.EVER_DOES_DO.has(norm(reading, end)) ||
    (is(reading, end, "good-deed") && !lists.LIKED.has(reading.tokens[end]?.lemma ?? ""))
  );
}

/** "Every Friday you dump your tickets on me": a burden, week by week. */
function isEveryPeriod(reading: Reading, match: Match): boolean {
  const about = clauseOfOther(reading, match.first);
  if (about === undefined) return false;
  return (
    about.verb?.tense === "present" &&
    (hasDeed(reading, about, "bad-deed", about.verb.first) || hasVerdict(reading, about))
  );
}

/** "You were late again, as always." */
function isOldHabit(reading: Reading, clause: Clause): boolean {
  if (!isSomebodyElse(reading, clause.subject)) return false;
  if (clause.verb?.negated && clause.verb.lemma === "do") return true;
  for (let at = clause.first; at < clause.end; at++)
    if (["late", "again", "forgot", "missing"].includes(norm(reading, at))) return true;
  return hasVerdict(reading, clause) || hasDeed(reading, clause, "bad-deed", clause.verb?.first ?? clause.first);
}

/** "I have told you a thousand times." */
function hasYou(reading: Reading, clause: Clause): boolean {
  for (let at = clause.first; at < clause.end; at++)
    if (["you", "him", "her", "them"].includes(norm(reading, at))) return true;
  return false;
}

/** "You blame me for everything", "you do nothing at home". */
function isTotal({ text, first }: Match, reading: Reading, clause: Clause): boolean {
  const { verb, subject } = clause;
  const isAllDone =
    text === "nothing" &&
    verb?.lemma === "do" &&
    norm(reading, first + 1) === "but" &&
    norm(reading, first + 2) !== "good";
  if (isAllDone && !verb.negated && isSomebodyElse(reading, subject)) return true;
  if (
    verb === undefined ||
    !isSomebodyElse(reading, subject) ||
    verb.tense !== "present" ||
    verb.modal !== "" ||
    verb.negated
  )
    return false;
  if (clause.role !== "main" && clause.role !== "cause") return false;
  if (text === "nothing") return verb.lemma === "do" && verb.end === first;
  return verb.end <= first && lists.BLAME_FORGET_CRITICISE.has(verb.lemma);
}

/** "Every time I ask, you look away": the main clause counts; "each time you press it, it beeps" harms nobody. */
function isEveryTime(reading: Reading, match: Match, clause: Clause): boolean {
  const own = isSomebodyElse(reading, clause.subject) && clause.role !== "when" ? clause : undefined;
  const found = own ?? clauseOfOther(reading, match.first);
  const about = found?.role === "when" ? (mainOfOther(reading, found) ?? found) : found;
  if (about === undefined)
    return (
      isAlwaysMe(reading, match, clause) ||
      isSameOfYours(reading, match) ||
      (STRESSED.test(match.text) && namesSomebody(reading, match))
    );
  const isPeriod = /^every single (?!time)/.test(match.text) && about.subject?.person !== "you";
  if (isPeriod && !about.verb?.negated && !hasSpeaker(reading, about))
    return hasDeed(reading, about, "bad-deed", about.verb?.first ?? 0) || hasVerdict(reading, about);
  if (STRESSED.test(match.text))
    return (
      !hasDeed(reading, about, "good-deed", about.verb?.first ?? 0) ||
      (NEUTRAL.has(about.verb?.lemma ?? "") && !isKindlyMeant(reading, about)) ||
      hasVerdict(reading, about)
    );
  const isOpening = about.role === "when" && about.connector === match.first;
  if (isOpening || reading.sentences[clause.sentence]?.instruction)
    return hasVerdict(reading, about) || hasDeed(reading, about, "bad-deed", about.verb?.first ?? 0);
  if (/^(?:as soon|the )/.test(match.text) && about.verb?.tense !== "present") return false;
  return isAboutSubject(reading, match, about);
}

/** "You look at your watch every time my dad speaks": the main clause is about you. */
function mainOfOther(reading: Reading, when: Clause): Clause | undefined {
  return clausesOf(reading, when.sentence).find(
    ({ role, subject, verb, imperative }) =>
      role === "main" && !imperative && subject?.person === "you" && verb?.tense === "present",
  );
}

/** "Every time we ring it's the same shrug from your night staff" */
function isSameOfYours(reading: Reading, { end }: Match): boolean {
  const limit = reading.sentences[tokenAt(reading, end - 1)?.sentence ?? -1]?.endToken ?? end;
  const same = firstIn(reading, SAME_ANOTHER, end, limit);
  if (same === -1) return false;
  return (
    findToken(
      reading,
      same,
      limit,
      ({ norm: word, index }) =>
        (word === "from" || word === "with" || word === "of") && lists.YOU_YOUR_YOURS.has(norm(reading, index + 1)),
    ) !== -1
  );
}

/** "rings every single morning to check on us" */
function isKindlyMeant(reading: Reading, about: Clause): boolean {
  return (
    findToken(
      reading,
      about.verb?.end ?? about.first,
      about.end,
      ({ norm: word, index }) => word === "to" && lists.CHECK_HELP_SEE.has(norm(reading, index + 1)),
    ) !== -1
  );
}

/** "Every single time Kwame merges …", whatever became of its verb. */
function namesSomebody(reading: Reading, { end }: Match): boolean {
  const sentence = reading.sentences[tokenAt(reading, end - 1)?.sentence ?? -1];
  const isYours = holds(reading, YOU_YOUR, end, sentence?.endToken ?? end);
  return isYours || is(reading, end, "first-name") || is(reading, end, "kin");
}

/** "Do you ever listen?": token of "ever", or -1. */
function everAsked(reading: Reading, clause: Clause): number {
  const { verb, subject } = clause;
  const { question, firstToken } = reading.sentences[clause.sentence] ?? { firstToken: clause.first };
  const isAsked =
    (question === true || norm(reading, firstToken) === "why") &&
    verb !== undefined &&
    isSomebodyElse(reading, subject);
  if (!isAsked || isDisowned(reading, verb.head)) return -1;
  for (let at = verb.first; at <= verb.head; at++) {
    if (
      norm(reading, at) === "ever" &&
      (reading.tokens[verb.first]?.lemma === "do" || (verb.negated && verb.modal !== ""))
    ) {
      return hasDeed(reading, clause, "good-deed", verb.first) ? at : -1;
    }
  }
  return -1;
}
