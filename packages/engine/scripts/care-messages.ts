/** The messages that the reader of danger learns from and is measured on. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Danger } from "../src/care/kinds.ts";

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

/** Messages as people really write them, mostly upset; hardly any is at risk. */
export const realMessages = (): CareMessage[] => readAll("training/real/*.jsonl");

/** The labelled sets of the rules, in which nobody is at risk. */
export const labelledMessages = (): CareMessage[] => readAll("test/labelled/*.jsonl");

/** In voices that nothing was learnt from. */
export const unseenVoices = (): CareMessage[] => readAll("test/unseen/care-voices.jsonl");

/** Another writer's, never learnt from. */
export const safetyDev = (): CareMessage[] => readAll("test/unseen/safety-dev.jsonl");

function readAll(pattern: string): CareMessage[] {
  return globSync(pattern, { cwd: ENGINE })
    .sort()
    .flatMap((file) => readFileSync(join(ENGINE, file), "utf8").trim().split("\n"))
    .map((line) => {
      const { text, risk = "none", voice = "" } = JSON.parse(line) as Partial<CareMessage>;
      return { text: text ?? "", risk, voice };
    });
}
