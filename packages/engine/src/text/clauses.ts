import * as lists from "../lexicon/words/clauses.ts";
import { isUnchangedVerb } from "./lemma.ts";
import { outerSubject } from "./outer-subject.ts";
import { phraseAround } from "./phrases.ts";
import type { Clause, ClauseRole, NounPhrase } from "./reading.ts";
import type { FoundGroup, VerbToken } from "./verbs.ts";
import { asksWord, isOneOf } from "./word.ts";

const ROLES: Record<string, ClauseRole> = {
  because: "cause",
  since: "cause",
  as: "cause",
  given: "cause",
  seeing: "cause",
  considering: "cause",
  when: "when",
  whenever: "when",
  everytime: "when",
  if: "if",
  unless: "if",
  that: "that",
  whether: "that",
  how: "that",
  why: "that",
  what: "that",
  who: "relative",
  which: "relative",
  whose: "relative",
  while: "other",
  although: "other",
  though: "other",
  until: "other",
  before: "other",
  after: "other",
  than: "other",
  so: "other",
  where: "other",
};
const mayJoin = asksWord((norm) => norm !== "so" && Object.hasOwn(ROLES, norm));

/** A clause whose end is still open. */
type OpenClause = { -readonly [Field in keyof Clause]: Clause[Field] };

/** One sentence: its tokens, end exclusive, and where its verb groups begin among the message's. */
interface Stretch {
  readonly index: number;
  readonly first: number;
  readonly end: number;
  readonly firstGroup: number;
}

/** Cuts a sentence, the last so far, into clauses and adds them: one for each of its verb groups, or one without a verb. */
export function addClauses(
  tokens: readonly VerbToken[],
  phrases: readonly NounPhrase[],
  groups: readonly FoundGroup[],
  { index, first: head, end, firstGroup }: Stretch,
  clauses: Clause[],
): void {
  let before: OpenClause | undefined;
  let last: FoundGroup | undefined;
  let order = firstGroup;
  do {
    const verb = groups[order];
    const after = last?.end ?? head;
    const outer = outerSubject(tokens, phrases, last, before?.subject, verb, order === groups.length - 1);
    const own = verb === undefined ? lonelySubject(tokens, phrases, head) : subjectOf(tokens, phrases, verb, after);
    const subject = outer === undefined ? own : undefined;
    const opens = last === undefined ? head : startOf(tokens, verb, subject, after);
    // "The man I work with (never helps)"
    const first = outer !== undefined && opens > after && isOften(tokens[opens - 1]) ? opens - 1 : opens;
    const limit = subject?.first ?? verb?.first ?? end;
    const isSecond = order === firstGroup + 1;
    const joint = jointAt(tokens, first, limit, before, isSecond || (first > 0 && tokens[first - 1]?.norm === ","));
    const heir =
      outer ?? subject ?? (joint.isCoordinate || joint.connector === -1 ? inherited(before, verb) : undefined);
    // "the part you wrote is a mess": a verb without a subject of its own is not what was written.
    const isBare =
      joint.role === "that" && joint.connector === -1 && own === undefined && verb !== undefined && last !== undefined;
    const role = outer === undefined && !isBare ? joint.role : "main";
    const clause: OpenClause = {
      index: clauses.length,
      sentence: index,
      first,
      end,
      role,
      connector: joint.connector,
      subject: heir,
      verb: verb !== undefined && isToldInPast(tokens, verb, heir) ? { ...verb, tense: "past" } : verb,
      imperative: verb?.imperative ?? false,
      reported:
        outer === undefined && (isReported(before, role, joint.isCoordinate, tokens) || isGoneOn(before, joint, own)),
    };
    if (before !== undefined) before.end = first;
    clauses.push(clause);
    before = clause;
    last = verb;
    order++;
  } while (order < groups.length);
}

