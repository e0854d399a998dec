import type { ParticipantPlace } from "@wellput/contract";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { courseProgress, participants } from "../../db/schema/index.ts";
import { findNewest } from "./newest-courses.ts";

export type ProgressRow = typeof courseProgress.$inferSelect;

/** Where a participant is, if they have begun. @throws {AppError} COURSE_NOT_FOUND. */
export async function findProgress(
  db: Database,
  { collection, userId }: ParticipantPlace,
): Promise<ProgressRow | undefined> {
  const { name } = (await findNewest(db, collection)).course;
  const [row] = await db
    .select({ progress: courseProgress })
    .from(participants)
    .innerJoin(courseProgress, eq(courseProgress.participantId, participants.id))
    .where(and(eq(participants.collection, name), eq(participants.userId, userId)));
  return row?.progress;
}
