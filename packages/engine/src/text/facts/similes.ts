import * as lists from "../../lexicon/words/similes.ts";
import { cue, cueAsWritten, isCue, placesOf } from "../places.ts";
import { clauseOf, findToken, is, norm, phraseAt, tokenAt } from "../query.ts";
import type { Clause, NounPhrase, Reading } from "../reading.ts";
import { isDisowned } from "./denied.ts";
import { FAULT, FAVOURABLE, LOW, POSSESSED, QUALITY, UNSAVOURY } from "./simile-words.ts";
import { isOther, ofSubject, type Verdict } from "./target.ts";

const THAN = cue("than");
const AS_LIKE = cue("as like");
const OF = cue("of");
const BEST = cue("best");
const EXACTLY_HARDLY_SCARCELY = cue("exactly hardly scarcely quite no");
const A_AN_THE = cueAsWritten("a an the two");

const SEVERITY = 0.6;
/** From "better" over "table manners" to "than". */
const FAR = 4;
const DEGREE = /er$|^(?:worse|more|less)$/;

/** Verdicts in a picture: "slower than a snail", "the tact of a bulldozer", "tasted of cardboard", "patchy at best". */
export function findSimiles(reading: Reading): Verdict[] {
  return [
    ...placesOf(reading, THAN).map((at) => comparedTo(reading, at)),
    ...placesOf(reading, AS_LIKE).map((at) => likened(reading, at)),
    ...placesOf(reading, OF).map((at) => endowed(reading, at) ?? smacking(reading, at)),
    ...placesOf(reading, BEST).map((at) => atBest(reading, at)),
    ...placesOf(reading, EXACTLY_HARDLY_SCARCELY).map((at) => fallsShort(reading, at)),
  ].filter((verdict) => verdict !== undefined);
}

function verdict(reading: Reading, first: number, end: number, target: "person" | "work"): Verdict | undefined {
  if (isDisowned(reading, first)) return undefined;
  const match = { name: "verdict-phrase", first, end, text: norm(reading, first), severity: SEVERITY };
  return { match, first, end, target, severity: SEVERITY };
}

/** Whether the clause speaks of somebody, or of what somebody made or does; undefined for the rest. */
function spokenOf(reading: Reading, clause: Clause | undefined, at: number): "person" | "work" | undefined {
  const subject = clause?.subject;
  if (subject === undefined) return undefined;
  const target = ofSubject(reading, subject, at);
  return target === "person" || target === "work" ? target : undefined;
}

function phraseFrom(reading: Reading, at: number): NounPhrase | undefined {
  const phrase = phraseAt(reading, at);
  return phrase?.first === at ? phrase : undefined;
}

function isLow(reading: Reading, phrase: NounPhrase | undefined): boolean {
  if (phrase === undefined) return false;
  const lemma = reading.tokens[phrase.head]?.lemma ?? "";
  return LOW.has(lemma);
}

/** "I've met toddlers with better manners than you", "a parrot writes better than you", "slower than a snail" */
function comparedTo(reading: Reading, than: number): Verdict | undefined {
  const clause = clauseOf(reading, than - 1);
  const behind = phraseFrom(reading, than + 1);
  const degree = degreeBefore(reading, than);
  if (clause?.verb === undefined || behind === undefined || degree === -1) return undefined;
  const isAboutOther = (isOther(behind.person) || behind.person === "work") && behind.person !== "group";
  if (isAboutOther && isOutdone(reading, clause, degree)) return verdict(reading, degree, behind.end, "person");
  const isShort = ["less", "fewer", "worse"].includes(norm(reading, degree));
  const target = isShort && isLow(reading, behind) ? spokenOf(reading, clause, degree) : undefined;
  return target === undefined ? undefined : verdict(reading, degree, behind.end, target);
}

/** "I've met toddlers with …", "I've never seen worse …", "a parrot writes …": by the low, or by all */
function isOutdone(reading: Reading, { subject, verb }: Clause, degree: number): boolean {
  if (subject === undefined || verb === undefined) return false;
  const isMet = subject.person === "speaker" && lists.MEETING.has(verb.lemma);
  const isWorst = verb.negated && norm(reading, degree) === "worse";
  if (isMet && (isWorst || isLow(reading, phraseFrom(reading, verb.end)))) return true;
  return isLow(reading, subject) && subject.owner !== "you" && verb.lemma !== "be";
}

