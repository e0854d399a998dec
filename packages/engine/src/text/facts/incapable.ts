import * as lists from "../../lexicon/words/incapable.ts";
import { findToken, follows, norm, phraseAt } from "../query.ts";
import type { Clause, NounPhrase, Reading } from "../reading.ts";
import { isDisowned } from "./denied.ts";
import { ofSubject, type Verdict } from "./target.ts";

const SEVERITY = 0.6;

const KEEPING = new Set(["keep", "catch", "hold", "win", "raise"]);

/** "couldn't teach a fish to swim", "can't spell to save her life", "couldn't tell a spanner from a spoon" */
export function findIncapable(reading: Reading): Verdict[] {
  return reading.clauses.flatMap((clause) => {
    const { verb, subject, role } = clause;
    if (verb === undefined || subject === undefined || !verb.negated || !["can", "could", "would"].includes(verb.modal))
      return [];
    if (role === "if" || subject.first > verb.first || isDisowned(reading, verb.head)) return [];
    if (ofSubject(reading, subject, verb.end) !== "person") return [];
    const end = trifleEnd(reading, clause);
    if (end === -1) return [];
    const match = { name: "verdict-phrase", first: verb.first, end, text: "incompetent", severity: SEVERITY };
    return [{ match, first: verb.first, end, target: "person" as const, severity: SEVERITY }];
  });
}

/** Past what everybody learns at school: "You clearly can't add up", "as your driver can't read". */
function schoolroomEnd(reading: Reading, { verb, subject, role }: Clause): number {
  if (verb?.modal !== "can" || subject === undefined) return -1;
  const isSneered = ({ norm: word }: { readonly norm: string }) =>
    ["clearly", "obviously", "apparently", "evidently", "even"].includes(word);
  const isBlamed = role === "cause" && subject.owner === "you";
  const isMocked = subject.person === "you" && findToken(reading, subject.first, verb.head, isSneered) !== -1;
  if ((!isBlamed && !isMocked) || !lists.SCHOOLING.has(verb.lemma)) return -1;
  const end = norm(reading, verb.end) === "up" ? verb.end + 1 : verb.end;
  const isLast = ["PUNCT", "CCONJ", "X"].includes(reading.tokens[end]?.tag ?? "PUNCT");
  return isLast ? end : -1;
}

/** Where the trifle ends that somebody is said to fail at, or -1. */
function trifleEnd(reading: Reading, clause: Clause): number {
  const taught = schoolroomEnd(reading, clause);
  if (clause.verb === undefined || taught !== -1) return taught;
  const { end: from, lemma } = clause.verb;
  const limit = reading.sentences[clause.sentence]?.endToken ?? from;
  const stop = findToken(reading, from, limit, ({ tag }) => tag === "PUNCT");
  const end = stop === -1 ? limit : stop;
  const isLimit = ({ norm: word }: { readonly norm: string }) =>
    ["without", "since", "anymore", "year", "ago", "yet"].includes(word);
  if (findToken(reading, from, end, isLimit) !== -1) return -1;
  const save = findToken(reading, from, end, ({ index }) => follows(reading, index, "to", "save"));
  if (save !== -1) return save + 2;
  const object = phraseAt(reading, from);
  if (object === undefined || !["a", "an", "water", "sand", "ice", "snow"].includes(norm(reading, from))) return -1;
  return isTrifle(reading, lemma, from, object) ? end : keptEnd(reading, lemma, object);
}

/** "(couldn't) tell a spanner from a spoon", "sell water in a desert", "teach a fish to swim" */
function isTrifle(reading: Reading, lemma: string, from: number, { head, end }: NounPhrase): boolean {
  const next = norm(reading, end);
  if (lemma === "tell") return next === "from" && ["a", "an"].includes(norm(reading, end + 1));
  if (lemma === "sell") return next === "in" || next === "to";
  const isSmall = lists.TRIFLES.has(reading.tokens[head]?.lemma ?? "") || norm(reading, from) === "water";
  return lists.DIRECTING.has(lemma) && isSmall;
}

/** "(couldn't) keep a goldfish alive", "catch a cold" */
function keptEnd(reading: Reading, lemma: string, { head, end }: NounPhrase): number {
  if (!KEEPING.has(lemma)) return -1;
  if (lists.KEPT.has(norm(reading, end))) return end + 1;
  return lists.KEPT.has(norm(reading, head)) ? end : -1;
}
