import * as lists from "../lexicon/words/tone.ts";
import { predicateOf } from "./facts/predicate.ts";
import { hailsLateHero } from "./mock-kindness.ts";
import { mockEnd } from "./mock-praise.ts";
import { cueWhere, isCue } from "./places.ts";
import { clauseOf, findToken, follows, phraseAt, tokenAt } from "./query.ts";
import type { BareSentence, Match, Reading, Token } from "./reading.ts";
import { isBaseVerb } from "./retag-openings.ts";
import { isSignedOff } from "./signed-off.ts";
import { isOneOf } from "./word.ts";

const PRAISING = ["praise", "praise-adjective"] as const;

/** Which sentences have a word of praise at all, by their index. */
export function mayPraise({ tokens, matches }: Reading): ReadonlySet<number> {
  const found = new Set<number>();
  for (const name of PRAISING)
    for (const { first } of matches.get(name) ?? []) found.add(tokens[first]?.sentence ?? -1);
  return found;
}

/** Whether a sentence with such a word praises, thanks or brings good news, and no harsh word stands against it. */
export function isPraise(reading: Reading, sentence: BareSentence): boolean {
  const { firstToken, endToken } = sentence;
  // "No more cold calls, thank you."
  if (follows(reading, firstToken, "no", "more")) return false;
  let good = 0;
  for (let index = firstToken; index < endToken; index++) {
    if (good > 0 && turnsAgainst(reading, index, endToken)) return false;
    // "You're supposed to be my best friend!"
    if (follows(reading, index, "supposed", "to")) return false;
    for (const match of reading.tokens[index]?.matches ?? []) {
      if (isMeant(reading, match, index, sentence)) good++;
      else if (lists.HARSH.has(match.name) && !isWithinPraise(reading, match)) return false;
    }
  }
  return good > 0 && mockEnd(reading, sentence) === -1 && !hailsLateHero(reading, firstToken, endToken);
}

/** Whether a word of praise praises somebody. */
function isMeant(reading: Reading, match: Match, index: number, sentence: BareSentence): boolean {
  if (match.name === "praise-adjective") return isSaidOfOther(reading, index) && !isBetterDone(reading, index);
  if (match.name !== "praise" || isTurned(reading, match.first) || isOfThing(reading, match)) return false;
  return !isCausal(reading, match) && !isSignedOff(reading, match, sentence);
}

/** "You better apologise" */
function isBetterDone(reading: Reading, index: number): boolean {
  const next = tokenAt(reading, index + 1);
  const isAtYou = tokenAt(reading, index - 1)?.norm === "you" && next !== undefined && isBaseVerb(next);
  return tokenAt(reading, index)?.norm === "better" && (next?.tag === "VERB" || isAtYou);
}

/** "keep the best courts for themselves": the best of things, taken or wanted. */
function isOfThing(reading: Reading, { first, end, text }: Match): boolean {
  if (text === "best friend") return clauseOf(reading, first)?.verb?.lemma !== "be";
  if (text === "outstanding") return lists.OWED.has(reading.tokens[end]?.lemma ?? "");
  if (!/^the (?:best|greatest|nicest|most helpful)$/.test(text)) return false;
  const phrase = phraseAt(reading, end);
  const verb = clauseOf(reading, first)?.verb;
  return (
    phrase !== undefined &&
    phrase.person !== "third" &&
    verb !== undefined &&
    verb.end <= first &&
    lists.KEEP_GET_TAKE.has(tokenAt(reading, first - 1)?.lemma ?? verb.lemma)
  );
}

const TURNING = new Set(["verdict-noun-ambiguous", "verdict-ambiguous", "verdict-verb-ambiguous"]);

