import type { Page, PageQuery, QuizResult } from "@wellput/contract";
import { and, eq } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import { newestFirst, olderThan, toPage } from "../../db/page.ts";
import { quizResults } from "../../db/schema/index.ts";
import type { Deps } from "../../http/env.ts";
import { present } from "./quiz-result-row.ts";

interface ListQuizResultsOptions {
  readonly person: Person;
  readonly query: PageQuery;
}

/** One page of a person's own results. @throws {AppError} INVALID_INPUT for a foreign cursor. */
export async function listQuizResults(
  { db }: Deps,
  { person, query: { cursor, limit } }: ListQuizResultsOptions,
): Promise<Page<QuizResult>> {
  const rows = await db
    .select()
    .from(quizResults)
    .where(and(eq(quizResults.authorId, person.id), olderThan(quizResults, cursor)))
    .orderBy(...newestFirst(quizResults))
    .limit(limit + 1);
  return toPage(rows, limit, present);
}
