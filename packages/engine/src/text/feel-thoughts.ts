import * as lists from "../lexicon/words/feel-thoughts.ts";
import type { Feel } from "./feel.ts";
import { hasOwnVerb, isPicture, isSeveralDoing, isUrge } from "./feel-pictures.ts";
import { cueAsLemma, cueAsWritten, firstIn } from "./places.ts";
import { clauseOf, findToken, follows, hasMatch, is, norm, phraseAt, sentenceEnd, tokenAt } from "./query.ts";
import type { Clause, NounPhrase, Reading, Token, VerbGroup } from "./reading.ts";

const TIMES = cueAsLemma(lists.TIMES);
const COMMA = cueAsWritten(",");

/** Where the opening of the thought ends, and how far it silences rivals. */
export interface Opening {
  readonly end: number;
  readonly scopeEnd: number;
  readonly kind: "clause" | "noun";
}

/** Where a thought opens behind "feel", if one does. */
export function openingAfter(reading: Reading, feel: Feel): Opening | undefined {
  const at = overPeriod(reading, overDegree(reading, overAside(reading, feel.verb + 1)));
  const word = norm(reading, at);
  if (word === "that") return afterThat(reading, at);
  if (word === "like")
    return afterLike(reading, ["just", "only", "merely", "basically"].includes(norm(reading, at + 1)) ? at + 1 : at);
  if (word === "as" && ["if", "though"].includes(norm(reading, at + 1)))
    return isUrge(reading, at + 2) ? undefined : opened(reading, at + 2, at + 2);
  const isNoun = reading.tokens[feel.verb]?.tag === "NOUN";
  if (isNoun && !isHunch(reading, feel.verb, word)) return undefined;
  return at === feel.verb + 1 ? bareThought(reading, feel, at) : undefined;
}

/** "feel | myself like", "feel | very strongly that", "feel | to me", "feel | deep down that" */
function overDegree(reading: Reading, from: number): number {
  let at = from;
  if (["me", "myself", "us", "ourselves"].includes(norm(reading, at)) && norm(reading, at + 1) === "like") at++;
  while (lists.STRONGLY.has(norm(reading, at)) && !(norm(reading, at) === "and" && norm(reading, at + 1) !== "more"))
    at++;
  if (follows(reading, at, "to", "me")) at += 2;
  return follows(reading, at, "deep", "down") ? at + 2 : at;
}

/** "felt for a while now that", "felt for months that": to the word that opens the thought. */
function overPeriod(reading: Reading, at: number): number {
  if (norm(reading, at) !== "for") return at;
  const time = firstIn(reading, TIMES, at + 1, at + 4);
  const that = time === -1 ? -1 : findToken(reading, time + 1, time + 3, ({ norm: word }) => word === "that");
  return that === -1 ? at : that;
}

/** "I have a feeling you don't like me", "I get the sense he lied". */
function isHunch(reading: Reading, noun: number, next: string): boolean {
  const article = norm(reading, noun - 1);
  const thought = thoughtAt(reading, noun + 1);
  if (lists.OWNERS.has(next) && thought !== undefined) return true;
  const isFated = thought !== undefined && hasMatch(reading, "harmless-cause", thought.first, thought.end);
  if (article === "the" && thought?.verb !== undefined && thought.verb.first > noun) return !isFated;
  if (article === "the") return lists.WHO.has(next);
  // "I had a feeling you'd call!": a guess that came true.
  if (tokenAt(reading, noun - 2)?.norm === "had" && ["'d", "would"].includes(norm(reading, noun + 2))) return false;
  return (article === "a" || article === "this" || article === "some") && lists.WHO_AT_A_GUESS.has(next);
}

/** "I feel, frankly, that …": past what stands between two commas. */
function overAside(reading: Reading, at: number): number {
  if (norm(reading, at) !== ",") return at;
  const close = firstIn(reading, COMMA, at + 1, at + 7);
  return close !== -1 && close > at + 1 && lists.THOUGHT_OPENERS.has(norm(reading, close + 1)) ? close + 1 : at;
}

/** The scope takes in the thought's own subject and modal, so that "should" is not remarked on twice. */
function opened(reading: Reading, end: number, from: number): Opening {
  const verb = thoughtAt(reading, from)?.verb;
  return { end, scopeEnd: verb === undefined || verb.modal === "" ? end : verb.end, kind: "clause" };
}

/** The clause whose subject begins at `from`. */
function thoughtAt(reading: Reading, from: number): Clause | undefined {
  const clause = clauseOf(reading, from);
  return clause?.subject !== undefined && clause.subject.first >= from && clause.subject.first <= from + 1
    ? clause
    : undefined;
}

/** "that warm glow again", "that old joy in my fingers"; "that old joys are gone" is a thought. */
function isOldStir(reading: Reading, at: number): boolean {
  const noun = findToken(reading, at + 1, at + 4, ({ norm: word }) => lists.MOVED.has(word));
  if (noun < at + 2) return false;
  for (let index = at + 1; index < noun; index++)
    if (!["ADJ", "NOUN"].includes(reading.tokens[index]?.tag ?? "")) return false;
  return !["VERB", "AUX"].includes(reading.tokens[noun + 1]?.tag ?? "");
}

/** "I could feel that the floor was wet": by touch. */
function isTouched(reading: Reading, that: number): boolean {
  const subject = clauseOf(reading, that + 1)?.subject;
  if (
    subject?.first !== that + 1 ||
    !["the", "my", "a"].includes(norm(reading, that + 1)) ||
    !is(reading, subject.head, "thing")
  )
    return false;
  if (norm(reading, that - 1) === "feeling") return false;
  if (/^sens/.test(norm(reading, that - 1))) return norm(reading, that + 1) === "the";
  return ["could", "can"].includes(clauseOf(reading, that - 1)?.verb?.modal ?? "");
}

