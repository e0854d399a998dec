import * as lists from "../../lexicon/words/ruin-shapes.ts";
import { cueAsLemma, cueAsWritten, firstIn, isCue, lacks, placesIn } from "../places.ts";
import { findToken, norm, phraseAt, tokenAt } from "../query.ts";
import type { Clause, NounPhrase, Reading, VerbGroup } from "../reading.ts";
import { hasDoerBefore, isAuthor } from "./authors.ts";
import { isActor } from "./cause-kinds.ts";
import { isDisowned } from "./denied.ts";
import { hasCulprit, isDeedBefore, UNREAL } from "./ruin-blame.ts";
import { DEAR, RUINED_AS, RUINED_AS_PAIRS, SHAMED, STRIKES } from "./ruin-words.ts";

const LIKE_AS = cueAsWritten("like as");
const EVERYTHING = cueAsWritten("everything");
const NOBODY_NOONE_NONE = cueAsWritten("nobody noone none");

/** A stretch of words that tells ruin. */
interface Ruin {
  readonly first: number;
  readonly end: number;
}

const BECOMING = cueAsLemma(lists.BECOMING);

const PARTICLE = new Set("off out up down apart".split(" "));
/** From "every bit" over "of" to "goodwill". */
const MAX_HOPS = 2;

/** Ruin told by the shape of a statement rather than by an idiom: "crushed his love of school", "set the club back ten years". */
export function ruinShapes(reading: Reading): Ruin[] {
  const found: Ruin[] = [];
  for (const clause of reading.clauses) {
    if (clause.verb === undefined) continue;
    const ruin = isTold(clause) ? toldRuin(reading, clause) : neverAgain(reading, clause);
    if (ruin !== undefined && !isDisowned(reading, clause.verb.head)) found.push(ruin);
  }
  return found;
}

function toldRuin(reading: Reading, clause: Clause): Ruin | undefined {
  return (
    struck(reading, clause) ??
    turnedInto(reading, clause) ??
    fallen(reading, clause) ??
    endOf(reading, clause) ??
    neverAgain(reading, clause) ??
    shamed(reading, clause)
  );
}

function isTold(clause: Clause): boolean {
  const { verb } = clause;
  if (verb === undefined || clause.imperative || clause.role === "if" || verb.negated) return false;
  return verb.modal === "" || !UNREAL.has(verb.modal);
}

function isByAuthor(reading: Reading, clause: Clause): boolean {
  return isAuthor(reading, clause.subject, clause.verb?.head ?? clause.first) || isDeedBefore(reading, clause);
}

/** "has buried my future", "killed off what little trust was left", "finished me in this industry", "cost us our good name" */
function struck(reading: Reading, clause: Clause): Ruin | undefined {
  const { verb } = clause;
  if (verb === undefined || verb.passive) return undefined;
  const isCost = verb.lemma === "cost";
  if ((!isCost && !STRIKES.has(verb.lemma)) || !isByAuthor(reading, clause)) return undefined;
  const from = PARTICLE.has(norm(reading, verb.end)) ? verb.end + 1 : verb.end;
  const dear = dearAt(reading, from);
  if (isNoRuin(reading, verb.lemma, dear)) return undefined;
  if (dear !== -1) return { first: verb.head, end: dear + 1 };
  const all = isCost ? firstIn(reading, EVERYTHING, from, clause.end) : -1;
  if (all !== -1) return { first: verb.head, end: all + 1 };
  const person = phraseAt(reading, from);
  if (person === undefined || (person.person !== "speaker" && !isActor(reading, person))) return undefined;
  const end = finalEnd(reading, person.end, verb.lemma === "finish");
  return end === -1 ? undefined : { first: verb.head, end };
}

/** "cost us three weekends", "broke my heart", "finished his degree" */
function isNoRuin(reading: Reading, lemma: string, dear: number): boolean {
  if (norm(reading, dear) === "heart" || (lemma === "finish" && isCourse(reading, dear))) return true;
  const isCounted = tokenAt(reading, dear - 1)?.tag === "NUM" && !["years", "lives"].includes(norm(reading, dear));
  return lemma === "cost" && isCounted;
}

