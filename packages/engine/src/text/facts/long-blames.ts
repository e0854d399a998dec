import * as lists from "../../lexicon/words/long-blames.ts";
import { isDoneToAt } from "../done-to.ts";
import { cue, cueAsWritten, isCue, placesOf } from "../places.ts";
import { clauseOf, findToken, is, matchesOf, norm, phraseAt, tokenAt } from "../query.ts";
import type { Match, Reading } from "../reading.ts";
import type { Stretch } from "../span.ts";
import type { Blame } from "./blame-kinds.ts";
import { isActor, isOwnElsewhere, kindOfClause, kindOfPhrase } from "./cause-kinds.ts";

const HURT_UPSET_STING = cue("hurt upset sting");
const ME_US = cueAsWritten("me us");
const MAKE_LEAVE_GET = cue("make leave get have");

/** Acts told by a whole clause in the subject's place: "What you said hurt me", "Not being invited hurt", "hearing it from him left me sad". */
export function longBlames(reading: Reading): Blame[] {
  return [...feelingVerbs(reading), ...makings(reading)].flatMap(({ first, end }) => {
    const asked = whatWas(reading, first, end);
    const open = asked ? first - 1 : openerOf(reading, first);
    const isTold = open !== -1 && !isDeniedAt(reading, first) && reading.tokens[first]?.shielded === false;
    return isTold ? [{ first: open, end, source: "act" as const, isSpeakers: true }] : [];
  });
}

/** "(What he said) never really hurt me" */
function isDeniedAt(reading: Reading, verb: number): boolean {
  const at = tokenAt(reading, verb - 1)?.tag === "ADV" && norm(reading, verb - 1) !== "never" ? verb - 2 : verb - 1;
  return lists.DENYING.has(norm(reading, at));
}

/** "hurt me", "drives me mad"; "hurt" by itself at the end. */
function feelingVerbs(reading: Reading): Stretch[] {
  const found: Stretch[] = [];
  const plain = placesOf(reading, HURT_UPSET_STING).map((first) => ({
    first,
    end: first + 1,
    text: norm(reading, first),
  }));
  for (const { first, end, text } of [...matchesOf(reading, "emotion-cause"), ...plain]) {
    const object =
      [end, end - 1, first + 1].find((at) => isCue(reading, ME_US, at)) ??
      (text.endsWith("heart") && ["my", "our"].includes(norm(reading, first + 1)) ? first + 2 : undefined);
    if (object !== undefined) found.push({ first, end: Math.max(end, object + 1) });
    else if (/^(?:hurts?|stung|stings?)$/.test(text) && (isLast(reading, end) || norm(reading, first - 1) === "what"))
      found.push({ first, end });
  }
  return found;
}

export function isLast(reading: Reading, at: number): boolean {
  const next = reading.tokens[at];
  return next === undefined || ["PUNCT", "SYM", "CCONJ"].includes(next.tag);
}

/** "made me really sad", "left us disappointed" */
function makings(reading: Reading): Stretch[] {
  return placesOf(reading, MAKE_LEAVE_GET).flatMap((first) => {
    if (!isCue(reading, ME_US, first + 1)) return [];
    for (let at = first + 2; at < first + 6; at++) {
      if (is(reading, at, "feeling-unpleasant")) return [{ first, end: at + 1 }];
      if (reading.tokens[at]?.tag === "PUNCT") return [];
    }
    return [];
  });
}

/** "What annoyed me most was your tone", "what hurt was being left out" */
function whatWas(reading: Reading, verb: number, end: number): boolean {
  if (norm(reading, verb - 1) !== "what") return false;
  for (let at = end; at < end + 8; at++) {
    const token = reading.tokens[at];
    if (token === undefined) return false;
    if (token.lemma === "be") return isAct(reading, at + 1) && !isJudged(reading, at + 1);
  }
  return false;
}

/** "… was the smug tone of your reply": a judged cause is another matter. */
function isJudged(reading: Reading, from: number): boolean {
  const end = reading.sentences[reading.tokens[from]?.sentence ?? -1]?.endToken ?? from;
  const isVerdict = ({ name, text }: Match) => name.startsWith("verdict-") && text !== "joke";
  return findToken(reading, from, end, ({ matches }) => matches.some(isVerdict)) !== -1;
}

