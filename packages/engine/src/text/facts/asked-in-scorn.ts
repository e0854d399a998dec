import * as lists from "../../lexicon/words/asked-in-scorn.ts";
import { cue, cueAsLemma, cueAsWritten, firstIn, isCue, placesOf } from "../places.ts";
import { findToken, norm, phraseAt } from "../query.ts";
import type { BareSentence, Reading } from "../reading.ts";
import { isDisowned } from "./denied.ts";
import { LOW } from "./simile-words.ts";
import type { Verdict } from "./target.ts";

const WHOEVER = cue("whoever");
const BE = cueAsLemma("be");
const WHO_DID_WAS = cueAsWritten("who did was were has is");

const SEVERITY = 0.6;

/** Scorn for whoever did it: "Who wired this, a blindfolded monkey?", "Whoever tiled this was either blind or drunk." */
export function findScorn(reading: Reading): Verdict[] {
  const stretches = [
    ...reading.sentences.map((sentence) => askedWho(reading, sentence)),
    ...placesOf(reading, WHOEVER).map((at) => whoeverWas(reading, at)),
  ];
  return stretches.flatMap((stretch) => {
    if (stretch === undefined || isDisowned(reading, stretch.first)) return [];
    const match = { name: "verdict-phrase", ...stretch, text: "incompetent", severity: SEVERITY };
    return [{ match, ...stretch, target: "person" as const, severity: SEVERITY }];
  });
}

interface Stretch {
  readonly first: number;
  readonly end: number;
}

/** "Who packed this box, a toddler?", "Did a five-year-old write this?", "Was this drawn by a monkey?" */
function askedWho(reading: Reading, { firstToken, endToken, question }: BareSentence): Stretch | undefined {
  if (!question || !isCue(reading, WHO_DID_WAS, firstToken)) return undefined;
  for (let at = firstToken + 1; at < endToken; at++) {
    const phrase = phraseAt(reading, at);
    if (phrase?.first !== at || !["a", "an"].includes(norm(reading, at))) continue;
    const isLow = LOW.has(reading.tokens[phrase.head]?.lemma ?? "");
    const isAsked =
      norm(reading, firstToken) === "who"
        ? norm(reading, at - 1) === ","
        : isWrittenBy(reading, firstToken, at, phrase.end);
    const closes = reading.tokens[phrase.end]?.tag === "PUNCT" || norm(reading, firstToken) !== "who";
    if (isLow && isAsked && closes) return { first: at, end: phrase.end };
  }
  return undefined;
}

/** The question is whether somebody low made this: "Did a monkey write this", "Was this drawn by a child" */
function isWrittenBy(reading: Reading, first: number, low: number, after: number): boolean {
  const verb = findToken(reading, first, after + 2, ({ lemma }) => lists.MADE.has(lemma));
  return (
    verb !== -1 &&
    (norm(reading, low - 1) === "by" || low === first + 1) &&
    ["this", "that", "it", "your", "these"].includes(norm(reading, verb < low ? first + 1 : verb + 1))
  );
}

/** "Whoever proofread this was half asleep", "Whoever planned it must have been drunk" */
function whoeverWas(reading: Reading, whoever: number): Stretch | undefined {
  const endToken = reading.sentences[reading.tokens[whoever]?.sentence ?? -1]?.endToken ?? whoever;
  const state = findToken(reading, whoever + 2, endToken, ({ norm: word }) => lists.STATES.has(word));
  if (state === -1) return undefined;
  const was = firstIn(reading, BE, whoever + 2, state);
  const isPlace = ["in", "on"].includes(norm(reading, state + 1));
  return was > whoever + 1 && !isPlace && was >= state - 4 ? { first: state, end: state + 1 } : undefined;
}
