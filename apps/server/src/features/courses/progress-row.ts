import type { ParticipantPlace } from "@wellput/contract";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { prepared } from "../../db/prepared.ts";
import { courseProgress, participants } from "../../db/schema/index.ts";

export type ProgressRow = typeof courseProgress.$inferSelect;

/** Asked with every step of everybody. */
const progressAt = prepared((db) =>
  db
    .select({ progress: courseProgress })
    .from(participants)
    .innerJoin(courseProgress, eq(courseProgress.participantId, participants.id))
    .where(
      and(
        eq(participants.collection, sql.placeholder("collection")),
        eq(participants.userId, sql.placeholder("userId")),
      ),
    )
    .prepare("course_progress_at"),
);

/** Where a participant is, if they have begun; the collection is the course's name as it is spelt here. */
export async function findProgress(
  db: Database,
  { collection, userId }: ParticipantPlace,
): Promise<ProgressRow | undefined> {
  const [row] = await progressAt(db).execute({ collection, userId });
  return row?.progress;
}
