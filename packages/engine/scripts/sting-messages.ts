/** The messages that the reader of stings learns from and is measured on. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  hints,
  lessons,
  practiceActivities,
  shortLessons,
  starterSentences,
  stingHints,
} from "../../content/src/index.ts";
import { isStrength } from "../src/codes.ts";
import { analyse, rules } from "../src/index.ts";
import { meantSting } from "../src/scorer/meaning.ts";
import type { StingKind } from "../src/sting/kinds.ts";
import { STING_FRAMES } from "../src/sting/rewordings.ts";
import { stingFeatures } from "../src/sting/sting-features.ts";
import { bodyOf } from "../src/text/body.ts";
import { read } from "../src/text/read.ts";
import type { Sentence } from "../src/text/reading.ts";
import type { Span } from "../src/text/span.ts";
import { FRAMES } from "../test/frames/all.ts";
import { sentencesOf } from "../test/frames/frame.ts";
import { contrasts } from "./contrasts.ts";

const ENGINE = join(import.meta.dirname, "..");
/** A missing piece is no injury. */
export const SOFT_CODES: readonly string[] = ["NEG_FEELING_WITHOUT_NVA", "LINK_FEELING_TO_NVA"];
/** Of the labelled sets so many are enough: their manner is one. */
const LABELLED_EVERY = 3;
const PLAIN_EVERY = 11;
/** A part that reaches so many characters into a sentence stings there. */
const REACH_MIN = 8;

export interface StingMessage {
  readonly id: string;
  readonly text: string;
  readonly voice: string;
  readonly medium: string;
  readonly isHarmful: boolean;
  readonly parts: readonly { readonly text: string; readonly kind?: StingKind | "other" }[];
}

/** A sentence as it is learnt from. */
export interface StingSentence {
  readonly features: Int32Array;
  /** What the network of meanings makes of it. */
  readonly meant: number;
  readonly isSting: boolean;
  readonly kind: StingKind | "other" | undefined;
}

/** Messages in voices, each a person's own manner. */
export const voiceMessages = (): StingMessage[] => readAll("training/{real,voices}/{voices,w}*.jsonl").map(ofParts);

/** Messages as people really write them, one writer a file. */
export const writerMessages = (): StingMessage[] => readAll("training/real/train-*.jsonl").map(ofParts);

/** A part of the labelled sets of the rules. */
export const ruledMessages = (): StingMessage[] =>
  readAll("test/{tuned,regress}/*.jsonl")
    .filter((_, index) => index % LABELLED_EVERY === 0)
    .map(ofCodes);

/** Short plain sentences, one in so many of those that the rules are tried with. */
export const plainStings = (): StingMessage[] =>
  FRAMES.flatMap((frames) => sentencesOf(frames).map((text) => ({ text, code: frames.code })))
    .filter((_, index) => index % PLAIN_EVERY === 0)
    .map(({ text, code }) => {
      const isHarmful = code !== undefined && !SOFT_CODES.includes(code);
      return exampleOf(text, isHarmful ? [text] : []);
    });

/** What the rules' own examples flag and leave alone. */
export const ruleExamples = (): StingMessage[] =>
  rules
    .filter(({ code }) => !isStrength(code))
    .flatMap(({ code, examples: { flagged, fine } }) => [
      ...flagged.map(({ text, marks }) => exampleOf(text, SOFT_CODES.includes(code) ? [] : marks)),
      ...fine.map((text) => exampleOf(text, [])),
    ]);

/** Sentences that sting, each beside a twin in much the same words that does not. */
export const twins = (): StingMessage[] =>
  contrasts().flatMap(([sting, fine]) => [exampleOf(sting, [sting]), exampleOf(fine, [])]);

/** What the product itself offers as said badly and said well. */
export function ownWords(): StingMessage[] {
  const pairs = Object.values({ ...hints, ...stingHints }).flatMap((hint) => hint.pairs);
  const { NEG_FEELING_WITHOUT_NVA, LINK_FEELING_TO_NVA } = hints;
  const soft = [...NEG_FEELING_WITHOUT_NVA.pairs, ...LINK_FEELING_TO_NVA.pairs].map(({ before }) => before);
  const activities = Object.values(practiceActivities);
  const badly = [
    ...pairs.map(({ before }) => before),
    ...starterSentences.map(({ s }) => s),
    ...activities.flatMap(({ textToTranslateArray }) => textToTranslateArray),
  ];
  const well = [
    ...pairs.map(({ after }) => after),
    ...starterSentences.flatMap(({ m }) => m),
    ...activities.flatMap(({ suggestedPhrasesArray }) => suggestedPhrasesArray),
    ...[...lessons, ...shortLessons].map(({ example }) => example.after),
    ...Object.values(STING_FRAMES),
    ...soft,
  ];
  return [
    ...badly.filter((text) => !soft.includes(text)).map((text) => exampleOf(text, [text])),
    ...well.map((text) => exampleOf(text, [])),
  ];
}

const exampleOf = (text: string, marks: readonly string[]): StingMessage => {
  const parts = marks.map((mark) => ({ text: mark }));
  return { id: "", text, voice: "", medium: "", isHarmful: parts.length > 0, parts };
};

/** All that is learnt from, each with how much a sentence of it counts beside one of a voice. */
export function weighedStings(): { readonly message: StingMessage; readonly weight: number }[] {
  const sets: readonly (readonly [StingMessage[], weight: number])[] = [
    [voiceMessages(), 1],
    [writerMessages(), 0.5],
    [ruledMessages(), 0.2],
    [ruleExamples(), 0.5],
    [twins(), 0.5],
    [ownWords(), 8],
    [plainStings(), 0.08],
  ];
  return sets.flatMap(([messages, weight]) => messages.map((message) => ({ message, weight })));
}

