/** The main heap over 200,000 analyses, each count after a full collection: flat when nothing stays behind. */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import autocannon from "autocannon";
import { withInstallation } from "./installation.ts";

const WARM_UP = 20_000;
const STEPS = 4;
const STEP = 50_000;
const AT_ONCE = 16;
/** It runs for long, and beside other work: a busy machine is no failure. */
const PATIENCE_SECONDS = 120;
/** What one analysis may leave behind on average: the figures of a heap differ a little from one count to the next. */
const TARGET_BYTES = 5;
const MONITOR = join(import.meta.dirname, "heap-monitor.ts");

const folder = await mkdtemp(join(tmpdir(), "wellput-heap-"));
const HEAP_FILE = join(folder, "heap");

/** Asks the server for the size of its main heap, in bytes. */
async function readHeap(pid: number): Promise<number> {
  // What was answered last has to be forgotten first.
  await setTimeout(1000);
  rmSync(HEAP_FILE, { force: true });
  process.kill(pid, "SIGUSR2");
  while (!existsSync(HEAP_FILE)) await setTimeout(20);
  return Number(readFileSync(HEAP_FILE, "utf8"));
}

const toMb = (bytes: number) => (bytes / 1e6).toFixed(1);

await withInstallation(
  async ({ url, pid }) => {
    const analyse = async (amount: number) => {
      const result = await autocannon({
        url: `${url}/prod/user_input`,
        connections: AT_ONCE,
        amount,
        timeout: PATIENCE_SECONDS,
        method: "PUT",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: "data=You+are+late.",
      });
      if (result["2xx"] !== amount) throw new Error(`${amount - result["2xx"]} of ${amount} analyses failed`);
    };
    await analyse(WARM_UP);
    const before = await readHeap(pid);
    let after = before;
    console.log(`after ${WARM_UP} analyses to warm up: ${toMb(before)} MB`);
    for (let step = 1; step <= STEPS; step++) {
      await analyse(STEP);
      after = await readHeap(pid);
      console.log(`after ${step * STEP} more: ${toMb(after)} MB`);
    }
    const each = (after - before) / (STEPS * STEP);
    console.log(
      `${each.toFixed(1)} bytes kept for each analysis (target ${TARGET_BYTES}), ratio ${(each / TARGET_BYTES).toFixed(2)}`,
    );
  },
  {
    NODE_OPTIONS: `--import ${MONITOR}`,
    HEAP_FILE,
    ANONYMOUS_ANALYSES_PER_MINUTE: "1000000",
  },
);
await rm(folder, { recursive: true });
