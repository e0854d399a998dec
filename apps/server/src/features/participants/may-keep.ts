import type { ParticipantPlace } from "@wellput/contract";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { courseProgress, participants, studies } from "../../db/schema/index.ts";

/** Whether anything may be kept of a participant: in a study once they have begun it, with all that it asks for. */
export async function mayKeep(db: Database, { collection, userId }: ParticipantPlace): Promise<boolean> {
  const [study] = await db.select().from(studies).where(eq(studies.course, collection));
  if (!study) return true;
  const [begun] = await db
    .select({ consentVersion: courseProgress.consentVersion })
    .from(participants)
    .innerJoin(courseProgress, eq(courseProgress.participantId, participants.id))
    .where(and(eq(participants.collection, collection), eq(participants.userId, userId)));
  return begun !== undefined && (study.consentVersion === null || begun.consentVersion !== null);
}