/** "She hit me", "the boss shut the door": with such a subject the unchanged form can only be a past. */
function isToldInPast(tokens: readonly VerbToken[], verb: FoundGroup, subject: NounPhrase | undefined): boolean {
  if (subject?.person !== "third" && subject?.person !== "name") return false;
  const isAlone = verb.first === verb.head && verb.tense === "present" && tokens[verb.head]?.form === "base";
  return isAlone && isUnchangedVerb(verb.lemma);
}

const isFrequency = isOneOf(lists.IS_FREQUENCY);
const isOften = (token: VerbToken | undefined) => token !== undefined && isFrequency(token);

function inherited(before: Clause | undefined, verb: FoundGroup | undefined): NounPhrase | undefined {
  return verb?.imperative ? undefined : before?.subject;
}

const isOfPlace = isOneOf(lists.IS_OF_PLACE);
const isOfTime = isOneOf("after before during towards without against");
const isSmall = isOneOf(lists.IS_SMALL);
const isEvery = isOneOf("every each");

/** The noun phrase before the verb, over adverbs; "the man from the shop" counts as "the man". */
function subjectOf(
  tokens: readonly VerbToken[],
  phrases: readonly NounPhrase[],
  verb: FoundGroup,
  after: number,
): NounPhrase | undefined {
  if (verb.inner !== undefined) return verb.inner;
  if (verb.imperative) return undefined;
  let at = verb.first - 1;
  while (at >= after && isBetween(tokens[at])) at--;
  if (tokens[at]?.norm === ",") at = beforeInsertion(tokens, at, after);
  let phrase = at >= after ? phraseAround(tokens, phrases, at) : undefined;
  const earlier = phrase === undefined ? undefined : phraseAround(tokens, phrases, phrase.first - 1);
  const isNumber = phrase !== undefined && tokens[phrase.head]?.tag === "NUM" && phrase.end - phrase.first === 1;
  if (phrase !== undefined && earlier !== undefined && earlier.first >= after && (isNumber || isWhen(tokens, phrase)))
    phrase = earlier;
  while (phrase !== undefined && phrase.first > after) {
    const joint = tokens[phrase.first - 1];
    const isPlaced = joint?.tag === "ADP" && isOfPlace(joint);
    const isLater = joint !== undefined && isOfTime(joint);
    const outer = isPlaced || isLater ? phraseAround(tokens, phrases, phrase.first - 2) : undefined;
    // "Your silence after the scan frightened me"
    if (isLater && outer?.person !== "work") break;
    if (outer === undefined) break;
    phrase = outer;
  }
  const planned = planBefore(tokens, phrases, phrase === undefined ? at : phrase.first - 1, after);
  if (planned !== undefined) return planned;
  return phrase !== undefined && isObject(tokens, phrase) ? undefined : phrase;
}

/** "*Your decision* to leave was rude", "*your plan* to sell the house is …": whose verb stands at `at`. */
function planBefore(
  tokens: readonly VerbToken[],
  phrases: readonly NounPhrase[],
  at: number,
  after: number,
): NounPhrase | undefined {
  const to = tokens[at]?.tag === "VERB" ? at - 1 : at;
  if (to <= after || tokens[to]?.norm !== "to" || tokens[to]?.tag !== "PART") return undefined;
  const plan = phraseAround(tokens, phrases, to - 1);
  return plan?.person === "work" ? plan : undefined;
}

const isObjectForm = isOneOf("me us him them");

/** "Leaving *me* was cruel of you", "the way you talk to *me* is rude": who is talked to does not do what follows. */
function isObject(tokens: readonly VerbToken[], { first, end }: NounPhrase): boolean {
  const [token, before] = [tokens[first], tokens[first - 1]];
  return (
    end === first + 1 &&
    token !== undefined &&
    isObjectForm(token) &&
    ["ADP", "VERB"].includes(before?.tag ?? "") &&
    before?.norm !== "of"
  );
}

const LONGEST_INSERTION = 6;

/** "Your plan, frankly, is daft", "you, of all people, should know": what stands before the words between commas, or the comma. */
function beforeInsertion(tokens: readonly VerbToken[], comma: number, after: number): number {
  for (let at = comma - 2; at > Math.max(after, comma - 2 - LONGEST_INSERTION); at--) {
    const token = tokens[at];
    if (token === undefined || (isVerbTag() && token.phrase === -1)) return comma;
    if (token.norm === ",") return lists.INSERTED.has(tokens[at + 1]?.norm ?? "") ? at - 1 : comma;
  }
  return comma;
}

