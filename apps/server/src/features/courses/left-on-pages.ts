import { type Course, type CourseItem, participantAttemptPath } from "@wellput/contract";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { attempts, courseAnswers } from "../../db/schema/index.ts";
import type { Settings } from "../../settings.ts";

interface Whose {
  readonly course: Course;
  readonly participantId: string;
  readonly userId: string;
}

/** What of a page's work is kept here once it is done; nothing of one to read, and of questions that stand elsewhere. */
function workOf(item: CourseItem, { LESSON_QUIZZES }: Pick<Settings, "LESSON_QUIZZES">): "try" | "answers" | null {
  if (item.kind === "practice") return "try";
  if (item.kind === "page") return null;
  if (item.kind !== "lesson") return "answers";
  return item.quiz.length > 0 && LESSON_QUIZZES[item.id] === undefined ? "answers" : null;
}

/** Of some pages those whose work has not arrived: anybody can say that they have finished a page. */
export async function withoutWork(
  db: Database,
  items: readonly CourseItem[],
  { settings, ...whose }: Whose & { readonly settings: Pick<Settings, "LESSON_QUIZZES"> },
): Promise<CourseItem[]> {
  const works = items.map((item) => ({ item, work: workOf(item, settings) }));
  const answered = works.some(({ work }) => work === "answers") ? await answeredBy(db, whose) : null;
  const tried = works.some(({ work }) => work === "try") ? await triedBy(db, whose) : null;
  return works.flatMap(({ item, work }) => {
    const isThere = item.kind === "practice" ? tried?.has(item.activity.name) : answered?.has(item.id);
    return work === null || isThere ? [] : [item];
  });
}

async function answeredBy(db: Database, { course, participantId }: Whose): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ item: courseAnswers.item })
    .from(courseAnswers)
    .where(and(eq(courseAnswers.participantId, participantId), eq(courseAnswers.course, course.name)));
  return new Set(rows.map(({ item }) => item));
}

/** The exercises, by the name with which their tries are tagged. */
async function triedBy(db: Database, { course, userId }: Whose): Promise<ReadonlySet<string>> {
  const path = participantAttemptPath({ collection: course.name, userId });
  const rows = await db.selectDistinct({ tags: attempts.tg }).from(attempts).where(eq(attempts.path, path));
  return new Set(rows.flatMap(({ tags }) => (tags ?? "").split(",")));
}
