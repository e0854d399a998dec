import * as lists from "../lexicon/words/verbs.ts";
import type { TaggedToken } from "./phrases.ts";
import type { NounPhrase, VerbForm, VerbGroup } from "./reading.ts";
import { frontedEnd } from "./retag-fronted.ts";
import { isOneOf } from "./word.ts";

export interface VerbToken extends TaggedToken {
  readonly form: VerbForm;
  readonly phrase: number;
}

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
  // "The students we rent to / are pigs"
  const isInfinitive = opener.form === "base" && opener.norm !== "are" && start > 0 && tokens[start - 1]?.norm === "to";
  const isBare =
    before !== undefined &&
    opener.form === "base" &&
    opener.tag === "VERB" &&
    lists.BARE.has(before.lemma) &&
    start - before.end < 4 &&
    start > before.end;
  group.lemma = tokens[group.head]?.lemma ?? "";
  group.passive = isPassive(tokens, start, group.head);
  group.tense = tenseOf(opener, group.modal, isInfinitive || isBare || imperative);
  group.finite = imperative || (!isInfinitive && !isBare && hasTense(tokens, start, first, opener));
  return group;
}

/** "you'd been so cold", "he'd already gone": before a participle "'d" is "had". */
function isHad(tokens: readonly VerbToken[], at: number): boolean {
  let next = at + 1;
  while (lists.NOT_NEVER_ALREADY.has(tokens[next]?.norm ?? "") || tokens[next]?.tag === "ADV") next++;
  const verb = tokens[next];
  if (verb === undefined || verb.norm === "better" || verb.norm === "rather") return false;
  return verb.form === "participle" || verb.form === "ed" || verb.form === "past";
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
  while (at < end) {
    const token = tokens[at];
    if (token === undefined) break;
    const opener = tokens[group.head];
    const isLater = tokens[at + 1]?.norm === "to" && opener?.tag === "VERB";
    // "gutted not to be asked", "chose not to come": what follows is denied.
    if (isNegator(token) && isLater) break;
    if (isNegator(token)) group.negated = true;
    else if (token.norm === "to" && opener !== undefined && joinsTo(tokens, at, opener, group)) {
      at++;
      continue;
    } else if (isVerbal(token) && token.phrase === -1 && canFollow(opener, tokens, at)) {
      group.head = at;
      group.end = at + 1;
      seeModal(tokens, at, group);
    } else if (token.norm === "at" && tokens[at + 1]?.norm === "least") at++;
    else if (token.tag === "ADV" || token.norm === "please") {
      if (token.tag === "ADV" && opener !== undefined && opener.tag !== "AUX" && opener.norm !== "do") break;
    } else if (
      group.inner === undefined &&
      opener?.tag === "AUX" &&
      at === start + 1 + Number(group.negated) &&
      token.phrase !== -1 &&
      isInverted(tokens, start, first)
    ) {
      group.inner = phrases[token.phrase];
      at = group.inner?.end ?? at + 1;
      continue;
    } else break;
    at++;
  }
}

/** After a helper any verb goes on; after a main verb none does. */
function canFollow(opener: VerbToken | undefined, tokens: readonly VerbToken[], at: number): boolean {
  if (opener === undefined) return false;
  // "The boss I have now / never helps"
  if (opener.tag === "AUX") return tokens[at]?.form !== "s";
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

function hasTense(tokens: readonly VerbToken[], start: number, first: number, opener: VerbToken): boolean {
  if (opener.form === "ing" || opener.form === "participle") return false;
  if (opener.tag === "AUX") return opener.norm !== "be" || start === first;
  if (opener.form === "s" || opener.form === "past") return true;
  let at = start - 1;
  while (
    at >= first &&
    (tokens[at]?.tag === "ADV" ||
      tokens[at]?.norm === "not" ||
      ["all", "both", "just", "only"].includes(tokens[at]?.norm ?? ""))
  )
    at--;
  const before = at < first ? undefined : tokens[at];
  if (before === undefined) return true;
  if (before.phrase !== -1) return true;
  // "The plumber you sent bungled the shower"
  const isRelative = before.tag === "VERB" && tokens[at - 1]?.tag === "PRON" && tokens[at - 2]?.tag === "NOUN";
  if (opener.form === "ed" && isRelative) return true;
  return (
    before.tag === "CCONJ" ||
    before.tag === "SCONJ" ||
    before.norm === "who" ||
    before.norm === "that" ||
    before.norm === "which" ||
    before.tag === "PUNCT"
  );
}

function isPassive(tokens: readonly VerbToken[], start: number, head: number): boolean {
  const verb = tokens[head];
  const isUnchanged = verb?.form === "base" && lists.CUT_PUT_HIT.has(verb.norm);
  if (verb === undefined || head === start || (verb.form !== "ed" && verb.form !== "participle" && !isUnchanged))
    return false;
  for (let at = head - 1; at >= start; at--) {
    const { lemma, tag } = tokens[at] ?? { lemma: "", tag: "X" };
    if (lemma === "be" && tokens[at]?.norm === "'s" && hasObject(tokens, head)) return false;
    if (lemma === "be" || lemma === "get") return true;
    if (tag === "AUX") return false;
  }
  return false;
}

/** "He's left our schedule in bits": before an object "'s" is "has"; "she's given a desk" and "he's called the Boss" are not sure. */
function hasObject(tokens: readonly VerbToken[], head: number): boolean {
  return lists.ME_US_HIM.has(tokens[head + 1]?.norm ?? "") && !lists.GIVE_TELL_CALL.has(tokens[head]?.lemma ?? "");
}

function tenseOf(opener: VerbToken, modal: string, isBase: boolean): VerbGroup["tense"] {
  if (isBase) return "base";
  if (opener.norm === "will" || modal === "going to" || opener.norm === "shall") return "future";
  if (opener.form === "past" || opener.form === "ed") return "past";
  return opener.form === "ing" ? "ing" : "present";
}
