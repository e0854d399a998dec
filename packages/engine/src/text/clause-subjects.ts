import * as lists from "../lexicon/words/clause-subjects.ts";
import { phraseAround } from "./phrases.ts";
import type { NounPhrase } from "./reading.ts";
import type { VerbToken } from "./verb-forms.ts";
import type { FoundGroup } from "./verbs.ts";
import { isOneOf } from "./word.ts";

const isOfPlace = isOneOf(lists.IS_OF_PLACE);
const isOfTime = isOneOf("after before during towards without against");
const isSmall = isOneOf(lists.IS_SMALL);

/** The noun phrase before the verb, over adverbs; "the man from the shop" counts as "the man". */
export function subjectOf(
  tokens: readonly VerbToken[],
  phrases: readonly NounPhrase[],
  verb: FoundGroup,
  after: number,
): NounPhrase | undefined {
  if (verb.inner !== undefined || verb.imperative) return verb.inner;
  let at = verb.first - 1;
  while (at >= after && isBetween(tokens[at])) at--;
  if (tokens[at]?.norm === ",") at = beforeInsertion(tokens, at, after);
  const nearest = at >= after ? nearestTo(tokens, phrases, at, after) : undefined;
  const phrase = nearest === undefined ? undefined : overPlaces(tokens, phrases, nearest, after);
  const planned = planBefore(tokens, phrases, phrase === undefined ? at : phrase.first - 1, after);
  if (planned !== undefined) return planned;
  return phrase !== undefined && isObject(tokens, phrase) ? undefined : phrase;
}

/** The phrase around `at`, or the one before it where it is but a number, a time or a place. */
function nearestTo(
  tokens: readonly VerbToken[],
  phrases: readonly NounPhrase[],
  at: number,
  after: number,
): NounPhrase | undefined {
  const phrase = phraseAround(tokens, phrases, at);
  const earlier = phrase === undefined ? undefined : phraseAround(tokens, phrases, phrase.first - 1);
  if (phrase === undefined || earlier === undefined || earlier.first < after) return phrase;
  const isNumber = tokens[phrase.head]?.tag === "NUM" && phrase.end - phrase.first === 1;
  return isNumber || isWhen(tokens, phrase) ? earlier : phrase;
}

/** "the man" for the shop in "the man from the shop"; "Your silence after the scan frightened me" */
function overPlaces(
  tokens: readonly VerbToken[],
  phrases: readonly NounPhrase[],
  inner: NounPhrase,
  after: number,
): NounPhrase {
  let phrase = inner;
  while (phrase.first > after) {
    const joint = tokens[phrase.first - 1];
    const isLater = joint !== undefined && isOfTime(joint);
    if (!isLater && !(joint?.tag === "ADP" && isOfPlace(joint))) break;
    const outer = phraseAround(tokens, phrases, phrase.first - 2);
    if (outer === undefined || (isLater && outer.person !== "work")) break;
    phrase = outer;
  }
  return phrase;
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
    if (token === undefined) return comma;
    if (token.norm === ",") return lists.INSERTED.has(tokens[at + 1]?.norm ?? "") ? at - 1 : comma;
  }
  return comma;
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
export function lonelySubject(
  tokens: readonly VerbToken[],
  phrases: readonly NounPhrase[],
  first: number,
): NounPhrase | undefined {
  const phrase = phraseAround(tokens, phrases, first);
  return phrase?.first === first && phrase.person === "you" ? phrase : undefined;
}
