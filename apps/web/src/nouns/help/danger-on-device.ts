import type { Danger } from "@wellput/contract";
import { ownThread } from "../../lib/own-thread.ts";

/** One for all boxes. */
const reader = ownThread<string, Danger | undefined>(
  () => new Worker(new URL("./danger-worker.ts", import.meta.url), { type: "module", name: "danger" }),
);

/**
 * Whether a text shows somebody at risk, worked out on this device: nothing of it is sent anywhere.
 * @throws Error when the reader could not be fetched; the next call tries again.
 */
export const dangerOnDevice = (text: string): Promise<Danger | undefined> => reader.ask(text);
