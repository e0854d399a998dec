import * as lists from "../../lexicon/words/absolutes.ts";
import { anyOf } from "../../lexicon/words.ts";
import { cueAsWritten, firstIn, holds, placesIn, placesOf } from "../places.ts";
import { clauseOf, clausesOf, is, matchesOf, norm, tokenAt } from "../query.ts";
import type { Clause, Match, Reading, VerbGroup } from "../reading.ts";
import { isAlwaysMe } from "./always-me.ts";
import { type Bias, clauseOfOther, hasDeed, hasSpeaker, hasVerdict, isSomebodyElse } from "./bias-kinds.ts";
import { isSaidGladly } from "./cheer.ts";
import { isDisowned } from "./denied.ts";
import { everyOccasion } from "./every-occasion.ts";
import { EVERYBODY, exaggeratesAll, isEverybody, isNobody, NOBODY, YOUR_ALL } from "./everybody.ts";
import { withoutException } from "./no-exception.ts";
import { EVERY, NEUTRAL } from "./reproach-signs.ts";
import { isAboutSubject } from "./reproaches.ts";

const ONCE = cueAsWritten("once");
const FROM_WITH_OF = cueAsWritten("from with of");
const TO = cueAsWritten("to");
const EVER = cueAsWritten("ever");

const SAME_ANOTHER = cueAsWritten("same another");
const YOU_YOUR = cueAsWritten("you your");
const YOU_HIM_HER = cueAsWritten("you him her them");
const FAILING = cueAsWritten("late again forgot missing");

const USUAL_SEVERITY = 0.6;

const PERIOD = new RegExp(`^every ${anyOf(lists.PERIODS)}$`);
const STRESSED = new RegExp(anyOf(lists.STRESSES));

/** Absolutes that exaggerate about people, by the subject that they speak of. */
export function findAbsolutes(reading: Reading): Bias[] {
  const found: Bias[] = [];
  for (const match of matchesOf(reading, "absolute")) {
    const clause = clauseOf(reading, match.first);
    if (clause === undefined || lists.WEAK.has(match.text) || isDisowned(reading, match.first)) continue;
    if (!exaggerates(reading, match, clause) || isThankedFor(reading, match, clause)) continue;
    found.push({ first: match.first, end: match.end, severity: match.severity ?? USUAL_SEVERITY });
  }
  const once = placesOf(reading, ONCE).filter((at) => isNotOnce(reading, at));
  const ever = reading.clauses.map((clause) => everAsked(reading, clause)).filter((at) => at !== -1);
  const words = [...once, ...ever].map((first) => ({ first, end: first + 1 }));
  for (const { first, end } of [...withoutException(reading), ...everyOccasion(reading), ...words])
    found.push({ first, end, severity: USUAL_SEVERITY });
  return found;
}

/** "You haven't listened to me once." */
function isNotOnce(reading: Reading, at: number): boolean {
  const clause = clauseOf(reading, at);
  const { verb, subject } = clause ?? {};
  if (clause === undefined || !verb?.negated || verb.end > at || !isSomebodyElse(reading, subject)) return false;
  if (verb.modal !== "" || reading.sentences[clause.sentence]?.question) return false;
  const isLast =
    (reading.tokens[at + 1]?.tag ?? "PUNCT") === "PUNCT" ||
    ["since", "in", "this", "all"].includes(norm(reading, at + 1));
  return isLast && hasDeed(reading, clause, "good-deed", verb.first);
}

/** "Every time I doubted myself, you talked me round. Thank you for that.", "you always save me the crispy bits 😍" */
function isThankedFor(reading: Reading, { first }: Match, { sentence }: Clause): boolean {
  const [own, next] = [reading.sentences[sentence], reading.sentences[sentence + 1]];
  const isThanked = next?.praise === true && lists.THANKS.has(norm(reading, next.firstToken));
  if (!isThanked && (own === undefined || !isSaidGladly(reading, own))) return false;
  const about = clauseOfOther(reading, first);
  const from = about?.verb?.first ?? first;
  const isOwed = about !== undefined && norm(reading, first) === "never" && hasDeed(reading, about, "good-deed", from);
  return about !== undefined && !isOwed && !isBad(reading, about, from);
}

function exaggerates(reading: Reading, match: Match, clause: Clause): boolean {
  if (["not", "almost", "nearly", "if"].includes(norm(reading, match.first - 1))) return false;
  const [, asked = isAboutSubject] = QUESTIONS.find(([absolutes]) => absolutes.test(match.text)) ?? [];
  return asked(reading, match, clause);
}

/** What is asked of an absolute, by its words; of any other, whether it is a reproach to the subject. */
const QUESTIONS: readonly (readonly [RegExp, typeof isAboutSubject])[] = [
  [/^(?:every|no)thing$/, isTotal],
  [YOUR_ALL, exaggeratesAll],
  [NOBODY, isNobody],
  [EVERYBODY, isEverybody],
  [/^(?:as|like) (?:always|usual|ever)$/, (reading, _, clause) => isOldHabit(reading, clause)],
  [/^at the slightest$/, (reading, _, { subject, verb }) => isSomebodyElse(reading, subject) && isUsual(verb)],
  // "I have told you a thousand times."
  [/times$/, (reading, _, { first, end }) => holds(reading, YOU_HIM_HER, first, end)],
  [/^the only/, isOnlyOne],
  [PERIOD, isEveryPeriod],
  [
    /^for the/,
    (reading, { end }, { subject }) => subject?.person !== "speaker" || clauseOfOther(reading, end) !== undefined,
  ],
  [
    /^all the time$/,
    (reading, match, clause) => reading.tokens[match.end]?.tag !== "PRON" && isAboutSubject(reading, match, clause),
  ],
  [/^any ?time$/, (reading, match, clause) => !isOffered(reading, match) && isEveryTime(reading, match, clause)],
  [EVERY, isEveryTime],
];

