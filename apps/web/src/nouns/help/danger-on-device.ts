import type { Danger } from "@wellput/contract";
import type { DangerAnswer, DangerQuestion } from "./danger-worker.ts";

type Pending = PromiseWithResolvers<Danger | undefined>;

interface Reader {
  readonly worker: Worker;
  readonly pending: Map<string, Pending>;
}

/** One for all boxes; fetched with the first text that is typed, and there while the page is open. */
let reader: Reader | null = null;

/**
 * Whether a text shows somebody at risk, worked out on this device: nothing of it is sent anywhere.
 * @throws Error when the reader could not be fetched; the next call tries again.
 */
export function dangerOnDevice(text: string): Promise<Danger | undefined> {
  reader ??= openReader();
  const question: DangerQuestion = { id: crypto.randomUUID(), text };
  const answer: Pending = Promise.withResolvers();
  reader.pending.set(question.id, answer);
  reader.worker.postMessage(question);
  return answer.promise;
}

function openReader(): Reader {
  const worker = new Worker(new URL("./danger-worker.ts", import.meta.url), { type: "module", name: "danger" });
  const pending = new Map<string, Pending>();
  worker.onmessage = ({ data: { id, danger } }: MessageEvent<DangerAnswer>) => {
    pending.get(id)?.resolve(danger);
    pending.delete(id);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    worker.terminate();
    reader = null;
    for (const { reject } of pending.values()) reject(new Error("The reader for danger could not start."));
  };
  return { worker, pending };
}
