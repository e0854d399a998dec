import * as lists from "../lexicon/words/general-maxims.ts";
import { rows } from "../matcher/rows.ts";
import { soughtRows } from "../matcher/sought.ts";
import { cue, cueAsWritten, holds, placesOf } from "./places.ts";
import { clauseOf, clausesOf, findToken, follows, is, norm, phraseAt, tokenAt } from "./query.ts";
import type { NounPhrase, Reading, Sentence, VerbGroup } from "./reading.ts";
import type { Stretch } from "./span.ts";

const DUTY_JOB_TASK = cue(lists.DUTY_JOB_TASK);
const DUTY_RIGHT_RESPONSIBILITY = cue("duty right responsibility obligation business");
const DESERVE = cue("deserve");
const BELONG = cue("belong");
const ANYONE_ANYBODY_WHOEVER = cue(lists.ANYONE_ANYBODY_WHOEVER);
const ANY_EVERY = cue("any every");
const NOBODY_NO_NOONE = cue("nobody no noone no-one");
const COME = cue("come");
const ASK = cueAsWritten("ask");
const IF = cue("if");
const NOT = cue("not");
const BACK_NOTICE = cueAsWritten("back notice");
const STOP_STORY_PERIOD = cue("stop story period");
const BETTER_RESPECT_TRUTH = cueAsWritten(lists.BETTER_RESPECT_TRUTH);
const ME_US_MY = cueAsWritten("me us my our");

/** Rules for everybody without should or must: "no plumber worth his salt", "the first duty of a landlord", "patients deserve the truth". */
export function maximsOf(reading: Reading): Stretch[] {
  const found: Stretch[] = ofTheirRole(reading);
  const add = (next: Stretch | undefined) => {
    if (next !== undefined) found.push(next);
  };
  for (const at of placesOf(reading, DUTY_JOB_TASK)) add(firstDuty(reading, at));
  for (const at of placesOf(reading, DUTY_RIGHT_RESPONSIBILITY)) add(haveARight(reading, at));
  for (const at of placesOf(reading, DESERVE)) add(deserved(reading, at));
  for (const at of placesOf(reading, BELONG)) add(belongs(reading, at));
  for (const at of placesOf(reading, ANYONE_ANYBODY_WHOEVER)) add(whoeverDoes(reading, at));
  for (const at of placesOf(reading, ANY_EVERY)) add(anyFool(reading, at));
  for (const at of placesOf(reading, NOBODY_NO_NOONE)) add(nobodyUnless(reading, at));
  for (const at of placesOf(reading, COME)) add(whereICome(reading, at));
  for (const at of placesOf(reading, IF)) add(ifYouYou(reading, at));
  for (const at of placesOf(reading, NOT)) add(simplyNotDone(reading, at));
  for (const at of placesOf(reading, STOP_STORY_PERIOD)) add(fullStop(reading, at));
  for (const at of placesOf(reading, ASK)) add(tooMuchToAsk(reading, at));
  return found;
}

/** "A bit of respect isn't too much to ask." */
function tooMuchToAsk(reading: Reading, ask: number): Stretch | undefined {
  if (!follows(reading, ask - 3, "too", "much", "to")) return undefined;
  const { verb, subject, sentence } = clauseOf(reading, ask) ?? {};
  if (verb?.lemma !== "be" || !verb.negated || subject === undefined || sentence === undefined) return undefined;
  const isOpen = lists.A_AN_SOME.has(norm(reading, subject.first));
  return isOpen && reading.sentences[sentence]?.question !== true ? { first: verb.first, end: ask + 1 } : undefined;
}

function isRole(reading: Reading, at: number): boolean {
  return (
    is(reading, at, "person") ||
    is(reading, at, "kin") ||
    is(reading, at, "generic-plural") ||
    is(reading, at, "body-of-people")
  );
}

/** "nurses", "children", "people" */
function isRoles(reading: Reading, at: number): boolean {
  return isRole(reading, at) && /(?:s|ren|men|people)$/.test(norm(reading, at));
}

const ofTheirRole = soughtRows(
  { duty: lists.DUTY_JOB_TASK, one: isOfOne, anybody: isOfAnybody },
  "[ <> &{one} >worth his|her|their|its|the _2 salt|name|title|pay ]", // = A midwife worth her salt would have rung. ≠ A car worth the money would start.
  "[ <> &{duty} >of|for &{anybody} <> be~ ] to", // = The first duty of a landlord is to listen. ≠ The first duty of the day is to eat.
);

const ownRole = rows(
  { one: isOfOne, role: isRole },
  "{role} 's >{one} to", // = It's a teacher's job to explain. ≠ It's your job to explain.
);

