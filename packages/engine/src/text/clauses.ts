import * as lists from "../lexicon/words/clauses.ts";
import { isSaying, type Joint, jointAt, startOf } from "./clause-joints.ts";
import { lonelySubject, subjectOf } from "./clause-subjects.ts";
import { isUnchangedVerb } from "./lemma.ts";
import { outerSubject } from "./outer-subject.ts";
import type { Clause, ClauseRole, NounPhrase } from "./reading.ts";
import type { VerbToken } from "./verb-forms.ts";
import type { FoundGroup } from "./verbs.ts";
import { isOneOf } from "./word.ts";

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
    const first = firstOf(tokens, head, last, verb, subject, outer);
    const isNear = order === firstGroup + 1 || isAfterComma(tokens, first);
    const joint = jointAt(tokens, first, subject?.first ?? verb?.first ?? end, before, isNear);
    const heir = outer ?? subject ?? inherited(before, verb, joint);
    const role = outer === undefined && !isBare(joint, own, verb, last) ? joint.role : "main";
    const clause: OpenClause = {
      index: clauses.length,
      sentence: index,
      first,
      end,
      role,
      connector: joint.connector,
      subject: heir,
      verb: inItsTense(tokens, verb, heir),
      imperative: verb?.imperative === true,
      reported: outer === undefined && isReported(before, role, joint, own, tokens),
    };
    if (before !== undefined) before.end = first;
    clauses.push(clause);
    before = clause;
    last = verb;
    order++;
  } while (order < groups.length);
}

/** Where a clause begins: the first at the sentence's head. */
function firstOf(
  tokens: readonly VerbToken[],
  head: number,
  last: FoundGroup | undefined,
  verb: FoundGroup | undefined,
  subject: NounPhrase | undefined,
  outer: NounPhrase | undefined,
): number {
  if (last === undefined) return head;
  const opens = startOf(tokens, verb, subject, last.end);
  // "The man I work with (never helps)"
  return outer !== undefined && opens > last.end && isOften(tokens[opens - 1]) ? opens - 1 : opens;
}

const isAfterComma = (tokens: readonly VerbToken[], at: number) => at > 0 && tokens[at - 1]?.norm === ",";

/** "the part you wrote is a mess": a verb without a subject of its own is not what was written. */
function isBare(joint: Joint, own: NounPhrase | undefined, verb?: FoundGroup, last?: FoundGroup): boolean {
  const isTold = joint.role === "that" && joint.connector === -1;
  return isTold && own === undefined && verb !== undefined && last !== undefined;
}

/** "She hit me", "the boss shut the door": with such a subject the unchanged form can only be a past. */
function inItsTense(
  tokens: readonly VerbToken[],
  verb: FoundGroup | undefined,
  subject: NounPhrase | undefined,
): FoundGroup | undefined {
  if (verb === undefined || (subject?.person !== "third" && subject?.person !== "name")) return verb;
  const isAlone = verb.first === verb.head && verb.tense === "present" && tokens[verb.head]?.form === "base";
  return isAlone && isUnchangedVerb(verb.lemma) ? { ...verb, tense: "past" } : verb;
}

const isFrequency = isOneOf(lists.IS_FREQUENCY);
const isOften = (token: VerbToken | undefined) => token !== undefined && isFrequency(token);

function inherited(before: Clause | undefined, verb: FoundGroup | undefined, joint: Joint): NounPhrase | undefined {
  const isOn = joint.isCoordinate || joint.connector === -1;
  return isOn && verb?.imperative !== true ? before?.subject : undefined;
}

/** Words that somebody else said, told in the writer's sentence. */
function isReported(
  before: Clause | undefined,
  role: ClauseRole,
  { isCoordinate }: Joint,
  own: NounPhrase | undefined,
  tokens: readonly VerbToken[],
): boolean {
  // "She said that I was late and ought to go"
  if (isCoordinate) return before?.reported === true && own === undefined;
  if (before?.verb === undefined || role !== "that" || !isSaying(before.verb, tokens)) return false;
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
