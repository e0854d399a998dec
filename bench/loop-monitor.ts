/** Loaded into a server with --import: at its end it says the longest pause of the event loop, leaving out the start. */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

const RESOLUTION_MS = 1;
const START_MS = 6000;

if (isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  setTimeout(() => delay.enable(), START_MS).unref();
  process.on("exit", () => {
    console.error(
      `event loop: longest pause ${(delay.max / 1e6).toFixed(1)} ms, mean ${(delay.mean / 1e6).toFixed(2)} ms`,
    );
  });
}
