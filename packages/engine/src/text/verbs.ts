import * as lists from "../lexicon/words/verbs.ts";
import type { NounPhrase, VerbGroup } from "./reading.ts";
import { frontedEnd } from "./retag-fronted.ts";
import { hasTense, isHad, isPassive, tenseOf, type VerbToken } from "./verb-forms.ts";
import { isOneOf } from "./word.ts";

/** A verb group and what its place tells. */
export interface FoundGroup extends VerbGroup {
  /** Can carry a clause: has tense, or is an imperative. */
  readonly finite: boolean;
  readonly imperative: boolean;
  /** In questions the subject stands inside the group: "are *you* coming". */
  readonly inner: NounPhrase | undefined;
}

const isModal = isOneOf(lists.IS_MODAL);
/** Verbs that with "to" work like a modal, and the words that may stand between. */
const WITH_TO: Record<string, string> = {
  have: "have to",
  need: "need to",
  ought: "ought to",
  get: "have to",
  suppose: "be supposed to",
  mean: "be meant to",
  go: "going to",
  require: "be required to",
};

const isNegator = isOneOf("not never");

/** Adds the verb groups of tokens [first, end) that can carry a clause, in order. */
export function addVerbGroups(
  tokens: readonly VerbToken[],
  phrases: readonly NounPhrase[],
  first: number,
  end: number,
  found: FoundGroup[],
): void {
  let before: FoundGroup | undefined;
  let index = first;
  while (index < end) {
    const token = tokens[index];
    const group =
      isVerbal(token) && token?.phrase === -1 ? groupAt(tokens, phrases, index, first, end, before) : undefined;
    if (group?.finite === true) found.push(group);
    before = group ?? before;
    index = Math.max(index + 1, group?.end ?? 0);
  }
}

function isVerbal(token: VerbToken | undefined): boolean {
  return token !== undefined && (token.tag === "AUX" || token.tag === "VERB" || token.tag === "IMP");
}

/** A verb group that is still being walked. */
type OpenGroup = { -readonly [Field in keyof FoundGroup]: FoundGroup[Field] };

function groupAt(
  tokens: readonly VerbToken[],
  phrases: readonly NounPhrase[],
  start: number,
  first: number,
  end: number,
  before: FoundGroup | undefined,
): FoundGroup | undefined {
  const opener = tokens[start];
  if (opener === undefined) return undefined;
  const imperative = opener.tag === "IMP";
  const group: OpenGroup = {
    first: start,
    end: start + 1,
    head: start,
    lemma: "",
    modal: "",
    negated: false,
    passive: false,
    tense: "base",
    finite: imperative,
    imperative,
    inner: undefined,
  };
  walkGroup(tokens, phrases, start, first, end, group);
  const isTenseless = isInfinitive(tokens, start, opener) || isBare(opener, start, before);
  group.lemma = tokens[group.head]?.lemma ?? "";
  group.passive = isPassive(tokens, start, group.head);
  group.tense = tenseOf(opener, group.modal, isTenseless || imperative);
  group.finite = imperative || (!isTenseless && hasTense(tokens, start, first, opener));
  return group;
}

/** "to go"; "The students we rent to / are pigs" */
function isInfinitive(tokens: readonly VerbToken[], at: number, { form, norm }: VerbToken): boolean {
  return form === "base" && norm !== "are" && at > 0 && tokens[at - 1]?.norm === "to";
}

/** "let me go", "make them wait" */
function isBare({ form, tag }: VerbToken, at: number, before: FoundGroup | undefined): boolean {
  if (before === undefined || form !== "base" || tag !== "VERB" || !lists.BARE.has(before.lemma)) return false;
  return at > before.end && at - before.end < 4;
}

function seeModal(tokens: readonly VerbToken[], at: number, group: OpenGroup): void {
  const token = tokens[at];
  if (token === undefined || group.modal !== "") return;
  if (isModal(token)) group.modal = token.norm;
  else if (token.norm === "'d" && !isHad(tokens, at)) group.modal = "would";
}

/** From the first helper on to the main verb, over "not", adverbs and, in questions, the subject. */
function walkGroup(
  tokens: readonly VerbToken[],
  phrases: readonly NounPhrase[],
  start: number,
  first: number,
  end: number,
  group: OpenGroup,
): void {
  seeModal(tokens, start, group);
  let at = start + 1;
  while (at !== -1 && at < end) at = stepOver(tokens, phrases, at, start, first, group);
}

