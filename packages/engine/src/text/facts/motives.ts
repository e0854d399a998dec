import { clauseOf, clausesOf, findToken, is, matchesOf, norm } from "../query.ts";
import type { Clause, Match, Reading } from "../reading.ts";
import { type Bias, hasSpeaker, isSomebodyElse } from "./bias-kinds.ts";
import { isDisowned } from "./denied.ts";
import { maliceIn, meantHarm, ratherThan, unwilling } from "./malice.ts";
import { Taken } from "./taken.ts";

const USUAL_SEVERITY = 0.6;
/** Adverbs and adverbials of intent; they may stand anywhere in the clause. */
const INTENT =
  /^(?:on purpose|deliberat\w+|intentionally|wilfully|willfully|purposely|purposefully|out of |just to |for attention|for the )/;
const JUST_WANT = /^(?:just|only) (?:want|wants|wanted)$/;
/** Wishes that one can see or that do the person credit: "they just want to help". */
const FAIR_WISH = new Set(
  "help rest relax eat sit stay watch read meet finish pay buy find give know ask say check be see talk play live understand learn work sleep go have thank make enjoy hear".split(
    " ",
  ),
);
/** Inner acts that nobody can see in another: "you don't care", "he doesn't respect us". */
const INNER = new Set("care bother respect value appreciate love trust mind".split(" "));
const PERSONAL_INNER = new Set(["love", "trust", "value", "appreciate", "respect", "mind"]);

/** Claims about what somebody else wants, means, thinks or does not care about. */
export function findMotives(reading: Reading): Bias[] {
  const found: Bias[] = [];
  for (const match of matchesOf(reading, "mind-reading")) {
    const clause = clauseOf(reading, match.first);
    if (clause === undefined || isDisowned(reading, match.first) || clause.imperative) continue;
    if (!isAboutOther(reading, match, clause)) continue;
    found.push({
      first: match.first,
      end: wishEnd(reading, match, clause),
      severity: match.severity ?? USUAL_SEVERITY,
    });
  }
  const taken = new Taken();
  for (const { first, end } of found) taken.add(first, end);
  for (const clause of reading.clauses) {
    if (clause.verb === undefined) continue;
    const bias = isSomebodyElse(reading, clause.subject) ? withinClause(reading, clause) : lowOpinion(reading, clause);
    if (bias !== undefined && !taken.touches(bias.first, bias.end)) found.push(bias);
  }
  return found;
}

/** Frames that speak of the inside of the clause's own subject. */
function withinClause(reading: Reading, clause: Clause): Bias | undefined {
  return (
    innerAct(reading, clause) ??
    onlyFor(reading, clause) ??
    lowOpinion(reading, clause) ??
    meantHarm(reading, clause) ??
    unwilling(reading, clause) ??
    maliceIn(reading, clause) ??
    ratherThan(reading, clause)
  );
}

function isAboutOther(reading: Reading, match: Match, clause: Clause): boolean {
  const { first, end, text } = match;
  const sentence = reading.sentences[clause.sentence];
  if (sentence?.instruction) return false;
  const subject = text.startsWith("so")
    ? reading.clauses[clause.index - 1]?.subject
    : subjectBefore(reading, clause, first);
  if (/^to look/.test(text) && /^(?:want|like|love|need|hope|try|wish)$/.test(reading.tokens[first - 1]?.lemma ?? ""))
    return false;
  if (text === "intentionally" && subject?.person !== "you" && !hasSpeaker(reading, clause)) return false;
  if (INTENT.test(text)) {
    if (subject?.person !== "you" && /^(?:to|so)$/.test(norm(reading, end))) return false;
    if (norm(reading, first - 1) === "not" || clause.verb?.negated) return false;
    return isSomebodyElse(reading, subject) || (clause.verb?.passive === true && subject?.person !== "thing");
  }
  if (
    /\b(?:you|your|yourself|he|she|his|her|himself|herself)\b/.test(text) &&
    !/^(?:think|thinks|because|if)/.test(text)
  ) {
    return subject?.person !== "speaker" || /^you/.test(text);
  }
  const isTaste = norm(reading, end) === "for" || norm(reading, end + 1) === "for";
  if (text.endsWith(" care") && isTaste && subject?.person !== "you") return false;
  const isNobodyCares = subject !== undefined && subject.person === "generic" && text.includes("care");
  if (!isSomebodyElse(reading, subject) && !isNobodyCares) return false;
  if (sentence?.question && clause.verb?.first === sentence.firstToken && text.startsWith("think")) return true;
  if (JUST_WANT.test(text)) return !isFairWish(reading, end) && !sentence?.question;
  return true;
}

