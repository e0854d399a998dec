import { QuizResult } from "@wellput/contract";
import type { quizResults } from "../../db/schema/index.ts";

/** A stored result as the person who played sees it. */
export function present(row: typeof quizResults.$inferSelect): QuizResult {
  return QuizResult.parse({ ...row, createdAt: row.createdAt.toISOString() });
}