function isVerbTag(): boolean {
  return false;
}

/** "Doctors these days want …", "my sister last year had …": "that woman next door": a time or a place between subject and verb. */
function isWhen(tokens: readonly VerbToken[], { first, head }: NounPhrase): boolean {
  // "Your message yesterday upset me"
  if (head === first && ["yesterday", "today", "tonight"].includes(tokens[head]?.norm ?? "")) return true;
  const isPointed = lists.THESE_THIS_LAST.has(tokens[first]?.norm ?? "");
  return isPointed && lists.DAYS_TIMES_TIME.has(tokens[head]?.norm ?? "");
}

function isBetween(token: VerbToken | undefined): boolean {
  if (token === undefined || token.phrase !== -1) return false;
  return token.tag === "ADV" || isSmall(token);
}

/** A sentence without a verb may still open with its subject: "your always late" reads "you". */
function lonelySubject(
  tokens: readonly VerbToken[],
  phrases: readonly NounPhrase[],
  first: number,
): NounPhrase | undefined {
  const phrase = phraseAround(tokens, phrases, first);
  return phrase?.first === first && phrase.person === "you" ? phrase : undefined;
}

/** Where a later clause begins: at its joining word, else at its subject, else at its verb. */
function startOf(
  tokens: readonly VerbToken[],
  verb: FoundGroup | undefined,
  subject: NounPhrase | undefined,
  after: number,
): number {
  const core = Math.min(subject?.first ?? Number.MAX_SAFE_INTEGER, verb?.first ?? Number.MAX_SAFE_INTEGER);
  let start = core;
  for (let at = core - 1; at >= after; at--) {
    const token = tokens[at];
    if (token === undefined) break;
    if (isJoint(token)) start = at;
    else if (token.norm === "time" && isEveryAt(tokens, at - 1)) return at - 1;
    else if (token.tag === "PUNCT") {
      if (isJoint(tokens[at + 1]) || start === core) start = at + 1;
      break;
    } else if (token.phrase !== -1 && start !== core) break;
    else if (core - at > 12) break;
  }
  return start;
}

function isEveryAt(tokens: readonly VerbToken[], at: number): boolean {
  const token = tokens[at];
  return token !== undefined && isEvery(token);
}

function isJoint(token: VerbToken | undefined): boolean {
  if (token === undefined) return false;
  if (token.tag === "CCONJ" || token.tag === "SCONJ") return token.norm !== "of";
  return (token.tag === "ADV" || token.tag === "PRON" || token.tag === "ADP") && mayJoin(token);
}

interface Joint {
  readonly role: ClauseRole;
  readonly connector: number;
  readonly isCoordinate: boolean;
}

function jointAt(
  tokens: readonly VerbToken[],
  first: number,
  limit: number,
  before: Clause | undefined,
  isFirst: boolean,
): Joint {
  let isCoordinate = false;
  for (let at = first; at < Math.max(limit, first + 1); at++) {
    const token = tokens[at];
    if (token === undefined) break;
    if (token.tag === "CCONJ") isCoordinate = true;
    else if (isEvery(token) && tokens[at + 1]?.norm === "time") return { role: "when", connector: at, isCoordinate };
    else if (isJoint(token))
      return { role: asRole(tokens, at) ?? roleOf(tokens, at, before), connector: at, isCoordinate };
  }
  if (isCoordinate && before !== undefined && before.role !== "relative") {
    const isHeir = tokens[first - 1]?.tag !== "PUNCT";
    return { role: isHeir ? before.role : "main", connector: isHeir ? before.connector : -1, isCoordinate };
  }
  const isTold =
    before?.verb !== undefined &&
    !(isFirst && isOuter(before)) &&
    lists.TELLING.has(lemmaTold(before.verb, tokens)) &&
    first - before.verb.end < (lemmaTold(before.verb, tokens) === before.verb.lemma ? 4 : 6) &&
    !(before.verb.lemma === "tell" && tokens[first - 1]?.norm === ",") &&
    tokens[first]?.norm !== "so";
  return { role: isTold ? "that" : "main", connector: -1, isCoordinate };
}