function firstDuty(reading: Reading, duty: number): Stretch | undefined {
  const phrase = phraseAt(reading, duty);
  const isOwned = phrase?.head === duty && norm(reading, phrase.first) !== "no" && ownRole.fit(reading, duty);
  return isOwned ? { first: phrase.first, end: duty + 2 } : undefined;
}

function isOfOne(reading: Reading, at: number): boolean {
  return ["a", "an", "any", "no", "every"].includes(norm(reading, phraseAt(reading, at)?.first ?? -1));
}

function isOfAnybody(reading: Reading, at: number): boolean {
  const phrase = phraseAt(reading, at);
  return phrase !== undefined && (phrase.person === "generic" || isOfOne(reading, at)) && isRole(reading, phrase.head);
}

/** "Employers have a duty to pay on time", "the public has a right to know" */
function haveARight(reading: Reading, at: number): Stretch | undefined {
  const { verb, subject } = clauseOf(reading, at) ?? {};
  const isHad =
    verb?.lemma === "have" &&
    verb.end === at - 1 &&
    ["a", "the", "no", "any"].includes(norm(reading, at - 1)) &&
    (norm(reading, at) === "business"
      ? norm(reading, at - 1) === "no" && norm(reading, at + 1).endsWith("ing")
      : ["to", "not"].includes(norm(reading, at + 1)));
  if (!isHad || subject === undefined) return undefined;
  const isAll = subject.person === "generic" || lists.CUSTOMER_PUBLIC_PATIENT.has(norm(reading, subject.head));
  return isAll && norm(reading, subject.head) !== "everyone" ? { first: subject.first, end: at + 1 } : undefined;
}

/** "Patients deserve to be told the truth"; "nurses deserve a medal" praises. */
function deserved(reading: Reading, at: number): Stretch | undefined {
  const clause = clauseOf(reading, at);
  const { verb, subject } = clause ?? {};
  if (verb?.head !== at || verb.tense === "past" || subject?.person !== "generic" || clause?.role === "if")
    return undefined;
  const isRight = norm(reading, at + 1) === "to" && lists.BE_KNOW_HAVE.has(norm(reading, at + 2));
  const isDue = holds(reading, BETTER_RESPECT_TRUTH, at + 1, at + 5);
  return isRight || isDue || verb.negated ? { first: subject.first, end: at + 1 } : undefined;
}

/** The plain statement that token `at` opens: no question, no step. */
function statementFrom(reading: Reading, at: number): Sentence | undefined {
  const sentence = reading.sentences[tokenAt(reading, at)?.sentence ?? -1];
  return sentence?.firstToken === at && !sentence.question && !sentence.instruction ? sentence : undefined;
}

/** "turn up", "don't walk away": what is done as a rule. */
function isHabit(verb: VerbGroup | undefined): verb is VerbGroup {
  return verb?.tense === "present" && verb.modal === "";
}

/** "Children belong in bed by eight", "phones don't belong at the table" */
function belongs(reading: Reading, at: number): Stretch | undefined {
  const head = norm(reading, at - 1) === "not" ? at - 3 : at - 1;
  if (statementFrom(reading, head) === undefined || !isRoles(reading, head)) return undefined;
  return ["in", "at", "on", "behind", "under", "outside"].includes(norm(reading, at + 1))
    ? { first: head, end: at + 1 }
    : undefined;
}

/** "Anyone who signs up for a team turns up", "people who care don't walk away" */
function whoeverDoes(reading: Reading, at: number): Stretch | undefined {
  const sentence = statementFrom(reading, at);
  const who = norm(reading, at) === "whoever" ? at : at + 1;
  if (sentence === undefined || (who !== at && norm(reading, who) !== "who")) return undefined;
  const clauses = clausesOf(reading, sentence.index);
  const verb = clauses[1]?.verb;
  if (clauses.length !== 2 || clauses[0]?.verb?.tense !== "present" || !isHabit(verb)) return undefined;
  const isSpeakers = holds(reading, ME_US_MY, verb.end, sentence.endToken);
  return !isSpeakers && (lists.DECENT.has(verb.lemma) || (verb.negated && !lists.BE_HAVE_NEED.has(verb.lemma)))
    ? { first: at, end: who + 1 }
    : undefined;
}

/** "Nobody sends a text at three in the morning unless someone died": what is never done, as a measure. */
function nobodyUnless(reading: Reading, at: number): Stretch | undefined {
  const sentence = statementFrom(reading, at);
  const verb = clauseOf(reading, at)?.verb;
  if (sentence === undefined || !isHabit(verb) || verb.lemma === "be") return undefined;
  if (norm(reading, at) === "no" && norm(reading, at + 1) !== "one") return undefined;
  const end = at + 1;
  if (verb.first > end + 1) return undefined;
  const isMeasured =
    findToken(
      reading,
      verb.end,
      sentence.endToken,
      ({ norm: word, index }) =>
        word === "unless" || (word === "like" && ["that", "this"].includes(norm(reading, index + 1))),
    ) !== -1;
  return isMeasured ? { first: at, end: verb.end } : undefined;
}

