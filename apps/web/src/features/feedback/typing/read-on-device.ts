import { ownThread } from "../../../lib/own-thread.ts";
import { keepOffline } from "./keep-offline.ts";
import type { readHere, TypedMessage } from "./read-here.ts";
import workerUrl from "./worker.ts?worker&url";

type Answer = ReturnType<typeof readHere>;

/** One for all boxes; the engine is fetched with it. */
const reader = ownThread<TypedMessage, Answer>(() => new Worker(workerUrl, { type: "module", name: "feedback" }));

/**
 * Reads a message on this device, on a thread of its own; nothing of it is sent anywhere.
 * @throws Error when the engine could not be fetched; the next call tries again.
 */
export const readOnDevice = (message: TypedMessage): Promise<Answer> => reader.ask(message);

/** Fetches the engine before the first message, where it is not there yet. */
export const wakeReader = (): void => void reader.wake();

/** Lets this device read without a network later; the reader itself is not started. */
export const keepReader = (): void => void keepOffline(workerUrl);
