import * as lists from "../../lexicon/words/incapable.ts";
import { findToken, follows, norm, phraseAt } from "../query.ts";
import type { Clause, Reading } from "../reading.ts";
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

/** "You clearly can't add up", "as your driver can't read": what everybody learns at school. */
function isSchoolroom(reading: Reading, { verb, subject, role }: Clause): boolean {
  if (verb?.modal !== "can" || subject === undefined) return false;
  const isSneered = ({ norm: word }: { readonly norm: string }) =>
    ["clearly", "obviously", "apparently", "evidently", "even"].includes(word);
  const isBlamed = role === "cause" && subject.owner === "you";
  const isMocked = subject.person === "you" && findToken(reading, subject.first, verb.head, isSneered) !== -1;
  if (!isBlamed && !isMocked) return false;
  const end = norm(reading, verb.end) === "up" ? verb.end + 1 : verb.end;
  const isLast = ["PUNCT", "CCONJ", "X"].includes(reading.tokens[end]?.tag ?? "PUNCT");
  return isLast && lists.COUNT_READ_SPELL.has(verb.lemma);
}

/** Where the trifle ends that somebody is said to fail at, or -1. */
function trifleEnd(reading: Reading, clause: Clause): number {
  const { verb } = clause;
  if (verb === undefined) return -1;
  const from = verb.end;
  if (isSchoolroom(reading, clause)) return norm(reading, from) === "up" ? from + 1 : from;
  const sentence = reading.sentences[clause.sentence];
  const stop = findToken(reading, from, sentence?.endToken ?? from, ({ tag }) => tag === "PUNCT");
  const end = stop === -1 ? (sentence?.endToken ?? from) : stop;
  if (
    findToken(reading, from, end, ({ norm: word }) =>
      ["without", "since", "anymore", "year", "ago", "yet"].includes(word),
    ) !== -1
  )
    return -1;
  const save = findToken(reading, from, end, ({ index }) => follows(reading, index, "to", "save"));
  if (save !== -1) return save + 2;

  const object = phraseAt(reading, from);

  if (object === undefined || !["a", "an", "water", "sand", "ice", "snow"].includes(norm(reading, from))) return -1;
  const isAgainst = norm(reading, object.end) === "from" && ["a", "an"].includes(norm(reading, object.end + 1));
  if (verb.lemma === "tell" && isAgainst) return end;
  if (verb.lemma === "sell" && ["in", "to"].includes(norm(reading, object.end))) return end;
  const isTrifle = lists.TRIFLES.has(reading.tokens[object.head]?.lemma ?? "") || norm(reading, from) === "water";
  if (lists.DIRECTING.has(verb.lemma) && isTrifle) return end;
  const isKept = lists.KEPT.has(norm(reading, object.head)) || lists.KEPT.has(norm(reading, object.end));
  return KEEPING.has(verb.lemma) && isKept
    ? Math.max(object.end, lists.KEPT.has(norm(reading, object.end)) ? object.end + 1 : 0)
    : -1;
}