function isCourse(reading: Reading, at: number): boolean {
  return lists.COURSES.has(norm(reading, at));
}

/** The dear thing that the words from `from` on name: "his love", "ten years of work", "what little trust". */
function dearAt(reading: Reading, from: number): number {
  let at = from;
  for (let hops = 0; hops < MAX_HOPS; hops++) {
    const phrase = phraseAt(reading, at);
    if (phrase !== undefined) {
      if (DEAR.has(reading.tokens[phrase.head]?.lemma ?? "")) return phrase.head;
      at = phrase.end;
    }
    while (lists.SMALL.has(norm(reading, at)) && reading.tokens[at]?.phrase === -1) at++;
  }
  return -1;
}

/** "broke him for good", "finished us as a business", "finished me in this town": where the words end, or -1. */
function finalEnd(reading: Reading, from: number, isFinished: boolean): number {
  const at = PARTICLE.has(norm(reading, from)) ? from + 1 : from;
  if (lists.FINAL.has(norm(reading, at))) return at + 1;
  if (isFinished && ["in", "as"].includes(norm(reading, at)) && !["a", "an"].includes(norm(reading, at + 1))) return at;
  return lists.FINAL.has(`${norm(reading, at)} ${norm(reading, at + 1)}`) ? at + 2 : -1;
}

/** "turned Sunday lunch into a courtroom", "descended into total anarchy", "reduced us to beggars" */
function turnedInto(reading: Reading, clause: Clause): Ruin | undefined {
  const { verb } = clause;
  if (verb === undefined || verb.passive || !isCue(reading, BECOMING, verb.head)) return undefined;
  const joint = findToken(reading, verb.end, clause.end, ({ norm: word }) => word === "into");
  const phrase = phraseAt(reading, joint + 1);
  if (joint === -1 || phrase === undefined) return undefined;
  const isCast = ["throw", "plunge", "send", "tip", "push"].includes(verb.lemma);
  if (!(isCast ? lists.CAST_INTO.has(norm(reading, phrase.head)) : isRuin(reading, phrase))) return undefined;
  const isStriking = joint > verb.end;
  const isBlamed = isStriking ? isByAuthor(reading, clause) : hasCulprit(reading, clause, verb.first, phrase.end);
  return isBlamed ? { first: verb.head, end: phrase.end } : undefined;
}

function isRuin(reading: Reading, { head }: NounPhrase): boolean {
  return (
    RUINED_AS.has(reading.tokens[head]?.lemma ?? "") ||
    RUINED_AS_PAIRS.has(`${norm(reading, head - 1)} ${norm(reading, head)}`)
  );
}

const END = cueAsWritten("end");

/** "The day you cut the budget was the end of this school" */
function endOf(reading: Reading, clause: Clause): Ruin | undefined {
  const { verb } = clause;
  if (verb?.lemma !== "be") return undefined;
  const end = placesIn(reading, END, verb.end, verb.end + 3)[0];
  if (end === undefined) return undefined;
  const isWhole = norm(reading, end - 1) === "the" && norm(reading, end + 1) === "of";
  const phrase = phraseAt(reading, end + 2);
  const isNear = ["this", "our", "my", "us", "me"].includes(norm(reading, end + 2));
  if (!isWhole || !isNear || phrase === undefined || lists.ENDED_ANYHOW.has(norm(reading, phrase.head)))
    return undefined;
  return hasCulprit(reading, clause, end, phrase.end) ? { first: end - 1, end: phrase.end } : undefined;
}

const FALLING = cueAsLemma(lists.FALLING);

/** "and the whole place has collapsed" */
function fallen(reading: Reading, clause: Clause): Ruin | undefined {
  const { verb, subject } = clause;
  if (verb === undefined || subject === undefined || !isCue(reading, FALLING, verb.head)) return undefined;
  const isWhole = ["whole", "entire"].includes(norm(reading, subject.head - 1));
  const isDear = DEAR.has(reading.tokens[subject.head]?.lemma ?? "") && subject.owner === "speaker";
  if (!isWhole && !isDear) return undefined;
  return hasCulprit(reading, clause, verb.first, verb.end) ? { first: subject.first, end: verb.end } : undefined;
}

