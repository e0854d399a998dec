/** The messages that the reader of danger learns from and is measured on. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Danger } from "../src/care/kinds.ts";
import { FRAMES } from "../test/frames/all.ts";
import { sentencesOf } from "../test/frames/frame.ts";
import { ownWords, ruleExamples } from "./sting-messages.ts";

const PLAIN_EVERY = 9;
const BLOWS =
  /\b(?:hit|hurt|beat|kill|die|slap|kick|push|threat|abus|attack|bull(?:y|ie)|scare|frighten|afraid|terrif)/i;

const ENGINE = join(import.meta.dirname, "..");

export const KINDS: readonly Danger[] = ["self_harm", "abuse_victim", "threat_to_other", "child", "emergency"];

export interface CareMessage {
  readonly text: string;
  readonly risk: Danger | "none";
  /** Who writes so; "" where nobody is told. */
  readonly voice: string;
}

/** Messages written for this: half of them only look as if somebody were at risk. */
export const trainingMessages = (): CareMessage[] => readAll("training/care/*.jsonl");

/** Set phrases, with danger and without, have few words to tell them by, and messages up to so many words not many more: they count for so much. */
const SHORT_WORDS = 14;
const [SET_WEIGHT, SHORT_WEIGHT] = [4, 2];

/** How much one that was written for this counts. */
export function weightOf({ text, voice }: CareMessage): number {
  if (voice === "plain sentences") return SET_WEIGHT;
  return text.split(/\s+/).length <= SHORT_WORDS ? SHORT_WEIGHT : 1;
}

/** One in so many of them once more, behind somebody else's first line or before another's: danger is often said in passing. */
export function betweenOthers(): CareMessage[] {
  const lines = realMessages().map(({ text }) => text.split("\n")[0] ?? "");
  return trainingMessages()
    .filter((_, index) => index % EMBEDDED_EVERY === 0)
    .map((message, index) => {
      const [before, after] = [lines[(index * 2) % lines.length], lines[(index * 2 + 1) % lines.length]];
      return { ...message, text: index % 2 === 0 ? `${before} ${message.text}` : `${message.text} ${after}` };
    });
}

const EMBEDDED_EVERY = 3;

/** Messages as people really write them and what they tell of themselves, mostly upset; hardly any is at risk. */
export const realMessages = (): CareMessage[] => readAll("training/{real,voices,empathy}/*.jsonl");

/** The labelled sets of the rules and of empathy, in which nobody is at risk. */
export const labelledMessages = (): CareMessage[] => readAll("test/{tuned,regress,empathy}/*.jsonl");

/** Short plain sentences, one in so many of those that the rules are tried with; none that tells of a blow. */
export const plainMessages = (): CareMessage[] =>
  FRAMES.flatMap(sentencesOf)
    .filter((text, index) => index % PLAIN_EVERY === 0 && !BLOWS.test(text))
    .map((text) => ({ text, risk: "none", voice: "" }));

/** What the product itself offers and the rules are explained with, where nobody is at risk either. */
export const productMessages = (): CareMessage[] =>
  [...ownWords(), ...ruleExamples()].map(({ text }) => ({ text, risk: "none", voice: "" }));

/** In voices that nothing was learnt from. */
export const unseenVoices = (): CareMessage[] => readAll("test/unseen/care-voices*.jsonl");

/** Danger in one clause of a message about something else, and near twins of it; in voices that nothing was learnt from. */
export const unseenTwins = (): CareMessage[] => readAll("test/unseen/care-twins.jsonl");

/** Typed at first thought by people of all kinds; in voices that nothing was learnt from. */
export const unseenTyped = (): CareMessage[] => readAll("test/unseen/care-typed.jsonl");

/** Many situations, each with harmless twins of the same words; in voices that nothing was learnt from. */
export const unseenSituations = (): CareMessage[] => readAll("test/unseen/care-situations.jsonl");

/** Near states of affairs told in much the same words, of which one is danger, and rare situations; in voices that nothing was learnt from. */
export const unseenPairs = (): CareMessage[] => readAll("test/unseen/care-pairs.jsonl");

/** Quiet wishes to die, threats and control beside their harmless twins, and ordinary messages in grave words; in voices that nothing was learnt from. */
export const unseenQuiet = (): CareMessage[] => readAll("test/unseen/care-quiet.jsonl");

/** Long messages that tell it in a sentence or two among much else; nothing was learnt from them. */
export const unseenLong = (): CareMessage[] => readAll("test/unseen/care-long.jsonl");

/** Said outright in short sentences, and ordinary ones in much the same words; nothing was learnt from them. */
export const unseenOutright = (): CareMessage[] => readAll("test/unseen/care-outright.jsonl");

/** Messages and tellings in voices that nothing was learnt from; hardly any is at risk. */
export const unseenOrdinary = (): CareMessage[] => readAll("test/unseen/{sting-voices,real-dev,empathy-dev}.jsonl");

/** Another writer's, never learnt from. */
export const safetyDev = (): CareMessage[] => readAll("test/unseen/safety-dev.jsonl");

/** Where a careful reader would hesitate, nothing is learnt and nothing measured. */
function readAll(pattern: string): CareMessage[] {
  return globSync(pattern, { cwd: ENGINE })
    .sort()
    .flatMap((file) => readFileSync(join(ENGINE, file), "utf8").trim().split("\n"))
    .map((line) => {
      const { text, risk = "none", voice = "" } = JSON.parse(line) as Record<keyof CareMessage, string | undefined>;
      return { text: text ?? "", risk, voice };
    })
    .filter((one): one is CareMessage => one.risk !== "doubtful");
}
