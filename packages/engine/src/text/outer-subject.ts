import * as lists from "../lexicon/words/outer-subject.ts";
import { phraseAround } from "./phrases.ts";
import type { NounPhrase, Tag } from "./reading.ts";
import type { VerbToken } from "./verb-forms.ts";
import type { FoundGroup } from "./verbs.ts";
import { isOneOf } from "./word.ts";

const isObjectForm = isOneOf("me us him them");
/** Objects of "who" when no other verb follows: "whoever wrote *this* is …", "what you said to *her* was …". */
const mayBeObject = isOneOf("this that it you her there");
const isWho = isOneOf("who whoever");
const isThatOrWhich = isOneOf("that which");
const isAnyone = isOneOf(lists.IS_ANYONE);
const isFreeRelative = isOneOf("whoever whatever whichever what");
const PARTING: ReadonlySet<Tag> = new Set(["PUNCT", "CCONJ", "SCONJ"]);

/**
 * The subject of a second verb that follows a relative clause without its own joining word:
 * "the message" in "The message you wrote is a joke", "whoever" in "Whoever wrote this is a clown".
 */
export function outerSubject(
  tokens: readonly VerbToken[],
  phrases: readonly NounPhrase[],
  before: FoundGroup | undefined,
  inner: NounPhrase | undefined,
  verb: FoundGroup | undefined,
  isLast: boolean,
): NounPhrase | undefined {
  if (before === undefined || verb === undefined || inner === undefined || verb.imperative) return undefined;
  if (verb.inner !== undefined || inner.first > before.first) return undefined;
  if (isParted(tokens, before.end, verb.first, inner, isLast)) return undefined;
  const pronoun = tokens[inner.head];
  return pronoun !== undefined && isFreeRelative(pronoun) ? inner : nounBefore(tokens, phrases, inner);
}

/** Whether a mark, a joining word or a subject of its own keeps the second verb from what stands before the first. */
function isParted(tokens: readonly VerbToken[], from: number, to: number, inner: NounPhrase, isLast: boolean): boolean {
  for (let at = from; at < to; at++) {
    const token = tokens[at];
    if (token === undefined || isFreeRelative(token) || PARTING.has(token.tag)) return true;
  }
  const last = to > from ? tokens[to - 1] : undefined;
  if (last?.tag !== "PRON" || isObjectForm(last)) return false;
  const relative = tokens[inner.head];
  const isWhose = isLast && relative !== undefined && isWho(relative);
  const isWhat = tokens[inner.first - 1]?.norm === "what" && ["her", "there"].includes(last.norm);
  return !mayBeObject(last) || !(isWhose || isWhat);
}

/** "the message" before "you wrote", with "that" or "which" between them or without. */
function nounBefore(
  tokens: readonly VerbToken[],
  phrases: readonly NounPhrase[],
  inner: NounPhrase,
): NounPhrase | undefined {
  const joint = inner.first > 0 ? tokens[inner.first - 1] : undefined;
  if (joint === undefined) return undefined;
  if (isFreeRelative(joint)) return phraseAround(tokens, phrases, inner.first - 1);
  const end = inner.first - (isThatOrWhich(joint) ? 1 : 0);
  const outer = phraseAround(tokens, phrases, end - 1);
  // "As a customer I feel the discount was unfair"
  if (outer?.end !== end || tokens[outer.first - 1]?.norm === "as") return undefined;
  const head = tokens[outer.head];
  if (head === undefined || (head.tag !== "NOUN" && !isAnyone(head))) return undefined;
  // "The way your lads left the garden is a disgrace", "the report Dave wrote is a mess".
  const isOther = ["you", "third", "name", "group"].includes(inner.person) && tokens[outer.first]?.norm === "the";
  return isOther || tokens[inner.head]?.tag === "PRON" ? outer : undefined;
}