/** "Where I come from, people say thank you." */
function whereICome(reading: Reading, come: number): Stretch | undefined {
  const first = come - 2;
  if (
    norm(reading, first) !== "where" ||
    norm(reading, come + 1) !== "from" ||
    !["i", "we"].includes(norm(reading, come - 1))
  )
    return undefined;
  const at = norm(reading, come + 2) === "," ? come + 3 : come + 2;
  const verb = clauseOf(reading, at)?.verb;
  if (!lists.PEOPLE_WE_YOU.has(norm(reading, at)) || verb === undefined) return undefined;
  return verb.tense === "present" && verb.first > come ? { first: at, end: verb.end } : undefined;
}

/** "You don't turn up empty-handed, it's just not right." */
function simplyNotDone(reading: Reading, not: number): Stretch | undefined {
  const verdict = notRight.takenAlone(0, reading, not)?.first ?? -1;
  const { subject, verb } = clauseOf(reading, verdict - 1) ?? {};
  if (subject === undefined || norm(reading, subject.head) !== "you" || !verb?.negated || !isHabit(verb))
    return undefined;
  return lists.NEED_WANT_LIKE.has(verb.lemma) ? undefined : { first: subject.first, end: verb.end };
}

const notRight = rows(
  { right: lists.RIGHT_DONE_ON },
  "it|that 's|is just|simply|really? >not {right} PUNCT", // = You don't do that, it's just not right. ≠ It's not right there.
);

/** "Families eat together on Sundays, full stop.": said as a law. */
function fullStop(reading: Reading, at: number): Stretch | undefined {
  const opens = norm(reading, at - 1) === "full" || norm(reading, at) === "period" ? at : -1;
  const sentence = reading.sentences[reading.tokens[at]?.sentence ?? -1];
  const comma = opens - 2;
  if (opens === -1 || sentence === undefined || reading.tokens[comma]?.tag !== "PUNCT") return undefined;
  if (at + 1 < sentence.endToken && reading.tokens[at + 1]?.tag !== "PUNCT") return undefined;
  const { subject, verb } = clausesOf(reading, sentence.index)[0] ?? {};
  const isKind = subject !== undefined && subject.end - subject.first === 1;
  return isKind && isHabit(verb) && isRoles(reading, subject.head)
    ? { first: subject.first, end: verb.end }
    : undefined;
}

/** "If you borrow something, you give it back": a rule told as a custom. */
function ifYouYou(reading: Reading, at: number): Stretch | undefined {
  const sentence = statementFrom(reading, at);
  if (sentence === undefined) return undefined;
  const [front, main] = clausesOf(reading, sentence.index);
  if (!isHabit(front?.verb) || !isHabit(main?.verb) || main.role !== "main") return undefined;
  const isYou = (phrase: NounPhrase | undefined) =>
    ["you", "one", "someone", "somebody"].includes(norm(reading, phrase?.head ?? -1));
  if (!isYou(front.subject) || !isYou(main.subject)) return undefined;
  const isGivenBack = main.verb.lemma === "give" && holds(reading, BACK_NOTICE, main.verb.end, main.verb.end + 3);
  return isGivenBack || (lists.DECENT.has(main.verb.lemma) && !lists.TURN_TAKE_PUT.has(main.verb.lemma))
    ? { first: main.subject?.first ?? main.first, end: main.verb.end }
    : undefined;
}

/** "any idiot knows that", "every child can see it" */
function anyFool(reading: Reading, at: number): Stretch | undefined {
  const phrase = phraseAt(reading, at);
  const clause = clauseOf(reading, at);
  const verb = clause?.verb;
  if (phrase?.first !== at || verb === undefined || clause?.subject?.first !== at || clause.role === "if")
    return undefined;
  const isFool =
    is(reading, phrase.head, "verdict-noun") || lists.CHILD_SCHOOLCHILD_BEGINNER.has(norm(reading, phrase.head));
  const isKnowing = lists.KNOW_SEE_UNDERSTAND.has(verb.lemma) && ["can", "could", "would", ""].includes(verb.modal);
  const known = phraseAt(reading, verb.end);
  const isSensed = known !== undefined && lists.SMELL_SOUND_FEELING.has(norm(reading, known.head));
  const isNews = isSensed || lists.WHERE_WHEN_ABOUT.has(norm(reading, verb.end));
  return isFool && isKnowing && verb.tense === "present" && !isNews && !reading.sentences[clause.sentence]?.question
    ? { first: at, end: verb.end }
    : undefined;
}
