import * as lists from "../../lexicon/words/ruin-verbs.ts";
import { RUINED } from "../../lexicon/words/ruin-words.ts";
import { cueAsWritten, isCue } from "../places.ts";
import { clauseOf, is, norm, phraseAt, tokenAt } from "../query.ts";
import type { Clause, Match, NounPhrase, Reading } from "../reading.ts";
import { hasDoerBefore, isAuthor } from "./authors.ts";
import { isActor } from "./cause-kinds.ts";
import { isDeedBefore, UNREAL } from "./ruin-blame.ts";
import { DEAR } from "./ruin-words.ts";
import { isOther } from "./target.ts";

const ABSOLUTELY_LITERALLY_COMPLETELY = cueAsWritten("absolutely literally completely totally just basically");

/** "You ruined everything": where the verb with what it strikes ends; undefined when no person's act is behind it. */
export function byVerb(reading: Reading, match: Match): number | undefined {
  const { first, end, text } = match;
  const clause = clauseOf(reading, first);
  const verb = clause?.verb;
  if (clause === undefined || verb === undefined || isNotTold(reading, clause, match)) return undefined;
  const isDeed = isDeedBefore(reading, clause);
  if (verb.head !== first && !(isDeed && isPastVerb(reading, first))) return undefined;
  if (verb.passive) return RUINED.has(text) && isBlamed(reading, clause, end) ? Math.max(end, first + 1) : undefined;
  return isDeed || isAuthor(reading, clause.subject, first) ? struckEnd(reading, match) : undefined;
}

/** "if you ruin this", "you could ruin it", "mess", "spoilt for choice" */
function isNotTold(reading: Reading, { role, verb }: Clause, { first, text }: Match): boolean {
  if (role === "if" || UNREAL.has(verb?.modal ?? "") || lists.NOUNS_OF_RUIN.has(text)) return true;
  return text === "spoil" && norm(reading, first + 1) === "for";
}

/** "(ruined) absolutely everything", "(broke) our trust": where what is struck ends; undefined where it is nothing dear. */
function struckEnd(reading: Reading, { first, end, text }: Match): number | undefined {
  const behind = isCue(reading, ABSOLUTELY_LITERALLY_COMPLETELY, first + 1) ? 2 : 1;
  const object = phraseAt(reading, first + behind);
  if (object === undefined && end - first === 1) return undefined;
  const isKilled = text === "kill" || text === "murder" || text === "break";
  if (isKilled && !lists.KILLABLE.has(tokenAt(reading, object?.head ?? -1)?.lemma ?? "")) return undefined;
  if (lists.TECHNICAL.has(text) && isTechnical(reading, object)) return undefined;
  if (isFeat(reading, text, end - first > 1 ? phraseAt(reading, end) : object)) return undefined;
  return Math.max(end, object?.end ?? end);
}

/** "What you said *destroyed* me": a second verb that the clause did not take for its own. */
function isPastVerb(reading: Reading, index: number): boolean {
  const token = reading.tokens[index];
  return token?.tag === "VERB" && token.form === "ed";
}

/** "You smashed that interview!", "you spoil us": praise in the clothes of ruin. */
function isFeat(reading: Reading, text: string, object: NounPhrase | undefined): boolean {
  if (object === undefined) return false;
  const word = norm(reading, object.head);
  if (lists.TOYS.has(word)) return true;
  if (text === "wipe out")
    return (
      object.person === "thing" && !DEAR.has(tokenAt(reading, object.head)?.lemma ?? "") && !lists.WIPED_OUT.has(word)
    );
  if (text === "blow up") return lists.BLOWN_UP.has(word);
  if (text === "spoil")
    return (
      object.person !== "thing" && object.person !== "work" && !DEAR.has(tokenAt(reading, object.head)?.lemma ?? "")
    );
  return ["smash", "crush", "kill", "murder", "wreck"].includes(text) && lists.FEATS.has(norm(reading, object.head));
}

/** "kills the oldest worker": machines' parts and goods, not a mood, a deal or a team. */
function isTechnical(reading: Reading, object: NounPhrase | undefined): boolean {
  if (object === undefined) return true;
  if (["whole", "entire"].includes(norm(reading, object.head - 1))) return false;
  return is(reading, object.head, "thing") || lists.PARTS_AND_PESTS.has(reading.tokens[object.head]?.lemma ?? "");
}

/** "was ruined by you", or "was ruined" with somebody's act in the sentences before. */
function isBlamed(reading: Reading, clause: Clause, end: number): boolean {
  if (norm(reading, end) === "by") {
    const doer = phraseAt(reading, end + 1);
    return doer !== undefined && (isActor(reading, doer) || doer.person === "work" || isOther(doer.owner));
  }
  return hasDoerBefore(reading, clause);
}