/** "I love having you here, but I can't stand …", "…, but please stop …" */
function turnsAgainst(reading: Reading, at: number, end: number): boolean {
  if (reading.tokens[at]?.norm === "only" && reading.tokens[at + 1]?.norm === "because") return true;
  if (reading.tokens[at]?.norm !== "but") return false;
  for (let index = at + 1; index < Math.min(end, at + 9); index++) {
    // "sweet to the boss, but behind him a snake"
    if (reading.tokens[index]?.matches.some(({ name }) => TURNING.has(name))) return true;
    if (reading.tokens[index]?.norm === "never" && tokenAt(reading, index - 1)?.norm === "you") return true;
    const [word, before] = [reading.tokens[index]?.norm ?? "", tokenAt(reading, index - 1)?.norm];
    if (word === "not" && before === "do" && tokenAt(reading, index - 2)?.norm === "please") return true;
    if (before === "not" && ["stand", "like", "want", "appreciate", "bear", "need"].includes(word)) return true;
  }
  return false;
}

/** "Thanks to your mail we lost the client." */
function isCausal(reading: Reading, { end, text }: Match): boolean {
  return text === "thanks" && reading.tokens[end]?.norm === "to";
}

/** "You are so patient", "what a kind gesture"; not "I try to be patient", "you should be kind", "you're always nice to others". */
function isSaidOfOther(reading: Reading, index: number): boolean {
  if (isTurned(reading, index)) return false;
  const predicate = predicateOf(reading, index);
  const person = predicate?.subject?.person;
  if (predicate !== undefined) {
    const isPlain = predicate.verb === undefined || (predicate.verb.modal === "" && !predicate.verb.negated);
    const isOnly = tokenAt(reading, index - 1)?.norm === "only" || tokenAt(reading, index - 2)?.norm === "only";
    return (
      isPlain &&
      !isOnly &&
      (person === "you" || person === "third" || person === "name" || person === "group" || person === "work")
    );
  }
  return false;
}

/** "not perfect", "hardly helpful": a negated word of praise praises nobody. */
function isTurned(reading: Reading, index: number): boolean {
  // "You ought to be proud of yourself"
  if (reading.tokens[index]?.norm === "proud" && tokenAt(reading, index - 1)?.norm === "be") return false;
  for (let at = index - 1; at >= Math.max(0, index - 3); at--) {
    if (lists.NOT_NEVER_HARDLY.has(reading.tokens[at]?.norm ?? "")) return true;
  }
  const isWish = reading.tokens[index + 1]?.norm === "when" && tokenAt(reading, index - 2)?.norm === "would";
  return isWish || reading.tokens[index + 1]?.norm === "if";
}

function isWithinPraise(reading: Reading, { first, end }: Match): boolean {
  const covering = reading.tokens[first]?.matches.find((match) => match.name === "praise");
  return covering !== undefined && covering.end >= end;
}

const isOwn = isOneOf(lists.IS_OWN);
const isMore = isOneOf("more less better harder seriously");
const WITH_DIGIT = cueWhere(({ norm }) => /\d/.test(norm));

const isOfExercise = isOneOf(lists.IS_OF_EXERCISE);
const ENOUGH_POINTS = 2;

/** Which sentences tell how something is done, or give a notice: their "you need to" is no reproach. One helps the next; [] when none does. */
export function instructions(reading: Reading, sentences: readonly BareSentence[]): boolean[] {
  const most = sentences.map(
    (sentence) => wordPoints(reading, sentence) + orderPoints(reading, sentence) + clausePoints(reading, sentence),
  );
  // Points are only taken away below, so most messages are told here.
  if (!most.some((point) => point >= ENOUGH_POINTS)) return [];
  const points = sentences.map((sentence, index) => (most[index] ?? 0) - personalPoints(reading, sentence));
  const isManual = points.some((point) => point >= ENOUGH_POINTS) && !points.some((point) => point < 0);
  return points.map((point) => point >= ENOUGH_POINTS || (isManual && point >= 0.5));
}