/** The clause's subject, or the one of the clause before when this clause has none of its own. */
function subjectBefore(reading: Reading, clause: Clause, first: number) {
  if (clause.subject !== undefined && clause.subject.first < first) return clause.subject;
  const before = reading.clauses[clause.index - 1];
  return before?.sentence === clause.sentence ? before.subject : clause.subject;
}

function isFairWish(reading: Reading, end: number): boolean {
  const next = norm(reading, end);
  if (next === "to")
    return (
      FAIR_WISH.has(reading.tokens[end + 1]?.lemma ?? "") &&
      !/^(?:rid|attention|right|clever|important|the|seen|your|his|her)$/.test(norm(reading, end + 2))
    );
  return /^(?:you|us|me|it|peace|what|a|an|some|this|that|one|two|three|your|my|our|his|her|their)$/.test(next);
}

/** "just want" is marked with what is wanted: "just want the glory". */
function wishEnd(reading: Reading, match: Match, clause: Clause): number {
  if (!JUST_WANT.test(match.text)) return match.end;
  const stop = findToken(
    reading,
    match.end,
    clause.end,
    ({ tag, norm: word }) => tag === "PUNCT" || tag === "CCONJ" || word === "and",
  );
  return Math.min(stop === -1 ? clause.end : stop, match.end + 6);
}

/** "You don't really care", "HR doesn't even bother": a denied inner act. */
function innerAct(reading: Reading, clause: Clause): Bias | undefined {
  const verb = clause.verb;
  if (verb === undefined || !verb.negated || verb.modal !== "" || clause.imperative) return undefined;
  if (!INNER.has(verb.lemma) || isDisowned(reading, verb.head) || !isSomebodyElse(reading, clause.subject))
    return undefined;
  if (reading.sentences[clause.sentence]?.question && verb.first === reading.sentences[clause.sentence]?.firstToken)
    return undefined;
  const object = norm(reading, verb.end);
  const isOfPerson = /^(?:me|us|my|our|anyone|anybody|your|his|her|their|the|a|what|about|for|him|them|people)$/.test(
    object,
  );
  if (PERSONAL_INNER.has(verb.lemma) && (!isOfPerson || verb.lemma === "mind")) return undefined;
  if (verb.lemma === "care" && norm(reading, verb.end) === "for" && clause.subject?.person !== "you") return undefined;
  return { first: verb.first, end: verb.end, severity: USUAL_SEVERITY };
}

/** "You only ring when you want money", "he only came to look good": a motive put behind a deed. */
function onlyFor(reading: Reading, clause: Clause): Bias | undefined {
  const verb = clause.verb;
  if (
    verb === undefined ||
    verb.modal !== "" ||
    clause.imperative ||
    clause.role === "if" ||
    !isSomebodyElse(reading, clause.subject)
  )
    return undefined;
  const from = clause.subject?.end ?? clause.first;
  const only = findToken(
    reading,
    from,
    Math.min(verb.end + 1, clause.end),
    ({ norm: word }) => word === "only" || word === "just",
  );
  if (only === -1 || isDisowned(reading, only) || norm(reading, only + 1) === "ever") return undefined;
  const isJust = norm(reading, only) === "just";
  const because = isJust ? -1 : findToken(reading, verb.end, clause.end, ({ norm: word }) => word === "because");
  if (because !== -1 && norm(reading, because + 1) === "of")
    return { first: only, end: because + 2, severity: USUAL_SEVERITY };
  for (const later of clausesOf(reading, clause.sentence)) {
    if (later.index <= clause.index || later.verb === undefined) continue;
    if (later.connector !== -1 && later.connector < only) break;
    if (reveals(reading, later, verb.tense === "present" && !isJust, isJust, clause.subject?.person === "group"))
      return { first: only, end: later.verb.end, severity: USUAL_SEVERITY };
    break;
  }
  return purposeOf(reading, clause, only, isJust);
}

