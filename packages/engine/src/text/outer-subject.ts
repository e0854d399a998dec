import * as lists from "../lexicon/words/outer-subject.ts";
import { phraseAround } from "./phrases.ts";
import type { NounPhrase } from "./reading.ts";
import type { FoundGroup, VerbToken } from "./verbs.ts";
import { isOneOf } from "./word.ts";

const isObjectForm = isOneOf("me us him them");
/** Objects of "who" when no other verb follows: "whoever wrote *this* is …", "what you said to *her* was …". */
const mayBeObject = isOneOf("this that it you her there");
const isWho = isOneOf("who whoever");
const isAnyone = isOneOf(lists.IS_ANYONE);
const isFreeRelative = isOneOf("whoever whatever whichever what");

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
  for (let at = before.end; at < verb.first; at++) {
    const token = tokens[at];
    if (token === undefined || isFreeRelative(token)) return undefined;
    if (token.tag === "PUNCT" || token.tag === "CCONJ" || token.tag === "SCONJ") return undefined;
    if (token.tag === "PRON" && at === verb.first - 1 && !isObjectForm(token)) {
      const relative = tokens[inner.head];
      const isWhat = tokens[inner.first - 1]?.norm === "what" && (token.norm === "her" || token.norm === "there");
      if (!mayBeObject(token) || !(isWhat || (isLast && relative !== undefined && isWho(relative)))) return undefined;
    }
  }
  const pronoun = tokens[inner.head];
  if (pronoun !== undefined && isFreeRelative(pronoun)) return inner;
  const joint = inner.first > 0 ? tokens[inner.first - 1] : undefined;
  if (joint !== undefined && isFreeRelative(joint)) {
    const relative = phraseAround(tokens, phrases, inner.first - 1);
    if (relative !== undefined) return relative;
  }
  const isThat = joint?.norm === "that" || joint?.norm === "which";
  const head = phraseAround(tokens, phrases, inner.first - (isThat ? 2 : 1));
  const last = head === undefined ? undefined : tokens[head.head];
  // "As a customer I feel the discount was unfair"
  if (head !== undefined && tokens[head.first - 1]?.norm === "as") return undefined;
  const isNoun =
    head?.end === inner.first - (isThat ? 1 : 0) && last !== undefined && (last.tag === "NOUN" || isAnyone(last));
  if (!isNoun) return undefined;
  const isPronoun = tokens[inner.head]?.tag === "PRON";
  // "The way your lads left the garden is a disgrace", "the report Dave wrote is a mess".
  const isOther = ["you", "third", "name", "group"].includes(inner.person) && tokens[head.first]?.norm === "the";
  return isPronoun || isOther ? head : undefined;
}
