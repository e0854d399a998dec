// JavaScript, as every program of a thread: see WORKER in src/analyser/analyser.ts.
import process from "node:process";
import { threadId } from "node:worker_threads";
import worker from "../../dist/worker.cjs";

/** The real worker, but that it hangs on the message "Hang." and tells of "Loaded?" what Node has loaded in its thread. */
export default function work(job) {
  for (; job.message === "Hang."; );
  if (job.message !== "Loaded?") return worker.default(job);
  return {
    body: Buffer.from(process.moduleLoadList.join("\n")),
    isGzip: false,
    isDanger: false,
    sentences: "[]",
    threadId,
  };
}
