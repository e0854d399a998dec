import * as lists from "../../lexicon/words/feeling-verbs.ts";
import { cue, placesOf } from "../places.ts";
import { clauseOf, findToken, norm, phraseAt } from "../query.ts";
import type { Clause, Reading } from "../reading.ts";

/** A verb, or a noun with its verb, by which the speaker states an unpleasant feeling. Token indices, end exclusive. */
interface FeltVerb {
  readonly first: number;
  readonly end: number;
  readonly opens: number;
  readonly word: string;
  /** Shows a feeling only beside its cause: "I cried when you left", not "I cried". */
  readonly needsCause: boolean;
}

/** Verbs that state a feeling by themselves. */
const STATING = new Set(["despair", "resent"]);

const STARTS = new Set(["fright", "scare", "jolt", "shock"]);

const WORDS = cue(["panicked", "panicking", ...STATING, ...lists.SHOWING, ...STARTS]);
const MAX_WORDS_BACK = 4;

/** "I panicked", "I resent", "we got quite a fright": told as felt, not denied or wished. */
export function feltVerbs(reading: Reading): FeltVerb[] {
  return placesOf(reading, WORDS).flatMap((index) => {
    const found = STARTS.has(reading.tokens[index]?.lemma ?? "") ? startAt(reading, index) : verbAt(reading, index);
    return found === undefined ? [] : [found];
  });
}

function verbAt(reading: Reading, index: number): FeltVerb | undefined {
  const lemma = (reading.tokens[index]?.lemma ?? "").replace(/^panick$/, "panic");
  const clause = clauseOf(reading, index);
  if (clause === undefined || !isSpeakers(reading, index)) return undefined;
  const isHeadTold = clause.verb?.head === index && isTold(reading, index);
  if (!isHeadTold && !isUnstopped(reading, clause, index)) return undefined;
  if (lemma === "worry" && isCaring(reading, index)) return undefined;
  if (["cry", "weep", "sob"].includes(lemma) && isForJoy(reading, index)) return undefined;
  const end = lemma === "freak" ? index + 2 : index + 1;
  return {
    first: index,
    end,
    opens: clause.subject?.first ?? index,
    word: lemma,
    needsCause: lists.SHOWING.has(lemma),
  };
}

/** "I couldn't stop crying when you left" */
function isUnstopped(reading: Reading, { verb }: Clause, index: number): boolean {
  return verb?.lemma === "stop" && verb.negated && norm(reading, index - 1) === "stop";
}

/** "I worry that you'll fall"; "I worry when you don't text" is no care. */
function isCaring(reading: Reading, worry: number): boolean {
  return !["when", "whenever", "every"].includes(norm(reading, worry + 1));
}

/** "I cried when you said yes", "when they played our song" */
function isForJoy(reading: Reading, verb: number): boolean {
  const end = reading.sentences[reading.tokens[verb]?.sentence ?? -1]?.endToken ?? verb;
  return findToken(reading, verb, end, ({ norm: word, lemma }) => word === "yes" || lists.JOYS.has(lemma)) !== -1;
}

/** "We got quite a fright", "I had the fright of my life" */
function startAt(reading: Reading, noun: number): FeltVerb | undefined {
  const phrase = phraseAt(reading, noun);
  for (let at = noun - 1; at >= noun - MAX_WORDS_BACK; at--) {
    if (!["get", "have"].includes(reading.tokens[at]?.lemma ?? "")) continue;
    const isOwn = reading.tokens[at]?.tag !== "AUX" || reading.tokens[at + 1]?.tag === "DET";
    if (!isOwn || phrase === undefined || !isTold(reading, at) || !isSpeakers(reading, at)) return undefined;
    const isOfLife = norm(reading, phrase.end) === "of" && ["my", "our"].includes(norm(reading, phrase.end + 1));
    const end = isOfLife ? phrase.end + 3 : phrase.end;
    return { first: at + 1, end, opens: at, word: "fright", needsCause: true };
  }
  return undefined;
}

function isTold(reading: Reading, index: number): boolean {
  const clause = clauseOf(reading, index);
  if (clause?.verb === undefined || clause.role === "if" || clause.imperative) return false;
  const sentence = reading.sentences[clause.sentence];
  return !clause.verb.negated && !lists.UNREAL.has(clause.verb.modal) && sentence?.question !== true;
}

function isSpeakers(reading: Reading, index: number): boolean {
  const subject = clauseOf(reading, index)?.subject;
  return subject?.person === "speaker";
}
