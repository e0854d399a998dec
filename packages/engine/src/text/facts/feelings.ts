import * as lists from "../../lexicon/words/feelings.ts";
import { cue, cueAsWritten, holds, placesOf } from "../places.ts";
import { clauseOf, findToken, is, matchesOf, norm, phraseAt, tokenAt } from "../query.ts";
import type { Clause, Match, NounPhrase, Reading } from "../reading.ts";
import { isActor } from "./cause-kinds.ts";
import { isDisowned, isNegated } from "./denied.ts";
import { feltVerbs } from "./feeling-verbs.ts";
import { feltNouns } from "./felt-nouns.ts";
import { predicateOf } from "./predicate.ts";
import { remember } from "./remember.ts";
import { Taken } from "./taken.ts";

const SICK_TIRED_WEARY = cue("sick tired weary");
const OR = cueAsWritten("or");

/** An unpleasant feeling that a sentence states as felt: whose it is and in which words. Token indices, end exclusive. */
export interface StatedFeeling {
  readonly first: number;
  readonly end: number;
  /** Where the clause that states it begins: its subject, or the feeling itself. */
  readonly opens: number;
  readonly word: string;
  readonly isSpeakers: boolean;
  readonly clause: Clause;
  /** Shows a feeling only beside its cause: "I cried when you left". */
  readonly needsCause?: boolean;
}

/** Every unpleasant feeling stated in the message, of the speaker or of somebody else, one for each run of words. */
export const statedFeelings = remember((reading: Reading): StatedFeeling[] => {
  const found: StatedFeeling[] = [];
  const candidates = [
    ...matchesOf(reading, "feeling-unpleasant"),
    ...matchesOf(reading, "feeling-felt"),
    ...feltNouns(reading),
    ...weary(reading),
  ];
  for (const match of candidates.sort((a, b) => a.first - b.first)) {
    const feeling = stated(reading, match);
    if (feeling !== undefined) join(found, feeling);
  }
  const taken = new Taken();
  for (const { first, end } of found) taken.add(first, end);
  for (const match of matchesOf(reading, "feeling-phrase")) {
    const clause = clauseOf(reading, match.first);
    if (clause === undefined || isDisowned(reading, match.first) || clause.role === "if") continue;
    if (isBodilyPain(reading, match) || isDreadedFate(reading, match)) continue;
    if (!taken.touches(match.first, match.end)) {
      found.push({ ...match, opens: match.first, word: match.text, isSpeakers: true, clause });
      taken.add(match.first, match.end);
    }
  }
  for (const felt of feltVerbs(reading)) {
    const clause = clauseOf(reading, felt.first);
    if (clause === undefined) continue;
    found.push({ ...felt, isSpeakers: true, clause });
  }
  return found;
});

/** "It hurts when I bend the knee", "it hurt very little". */
function isBodilyPain(reading: Reading, { end, text }: Match): boolean {
  if (!/^(?:it|this|that) (?:(?:did|does) )?(?:hurt|sting|stung)/.test(text)) return false;
  const next = reading.tokens[end];
  if (next === undefined || next.tag === "PUNCT") return false;
  return !["that", "me", "us", "to"].includes(next.norm) && !(next.norm === "when" && isSomebodyAt(reading, end + 1));
}

/** "(it hurt when) my boss laughed"; the dentist only does his work. */
function isSomebodyAt(reading: Reading, at: number): boolean {
  const phrase = phraseAt(reading, at);
  return (
    phrase !== undefined &&
    isActor(reading, phrase) &&
    !["dentist", "doctor", "nurse", "physio", "vet"].includes(norm(reading, phrase.head))
  );
}

/** "I dread the dentist", "I dread the long winter": what lies ahead, and nobody's act. */
function isDreadedFate(reading: Reading, { end, text }: Match): boolean {
  const phrase = text === "i dread" ? phraseAt(reading, end) : undefined;
  if (phrase === undefined || phrase.owner !== undefined) return false;
  return is(reading, phrase.head, "harmless-cause") || lists.DREADED.has(reading.tokens[phrase.head]?.lemma ?? "");
}

/** "sad and worried" is one statement: the later word lengthens the earlier. */
function join(found: StatedFeeling[], feeling: StatedFeeling): void {
  const last = found.at(-1);
  const isNext = last !== undefined && last.clause.index === feeling.clause.index && feeling.first - last.end <= 4;
  if (!isNext) found.push(feeling);
  else if (feeling.first >= last.end) found[found.length - 1] = { ...last, end: feeling.end };
}

/** "sick of you shouting", "tired of being your taxi": with a deed behind it, no bodily state. */
function weary(reading: Reading): Match[] {
  return placesOf(reading, SICK_TIRED_WEARY).flatMap((first) =>
    norm(reading, first + 1) === "of"
      ? [{ name: "feeling-unpleasant", first, end: first + 1, text: "wearied", severity: undefined }]
      : [],
  );
}

