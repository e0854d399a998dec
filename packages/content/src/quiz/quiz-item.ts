/** A sentence that tells a feeling or passes a judgment, and why. */
export interface QuizItem {
  readonly id: string;
  readonly text: string;
  readonly answer: "feeling" | "judgment";
  readonly explanation: string;
}

/** Items from rows of text and explanation; the ids count them from 1. */
export function quizItems(answer: QuizItem["answer"], rows: readonly (readonly [string, string])[]): QuizItem[] {
  return rows.map(([text, explanation], index) => ({ id: `${answer}-${index + 1}`, text, answer, explanation }));
}
