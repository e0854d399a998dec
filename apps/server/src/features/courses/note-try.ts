import { type ParticipantPlace, UNAIDED_TAG } from "@wellput/contract";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { courseProgress } from "../../db/schema/courses.ts";
import { readVersion } from "./course-versions.ts";
import { findProgress } from "./progress-row.ts";

/**
 * Notes in which exercises of their course a participant has had words of their own read, by the tags of the try. It is noted of
 * every try alike, whether or not it is kept: whoever wrote what shows them at risk, of which nothing is, has done the exercise too.
 */
export async function noteTry(db: Database, place: ParticipantPlace, tags: string | undefined): Promise<void> {
  const progress = await findProgress(db, place);
  const news = (tags ?? "").split(",").filter((tag) => tag !== UNAIDED_TAG && !progress?.tried.includes(tag));
  if (!progress || news.length === 0) return;
  const { course } = await readVersion(db, place.collection, progress.version);
  const names = course.items.flatMap((item) => (item.kind === "practice" ? [item.activity.name] : []));
  const tried = names.filter((name) => news.includes(name));
  if (tried.length === 0) return;
  const more = sql.param(tried, courseProgress.tried);
  await db
    .update(courseProgress)
    .set({ tried: sql`array(select distinct unnest(${courseProgress.tried} || ${more}::text[]))` })
    .where(eq(courseProgress.participantId, progress.participantId));
}
