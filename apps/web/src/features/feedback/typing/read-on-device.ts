import { keepOffline } from "./keep-offline.ts";
import type { readHere, TypedMessage } from "./read-here.ts";
import workerUrl from "./worker.ts?worker&url";

type Answer = ReturnType<typeof readHere>;
type Pending = PromiseWithResolvers<Answer>;

interface Reader {
  readonly worker: Worker;
  /** By the message's id. */
  readonly pending: Map<string, Pending>;
}

/** One for all boxes; the engine is fetched when the first message is read, and stays while the page is open. */
let reader: Reader | null = null;

/**
 * Reads a message on this device, on a thread of its own; nothing of it is sent anywhere.
 * @throws Error when the engine could not be fetched; the next call tries again.
 */
export function readOnDevice(message: TypedMessage): Promise<Answer> {
  reader ??= openReader();
  const answer: Pending = Promise.withResolvers();
  reader.pending.set(message.messageId, answer);
  reader.worker.postMessage(message);
  return answer.promise;
}

/** Fetches the engine before the first message, where it is not there yet. */
export function wakeReader(): void {
  reader ??= openReader();
}

/** Lets this device read without a network later; the reader itself is not started. */
export const keepReader = (): void => void keepOffline(workerUrl);

function openReader(): Reader {
  const worker = new Worker(workerUrl, { type: "module", name: "feedback" });
  const pending = new Map<string, Pending>();
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    pending.get(data.user_input.message_id)?.resolve(data);
    pending.delete(data.user_input.message_id);
  };
  worker.onerror = (event) => {
    // A file that could not be fetched is told here, not where the worker is made.
    event.preventDefault();
    worker.terminate();
    reader = null;
    for (const { reject } of pending.values()) reject(new Error("The feedback on this device could not start."));
  };
  return { worker, pending };
}
