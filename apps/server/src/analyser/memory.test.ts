import { queryObjects } from "node:v8";
import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { createAnalyser } from "./analyser.ts";

const ANALYSES = 100;
const JOB = { messageId: "m", skill: "G", direction: "a", goOn: false, keepSentences: false } as const;

const analyser = createAnalyser({ workers: 1, timeoutMs: 60_000, logger: pino({ level: "silent" }) });
afterAll(() => analyser.close());

async function analyseMany(): Promise<void> {
  const body = { gzip: false, underResult: false };
  for (let count = 0; count < ANALYSES; count++) {
    await analyser.run({ ...JOB, message: "You are late.", body }, new AbortController().signal);
    await analyser.reflect({ message: "I am sad." }, new AbortController().signal);
  }
}

test("RELY-04 an analysis that has been answered leaves no signal and no controller behind.", async () => {
  await analyseMany();
  // Counted after a full collection.
  const kept = () =>
    queryObjects(AbortSignal, { format: "count" }) + queryObjects(AbortController, { format: "count" });
  const before = kept();
  await analyseMany();
  expect(kept() - before).toBeLessThan(ANALYSES / 10);
});