/** Words of manuals and recipes at work: "press", "twice a day"; things handled. */
function wordPoints(reading: Reading, { firstToken, endToken }: BareSentence): number {
  let verbs = 0;
  let marks = 0;
  let things = 0;
  let isQuoting = false;
  for (let index = firstToken; index < endToken; index++) {
    const token = reading.tokens[index];
    if (token === undefined) break;
    isQuoting ||= token.shielded;
    for (const match of token.matches) {
      if (match.first !== index) continue;
      if (match.name === "instruction") {
        if (hasVerb(reading, match)) verbs++;
        else marks++;
      } else if (match.name === "notice-word") marks++;
      else if (match.name === "thing") things++;
    }
    if (token.tag === "NUM" || isCue(reading, WITH_DIGIT, index)) marks += 0.5;
  }
  // "Sort the cards: is 'You are mean' a fact or a verdict?"
  if (isQuoting && isExercise(reading, firstToken, endToken)) marks += ENOUGH_POINTS;
  return Math.min(2, verbs * 2) + Math.min(2, marks) + Math.min(0.5, things / 2);
}

function isExercise(reading: Reading, from: number, to: number): boolean {
  return findToken(reading, from, to, (token) => !token.shielded && isOfExercise(token)) !== -1;
}

function hasVerb({ tokens }: Reading, { first, end }: Match): boolean {
  for (let at = first; at < end; at++) {
    const token = tokens[at];
    if (token?.tag === "IMP" || (token?.tag === "VERB" && token.form === "base")) return true;
  }
  return false;
}

/** "To claim travel costs you need to …", "Step 2: …", "1. …". */
function orderPoints(reading: Reading, { firstToken, endToken }: BareSentence): number {
  const { tokens } = reading;
  const first = tokens[firstToken];
  const second = firstToken + 1 < endToken ? tokens[firstToken + 1] : undefined;
  // "Setting up your headset: …"
  if (first?.norm.endsWith("ing") && first.tag === "VERB")
    for (let at = firstToken + 1; at < Math.min(endToken, firstToken + 8); at++) if (tokens[at]?.norm === ":") return 3;
  if (first?.norm === "step" || (first?.tag === "NUM" && /^[.):]$/.test(second?.norm ?? ""))) return 2;

  return 0;
}

/** A clause about a thing that says when or why: "before the window opens", "otherwise it sticks". */
function clausePoints(reading: Reading, { firstClause, endClause }: BareSentence): number {
  for (let index = firstClause; index < endClause; index++) {
    const clause = reading.clauses[index];
    if (clause?.subject?.person !== "thing") continue;
    const opener = reading.tokens[clause.connector < 0 ? clause.first : clause.connector]?.norm ?? "";
    const isLater = index > firstClause && lists.WHILE_UNTIL_BEFORE.has(opener);
    if (clause.role === "if" || isLater) return 1.5;
  }
  return 0;
}

/** "…, Lukas." */
function isAddressed({ tokens }: Reading, { firstToken, endToken }: BareSentence): boolean {
  const last = tokens[endToken - 1]?.tag === "PUNCT" ? endToken - 2 : endToken - 1;
  return last > firstToken && tokens[last]?.tag === "PROPN" && tokens[last - 1]?.norm === ",";
}

function isHarsh({ matches }: Token, isOpening: boolean): boolean {
  for (const { name } of matches) if (lists.HARSH.has(name) && !(isOpening && name === "pseudo-feeling")) return true;
  return false;
}

/** "me", "more carefully", harsh words: somebody is meant. */
function personalPoints(reading: Reading, sentence: BareSentence): number {
  let points = isAddressed(reading, sentence) ? 2 : 0;
  for (let index = sentence.firstToken; index < sentence.endToken; index++) {
    const token = reading.tokens[index];
    if (token === undefined) break;
    if (token.shielded) continue;
    // "open 'My trips'": a name on a screen
    if (isOwn(token) && token.text !== "My") points += 3;
    else if (isMore(token)) points += 1;
    // "Setting up your headset" sets nobody up.
    const isOpening = index < sentence.firstToken + 2 && tokenAt(reading, sentence.firstToken)?.form === "ing";
    if (isHarsh(token, isOpening)) points += 3;
  }
  return points;
}