/** Takes up the word at `at` where the group goes on with it: where the next one stands, or -1. */
function stepOver(
  tokens: readonly VerbToken[],
  phrases: readonly NounPhrase[],
  at: number,
  start: number,
  first: number,
  group: OpenGroup,
): number {
  const [token, opener] = [tokens[at], tokens[group.head]];
  if (token === undefined || opener === undefined) return -1;
  if (isNegator(token)) {
    group.negated ||= !deniesNext(tokens, at, opener);
    return deniesNext(tokens, at, opener) ? -1 : at + 1;
  }
  if (token.norm === "to" && joinsTo(tokens, at, opener, group)) return at + 1;
  if (canFollow(opener, tokens, at)) {
    group.head = at;
    group.end = at + 1;
    seeModal(tokens, at, group);
    return at + 1;
  }
  if (token.norm === "at" && tokens[at + 1]?.norm === "least") return at + 2;
  if (token.tag === "ADV") return isHelper(opener) ? at + 1 : -1;
  if (token.norm === "please") return at + 1;
  if (!asksOf(tokens, at, start, first, group)) return -1;
  group.inner = phrases[token.phrase];
  return group.inner?.end ?? at + 1;
}

/** "gutted not to be asked", "chose not to come": what follows is denied. */
function deniesNext(tokens: readonly VerbToken[], at: number, opener: VerbToken): boolean {
  return tokens[at + 1]?.norm === "to" && opener.tag === "VERB";
}

function isHelper({ tag, norm }: VerbToken): boolean {
  return tag === "AUX" || norm === "do";
}

/** "Are *you* coming", "have not *they* left": the subject stands behind the helper, or behind its "not". */
function asksOf(tokens: readonly VerbToken[], at: number, start: number, first: number, group: OpenGroup): boolean {
  if (group.inner !== undefined || tokens[group.head]?.tag !== "AUX" || tokens[at]?.phrase === -1) return false;
  return at === start + 1 + Number(group.negated) && isInverted(tokens, start, first);
}

/** After a helper any verb goes on; after a main verb none does. */
function canFollow(opener: VerbToken, tokens: readonly VerbToken[], at: number): boolean {
  const token = tokens[at];
  if (!isVerbal(token) || token?.phrase !== -1) return false;
  // "The boss I have now / never helps"
  if (opener.tag === "AUX") return token.form !== "s";
  const isAfterTo = tokens[at - 1]?.norm === "to";
  return isAfterTo || (opener.tag === "IMP" && opener.norm === "do");
}

function joinsTo(tokens: readonly VerbToken[], at: number, opener: VerbToken, group: OpenGroup): boolean {
  const name = WITH_TO[opener.lemma];
  const next = tokens[at + 1];
  if (name === undefined || next === undefined) return false;
  if (opener.lemma === "go" && opener.form !== "ing") return false;
  if (opener.lemma === "mean" && (opener.norm !== "meant" || !isBeBefore(tokens, group.head))) return false;
  const isVerbNext = isVerbal(next) || (next.tag === "ADV" && isVerbal(tokens[at + 2]));
  if (!isVerbNext) return false;
  if (group.modal === "" || name === "be supposed to") group.modal = name;
  return true;
}

/** "you are (not) meant to" is a duty, "you never meant to" an aim. */
function isBeBefore(tokens: readonly VerbToken[], at: number): boolean {
  return tokens[at - 1]?.lemma === "be" || tokens[at - 2]?.lemma === "be";
}

/** A helper at the head of a clause, or after a question word, asks. */
function isInverted(tokens: readonly VerbToken[], start: number, first: number): boolean {
  const before = start > 0 ? tokens[start - 1] : undefined;
  if (frontedEnd(tokens, first) !== first) return true;
  if (before === undefined || before.tag === "PUNCT" || before.tag === "CCONJ" || before.tag === "INTJ") return true;
  return (
    // "How selfish can you be?"
    (before.tag === "ADJ" && tokens[start - 2]?.norm === "how") || lists.WHY_HOW_WHEN.has(before.norm)
  );
}
