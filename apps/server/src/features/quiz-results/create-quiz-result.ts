import { feelingItems, judgmentItems } from "@wellput/content/quiz";
import type { CreateQuizResult, QuizAnswer, QuizResult } from "@wellput/contract";
import { eq } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import { quizResults } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { present } from "./quiz-result-row.ts";

const ITEMS = new Map([...feelingItems, ...judgmentItems].map((item) => [item.id, item]));

interface CreateQuizResultOptions {
  readonly person: Person;
  readonly input: CreateQuizResult;
}

/**
 * Keeps a finished round under the id its player chose, counted here; a repeat answers the stored one.
 *
 * @throws {AppError} INVALID_INPUT for a question that the quiz does not have, ID_TAKEN when the id is somebody else's.
 */
export async function createQuizResult(
  { db, now }: Deps,
  { person, input: { id, answers: given } }: CreateQuizResultOptions,
): Promise<{ result: QuizResult; created: boolean }> {
  const answers = given.map(toAnswer);
  const correct = answers.filter(({ correctAnswer, userAnswer }) => userAnswer === correctAnswer).length;
  const counts = { correct, incorrect: answers.length - correct, finalScore: correct / answers.length };
  const [row] = await db
    .insert(quizResults)
    .values({ id, authorId: person.id, activityType: "judgmentsquiz", answers, ...counts, createdAt: now() })
    .onConflictDoNothing({ target: quizResults.id })
    .returning();
  if (row) return { result: present(row), created: true };
  const [stored] = await db.select().from(quizResults).where(eq(quizResults.id, id));
  if (stored?.authorId !== person.id) throw new AppError("ID_TAKEN");
  return { result: present(stored), created: false };
}

function toAnswer({ itemId, userAnswer }: CreateQuizResult["answers"][number], at: number): QuizAnswer {
  const item = ITEMS.get(itemId);
  if (!item) throw new AppError("INVALID_INPUT", { fields: { [`answers.${at}.itemId`]: "no such question" } });
  return { question: item.text, correctAnswer: item.answer, userAnswer };
}