/** What "never" goes on with. */
const FOR_EVER = cueAsWritten(lists.FOR_EVER);

/** "After your speech I can never show my face there again", "nobody will ever hire me again" */
function neverAgain(reading: Reading, clause: Clause): Ruin | undefined {
  const { verb, subject } = clause;
  if (verb === undefined || subject === undefined || clause.role === "if") return undefined;
  if (lacks(reading, FOR_EVER, verb.end, clause.end)) return undefined;
  const isNobody = isCue(reading, NOBODY_NOONE_NONE, subject.head);
  const never = findToken(reading, verb.first, verb.end, ({ norm: word }) => word === "never" || word === "ever");
  if ((never === -1 && !isUnable(verb)) || (!isNobody && !verb.negated) || !isLoss(verb, subject)) return undefined;
  const end = foreverEnd(reading, clause);
  if (end === -1 || ["you", "your"].includes(norm(reading, verb.end))) return undefined;
  return isAftermath(reading, clause, verb.lemma) || hasCulprit(reading, clause, clause.first, end)
    ? { first: isNobody ? subject.first : Math.max(never, verb.first), end }
    : undefined;
}

/** "I can't show my face" */
function isUnable({ negated, modal, lemma }: VerbGroup): boolean {
  return negated && ["can", "could"].includes(modal) && ["show", "go"].includes(lemma);
}

/** "(never) trust", "(will never be able to) work" */
function isLoss({ lemma, modal }: VerbGroup, { person }: NounPhrase): boolean {
  const isAhead = ["will", "can", "could", "would", "be able to", ""].includes(modal);
  return isAhead && lists.LOST_FOR_EVER.has(lemma) && person !== "you";
}

/** "You told them, and now I can never go back" */
function isAftermath(reading: Reading, clause: Clause, lemma: string): boolean {
  const isNext = lemma === "recover" || ["now", "so", "and"].includes(norm(reading, clause.first));
  return isNext && hasDoerBefore(reading, clause);
}

/** "… again", "… for the rest of my life", "show my face", "live this down" */
function foreverEnd(reading: Reading, { verb, end }: Clause): number {
  const from = verb?.end ?? end;
  for (let at = from; at < end; at++) {
    const isAgain = norm(reading, at) === "again";
    const isDown = norm(reading, at) === "down" && verb?.lemma === "live";
    const isAnywhere = norm(reading, at) === "anywhere" && verb?.lemma === "go";
    const isFace = norm(reading, at) === "face" && verb?.lemma === "show";
    const isLife = ["life", "lives", "live"].includes(norm(reading, at)) && lists.LIVING.has(norm(reading, at - 1));
    if (isAgain || isDown || isFace || isAnywhere || (isLife && at > from)) return at + 1;
  }
  return -1;
}

const LOOKING = cueAsLemma("look come stand seem appear sound");

/** "made us look like complete amateurs", "we come across as total beginners" */
function shamed(reading: Reading, clause: Clause): Ruin | undefined {
  const { verb, subject } = clause;
  const look = verb === undefined ? -1 : firstIn(reading, LOOKING, verb.first, verb.end + 4);
  if (verb === undefined || look === -1) return undefined;
  const like = firstIn(reading, LIKE_AS, look + 1, look + 4);
  const phrase = phraseAt(reading, like + 1);
  if (like === -1 || phrase === undefined || !SHAMED.has(reading.tokens[phrase.head]?.lemma ?? "")) return undefined;
  const isMade = verb.lemma === "make" && ["me", "us"].includes(norm(reading, look - 1)) && isByAuthor(reading, clause);
  const isLeft =
    subject?.person === "speaker" && look <= verb.head + 1 && hasCulprit(reading, clause, verb.first, phrase.end);
  return isMade || isLeft ? { first: isMade ? verb.head : look, end: phrase.end } : undefined;
}