function stated(reading: Reading, match: Match): StatedFeeling | undefined {
  const { first, end } = match;
  if (match.name === "feeling-noun") return felt(reading, match);
  // "I'm the grumpy dwarf in the show"
  const phrase = phraseAt(reading, first);
  if (phrase !== undefined && phrase.head >= end && norm(reading, phrase.first) === "the") return undefined;
  if (isFormula(reading, match) || /^laugh/.test(norm(reading, end))) return undefined;
  if (isAdmitted(reading, first)) return admitted(reading, match);
  if (isDisowned(reading, first) || (isNegated(reading, first) && !isNeverSo(reading, first))) return undefined;
  const predicate = predicateOf(reading, first);
  if (match.name === "feeling-felt" && !isFelt(reading, first, predicate?.verb?.lemma)) return undefined;
  const clause = predicate?.clause ?? clauseOf(reading, first);
  const isCondition = clause?.role === "if" && clause.connector < first;
  // "When I'm angry I go for a walk"
  const isHabit = clause?.role === "when" && isNow(clause);
  // "I'm not as angry as you think"
  const isLess = norm(reading, first - 1) === "as" && norm(reading, first - 2) === "not";
  if (clause === undefined || isCondition || isHabit || isLess || clause.imperative || isAskedBack(reading, clause))
    return undefined;
  const verb = predicate?.verb;
  if (verb !== undefined && lists.UNREAL.has(verb.modal)) return undefined;
  if (verb === undefined && match.text === "in tears" && isPronounAt(reading, clause)) return admitted(reading, match);
  if (verb === undefined && isLeftFeeling(reading, first, clause)) return admitted(reading, match);
  if (verb === undefined && !isBare(reading, first, end)) return undefined;
  const subject = predicate?.subject;
  if (subject !== undefined && !isFeeler(subject)) return undefined;
  const isSpeakers =
    subject === undefined ? isBare(reading, first, end) : isSomeOfUs(reading, subject) || subject.person === "speaker";
  return { first, end, opens: subject?.first ?? first, word: match.text, isSpeakers, clause };
}

/** "Am I mad or does it smell of gas?": the helper stands before its subject. */
function isAskedBack(reading: Reading, { verb, subject, sentence }: Clause): boolean {
  const isInverted = verb !== undefined && subject !== undefined && verb.first < subject.first;
  const end = reading.sentences[sentence]?.endToken ?? 0;
  return isInverted && holds(reading, OR, verb.first, end);
}

/** "I left the room in tears" */
function isPronounAt(reading: Reading, { subject, verb }: Clause): boolean {
  return subject !== undefined && isPronoun(reading, subject) && verb?.negated === false && verb.modal === "";
}

/** "I was left feeling embarrassed", "I sat there feeling sad" */
function isLeftFeeling(reading: Reading, first: number, clause: Clause): boolean {
  const subject = clause.subject;
  const isFound =
    norm(reading, first - 2) === "myself" &&
    ["getting", "growing", "becoming", "feeling"].includes(norm(reading, first - 1));
  const isOwn = subject !== undefined && isPronoun(reading, subject);
  return isOwn && (isFound || isFelt(reading, first, undefined));
}

/** "I can't pretend I wasn't hurt", "I'd be lying if I said I wasn't annoyed": denied twice, so owned. */
function isAdmitted(reading: Reading, first: number): boolean {
  if (!isNegated(reading, first)) return false;
  const from = reading.sentences[reading.tokens[first]?.sentence ?? -1]?.firstToken ?? first;
  for (let at = from; at < first; at++) {
    const isDenied = ["not", "never", "be", "no"].includes(norm(reading, at - 1));
    if (isDenied && ["pretend", "deny", "denying", "lying", "say", "help"].includes(norm(reading, at)))
      return ["i", "we"].includes(norm(reading, from)) || at - from < 4;
  }
  return false;
}

const isNow = ({ verb }: Clause) => verb?.tense === "present";

/** "I've never been so angry" */
function isNeverSo(reading: Reading, first: number): boolean {
  if (!["so", "this"].includes(norm(reading, first - 1))) return false;
  return findToken(reading, first - 4, first - 1, ({ norm: word }) => word === "never") !== -1;
}

function admitted(reading: Reading, { first, end, text }: Match): StatedFeeling | undefined {
  const clause = clauseOf(reading, first);
  if (clause?.subject?.person !== "speaker") return undefined;
  return { first, end, opens: clause.subject.first, word: text, isSpeakers: true, clause };
}

function felt(reading: Reading, { first, end, text }: Match): StatedFeeling | undefined {
  const clause = clauseOf(reading, first);
  if (clause === undefined || isDisowned(reading, first) || lists.UNREAL.has(clause.verb?.modal ?? ""))
    return undefined;
  return { first, end, opens: clause.subject?.first ?? clause.first, word: text, isSpeakers: true, clause };
}