/** "feel that you …" against "feel that warmth". */
function afterThat(reading: Reading, at: number): Opening | undefined {
  const next = reading.tokens[at + 1];
  if (next === undefined) return undefined;
  // "I feel that was wrong"; "when I feel that is needed" is no claim.
  if (next.tag === "AUX" && next.norm !== "'s")
    return ["when", "if"].includes(clauseOf(reading, at - 1)?.role ?? "") ? undefined : opened(reading, at + 1, at);
  if (lists.SENSED.has(next.norm) || isOldStir(reading, at) || isTouched(reading, at)) return undefined;
  return isJoined(reading, at, next) ? opened(reading, at + 1, at + 1) : undefined;
}

/** "that you ignore me", "that nurses count for nothing": before a plural "that" can only join, whatever became of the verb. */
function isJoined(reading: Reading, that: number, next: Token): boolean {
  const end = sentenceEnd(reading, next.index);
  const isPlural = next.norm.endsWith("s") && next.lemma !== next.norm;
  if (isPlural && next.tag === "NOUN" && end - that > 3) return true;
  const isPointing = next.tag === "NOUN" && !isPlural && reading.tokens[that]?.tag !== "SCONJ";
  const isVerb = ({ tag }: Token) => tag === "VERB" || tag === "AUX";
  return !isPointing && (next.norm === "'s" || findToken(reading, that + 2, end, isVerb) !== -1);
}

function afterLike(reading: Reading, at: number): Opening | undefined {
  const next = reading.tokens[at + 1];
  if (next === undefined) return undefined;
  if ((next.form === "ing" && next.tag === "VERB") || isUrge(reading, at + 1)) return undefined;
  // "i feel like were extras": an apostrophe is missing.
  if (next.norm === "were" || isSeveralDoing(reading, at + 1)) return opened(reading, at + 1, at + 1);
  if (hasOwnVerb(reading, at + 1)) return opened(reading, at + 1, at + 1);
  return isPicture(reading, at + 1)
    ? { end: at + 1, scopeEnd: phraseAt(reading, at + 1)?.end ?? at + 2, kind: "noun" }
    : undefined;
}

/** "I feel you should", "I feel nobody cares": no joining word, the thought's subject follows at once. */
function bareThought(reading: Reading, feel: Feel, at: number): Opening | undefined {
  if (isOfSelf(reading, at)) return undefined;
  if (opensThought(reading, feel, at)) return opened(reading, at + 1, at);
  const isAll = ["nothing", "everything", "whatever", "anything"].includes(norm(reading, at));
  if (isAll && ["i", "we", "you", "he", "she", "they"].includes(norm(reading, at + 1)))
    return opened(reading, at + 2, at);
  const { subject, verb } = thoughtAt(reading, at) ?? {};
  if (verb === undefined || subject?.first !== at || verb.first < subject.end) return undefined;
  const feels = norm(reading, feel.verb);
  if (
    isPerceived(reading, feels, subject, verb) ||
    isSensed(reading, feels, subject) ||
    isKindness(feels, subject, verb)
  )
    return undefined;
  const hasModal = verb.modal !== "" && verb.modal !== "need to";
  const end = hasModal ? modalEnd(reading, verb.first, verb.modal) : subject.end;
  return { end, scopeEnd: verb.modal === "" ? end : Math.max(end, verb.end), kind: "clause" };
}

/** "I feel myself", "I feel a bit down", "I feel quite a lot of it" */
function isOfSelf(reading: Reading, at: number): boolean {
  if (!lists.SELF.has(norm(reading, at)) || thoughtAt(reading, at)?.verb?.passive === true) return false;
  if (["me", "us", "myself", "ourselves"].includes(norm(reading, at))) return true;
  return ["bit", "little", "tad", "lot", "touch"].includes(norm(reading, at + 1));
}

/** "I feel | most of the team has moved on", "I feel | its time", "I feel | there's no point" */
function opensThought(reading: Reading, feel: Feel, at: number): boolean {
  if (norm(reading, feel.verb) === "feel" && isSeveralDoing(reading, at)) return true;
  const next = norm(reading, at + 1);
  if (norm(reading, at) === "its") return lists.MISSPELT.has(next);
  return norm(reading, at) === "there" && (reading.tokens[at + 1]?.tag === "AUX" || next === "'s");
}

/** "I felt the floor shake"; "I felt my place has gone" is a thought. */
function isPerceived(reading: Reading, feels: string, { person, head }: NounPhrase, verb: VerbGroup): boolean {
  const isPlain = verb.modal === "" && verb.first === verb.head && norm(reading, verb.head) === verb.lemma;
  if (!isPlain || verb.tense === "past") return false;
  return feels === "felt" || (person === "thing" && !norm(reading, head).endsWith("s"));
}

/** "I sense the storm coming" */
function isSensed(reading: Reading, feels: string, { person, owner, head }: NounPhrase): boolean {
  if (feels !== "sense" || person !== "thing" || owner !== undefined) return false;
  return is(reading, head, "thing") || is(reading, head, "harmless-cause");
}

/** "I felt you understood me" */
function isKindness(feels: string, { person }: NounPhrase, { lemma, negated, modal }: VerbGroup): boolean {
  return feels === "felt" && person === "you" && lists.KINDNESSES.has(lemma) && !negated && modal === "";
}

/** Behind the modal, and behind the "n't" that is written into it. */
function modalEnd(reading: Reading, first: number, modal: string): number {
  if (norm(reading, first) !== modal) return first;
  const isGlued = reading.tokens[first]?.end === reading.tokens[first + 1]?.start;
  return isGlued && norm(reading, first + 1) === "not" ? first + 2 : first + 1;
}