/** A sentence without a sting beside one with it may hold a part that its labeller passed over. */
const BESIDE_WEIGHT = 0.5;

/** How much one sentence of a message counts that counts so much. */
export const sentenceWeight = ({ isHarmful }: StingMessage, isSting: boolean, weight: number): number =>
  isSting || !isHarmful ? weight : weight * BESIDE_WEIGHT;

/** In voices that nothing was learnt from. */
export const unseenStings = (): StingMessage[] => readAll("test/unseen/sting-voices.jsonl").map(ofParts);

/** Warm or plain in strong words, and near twins that hurt in soft ones; in voices that nothing was learnt from. */
export const unseenTwins = (): StingMessage[] => readAll("test/unseen/sting-twins.jsonl").map(ofParts);

/** What somebody did or said, plainly or counted, and near twins that hurt; in voices that nothing was learnt from. */
export const unseenObserved = (): StingMessage[] => readAll("test/unseen/sting-observed.jsonl").map(ofParts);

/** As people of all ages and places send them, most beside a near twin; in voices that nothing was learnt from. */
export const unseenManners = (): StingMessage[] => readAll("test/unseen/sting-manners.jsonl").map(ofParts);

/** Short everyday messages, thanks, questions and news, and some near twins that hurt; in voices that nothing was learnt from. */
export const unseenPlain = (): StingMessage[] => readAll("test/unseen/sting-plain.jsonl").map(ofParts);

/** Single observations and near twins that blame, of a hand that taught nothing. */
export const unseenSingle = (): StingMessage[] => readAll("test/unseen/sting-single.jsonl").map(ofParts);

/** Thanks, praise and other warm messages, and more than a third in much the same words that hurt, of a hand that taught nothing. */
export const unseenWarm = (): StingMessage[] => readAll("test/unseen/sting-warm.jsonl").map(ofParts);

/** All messages in voices that nothing was learnt from. */
export const unseenInVoices = (): StingMessage[] => [
  ...unseenStings(),
  ...unseenTwins(),
  ...unseenObserved(),
  ...unseenManners(),
  ...unseenPlain(),
];

/** Another writer's, never learnt from. */
export const realDev = (): StingMessage[] => readAll("test/unseen/real-dev.jsonl").map(ofCodes);

/** A tenth of what is taught, as its writer labelled it and as another did who did not see those labels. */
export function labelledTwice(): { readonly first: StingMessage; readonly second: StingMessage }[] {
  const seconds = new Map(readAll("training/labelled-twice/second.jsonl").map((line) => [line.id, line.parts]));
  return [...voiceMessages(), ...writerMessages()]
    .filter(({ id }) => seconds.has(id))
    .map((first) => ({ first, second: ofParts({ ...first, parts: seconds.get(first.id) ?? [] }) }));
}

interface Line {
  readonly id?: string;
  readonly text: string;
  readonly voice?: string;
  readonly medium?: string;
  readonly flagged?: boolean;
  readonly parts?: StingMessage["parts"];
  readonly required?: readonly { readonly code: string; readonly spans: readonly string[] }[];
}

function readAll(pattern: string): Line[] {
  return globSync(pattern, { cwd: ENGINE })
    .sort()
    .flatMap((file) => readFileSync(join(ENGINE, file), "utf8").trim().split("\n"))
    .map((line) => JSON.parse(line) as Line);
}

function ofParts({ id = "", text, voice = "", medium = "", parts = [] }: Line): StingMessage {
  return { id, text, voice, medium, isHarmful: parts.length > 0, parts };
}

function ofCodes({ id = "", text, voice = "", medium = "", flagged, required = [] }: Line): StingMessage {
  const parts = required
    .filter(({ code }) => !SOFT_CODES.includes(code))
    .flatMap(({ spans }) => spans.map((span) => ({ text: span })));
  return { id, text, voice, medium, isHarmful: flagged ?? parts.length > 0, parts };
}

/** Which sentences of a message sting, and how. */
export function stingsIn(
  { text, parts }: StingMessage,
  sentences: readonly Sentence[],
): Pick<StingSentence, "isSting" | "kind">[] {
  const placed = parts.map((part) => {
    const start = text.indexOf(part.text);
    return { start, end: start + part.text.length, kind: part.kind };
  });
  return sentences.map((sentence) => {
    const part = placed.find((one) => reaches(one, sentence));
    return { isSting: part !== undefined, kind: part?.kind };
  });
}

/** The sentences of a message, with what the rules say in each. */
export function stingSentences(message: StingMessage): StingSentence[] {
  const reading = read(message.text);
  const { sentences } = analyse(message.text, { goOn: true, rulesAlone: true });
  const body = bodyOf(reading);
  const stings = stingsIn(message, body);
  return body.map((sentence, at) => {
    const ruled = (sentences[sentence.index]?.comments ?? [])
      .filter(({ bad }) => bad)
      .flatMap(({ code, ruleId }) => [code, ruleId]);
    const { isSting = false, kind } = stings[at] ?? {};
    const features = Int32Array.from(stingFeatures(reading, sentence, ruled));
    return { features, meant: meantSting(reading, sentence), isSting, kind };
  });
}

function reaches(part: Span, sentence: Span): boolean {
  const shared = Math.min(part.end, sentence.end) - Math.max(part.start, sentence.start);
  return part.start >= 0 && shared >= Math.min(REACH_MIN, part.end - part.start);
}
