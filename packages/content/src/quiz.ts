export { feelingItems } from "./quiz/feeling-items.ts";
export { judgmentItems } from "./quiz/judgment-items.ts";
export type { QuizItem } from "./quiz/quiz-item.ts";
