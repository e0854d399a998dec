import * as lists from "../lexicon/words/general-frames.ts";
import { soughtRows } from "../matcher/sought.ts";
import { isDisowned } from "./facts/denied.ts";
import { maximsOf } from "./general-maxims.ts";
import { cue, cueAsWritten, holds, isCue, placesOf } from "./places.ts";
import { clauseOf, findToken, is, matchesOf, norm, phraseAt } from "./query.ts";
import type { Clause, Reading, VerbGroup } from "./reading.ts";
import type { Stretch } from "./span.ts";

const SOME_CERTAIN = cue("some certain");
const SENSE_COURTESY_DECENCY = cue("sense courtesy decency manners etiquette politeness");
const IN = cue("in");
const WITH = cue("with");
const JUST_SIMPLY_NEVER = cueAsWritten(lists.JUST_SIMPLY_NEVER);
const A_AN_ANY = cueAsWritten("a an any every");
const A_AN_OR_ANY = cueAsWritten("a an any");

/** Rules for everybody in other clothes: "some people have no manners", "common sense says", "that's not how you treat people", sayings. */
export function generalFrames(reading: Reading): Stretch[] {
  const found: Stretch[] = [];
  for (const { first, end } of matchesOf(reading, "maxim")) if (!isDisowned(reading, first)) found.push({ first, end });
  for (const at of placesOf(reading, SOME_CERTAIN)) add(found, someOf(reading, at));
  for (const at of placesOf(reading, SENSE_COURTESY_DECENCY)) add(found, virtueSays(reading, at));
  found.push(...notHow(reading));
  for (const at of placesOf(reading, IN)) add(found, inAHealthyTeam(reading, at));
  for (const at of placesOf(reading, WITH)) add(found, withAnySense(reading, at));
  found.push(...inTheirRightMind(reading));
  for (const clause of reading.clauses) add(found, standardOfAll(reading, clause));
  found.push(...maximsOf(reading));
  return found.sort((a, b) => a.first - b.first);
}

function add(found: Stretch[], next: Stretch | undefined): void {
  if (next !== undefined) found.push(next);
}

/** "Some people just don't get it", "some of us have to work for a living"; "some people prefer tea" is plain. */
function someOf(reading: Reading, at: number): Stretch | undefined {
  const isUs = norm(reading, at) === "some" && norm(reading, at + 1) === "of" && norm(reading, at + 2) === "us";
  const end = isUs ? at + 3 : lists.NOUNS.has(norm(reading, at + 1)) ? at + 2 : -1;
  if (end === -1) return undefined;
  const clause = clauseOf(reading, end);
  const verb = clause?.verb;
  if (clause === undefined || verb === undefined || verb.first < at || ["past", "future"].includes(verb.tense))
    return undefined;
  if (reading.sentences[clause.sentence]?.question || !["", "have to", "need to"].includes(verb.modal))
    return undefined;
  return isSly(reading, verb, end) ? { first: at, end } : undefined;
}

function isSly(reading: Reading, verb: VerbGroup, from: number): boolean {
  if (verb.modal !== "") return lists.TOIL.has(verb.lemma);
  const isHint = findToken(reading, from, verb.end + 2, ({ norm: word }) => lists.HINTS.has(word)) !== -1;
  const isShort = holds(reading, JUST_SIMPLY_NEVER, from, verb.head);
  const isLack =
    verb.lemma === "have" &&
    ["no", "zero"].includes(norm(reading, verb.end)) &&
    findToken(
      reading,
      verb.end + 1,
      verb.end + 4,
      ({ index, norm: word }) => is(reading, index, "virtue") || ["idea", "clue", "respect", "manners"].includes(word),
    ) !== -1;
  const isGetting = verb.lemma !== "get" || ["it", "that", "the"].includes(norm(reading, verb.end));
  return isHint || isLack || (isShort && isGetting && lists.MISSED.has(verb.lemma));
}

/** "Common sense says …", "common courtesy would be to call". */
function virtueSays(reading: Reading, noun: number): Stretch | undefined {
  const first = ["common", "basic", "good", "simple", "human", "plain"].includes(norm(reading, noun - 1))
    ? noun - 1
    : noun;
  const isWhole = first < noun || norm(reading, noun) !== "sense";
  const before = norm(reading, first - 1);
  if (!isWhole || lists.IS_S_OF.has(before) || isDisowned(reading, noun)) return undefined;
  const says = lists.SAY_DICTATE_DEMAND.has(reading.tokens[noun + 1]?.lemma ?? "");
  const would =
    norm(reading, noun + 1) === "would" &&
    ["be", "have", "suggest", "say", "dictate"].includes(norm(reading, noun + 2));
  return says ? { first, end: noun + 2 } : would ? { first, end: noun + 3 } : undefined;
}

