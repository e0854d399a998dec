/** Loaded into a server with --import: at SIGUSR2 it collects what is garbage and writes the size of the main heap to HEAP_FILE. */
import { renameSync, writeFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { isMainThread } from "node:worker_threads";

const { HEAP_FILE } = process.env;

if (isMainThread && HEAP_FILE) {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  process.on("SIGUSR2", () => {
    collect();
    writeFileSync(`${HEAP_FILE}.new`, `${process.memoryUsage().heapUsed}`);
    renameSync(`${HEAP_FILE}.new`, HEAP_FILE);
  });
}
