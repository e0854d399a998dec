import * as lists from "../lexicon/words/verb-forms.ts";
import type { TaggedToken } from "./phrase-person.ts";
import type { Tag, VerbForm, VerbGroup } from "./reading.ts";
import { isOneOf } from "./word.ts";

export interface VerbToken extends TaggedToken {
  readonly form: VerbForm;
  readonly phrase: number;
}

/** "you'd been so cold", "he'd already gone": before a participle "'d" is "had". */
export function isHad(tokens: readonly VerbToken[], at: number): boolean {
  let next = at + 1;
  while (lists.NOT_NEVER_ALREADY.has(tokens[next]?.norm ?? "") || tokens[next]?.tag === "ADV") next++;
  const verb = tokens[next];
  if (verb === undefined || verb.norm === "better" || verb.norm === "rather") return false;
  return verb.form === "participle" || verb.form === "ed" || verb.form === "past";
}

/** Whether the verb that begins at `start` can carry a clause. */
export function hasTense(tokens: readonly VerbToken[], start: number, first: number, opener: VerbToken): boolean {
  if (opener.form === "ing" || opener.form === "participle") return false;
  if (opener.tag === "AUX") return opener.norm !== "be" || start === first;
  if (opener.form === "s" || opener.form === "past") return true;
  return mayTell(tokens, start, first, opener);
}

/** Whether a word that may be a past or a base form has a subject before it, or opens a clause. */
function mayTell(tokens: readonly VerbToken[], start: number, first: number, opener: VerbToken): boolean {
  let at = start - 1;
  while (at >= first && isBetween(tokens[at])) at--;
  const before = at < first ? undefined : tokens[at];
  if (before === undefined || before.phrase !== -1) return true;
  // "The plumber you sent bungled the shower"
  const isRelative = before.tag === "VERB" && tokens[at - 1]?.tag === "PRON" && tokens[at - 2]?.tag === "NOUN";
  return (opener.form === "ed" && isRelative) || OPENING.has(before.tag) || isWho(before);
}

const isSmall = isOneOf("not all both just only");
const isBetween = (token: VerbToken | undefined) => token !== undefined && (token.tag === "ADV" || isSmall(token));
/** After these a clause begins. */
const OPENING: ReadonlySet<Tag> = new Set(["CCONJ", "SCONJ", "PUNCT"]);
const isWho = isOneOf("who that which");

/** "was told", "got hit" */
export function isPassive(tokens: readonly VerbToken[], start: number, head: number): boolean {
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

/** When it happens, by its first word and its modal. */
export function tenseOf(opener: VerbToken, modal: string, isBase: boolean): VerbGroup["tense"] {
  if (isBase) return "base";
  if (opener.norm === "will" || modal === "going to" || opener.norm === "shall") return "future";
  if (opener.form === "past" || opener.form === "ed") return "past";
  return opener.form === "ing" ? "ing" : "present";
}