const notHow = soughtRows(
  { soft: lists.SOFTLY, behave: lists.TREAT_BEHAVE_SPEAK, all: lists.YOU_ONE_PEOPLE, deed: isDeed },
  "[ >that|this is|'s|was {soft}? no way to ] {behave}", // = This is no way to treat a guest. ≠ There is no way to treat it.
  "[ >that|this is|'s|was {soft} not done ] PUNCT", // = That's just not done. ≠ That's not done.
  "[ >that|this is|'s|was {soft}? not how ] {all}|to _2 {deed}", // = That's not how you treat people. ≠ This is not how you do it: press F5.
  "[ >that|this is|'s|was {soft}? not the way ] {all}|to _2 {deed}", // = That's not the way to talk to her. ≠ That's not the way to the station.
);

/** What is done to people: "This is not how you do it: press F5" tells of a thing. */
function isDeed(reading: Reading, verb: number): boolean {
  const lemma = reading.tokens[verb]?.lemma ?? "";
  if (["treat", "talk", "speak", "behave"].includes(lemma)) return true;
  if (!lists.TREAT_TALK_SPEAK.has(lemma) || (lemma === "work" && norm(reading, verb - 1) !== "we")) return false;
  return !["it", "that", "a", "the"].includes(norm(reading, verb + 1));
}

/** "In a healthy team, disagreements get settled face to face." */
function inAHealthyTeam(reading: Reading, at: number): Stretch | undefined {
  if (
    !isCue(reading, A_AN_ANY, at + 1) ||
    !lists.SOUND.has(norm(reading, at + 2)) ||
    !lists.COMMUNITY.has(norm(reading, at + 3))
  )
    return undefined;
  const sentence = reading.sentences[reading.tokens[at]?.sentence ?? -1];
  if (at !== sentence?.firstToken || sentence.question || phraseAt(reading, at + 1)?.end !== at + 4) return undefined;
  return clauseOf(reading, at + 4)?.verb === undefined ? undefined : { first: at, end: at + 4 };
}

const inTheirRightMind = soughtRows(
  ">who in . right mind", // = Who in their right mind would sign this? ≠ Who in the team would sign this?
);

/** "A teacher with any sensitivity would not do such a thing." */
function withAnySense(reading: Reading, at: number): Stretch | undefined {
  const phrase = phraseAt(reading, at - 1);
  if (phrase === undefined || !isCue(reading, A_AN_OR_ANY, phrase.first)) return undefined;
  const isPerson = phrase.person === "generic";
  if (!isPerson || !["any", "an", "a", "half", "some", "even"].includes(norm(reading, at + 1))) return undefined;
  const virtue = findToken(
    reading,
    at + 2,
    at + 6,
    ({ index, norm: word }) =>
      is(reading, index, "virtue") || ["brain", "brains", "sense", "eyes", "respect", "experience"].includes(word),
  );
  if (virtue === -1) return undefined;
  return ["would", "could", "should", "knows"].includes(norm(reading, virtue + 1))
    ? { first: phrase.first, end: virtue + 1 }
    : undefined;
}

/** "Adults clear up after themselves", "grown-ups talk to each other": what such people do, as a measure. */
function standardOfAll(reading: Reading, clause: Clause): Stretch | undefined {
  const { subject, verb } = clause;
  if (
    subject === undefined ||
    verb === undefined ||
    clause.role !== "main" ||
    verb.tense !== "present" ||
    verb.modal !== ""
  )
    return undefined;
  if (subject.end - subject.first !== 1 || !lists.MODELS.has(norm(reading, subject.head)) || verb.negated)
    return undefined;
  const sentence = reading.sentences[clause.sentence];
  if (sentence?.question || subject.first !== sentence?.firstToken) return undefined;
  // "Men never listen" is held against them.
  if (verb.first > subject.end) return undefined;
  return isVirtuous(reading, verb) ? { first: subject.first, end: verb.end } : undefined;
}

/** "settle it", not "settle in" */
function isVirtuous(reading: Reading, { lemma, end }: VerbGroup): boolean {
  if (lemma === "settle") return !["in", "into", "down", "for", "on", "at"].includes(norm(reading, end));
  return lists.VIRTUOUS.has(lemma);
}
