import { randomUUID } from "node:crypto";
import type { ParticipantPlace } from "@wellput/contract";
import { and, eq } from "drizzle-orm";
import { participants } from "../../db/schema/participants.ts";
import type { Deps } from "../../http/env.ts";

/** What the row of one takes. */
const PARTICIPANT_BYTES = 200;

interface EnsureParticipantOptions {
  /** In a collection as it is spelt here. */
  readonly place: ParticipantPlace;
  /** For whom what is kept is counted. */
  readonly caller: string;
}

/**
 * The participant at a place, who is made if absent: the same link on two devices is one person. The row is for the server
 * alone, because others' ids can be guessed.
 *
 * @throws {AppError} TOO_MANY_REQUESTS.
 */
export async function ensureParticipant(
  { db, loadLimits, now }: Deps,
  { place: { collection, userId }, caller }: EnsureParticipantOptions,
): Promise<typeof participants.$inferSelect> {
  await loadLimits.spend("participant", caller);
  const isThere = and(eq(participants.collection, collection), eq(participants.userId, userId));
  const find = () => db.select().from(participants).where(isThere);
  const [known] = await find();
  if (known) return known;
  await loadLimits.store(caller, PARTICIPANT_BYTES);
  const row = { id: randomUUID(), collection, userId, createdAt: now() };
  const [made] = await db.insert(participants).values(row).onConflictDoNothing().returning();
  if (made) return made;
  // Another device was first.
  const [others] = await find();
  return others ?? row;
}