function isAct(reading: Reading, at: number): boolean {
  if (["having", "being", "hearing", "seeing", "finding"].includes(norm(reading, at))) return true;
  const told = ["that", "how", "when", "what"].includes(norm(reading, at)) ? clauseOf(reading, at + 1) : undefined;
  if (told?.verb !== undefined) return isSomebodyAt(reading, at + 1) && kindOfClause(reading, told) === "act";
  const phrase = phraseAt(reading, at);
  return phrase !== undefined && kindOfPhrase(reading, phrase) === "act";
}

/** Where a clause begins that stands as the subject of the verb at `verb`, or -1. */
function openerOf(reading: Reading, verb: number): number {
  const first = reading.sentences[reading.tokens[verb]?.sentence ?? -1]?.firstToken ?? verb;
  let open = verb;
  while (open > first && !/^[,;:–—(]$/.test(norm(reading, open - 1))) open--;
  while (open < verb && lists.OPENERS.has(norm(reading, open))) open++;
  return open < verb - 1 && isDeedAt(reading, open, verb) ? open : -1;
}

/** what you said, the way he left, that you forgot, (not) being asked, your forgetting, the changes you made */
function isDeedAt(reading: Reading, open: number, verb: number): boolean {
  const [word, next] = [norm(reading, open), norm(reading, open + 1)];
  if (["what", "whatever", "how", "that"].includes(word)) return isSomebodyAt(reading, open + 1);
  if (word === "the" && ["way", "fact", "moment", "manner"].includes(next))
    return isSomebodyAt(reading, norm(reading, open + 2) === "that" ? open + 3 : open + 2);
  const at = word === "not" ? open + 1 : open;
  if (lists.UNDERGOING.has(norm(reading, at)))
    return hasSomebody(reading, at, verb) || isSuffered(reading, at) || isOwnElsewhere(reading, at + 1);
  // "Your being late" looks like "you're being".
  const isTheirs = /^(?:your|his|her|their)$/i.test(reading.tokens[open]?.text ?? "");
  return (isTheirs && next.endsWith("ing")) || isNamedDeedAt(reading, open, verb);
}

/** "Your silence (stung)", "her refusal to answer", "the changes you made" */
function isNamedDeedAt(reading: Reading, open: number, verb: number): boolean {
  const phrase = phraseAt(reading, open);
  if (phrase?.first !== open || phrase.person === "speaker") return false;
  const isBare = /^(?:st[iu]ng|hurts?$)/.test(norm(reading, verb)) && isLast(reading, verb + 1);
  const isTold = findToken(reading, phrase.end, verb, ({ tag }) => tag === "VERB" || tag === "AUX") !== -1;
  if (isBare && phrase.person === "work" && !isTold && is(reading, phrase.head, "act-noun")) return true;
  if (norm(reading, phrase.end) === "to") return is(reading, phrase.head, "act-noun") && phrase.person !== "thing";
  return verb - phrase.end >= 2 && isBareActorAt(reading, phrase.end);
}

/** being left out, having to hear it, finding the locks changed */
function isSuffered(reading: Reading, at: number): boolean {
  const found = ["finding", "seeing"].includes(norm(reading, at)) ? phraseAt(reading, at + 1)?.end : undefined;
  if (found !== undefined) return /(?:ed|en|ne|ft|wn|ut)$/.test(norm(reading, found));
  return norm(reading, at) === "being" && isDoneToAt(reading, at + 1);
}

function isSomebodyAt(reading: Reading, at: number): boolean {
  const phrase = phraseAt(reading, at);
  return phrase?.first === at && isActor(reading, phrase);
}

/** "you made" after "the changes" */
function isBareActorAt(reading: Reading, at: number): boolean {
  return ["you", "he", "she", "they"].includes(norm(reading, at));
}

function hasSomebody(reading: Reading, from: number, to: number): boolean {
  return findToken(reading, from, to, ({ index }) => isSomebodyAt(reading, index)) !== -1;
}
