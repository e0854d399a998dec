import * as lists from "../lexicon/words/told.ts";
import { isDisowned } from "../text/facts/denied.ts";
import { clauseOf, findToken, norm, phrasesIn, sentenceOf } from "../text/query.ts";
import type { Reading, Sentence } from "../text/reading.ts";
import { lineOf } from "./pattern.ts";
import type { Situation } from "./situations/situation.ts";

/** A situation that the message tells of as a fact, by its tokens, end exclusive. */
export interface Told {
  readonly situation: Situation;
  readonly first: number;
  readonly end: number;
}

/** More sentences than a person puts into the box; what follows is not looked at. */
const MOST_SENTENCES = 40;
const MOST_WORDS = 300;

/** The situations that the message tells of, in order, without those that lie in another's words. */
export function toldIn(reading: Reading, situations: readonly Situation[]): Told[] {
  const found: Told[] = [];
  for (const sentence of reading.sentences.slice(0, MOST_SENTENCES))
    if (!isAskedOfReader(reading, sentence)) found.push(...toldInSentence(reading, sentence, situations));
  const longest = found.sort((a, b) => a.first - b.first || b.end - a.end);
  const apart: Told[] = [];
  for (const each of longest) if (each.first >= (apart.at(-1)?.end ?? 0)) apart.push(each);
  return apart;
}

function toldInSentence(reading: Reading, sentence: Sentence, situations: readonly Situation[]): Told[] {
  if (sentence.endToken - sentence.firstToken > MOST_WORDS) return [];
  const line = lineOf(reading, sentence);
  return situations.flatMap((situation) =>
    [...line.text.matchAll(situation.tells())].flatMap((match) => {
      const first = line.tokens[line.starts.indexOf(match.index)];
      const last = line.tokens[line.starts.findLastIndex((start) => start < match.index + match[0].length)];
      if (first === undefined || last === undefined) return [];
      const told = { situation, first, end: last + 1 };
      return isFact(reading, told) ? [told] : [];
    }),
  );
}

/** "Did you get the job?", "Do you ever cry?" */
function isAskedOfReader(reading: Reading, { question, firstToken }: Sentence): boolean {
  return question && lists.ASKED_ABOUT.has(norm(reading, firstToken + 1));
}

const NO_FACT = new Set(["would", "could", "might", "may", "should"]);

/** Not denied, not only imagined, not what somebody else said or wrote; "if" and "would" count where the words hold them. */
function isFact(reading: Reading, { situation, first, end }: Told): boolean {
  const words = reading.tokens.slice(first, end).map((token) => token.norm);
  const opening = norm(reading, first - 1);
  const holds = (some: ReadonlySet<string>): boolean => words.some((word) => some.has(word));
  if (reading.tokens[first]?.shielded || opening === "didnt" || opening === "if") return false;
  if (isHoped(reading, first) || (situation.own && isAnothers(reading, first, words))) return false;
  if (!holds(lists.DENYING) && (isDisowned(reading, first) || isDeniedBefore(reading, first))) return false;
  return [first, end - 1].every((at) => {
    const clause = clauseOf(reading, at);
    const verb = clause?.verb;
    if (clause === undefined || verb === undefined) return true;
    if (clause.role === "if" && !words.includes("if") && !words.includes("or") && !words.includes("whether"))
      return false;
    // "They wouldn't let me in" tells what they did.
    if (NO_FACT.has(verb.modal) && !(verb.modal === "would" && verb.negated) && !holds(NO_FACT)) return false;
    return !verb.negated || (verb.first >= end && !situation.met) || holds(lists.DENYING);
  });
}

/** Whether the sentence around a token speaks of the writer, or of nobody at all: "Building site next door since March." */
export function speaksOfWriter(reading: Reading, at: number): boolean {
  const { firstToken = 0, endToken = 0 } = sentenceOf(reading, at) ?? {};
  if (findToken(reading, firstToken, endToken, ({ norm: word }) => lists.SPEAKER.has(word)) !== -1) return true;
  return phrasesIn(reading, firstToken, endToken).every(({ person }) => person === "thing" || person === "work");
}

/** "I hope I get the job", "I wish he had come" */
function isHoped(reading: Reading, first: number): boolean {
  const from = sentenceOf(reading, first)?.firstToken ?? first;
  return findToken(reading, from, first, ({ lemma }) => ["hope", "wish", "imagine", "pretend"].includes(lemma)) !== -1;
}

/** "He is a burden", "my colleague got promoted": somebody else is the one, and the words do not name the writer. */
function isAnothers(reading: Reading, first: number, words: readonly string[]): boolean {
  const subject = clauseOf(reading, first)?.subject;
  if (subject === undefined || subject.head >= first || words.some((word) => lists.SPEAKER.has(word))) return false;
  return ["third", "name", "you", "group", "generic"].includes(subject.person);
}

const NEAR = 4;

/** "never once said": a word that denies, in the same clause or the one that holds it. */
function isDeniedBefore(reading: Reading, first: number): boolean {
  const sentence = reading.tokens[first]?.sentence;
  for (let at = first - 1; at >= Math.max(0, first - NEAR); at--) {
    const token = reading.tokens[at];
    if (token?.sentence !== sentence || ["and", "but", "so", "because", ","].includes(token?.norm ?? "")) return false;
    if (["not", "never", "nobody", "no"].includes(token?.norm ?? "")) return true;
  }
  return false;
}