/** The second clause gives the motive: "when you want money", "because there was cake", "so she would see you". */
function reveals(reading: Reading, later: Clause, isHabit: boolean, isJust: boolean, isBody: boolean): boolean {
  const isSo = norm(reading, later.first - 1) === "so";
  const joint = isSo ? "so" : norm(reading, later.connector === -1 ? later.first : later.connector);
  const isWish =
    /^(?:want|need|feel|like|suit|get|fancy|look)$/.test(later.verb?.lemma ?? "") || later.verb?.modal === "need to";
  if (joint === "when" || joint === "if" || joint === "whenever")
    return isHabit && (isWish || (!isBody && isSomebodyElse(reading, later.subject)));
  if (joint === "because") return !isJust || isSomebodyElse(reading, later.subject);
  return joint === "so" && (!isJust || norm(reading, later.first - 2) === "just");
}

const SHOWING = new Set(
  "look seem appear show impress please get annoy spite hurt punish humiliate embarrass provoke avoid make score win save cover prove".split(
    " ",
  ),
);

/** "… only volunteered to look good". */
function purposeOf(reading: Reading, clause: Clause, only: number, isJust: boolean): Bias | undefined {
  const end = clause.end;
  for (let at = only + 1; at < end; at++) {
    const verb = reading.tokens[at + 1];
    if (norm(reading, at) !== "to" || verb === undefined || !SHOWING.has(verb.lemma)) continue;
    if (isJust && !is(reading, at + 1, "mind-reading")) continue;
    if (clause.verb !== undefined && at < clause.verb.end) continue;
    return { first: only, end: Math.min(at + 3, end), severity: USUAL_SEVERITY };
  }
  return undefined;
}

/** "She thinks she's the queen of the office." */
function isOfThemselves(reading: Reading, clause: Clause, before: Clause): boolean {
  if (before.sentence !== clause.sentence || before.verb?.lemma !== "think" || clause.verb?.lemma !== "be")
    return false;
  if (
    before.verb.negated ||
    !isSomebodyElse(reading, before.subject) ||
    clause.subject?.person !== before.subject?.person
  )
    return false;
  const isHigh =
    /^(?:the|so|too|better|above|all|god|smarter|special|clever|superior|something|king|queen|untouchable|invincible|perfect)$/;
  return isHigh.test(norm(reading, clause.verb.end)) && !isDisowned(reading, before.verb.head);
}

/** "They think we're machines": a low opinion of the writer put in another head. */
function lowOpinion(reading: Reading, clause: Clause): Bias | undefined {
  const before = reading.clauses[clause.index - 1];
  if (before !== undefined && isOfThemselves(reading, clause, before))
    return { first: before.verb?.head ?? clause.first, end: clause.verb?.end ?? clause.end, severity: USUAL_SEVERITY };
  if (clause.subject?.person !== "speaker" || clause.verb?.lemma !== "be" || before?.sentence !== clause.sentence)
    return undefined;
  const verb = before.verb;
  if (
    verb === undefined ||
    before.role === "if" ||
    reading.sentences[clause.sentence]?.question ||
    verb.lemma !== "think" ||
    verb.negated ||
    verb.modal !== "" ||
    !isSomebodyElse(reading, before.subject)
  )
    return undefined;
  if (isDisowned(reading, verb.head) || clause.verb.negated) return undefined;
  const label = findToken(
    reading,
    clause.verb.end,
    clause.end,
    ({ matches, tag }) => tag === "NOUN" || matches.some(({ name }) => name.startsWith("verdict-")),
  );
  return label === -1 ? undefined : { first: verb.first, end: label + 1, severity: USUAL_SEVERITY };
}
