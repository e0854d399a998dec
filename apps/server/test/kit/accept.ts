import type { ReviewNoun, WaitingVersion } from "@wellput/contract";
import { expect } from "vitest";
import type { Visitor } from "./visitor.ts";

/** What waits, as an admin reads it. */
export async function readWaiting(admin: Visitor, noun: ReviewNoun, id: string): Promise<WaitingVersion> {
  return (await (await admin.get(`/api/admin/reviews/${noun}/${id}`)).json()) as WaitingVersion;
}

/** An admin reads and accepts what its author wants to be public. */
export async function accept(admin: Visitor, noun: ReviewNoun, id: string): Promise<void> {
  const { waitingSince } = await readWaiting(admin, noun, id);
  expect((await admin.post(`/api/admin/reviews/${noun}/${id}/accept`, { waitingSince })).status).toBe(204);
}
