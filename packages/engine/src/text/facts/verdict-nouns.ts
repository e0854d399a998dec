import * as lists from "../../lexicon/words/verdict-nouns.ts";
import { cueAsWritten, isCue } from "../places.ts";
import { clauseOf, is, matchesOf, norm, phraseAt, tokenAt } from "../query.ts";
import type { Match, Reading } from "../reading.ts";
import { isDisowned, isFond, isNegated } from "./denied.ts";
import { isWishedLess, LABEL, targetOfAct } from "./judged-acts.ts";
import { isAddress, isLikeYou, targetOfLabel } from "./labels.ts";
import { madeOfVerdicts } from "./made-of-verdicts.ts";
import { isPlainTalk } from "./plain-talk.ts";
import { seenAs } from "./predicate.ts";
import type { Verdict } from "./target.ts";

const AND_OR = cueAsWritten("and or");
const US_ME = cueAsWritten("us me");
const CALLED_BRANDED_LABELLED = cueAsWritten("called branded labelled");
const ME_US_HIM = cueAsWritten("me us him her them");

const USUAL_SEVERITY = 0.6;

/** Labels on persons ("a clown") and hard names for what they do ("a farce"). */
export function findNouns(reading: Reading): Verdict[] {
  const found: Verdict[] = [];
  for (const match of matchesOf(reading, "verdict-noun")) add(reading, match, false, found);
  for (const match of madeOfVerdicts(reading, "noun")) add(reading, match, false, found);
  for (const match of matchesOf(reading, "verdict-noun-ambiguous")) add(reading, match, true, found);
  return found;
}

function add(reading: Reading, match: Match, isAmbiguous: boolean, found: Verdict[]): void {
  const { first, end, severity = USUAL_SEVERITY } = match;
  if (isDisowned(reading, first) || isModifier(reading, end) || isPlainTalk(reading, match)) return;
  if (isCalledMe(reading, first) || isDenied(reading, match) || isCompared(reading, first)) return;
  if (isTitle(reading, first) || isFond(reading, first)) return;
  const aimOf = severity < LABEL ? targetOfAct : targetOfLabel;
  const target = aimOf(reading, match, isAmbiguous);
  if (target === "thing") return;
  if (target === "self" && !isHarsh(match.text, severity) && !isSuchSelf(reading, match)) return;
  found.push({ match, first, end, target, severity });
}

/** "He's no idiot"; "I won't work for a liar like him" calls him one all the same. */
function isDenied(reading: Reading, match: Match): boolean {
  const { first, end } = match;
  if (!isNegated(reading, first) || isAddress(reading, first, end)) return false;
  return !isWishedLess(reading, match) && !isLikeYou(reading, end);
}

/** "apologised for calling me a nuisance" */
export function isCalledMe(reading: Reading, first: number): boolean {
  let opens = phraseAt(reading, first)?.first ?? first;
  // "a dreamer and a chatterbox"
  if (isCue(reading, AND_OR, opens - 1)) opens = phraseAt(reading, opens - 2)?.first ?? opens;
  if (isCue(reading, US_ME, opens)) opens++;
  // "Being called a liar was hard": by others.
  if (isCue(reading, CALLED_BRANDED_LABELLED, opens - 1)) return true;
  return (
    isCue(reading, ME_US_HIM, opens - 1) &&
    ["call", "label", "brand", "name"].includes(tokenAt(reading, opens - 2)?.lemma ?? "") &&
    clauseOf(reading, first)?.subject?.person !== "speaker"
  );
}

/** "cheat sheet", "clown fish": a label before another noun labels nobody. */
function isModifier(reading: Reading, end: number): boolean {
  const [last, next] = [tokenAt(reading, end - 1), reading.tokens[end]];
  if (next === undefined || last === undefined) return false;
  // "your freeloading cousin", "your know-it-all brother"
  const opener = norm(reading, phraseAt(reading, end - 1)?.first ?? end);
  if (lists.OWNERS.has(opener) && is(reading, end, "kin")) return false;
  return (
    last.phrase !== -1 &&
    last.phrase === next.phrase &&
    !lists.ASIDES.has(next.norm) &&
    (next.tag === "NOUN" || next.tag === "PROPN" || next.tag === "PART")
  );
}

/** "feel like an idiot", "treat me like a clown": a picture, no label. */
function isCompared(reading: Reading, first: number): boolean {
  const opens = phraseAt(reading, first)?.first ?? first;
  // "We're being taken for fools": somebody else's view.
  if (
    norm(reading, opens - 1) === "for" &&
    ["taken", "take", "takes", "took", "taking"].includes(norm(reading, opens - 2))
  )
    return true;
  const isBehaving = lists.BEHAVING.has(clauseOf(reading, first)?.verb?.lemma ?? "");

  const own = clauseOf(reading, first);
  if (own !== undefined && seenAs(reading, own, opens) !== undefined) return false;
  if (norm(reading, opens - 1) === "as" && norm(reading, opens - 2) === "across") return false;
  return !isBehaving && (norm(reading, opens - 1) === "like" || norm(reading, opens - 1) === "as");
}

/** "Her novel, The Idiot, won a prize." */
function isTitle(reading: Reading, first: number): boolean {
  const [before, word] = [tokenAt(reading, first - 1), reading.tokens[first]];
  return before?.text === "The" && word !== undefined && /^\p{Lu}\p{Ll}/u.test(word.text);
}

/** Hard enough to count against oneself. */
function isHarsh(text: string, severity: number): boolean {
  return severity >= 0.75 || lists.HARSH.has(text);
}

/** "I'm such a cow for missing it"; "such a pig for cake" is fond. */
function isSuchSelf(reading: Reading, { first, end, text }: Match): boolean {
  const isFor = norm(reading, end) === "for" && reading.tokens[end + 1]?.form !== "ing";
  return lists.SUCH_SELVES.has(text) && norm(reading, first - 2) === "such" && !isFor;
}
