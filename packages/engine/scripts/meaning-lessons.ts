/** What the network of meanings learns from: messages, and whether somebody is at risk in one; sentences of messages, and which of them sting. */

import type { Danger } from "../src/care/kinds.ts";
import { read } from "../src/text/read.ts";
import type { Reading, Sentence } from "../src/text/reading.ts";
import * as care from "./care-messages.ts";
import * as sting from "./sting-messages.ts";

/** Whether it is one of those looked for, and how much that counts. */
export interface Answer {
  readonly is: boolean;
  readonly weight: number;
}

export interface Lesson {
  readonly text: string;
  readonly reading: Reading;
  readonly voice: string;
  /** What is read as one: all sentences together where it is about risk, else each by itself. */
  readonly parts: readonly (readonly Sentence[])[];
  /** Of the whole message. */
  readonly risk?: Answer & { readonly kind: Danger | "none" };
  /** Of each part. */
  readonly stings?: readonly Answer[];
}

/** All lessons, each with how much it counts beside one that was written for this. */
export function lessons(): Lesson[] {
  return [
    ...care.trainingMessages().map((message) => riskLesson(message, care.weightOf(message))),
    ...care.betweenOthers().map((message) => riskLesson(message, 1)),
    ...care.realMessages().map((message) => riskLesson(message, 1.5)),
    ...care.labelledMessages().map((message) => riskLesson(message, 0.7)),
    ...care.productMessages().map((message) => riskLesson(message, 1)),
    ...care.plainMessages().map((message) => riskLesson(message, 0.3)),
    ...sting.weighedStings().map(({ message, weight }) => stingLesson(message, weight)),
  ];
}

function riskLesson({ text, risk, voice }: care.CareMessage, weight: number): Lesson {
  const reading = read(text);
  return { text, reading, voice, parts: [reading.sentences], risk: { is: risk !== "none", kind: risk, weight } };
}

function stingLesson(message: sting.StingMessage, weight: number): Lesson {
  const reading = read(message.text);
  const stings = sting
    .stingsIn(message, reading)
    .map(({ isSting }): Answer => ({ is: isSting, weight: sting.sentenceWeight(message, isSting, weight) }));
  return {
    text: message.text,
    reading,
    voice: message.voice,
    parts: reading.sentences.map((sentence) => [sentence]),
    stings,
  };
}

/** The text of each part, as it stands. */
export const partTexts = ({ text, parts }: Lesson): string[] =>
  parts.map((part) => text.slice(part[0]?.start, part.at(-1)?.end).trim());