/** "as soon as" tells when, "as long as" if, "as if" how it looks. */
function asRole(tokens: readonly VerbToken[], at: number): ClauseRole | undefined {
  if (tokens[at]?.norm !== "as") return undefined;
  const next = tokens[at + 1]?.norm ?? "";
  if (next === "soon") return "when";
  // "As I said yesterday, …"
  if ((next === "i" || next === "we") && lists.SAYING.has(tokens[at + 2]?.lemma ?? "")) return "other";
  return next === "if" || next === "though" || next === "far" ? "other" : undefined;
}

/** "When you shouted I was scared", "since your cuts were announced all hope is gone": what follows is the main clause, not what was shouted. */
function isOuter({ role, verb, subject }: Clause): boolean {
  const isFront = role === "when" || role === "if" || role === "cause";
  if (isFront && verb?.passive === true && subject?.person === "work") return true;
  return isFront && lists.SHOUT_WHISPER_ANSWER.has(verb?.lemma ?? "");
}

/** "that" after a noun is a relative, after a verb or an adjective it tells. A question's own "why" joins nothing. */
function roleOf(tokens: readonly VerbToken[], at: number, before: Clause | undefined): ClauseRole {
  const { norm, tag } = tokens[at] ?? { norm: "", tag: "X" };
  const role = Object.hasOwn(ROLES, norm) ? (ROLES[norm] ?? "other") : "other";
  if (role === "that" && norm !== "that" && before === undefined) return "main";
  const previous = at > 0 ? tokens[at - 1] : undefined;
  if (norm === "that" && tag === "PRON" && previous?.tag === "NOUN" && !isTeller(before, previous)) return "relative";
  return (norm === "who" || norm === "which") && before === undefined ? "main" : role;
}

/** "told my sister that …"; not "told a story that …" */
function isTeller(before: Clause | undefined, previous: VerbToken): boolean {
  return (
    ["tell", "warn", "remind", "inform", "assure", "promise"].includes(before?.verb?.lemma ?? "") && !isTale(previous)
  );
}

const isTale = isOneOf(lists.IS_TALE);

/** The verb that tells: "say" in "used to say", "tell" in "kept telling me". */
function lemmaTold({ lemma, end }: NonNullable<Clause["verb"]>, tokens: readonly VerbToken[]): string {
  if (!lists.USE_KEEP_LIKE.has(lemma)) return lemma;
  const told = tokens[tokens[end]?.norm === "to" ? end + 1 : end];
  return told !== undefined && lists.SAYING.has(told.lemma) ? told.lemma : lemma;
}

/** Words that somebody else said, told in the writer's sentence. */
function isReported(
  before: Clause | undefined,
  role: ClauseRole,
  isCoordinate: boolean,
  tokens: readonly VerbToken[],
): boolean {
  if (
    before?.verb === undefined ||
    role !== "that" ||
    isCoordinate ||
    !lists.SAYING.has(lemmaTold(before.verb, tokens))
  )
    return false;
  if (before.verb.passive) return true;
  const teller = before.subject?.person;
  if (teller === "thing" && before.subject !== undefined) {
    const source = tokens[before.subject.head]?.norm ?? "";
    // "It says here that …" quotes; "it says a lot that …" is the writer's own.
    if (source === "it") return !lists.A_SO_MUCH.has(tokens[before.verb.end]?.norm ?? "");
    return lists.SOURCES.has(source);
  }
  return teller !== undefined && teller !== "speaker";
}

/** "She said that I was late and ought to go": told on. */
function isGoneOn(before: Clause | undefined, joint: Joint, own: NounPhrase | undefined): boolean {
  return before?.reported === true && joint.isCoordinate && own === undefined;
}
