/**
 * Writes what the network of danger is to learn from into a folder, as lessons.jsonl: whole messages, each with its answer, and then single sentences
 * of those that were written for it, of which the teacher alone tells (`training/README.md`): node scripts/risk-lessons.ts FOLDER
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { TOKENS_MAX } from "../src/scorer/encoder-model.ts";
import { keyOf } from "../src/scorer/known-words.ts";
import { read } from "../src/text/read.ts";
import type { Reading } from "../src/text/reading.ts";
import { betweenOthers, trainingMessages } from "./care-messages.ts";
import { isKeptBack } from "./learnt.ts";
import { type Lesson, lessons } from "./meaning-lessons.ts";

const SENTENCE_WORDS_MIN = 3;

const [, , folder = ""] = process.argv;
const messages = lessons().filter(({ risk }) => risk !== undefined);
const known = new Set(messages.map(({ text }) => text));
/** Written for the reader of danger; the others are ordinary, and their labels say all about them. */
const written = new Set([...trainingMessages(), ...betweenOthers()].map(({ text }) => text));
const sentences = new Set(messages.filter(isLearntFrom).flatMap(sentencesOf));
mkdirSync(folder, { recursive: true });
writeFileSync(
  join(folder, "lessons.jsonl"),
  [
    ...messages.map(({ text, reading, voice, risk }) => ({
      text,
      words: wordsOf(reading),
      kept: isKeptBack(voice),
      risk: risk?.kind,
      weight: risk?.weight,
      written: written.has(text),
    })),
    ...[...sentences].map((text) => ({ text, words: wordsOf(read(text)), kept: false })),
  ]
    .map((line) => JSON.stringify(line))
    .join("\n"),
);
console.log(`${messages.length} messages, ${sentences.size} sentences`);

function isLearntFrom({ text, voice }: Lesson): boolean {
  return written.has(text) && !isKeptBack(voice);
}

function sentencesOf({ text, reading }: Lesson): string[] {
  return reading.sentences
    .filter(({ firstToken, endToken }) => endToken - firstToken > SENTENCE_WORDS_MIN)
    .map(({ start, end }) => text.slice(start, end).trim())
    .filter((sentence) => !known.has(sentence));
}

/** Each word as the networks know it, and its lemma. */
function wordsOf({ tokens }: Reading): [string, string][] {
  return tokens.slice(0, TOKENS_MAX).map(({ norm, lemma }) => [keyOf(norm), lemma]);
}
