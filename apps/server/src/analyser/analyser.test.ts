import { threadId } from "node:worker_threads";
import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { createAnalyser } from "./analyser.ts";

const JOB = {
  messageId: "m",
  skill: "G",
  direction: "a",
  goOn: false,
  keepSentences: false,
  body: { gzip: false, underResult: false },
} as const;
const HARSH = "You never listen to me. I feel that you are lazy. Could you call me on Monday at noon?";
const HANGING = new URL("../../test/kit/hanging-worker.js", import.meta.url);
const logger = pino({ level: "silent" });

const analyser = createAnalyser({ workers: 2, timeoutMs: 60_000, logger });
afterAll(() => analyser.close());

test("ENG-05 the analysis runs on a worker thread, short and long messages alike.", async () => {
  for (const message of [HARSH, HARSH.repeat(1000)]) {
    const done = await analyser.run({ ...JOB, message }, new AbortController().signal);
    expect(done.threadId).toBeGreaterThan(0);
    expect(done.threadId).not.toBe(threadId);
  }
});

test("ENG-05 who goes away stops the work, and the next is served.", async () => {
  const leaving = new AbortController();
  const running = analyser.run({ ...JOB, message: `${HARSH} `.repeat(10_000) }, leaving.signal);
  leaving.abort();
  await expect(running).rejects.toMatchObject({ code: "ANALYSIS_TIMED_OUT" });
  const { sentences } = await analyser.run(
    { ...JOB, keepSentences: true, message: HARSH },
    new AbortController().signal,
  );
  expect(JSON.parse(sentences)).toHaveLength(3);
});

test("ENG-05 an analysis that takes too long ends with a clear error.", async () => {
  const hasty = createAnalyser({ workers: 1, timeoutMs: 1, logger });
  const running = hasty.run({ ...JOB, message: HARSH }, new AbortController().signal);
  await expect(running).rejects.toMatchObject({ code: "ANALYSIS_TIMED_OUT" });
  await hasty.close();
});

test("ENG-05 a thread runs JavaScript as it is: WebAssembly in two threads can end the process.", async () => {
  const own = createAnalyser({ workers: 1, timeoutMs: 60_000, logger, worker: HANGING });
  const run = (message: string) => own.run({ ...JOB, message }, new AbortController().signal);
  expect(Buffer.from((await run(HARSH)).body).toString()).toContain("user_input");
  const loaded = Buffer.from((await run("Loaded?")).body).toString();
  await own.close();
  expect(loaded).toContain("worker_threads");
  // Amaro is the WebAssembly with which Node strips types.
  expect(loaded).not.toContain("amaro");
});

test("ENG-05 a thread that hangs is stopped, and the messages after it are analysed.", async () => {
  const own = createAnalyser({ workers: 1, timeoutMs: 12_000, logger, worker: HANGING });
  const run = (message: string) => own.run({ ...JOB, message }, new AbortController().signal);
  const before = await run(HARSH);
  await expect(run("Hang.")).rejects.toMatchObject({ code: "ANALYSIS_TIMED_OUT" });
  const after = await run(HARSH);
  await own.close();
  expect(after.threadId).not.toBe(before.threadId);
});

test("ENG-05 who goes away while a short message waits is let go, and holds up nobody.", async () => {
  const own = createAnalyser({ workers: 1, timeoutMs: 60_000, logger });
  const leaving = new AbortController();
  const gone = own.run({ ...JOB, message: HARSH }, leaving.signal);
  const next = own.run({ ...JOB, message: HARSH }, new AbortController().signal);
  leaving.abort();
  await expect(gone).rejects.toMatchObject({ code: "ANALYSIS_TIMED_OUT" });
  expect((await next).sentences).toBe("[]");
  await own.close();
});

test("ENG-05 analyses that wait are told when the server stops.", async () => {
  const stopping = createAnalyser({ workers: 1, timeoutMs: 60_000, logger });
  const waiting = [1, 2, 3].map(() =>
    stopping.run({ ...JOB, message: HARSH.repeat(200) }, new AbortController().signal),
  );
  const ends = Promise.allSettled(waiting);
  await stopping.close();
  for (const end of await ends) expect(end).toMatchObject({ status: "rejected", reason: { code: "SHUTTING_DOWN" } });
});

test("ENG-05 messages are analysed in the order in which they came.", async () => {
  const fair = createAnalyser({ workers: 1, timeoutMs: 60_000, logger });
  const done: number[] = [];
  await Promise.all(
    Array.from({ length: 20 }, async (_, order) => {
      await fair.run({ ...JOB, message: HARSH }, new AbortController().signal);
      done.push(order);
    }),
  );
  await fair.close();
  expect(done).toEqual([...done].sort((a, b) => a - b));
});
