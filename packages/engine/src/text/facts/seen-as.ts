import * as lists from "../../lexicon/words/seen-as.ts";
import { cue, cueAsLemma, cueAsWritten, holds, placesOf } from "../places.ts";
import { clauseOf, findToken, is, norm, phraseAt } from "../query.ts";
import type { Clause, NounPhrase, Reading, VerbGroup } from "../reading.ts";
import type { Bias } from "./bias-kinds.ts";
import { isDisowned } from "./denied.ts";
import { isMinded, isOwnClaim } from "./ill-will.ts";

const SEE = cue("see");
const TAKE = cue("take");
const AFTER = cue("after");
const OBVIOUS = cueAsWritten("obvious clear plain evident");
const OBVIOUSLY = cueAsWritten("obviously clearly evidently plainly");
const BETTER_MORE = cueAsWritten("better more best most");
const TREAT = cueAsLemma("treat talk speak");

const SEVERITY = 0.6;
type Found = readonly [number, number] | undefined;

/** What another is said to see in somebody, to be after, or to bring without end. */
export function seenAsOf(reading: Reading): Bias[] {
  const found: Bias[] = [];
  const add = (set: Found) => {
    if (set !== undefined && !isDisowned(reading, set[0]))
      found.push({ first: set[0], end: set[1], severity: SEVERITY });
  };
  for (const at of placesOf(reading, SEE)) add(allSeenIn(reading, at));
  for (const at of placesOf(reading, TAKE)) add(takenFor(reading, at));
  for (const at of placesOf(reading, AFTER)) add(isAfter(reading, at));
  for (const at of placesOf(reading, OBVIOUS)) add(obviouslyWanted(reading, at));
  for (const at of placesOf(reading, OBVIOUSLY)) add(seenThrough(reading, clauseOf(reading, at), at));
  for (const at of placesOf(reading, TREAT)) add(notToAMan(reading, at));
  return found;
}

/** "It's obvious you wanted to give the bonus to someone else" */
function obviouslyWanted(reading: Reading, at: number): Found {
  if (norm(reading, at - 2) !== "it" || !["'s", "is", "was"].includes(norm(reading, at - 1))) return undefined;
  const from = norm(reading, at + 1) === "that" ? at + 2 : at + 1;
  const clause = clauseOf(reading, from);
  const { verb, subject } = clause ?? {};
  if (
    clause === undefined ||
    verb === undefined ||
    subject?.first !== from ||
    !isOwnClaim(reading, clause) ||
    verb.negated
  )
    return undefined;
  const next = norm(reading, verb.end);
  const isKind = findToken(reading, verb.end, verb.end + 4, ({ norm: word }) => lists.HELP_BEST_GOOD.has(word));
  if (["want", "plan", "hope", "intend", "prefer"].includes(verb.lemma) && next === "to" && isKind === -1)
    return [verb.head, verb.end + 2];
  return ["enjoy", "love"].includes(verb.lemma) && ["this", "it", "watching", "seeing", "being"].includes(next)
    ? [verb.head, verb.end]
    : seenThrough(reading, clause, at);
}

/** "You obviously favour the rich kids", "she clearly likes him better", "he clearly enjoys this": an adverb that claims to see a heart. */
function seenThrough(reading: Reading, clause: Clause | undefined, at: number): Found {
  const { verb, subject } = clause ?? {};
  if (clause === undefined || verb === undefined || at > verb.head || verb.negated || verb.modal !== "")
    return undefined;
  if (verb.tense !== "present" || !isMinded(reading, subject) || !isOwnClaim(reading, clause)) return undefined;
  const object = phraseAt(reading, verb.end);
  if (object === undefined || object.first !== verb.end) return undefined;
  return isHeartsWish(reading, verb, object) ? [verb.head, object.end] : undefined;
}

/** "(he clearly) enjoys this", "wants my job", "favours the rich kids", "likes him better" */
function isHeartsWish(reading: Reading, { lemma }: VerbGroup, object: NounPhrase): boolean {
  if (lemma === "want") return object.owner === "speaker";
  const isLast = (reading.tokens[object.end]?.tag ?? "PUNCT") === "PUNCT";
  if (lemma === "enjoy") return isLast && ["this", "it"].includes(norm(reading, object.head));
  const isFavoured =
    ["favour", "favor", "prefer"].includes(lemma) ||
    (["like", "love"].includes(lemma) && holds(reading, BETTER_MORE, object.end, object.end + 2));
  return isFavoured && isMinded(reading, object);
}

/** "He wouldn't treat a rich lady like that." */
function notToAMan(reading: Reading, deed: number): Found {
  const { verb, subject } = clauseOf(reading, deed) ?? {};
  if (verb?.head !== deed || !verb.negated || verb.modal !== "would" || !isMinded(reading, subject)) return undefined;
  const at = ["to", "with"].includes(norm(reading, verb.end)) ? verb.end + 1 : verb.end;
  const whom = phraseAt(reading, at);
  const isKind = whom?.first === at && whom.owner === undefined && lists.KINDS.has(norm(reading, whom.head));
  return isKind && ["like", "that", "this"].includes(norm(reading, whom.end)) ? [verb.first, whom.end] : undefined;
}

/** "All you see in me is a wallet", "all your bank sees in us pensioners is fees" */
function allSeenIn(reading: Reading, see: number): Found {
  const { subject } = clauseOf(reading, see) ?? {};
  if (subject === undefined || norm(reading, see + 1) !== "in" || !isMinded(reading, subject)) return undefined;
  const all = norm(reading, subject.first) === "all" ? subject.first : subject.first - 1;
  const whom = phraseAt(reading, see + 2);
  const isPerson = whom !== undefined && (whom.person === "speaker" || isMinded(reading, whom));
  const isOnly = norm(reading, all) === "all" && ["is", "are"].includes(norm(reading, whom?.end ?? -1));
  return isPerson && isOnly ? [all, whom.end] : undefined;
}

/** "You take me for a mug" */
function takenFor(reading: Reading, take: number): Found {
  const clause = clauseOf(reading, take);
  if (clause === undefined || clause.verb?.head !== take || clause.verb.negated) return undefined;
  const whom = phraseAt(reading, take + 1);
  if (whom === undefined || norm(reading, whom.end) !== "for" || !isOwnClaim(reading, clause)) return undefined;
  const dupe = findToken(reading, whom.end + 1, whom.end + 4, ({ norm: word }) => lists.DUPE.has(word));
  return dupe === -1 ? undefined : [take, dupe + 1];
}

/** "She's after your parking space", "he's only after the money" */
function isAfter(reading: Reading, after: number): Found {
  const clause = clauseOf(reading, after);
  const { verb, subject } = clause ?? {};
  if (clause === undefined || verb?.lemma !== "be" || subject?.end !== verb.first || after < verb.end) return undefined;
  const isSoon =
    findToken(reading, verb.end, after, ({ norm: word }) => !["only", "just", "really", "all"].includes(word)) !== -1;
  if (isSoon || !isMinded(reading, subject) || !isOwnClaim(reading, clause)) return undefined;
  const prize = phraseAt(reading, after + 1);
  return prize?.first === after + 1 && isPrize(reading, prize) ? [after, prize.end] : undefined;
}

/** "your parking space", "the money" */
function isPrize(reading: Reading, { first, head }: NounPhrase): boolean {
  if (lists.HARMLESS.has(norm(reading, head))) return false;
  if (norm(reading, first) === "the") return lists.PRIZES.has(norm(reading, head));
  const isOwned = ["my", "our", "your", "his", "her", "their"].includes(norm(reading, first));
  return isOwned && !is(reading, head, "appetite");
}
