import type { RecordUsage } from "@wellput/contract";

/** Notes an event without waiting for it and without what a person typed; a lost one is no loss. */
export function recordUsage(event: Omit<RecordUsage, "id">): void {
  const body = JSON.stringify({ id: crypto.randomUUID(), ...event });
  navigator.sendBeacon("/api/usage", new Blob([body], { type: "application/json" }));
}