/** "Any time!", "any time you like" */
function isOffered(reading: Reading, { end }: Match): boolean {
  return norm(reading, end) === "you" || reading.tokens[end]?.tag === "PUNCT";
}

/** "(You shout) at the slightest noise": told of any day. */
function isUsual(verb: VerbGroup | undefined): boolean {
  return verb?.tense === "present" && verb.modal === "";
}

/** "I'm the only one who ever does anything." */
function isOnlyOne(reading: Reading, { end }: Match, clause: Clause): boolean {
  const owner = clause.subject?.person === "speaker" ? clause : reading.clauses[clause.index - 1];
  if (owner?.subject?.person !== "speaker") return false;
  return (
    lists.DOES.has(norm(reading, end)) ||
    (is(reading, end, "good-deed") && !lists.LIKED.has(reading.tokens[end]?.lemma ?? ""))
  );
}

/** "Every Friday you dump your tickets on me": a burden, week by week. */
function isEveryPeriod(reading: Reading, match: Match): boolean {
  const about = clauseOfOther(reading, match.first);
  return about?.verb?.tense === "present" && isBad(reading, about);
}

/** Whether the clause tells a bad deed, or judges. */
function isBad(reading: Reading, about: Clause, from = about.verb?.first ?? 0): boolean {
  return hasVerdict(reading, about) || hasDeed(reading, about, "bad-deed", from);
}

/** "You were late again, as always." */
function isOldHabit(reading: Reading, clause: Clause): boolean {
  if (!isSomebodyElse(reading, clause.subject)) return false;
  if (clause.verb?.negated && clause.verb.lemma === "do") return true;
  return holds(reading, FAILING, clause.first, clause.end) || isBad(reading, clause);
}

/** "You blame me for everything", "you do nothing at home". */
function isTotal(reading: Reading, { text, first }: Match, { verb, subject, role }: Clause): boolean {
  if (verb === undefined || verb.negated || !isSomebodyElse(reading, subject)) return false;
  const isDone = text === "nothing" && verb.lemma === "do";
  // "You do nothing but complain"
  if (isDone && norm(reading, first + 1) === "but" && norm(reading, first + 2) !== "good") return true;
  if (!isUsual(verb) || (role !== "main" && role !== "cause")) return false;
  if (text === "nothing") return isDone && verb.end === first;
  return verb.end <= first && lists.CHARGING.has(verb.lemma);
}

/** "Every time I ask, you look away": the main clause counts; "each time you press it, it beeps" harms nobody. */
function isEveryTime(reading: Reading, match: Match, clause: Clause): boolean {
  const { text, first } = match;
  const isStressed = STRESSED.test(text);
  const about = aboutWhom(reading, first, clause);
  if (about === undefined)
    return (
      isAlwaysMe(reading, match, clause) ||
      isSameOfYours(reading, match) ||
      (isStressed && namesSomebody(reading, match))
    );
  const isPeriod = /^every single (?!time)/.test(text) && about.subject?.person !== "you";
  if (isPeriod && !about.verb?.negated && !hasSpeaker(reading, about)) return isBad(reading, about);
  if (isStressed) return !isKind(reading, about);
  const isOpening = about.role === "when" && about.connector === first;
  if (isOpening || reading.sentences[clause.sentence]?.instruction) return isBad(reading, about);
  if (/^(?:as soon|the )/.test(text) && about.verb?.tense !== "present") return false;
  return isAboutSubject(reading, match, about);
}

/** The clause that tells what somebody else does every time. */
function aboutWhom(reading: Reading, first: number, clause: Clause): Clause | undefined {
  const isOwn = isSomebodyElse(reading, clause.subject) && clause.role !== "when";
  const found = isOwn ? clause : clauseOfOther(reading, first);
  return found?.role === "when" ? (mainOfOther(reading, found) ?? found) : found;
}

/** "You help me every single time"; not "you call me every single time" */
function isKind(reading: Reading, about: Clause): boolean {
  const { lemma = "", first = 0 } = about.verb ?? {};
  if (!hasDeed(reading, about, "good-deed", first) || hasVerdict(reading, about)) return false;
  return !NEUTRAL.has(lemma) || isKindlyMeant(reading, about);
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
  return (
    same !== -1 && placesIn(reading, FROM_WITH_OF, same, limit).some((at) => lists.OTHERS.has(norm(reading, at + 1)))
  );
}

/** "rings every single morning to check on us" */
function isKindlyMeant(reading: Reading, about: Clause): boolean {
  const from = about.verb?.end ?? about.first;
  return placesIn(reading, TO, from, about.end).some((at) => lists.KINDLY_MEANT.has(norm(reading, at + 1)));
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
  if (verb === undefined || (question !== true && norm(reading, firstToken) !== "why")) return -1;
  if (!isSomebodyElse(reading, subject) || isDisowned(reading, verb.head)) return -1;
  const ever = firstIn(reading, EVER, verb.first, verb.head + 1);
  const isOpen = reading.tokens[verb.first]?.lemma === "do" || (verb.negated && verb.modal !== "");
  return isOpen && hasDeed(reading, clause, "good-deed", verb.first) ? ever : -1;
}
