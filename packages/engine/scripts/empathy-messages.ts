/** What people tell of themselves, with the feelings and needs that a wise listener would guess. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FRAMES } from "../test/frames/all.ts";
import { sentencesOf } from "../test/frames/frame.ts";

const ENGINE = join(import.meta.dirname, "..");
const PLAIN_EVERY = 60;

export interface EmpathyMessage {
  readonly text: string;
  /** Who writes so; "" where nobody is told. */
  readonly voice: string;
  /** What would fit, best first. */
  readonly feelings: readonly string[];
  readonly needs: readonly string[];
  /** Feelings that would be plainly wrong. */
  readonly not: readonly string[];
}

/** Written for this, in voices. */
export const empathyMessages = (): EmpathyMessage[] => readAll("training/empathy/*.jsonl");

/** Short plain sentences that tell nothing of how their writer is. */
export const plainTexts = (): EmpathyMessage[] =>
  FRAMES.filter(({ code }) => code === undefined)
    .flatMap(sentencesOf)
    .filter((_, index) => index % PLAIN_EVERY === 0)
    .map((text) => ({ text, voice: "", feelings: [], needs: [], not: [] }));

/** Another writer's, never learnt from. */
export const unseenEmpathy = (): EmpathyMessage[] => readAll("test/unseen/empathy-dev.jsonl");

function readAll(pattern: string): EmpathyMessage[] {
  return globSync(pattern, { cwd: ENGINE })
    .sort()
    .flatMap((file) => readFileSync(join(ENGINE, file), "utf8").trim().split("\n"))
    .map((line) => {
      const { text = "", voice = "", feelings = [], needs = [], not, bad_feelings } = JSON.parse(line);
      return { text, voice, feelings, needs, not: not ?? bad_feelings ?? [] };
    });
}
