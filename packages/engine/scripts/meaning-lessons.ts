/** What the network of meanings learns from: messages, and whether somebody is at risk in one; sentences of messages, and which of them sting. */
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
  readonly risk?: Answer;
  /** Of each part. */
  readonly stings?: readonly Answer[];
}

/** A sentence without a sting beside one with it may hold a part that its labeller passed over. */
const BESIDE_WEIGHT = 0.5;

/** All lessons, each with how much it counts beside one that was written for this. */
export function lessons(): Lesson[] {
  return [
    ...care.trainingMessages().map((message) => riskLesson(message, care.isSetPhrase(message) ? care.SET_WEIGHT : 1)),
    ...care.betweenOthers().map((message) => riskLesson(message, 1)),
    ...care.realMessages().map((message) => riskLesson(message, 1.5)),
    ...care.labelledMessages().map((message) => riskLesson(message, 0.7)),
    ...care.productMessages().map((message) => riskLesson(message, 1)),
    ...care.plainMessages().map((message) => riskLesson(message, 0.3)),
    ...sting.voiceMessages().map((message) => stingLesson(message, 1)),
    ...sting.writerMessages().map((message) => stingLesson(message, 0.5)),
    ...sting.ruledMessages().map((message) => stingLesson(message, 0.2)),
    ...sting.ruleExamples().map((message) => stingLesson(message, 0.5)),
    ...sting.twins().map((message) => stingLesson(message, 0.5)),
    ...sting.ownWords().map((message) => stingLesson(message, 2)),
    ...sting.plainStings().map((message) => stingLesson(message, 0.08)),
  ];
}

function riskLesson({ text, risk, voice }: care.CareMessage, weight: number): Lesson {
  const reading = read(text);
  return { text, reading, voice, parts: [reading.sentences], risk: { is: risk !== "none", weight } };
}

function stingLesson(message: sting.StingMessage, weight: number): Lesson {
  const reading = read(message.text);
  const stings = sting.stingsIn(message, reading).map(
    ({ isSting }): Answer => ({
      is: isSting,
      weight: isSting || !message.isHarmful ? weight : weight * BESIDE_WEIGHT,
    }),
  );
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
