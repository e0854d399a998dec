import type { Course, CourseItem } from "@wellput/contract";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { courseAnswers } from "../../db/schema/index.ts";
import type { Settings } from "../../settings.ts";

interface Whose {
  readonly course: Course;
  readonly participantId: string;
}

interface WorkOptions extends Whose {
  /** The exercises in which they have had a try read, by name. */
  readonly tried: readonly string[];
  readonly settings: Pick<Settings, "LESSON_QUIZZES">;
}

/** What of a page's work arrives here once it is done; nothing of one to read, and of questions that stand elsewhere. */
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
  { tried, settings, ...whose }: WorkOptions,
): Promise<CourseItem[]> {
  const works = items.map((item) => ({ item, work: workOf(item, settings) }));
  const answered = works.some(({ work }) => work === "answers") ? await answeredBy(db, whose) : null;
  return works.flatMap(({ item, work }) => {
    const isThere = item.kind === "practice" ? tried.includes(item.activity.name) : answered?.has(item.id);
    return work === null || isThere ? [] : [item];
  });
}

/** The items of a course that somebody has sent answers to. */
export async function answeredBy(db: Database, { course, participantId }: Whose): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ item: courseAnswers.item })
    .from(courseAnswers)
    .where(and(eq(courseAnswers.participantId, participantId), eq(courseAnswers.course, course.name)));
  return new Set(rows.map(({ item }) => item));
}
