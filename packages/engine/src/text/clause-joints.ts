import * as lists from "../lexicon/words/clause-joints.ts";
import type { Clause, ClauseRole, NounPhrase } from "./reading.ts";
import type { VerbToken } from "./verb-forms.ts";
import type { FoundGroup } from "./verbs.ts";
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
const isEvery = isOneOf("every each");
const mayJoin = asksWord((norm) => norm !== "so" && Object.hasOwn(ROLES, norm));

/** Where a later clause begins: at its joining word, else at its subject, else at its verb. */
export function startOf(
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

export interface Joint {
  readonly role: ClauseRole;
  readonly connector: number;
  readonly isCoordinate: boolean;
}

const MAIN = { role: "main", connector: -1 } as const;

/** How a clause that begins at `first`, and whose subject or verb stands at `limit`, hangs on the one before. */
export function jointAt(
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
    else if (isJoint(token)) return { role: roleOf(tokens, at, before), connector: at, isCoordinate };
  }
  if (isCoordinate && before !== undefined && before.role !== "relative") {
    const { role, connector } = tokens[first - 1]?.tag === "PUNCT" ? MAIN : before;
    return { role, connector, isCoordinate };
  }
  const isTold = before !== undefined && !(isFirst && isOuter(before)) && isTelling(tokens, first, before);
  return { role: isTold ? "that" : "main", connector: -1, isCoordinate };
}

/** "I told you (he is late)", "I kept telling you (he is late)": close behind the verb. */
function isTelling(tokens: readonly VerbToken[], first: number, { verb }: Clause): boolean {
  if (verb === undefined || tokens[first]?.norm === "so") return false;
  const told = lemmaTold(verb, tokens);
  if (!lists.TELLING.has(told) || first - verb.end >= (told === verb.lemma ? 4 : 6)) return false;
  return verb.lemma !== "tell" || tokens[first - 1]?.norm !== ",";
}

/** "as soon as" tells when, "as long as" if, "as if" how it looks. */
function asRole(tokens: readonly VerbToken[], at: number): ClauseRole {
  const next = tokens[at + 1]?.norm ?? "";
  if (next === "soon") return "when";
  // "As I said yesterday, …"
  const isSaid = (next === "i" || next === "we") && lists.SAYING.has(tokens[at + 2]?.lemma ?? "");
  return isSaid || next === "if" || next === "though" || next === "far" ? "other" : "cause";
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
  if (norm === "as") return asRole(tokens, at);
  const role = Object.hasOwn(ROLES, norm) ? (ROLES[norm] ?? "other") : "other";
  const asks = (role === "that" && norm !== "that") || norm === "who" || norm === "which";
  if (asks && before === undefined) return "main";
  const previous = at > 0 ? tokens[at - 1] : undefined;
  if (norm === "that" && tag === "PRON" && previous?.tag === "NOUN" && !isTeller(before, previous)) return "relative";
  return role;
}

/** "told my sister that …"; not "told a story that …" */
function isTeller(before: Clause | undefined, previous: VerbToken): boolean {
  return (
    ["tell", "warn", "remind", "inform", "assure", "promise"].includes(before?.verb?.lemma ?? "") && !isTale(previous)
  );
}

const isTale = isOneOf(lists.IS_TALE);

/** Whether a verb, or the one under it, says something. */
export function isSaying(verb: NonNullable<Clause["verb"]>, tokens: readonly VerbToken[]): boolean {
  return lists.SAYING.has(lemmaTold(verb, tokens));
}

/** The verb that tells: "say" in "used to say", "tell" in "kept telling me". */
function lemmaTold({ lemma, end }: NonNullable<Clause["verb"]>, tokens: readonly VerbToken[]): string {
  if (!lists.USE_KEEP_LIKE.has(lemma)) return lemma;
  const told = tokens[tokens[end]?.norm === "to" ? end + 1 : end];
  return told !== undefined && lists.SAYING.has(told.lemma) ? told.lemma : lemma;
}
