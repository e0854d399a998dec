import { cue, placesOf } from "../places.ts";
import { clauseOf, clausesOf, findToken, is, norm } from "../query.ts";
import type { Clause, Reading } from "../reading.ts";
import { hasDeed, hasVerdict, isSomebodyElse } from "./bias-kinds.ts";
import { TIMES } from "./no-exception.ts";

const EVERY_EACH = cue("every each");
const NEVER = cue("never");
const SINGLE = cue("single");

/** Token indices, end exclusive. */
interface Stretch {
  readonly first: number;
  readonly end: number;
}

/** "In every retro you …", "it's never your fault", "not a single thing I told you", "every last one of your …". */
export function everyOccasion(reading: Reading): Stretch[] {
  const found: Stretch[] = [];
  const add = (set: Stretch | undefined) => {
    if (set !== undefined) found.push(set);
  };
  for (const at of placesOf(reading, EVERY_EACH)) add(inEvery(reading, at) ?? everyOneOfYours(reading, at));
  for (const at of placesOf(reading, NEVER)) add(neverYours(reading, at));
  for (const at of placesOf(reading, SINGLE)) add(notASingle(reading, at));
  return found;
}

/** "In every retro you find a way to make it about tooling" */
function inEvery(reading: Reading, every: number): Stretch | undefined {
  if (every === reading.sentences[reading.tokens[every]?.sentence ?? -1]?.firstToken)
    return everyChristmas(reading, every);
  if (
    !["in", "at", "on", "during", "after", "before"].includes(norm(reading, every - 1)) ||
    !TIMES.test(reading.tokens[every + 1]?.lemma ?? "")
  )
    return undefined;
  const isYours = (clause: Clause) =>
    clause.subject?.person === "you" &&
    clause.verb?.tense === "present" &&
    clause.verb.modal === "" &&
    !clause.imperative;
  const about = clausesOf(reading, reading.tokens[every]?.sentence ?? -1).find(isYours);
  if (about?.verb === undefined || about.role === "if" || reading.sentences[about.sentence]?.instruction)
    return undefined;
  const isGood = hasDeed(reading, about, "good-deed", about.verb.first) && !about.verb.negated;
  const isPlain = /^(?:be|have|get|see|go|stop|need|want|take|pay|meet)$/.test(about.verb.lemma);
  const isBad = hasDeed(reading, about, "bad-deed", about.verb.first) || hasVerdict(reading, about);
  return isBad || (!isGood && !isPlain) ? { first: every - 1, end: every + 2 } : undefined;
}

/** "Every Christmas your parents find a reason to be ill" */
function everyChristmas(reading: Reading, every: number): Stretch | undefined {
  if (!TIMES.test(norm(reading, every + 1)) || is(reading, every, "absolute")) return undefined;
  const about = clausesOf(reading, reading.tokens[every]?.sentence ?? -1).find(
    ({ subject, imperative }) => isSomebodyElse(reading, subject) && !imperative,
  );
  const verb = about?.verb;
  if (about === undefined || verb === undefined || verb.tense !== "present" || verb.modal !== "") return undefined;
  return hasDeed(reading, about, "bad-deed", verb.first) || hasVerdict(reading, about)
    ? { first: every, end: every + 2 }
    : undefined;
}

/** "Every last one of your estimates has been off by a month" */
function everyOneOfYours(reading: Reading, every: number): Stretch | undefined {
  const isSet =
    ["last", "single"].includes(norm(reading, every + 1)) &&
    norm(reading, every + 2) === "one" &&
    norm(reading, every + 3) === "of";
  if (!isSet || !["your", "his", "her", "their"].includes(norm(reading, every + 4))) return undefined;
  const limit = reading.sentences[reading.tokens[every]?.sentence ?? -1]?.endToken ?? every;
  const isGood =
    findToken(
      reading,
      every + 5,
      limit,
      ({ index }) =>
        is(reading, index, "praise") ||
        is(reading, index, "praise-adjective") ||
        is(reading, index, "feeling-pleasant"),
    ) !== -1;
  return isGood ? undefined : { first: every, end: every + 3 };
}

/** "It's never your code, is it?", "nothing is ever your fault" */
function neverYours(reading: Reading, never: number): Stretch | undefined {
  const { verb, subject } = clauseOf(reading, never) ?? {};
  const isIt = subject !== undefined && ["it", "that", "this"].includes(norm(reading, subject.head));
  const isYours = ["your", "his", "her", "their"].includes(norm(reading, never + 1));
  return verb?.lemma === "be" && isIt && isYours && norm(reading, never + 2) !== "own"
    ? { first: never, end: never + 3 }
    : undefined;
}

const SPARED = new Set(
  "miss lose waste complain mind forget spill drop charge cost regret make have need own smoke drink eat take".split(
    " ",
  ),
);

/** "You don't remember a single thing I told you" */
function notASingle(reading: Reading, single: number): Stretch | undefined {
  if (
    norm(reading, single - 1) !== "a" ||
    !/^(?:thing|word|minute|second|sentence|question|line|penny|finger|thought)$/.test(norm(reading, single + 1))
  )
    return undefined;
  const clause = clauseOf(reading, single);
  const { verb, subject } = clause ?? {};
  if (verb === undefined || clause === undefined || !verb.negated || verb.modal !== "" || clause.role === "if")
    return undefined;
  return isSomebodyElse(reading, subject) && !SPARED.has(verb.lemma)
    ? { first: verb.first, end: single + 2 }
    : undefined;
}