function degreeBefore(reading: Reading, than: number): number {
  for (let at = than - 1; at >= than - FAR; at--)
    if (DEGREE.test(norm(reading, at)) && reading.tokens[at]?.tag !== "NOUN") return at;
  return -1;
}

/** "as useful as a chocolate teapot", "slow as a wet week", "cold like a fish", "drives like a drunk", "tastes like cardboard" */
function likened(reading: Reading, at: number): Verdict | undefined {
  const behind = phraseFrom(reading, at + 1);
  if (behind === undefined || behind.person === "speaker" || behind.owner !== undefined) return undefined;
  const first = likenessFrom(reading, at, behind);
  if (first !== -1) return told(reading, clauseOf(reading, at), first, behind.end);
  if (norm(reading, at) !== "like") return undefined;
  const isUnsavoury = UNSAVOURY.has(reading.tokens[behind.head]?.lemma ?? "");
  return isUnsavoury ? tasting(reading, at, behind) : acting(reading, at, behind);
}

/** Where a quality with its likeness begins, or -1: "| as useful as a chocolate teapot", "| slow as a wet week". */
function likenessFrom(reading: Reading, at: number, behind: NounPhrase): number {
  const quality = norm(reading, at - 1);
  const isAs = norm(reading, at - 2) === "as";
  const isArticle = isCue(reading, A_AN_THE, behind.first);
  if (FAULT.has(quality) && (isArticle || lists.BYWORDS.has(reading.tokens[behind.head]?.lemma ?? "")))
    return isAs ? at - 2 : at - 1;
  const isScorned = isArticle && !isFavourable(reading, behind) && !isOther(behind.person);
  return isAs && norm(reading, at) === "as" && QUALITY.has(quality) && isScorned ? at - 2 : -1;
}

function told(reading: Reading, clause: Clause | undefined, first: number, end: number): Verdict | undefined {
  if (clause?.verb === undefined || clause.verb.negated) return undefined;
  const target = spokenOf(reading, clause, first);
  return target === undefined ? undefined : verdict(reading, first, end, target);
}

function isFavourable(reading: Reading, { head }: NounPhrase): boolean {
  return FAVOURABLE.has(reading.tokens[head]?.lemma ?? "");
}

/** "sings like a dying cat", "drives like a drunk", "reads like a ransom note" */
function acting(reading: Reading, like: number, behind: NounPhrase): Verdict | undefined {
  const clause = clauseOf(reading, like);
  const conducted = clause === undefined ? undefined : conduct(reading, clause, behind);
  if (conducted !== undefined) return conducted;
  if (clause?.verb === undefined || !lists.ACTING.has(clause.verb.lemma)) return undefined;
  if (isOther(behind.person)) return undefined;
  const isBroken = findToken(reading, behind.first, behind.head, ({ norm: word }) => lists.BROKEN.has(word)) !== -1;
  const isNote = ["note", "manual", "dinner", "breakfast"].includes(norm(reading, behind.head));
  if (
    !isBroken &&
    !isNote &&
    !(
      isLow(reading, behind) && !["baby", "child", "kid", "cat", "dog", "teenager"].includes(norm(reading, behind.head))
    )
  )
    return undefined;
  const target = spokenOf(reading, clause, like);
  return target === undefined ? undefined : verdict(reading, clause.verb.head, behind.end, target);
}

/** "behaved like a total muppet", "barged in like a sergeant major": how somebody carries on. */
function conduct(reading: Reading, { verb, subject }: Clause, behind: NounPhrase): Verdict | undefined {
  if (verb === undefined || verb.negated || verb.modal !== "" || !lists.CONDUCT.has(verb.lemma)) return undefined;
  const isLabel = is(reading, behind.head, "verdict-noun") || is(reading, behind.head, "verdict-noun-ambiguous");
  // "You're like a robot"; "she's like a mother to me"
  if (verb.lemma === "be" && !isSaidSo(reading, behind)) return undefined;
  if (
    !isLabel ||
    !["a", "an", "some", "such", "the"].includes(norm(reading, behind.first)) ||
    !isOther(subject?.person)
  )
    return undefined;
  return ["in", "at", "for", "on"].includes(norm(reading, behind.end))
    ? undefined
    : verdict(reading, behind.first - 1, behind.end, "person");
}