/** "I'm afraid we're full", "sad to say"; but "sad to hear that you told Dad" is sadness. */
function isFormula(reading: Reading, { first, end, text }: Match): boolean {
  if (norm(reading, first) === "sad" && norm(reading, first + 3) === "that") return false;
  for (let at = first; at < end; at++) if (is(reading, at, "courtesy")) return true;
  // "Sorry I was so grumpy yesterday"
  if (["sorry", "apologies"].includes(norm(reading, (clauseOf(reading, first)?.subject?.first ?? 0) - 1))) return true;
  return text === "afraid" && isNews(reading, end);
}

/** "I'm afraid (that) the lift is broken" brings news; "afraid because …" and "afraid of …" are fear. */
function isNews(reading: Reading, end: number): boolean {
  if (lists.BECAUSE_WHEN_OF.has(norm(reading, end))) return false;
  const next = clauseOf(reading, norm(reading, end) === "that" ? end + 1 : end);
  return next?.verb !== undefined && next.verb.first > end;
}

function isFelt(reading: Reading, first: number, lemma: string | undefined): boolean {
  const isLying = norm(reading, first) === "down" && ["lying", "sitting", "slowing"].includes(norm(reading, first - 1));
  if (isLying || is(reading, first - 1, "pseudo-feeling")) return false;
  if (lemma === "feel" || (norm(reading, first) === "stung" && norm(reading, first + 1) === "by")) return true;
  if (isLowToday(reading, first)) return true;
  for (let at = first - 1; at >= Math.max(0, first - 4); at--) {
    const token = reading.tokens[at];
    if (token?.norm === "feeling" || token?.lemma === "feel") return true;
    if (
      token === undefined ||
      (token.tag !== "ADV" &&
        token.tag !== "DET" &&
        token.tag !== "ADJ" &&
        token.norm !== "bit" &&
        token.norm !== "me" &&
        token.norm !== "and")
    )
      return false;
  }
  return false;
}

/** "I've been pretty down since Tuesday", "a bit low today": with a degree before it and nothing that it could be down for. */
function isLowToday(reading: Reading, first: number): boolean {
  if (!["down", "low", "flat", "blue", "numb", "wobbly"].includes(norm(reading, first))) return false;
  const isDegree = lists.SO_PRETTY_VERY.has(norm(reading, first - 1));
  const next = reading.tokens[first + 1];
  const isAlone = next === undefined || next.tag === "PUNCT";
  // "I've been down for weeks", "low ever since"; of a web site "we" may say so, too.
  const isLong =
    norm(reading, first - 1) === "been" && ["for", "since", "ever", "all", "lately"].includes(next?.norm ?? "");
  if (isLong && ["i", "ive"].includes(norm(reading, clauseOf(reading, first)?.subject?.head ?? -1))) return true;
  return isDegree && (isAlone || lists.TIME.has(next.norm) || lists.SINCE_LATELY_AT.has(next.norm));
}

/** Persons feel; "my heart" and "my knee" have lists of their own. */
function isFeeler(subject: NounPhrase): boolean {
  return subject.person !== "thing";
}

/** "eleven of us", "most of us", "me and Josh" */
function isSomeOfUs(reading: Reading, { first, end }: NounPhrase): boolean {
  if (norm(reading, first - 1) === "and" && norm(reading, first - 2) === "me")
    return !["VERB", "ADP"].includes(tokenAt(reading, first - 3)?.tag ?? "");
  return norm(reading, end) === "of" && norm(reading, end + 1) === "us";
}

function isPronoun(reading: Reading, subject: NounPhrase): boolean {
  for (let at = subject.first; at < subject.end; at++) {
    const word = norm(reading, at);
    if (word === "i" || word === "we") return true;
  }
  return false;
}

const FAR_COMMA = 5;

/** Past "Hi love," and "Morning all,". */
function pastGreeting(reading: Reading, from: number, first: number): number {
  if (!lists.GREETS.has(norm(reading, from))) return from;
  const comma = findToken(reading, from + 1, Math.min(first, from + FAR_COMMA), ({ norm: word }) => word === ",");
  return comma === -1 ? from : comma + 1;
}

/** "Gutted.", "Feeling low today", "so angry rn": no subject, and nothing but small words before it. */
function isBare(reading: Reading, first: number, end: number): boolean {
  const sentence = reading.sentences[reading.tokens[first]?.sentence ?? -1];
  if (sentence === undefined || sentence.question) return false;
  for (let at = pastGreeting(reading, sentence.firstToken, first); at < first; at++) {
    const token = reading.tokens[at];
    if (token === undefined) return false;
    const isSmall = lists.OPENERS.has(token.norm) || token.tag === "PUNCT" || is(reading, at, "feeling-unpleasant");
    if (!isSmall) return false;
  }
  const next = reading.tokens[end];
  return next === undefined || next.phrase === -1 || lists.TIME.has(next.norm) || next.tag === "PRON";
}