/** The likeness is all that is said, and no praise: "like a child", not "like a child at Christmas", "like a hero". */
function isSaidSo(reading: Reading, { head, end }: NounPhrase): boolean {
  const isSet = is(reading, head, "verdict-noun") || is(reading, head, "verdict-noun-ambiguous");
  const isWhole =
    (reading.tokens[end]?.tag ?? "PUNCT") === "PUNCT" ||
    ["and", "but", "sometimes", "when", "lately"].includes(norm(reading, end));
  return isSet && isWhole && !lists.PRAISED.has(norm(reading, head));
}

/** "Your lasagne tastes like cardboard" */
function tasting(reading: Reading, joint: number, behind: NounPhrase): Verdict | undefined {
  const clause = clauseOf(reading, joint);
  if (
    clause?.verb === undefined ||
    !["taste", "smell", "reek", "stink"].includes(clause.verb.lemma) ||
    clause.verb.negated
  )
    return undefined;
  const isTheirs = clause.subject !== undefined && isOther(clause.subject.owner);
  return isTheirs ? verdict(reading, clause.verb.head, behind.end, "work") : undefined;
}

function smacking(reading: Reading, of: number): Verdict | undefined {
  const behind = phraseFrom(reading, of + 1);
  if (behind === undefined || tokenAt(reading, of - 1)?.lemma !== "taste") return undefined;
  return UNSAVOURY.has(reading.tokens[behind.head]?.lemma ?? "") ? tasting(reading, of, behind) : undefined;
}

/** "You have the bedside manner of a traffic warden", "with all the warmth of a tax form" */
function endowed(reading: Reading, of: number): Verdict | undefined {
  const quality = phraseAt(reading, of - 1);
  const behind = phraseFrom(reading, of + 1);
  if (quality === undefined || behind === undefined || !POSSESSED.has(norm(reading, of - 1))) return undefined;
  const isWhose =
    ["the", "all"].includes(norm(reading, quality.first)) && ["a", "an", "the"].includes(norm(reading, behind.first));
  if (!isWhose || isFavourable(reading, behind) || isOther(behind.person)) return undefined;
  const clause = clauseOf(reading, of);
  const isHad = clause?.verb?.lemma === "have" || clause?.verb?.lemma === "get" || clause?.verb?.lemma === "show";
  if (!isHad && norm(reading, quality.first - 1) !== "with") return undefined;
  return clause?.verb?.negated ? undefined : told(reading, clause, quality.first, behind.end);
}

/** "Your grasp of spreadsheets is rudimentary at best" */
function atBest(reading: Reading, best: number): Verdict | undefined {
  const clause = clauseOf(reading, best);
  if (norm(reading, best - 1) !== "at" || clause?.verb?.lemma !== "be") return undefined;
  if (!["ADJ", "NOUN"].includes(tokenAt(reading, best - 2)?.tag ?? "")) return undefined;
  return told(reading, clause, clause.verb.end, best + 1);
}

/** "isn't exactly a masterpiece", "hardly the brightest bulb in the box", "he's no Einstein" */
function fallsShort(reading: Reading, at: number): Verdict | undefined {
  const clause = clauseOf(reading, at);
  const phrase = phraseAt(reading, at + 1);
  if (clause?.verb?.lemma !== "be" || phrase === undefined || at < clause.verb.first) return undefined;
  const isNo = norm(reading, at) === "no";

  const isTop =
    norm(reading, at + 1) === "the" &&
    findToken(reading, at + 2, phrase.head, ({ norm: word }) => /[a-z]{3}est$/.test(word)) !== -1;
  if (!(isTop || lists.IDEAL.has(norm(reading, phrase.head)))) return undefined;
  const target = spokenOf(reading, clause, at);
  if (target === undefined) return undefined;
  const isNot = norm(reading, at - 1) === "not";
  return verdict(reading, isNo ? phrase.first : isNot ? at - 1 : at, phrase.end, target);
}
