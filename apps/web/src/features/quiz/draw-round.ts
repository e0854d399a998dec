import { feelingItems, judgmentItems, type QuizItem } from "@wellput/content/quiz";
import type { QuizSide } from "@wellput/contract";
import { QUIZ_QUESTIONS } from "@wellput/contract/limits";
import { typeset } from "../../lib/typeset.ts";

/** A sentence, and what it was taken for. */
export interface Answered {
  readonly item: QuizItem;
  readonly userAnswer: QuizSide;
}

export const isRight = ({ item, userAnswer }: Answered): boolean => item.answer === userAnswer;

/** A round: five sentences that tell a feeling and five that pass a judgment, in an order that says nothing. */
export function drawRound(random: () => number = Math.random): QuizItem[] {
  const half = QUIZ_QUESTIONS / 2;
  const [feelings, judgments] = [shuffle(feelingItems, random), shuffle(judgmentItems, random)];
  return typeset(shuffle([...feelings.slice(0, half), ...judgments.slice(0, half)], random));
}

/** After Fisher and Yates: every order is as likely as any other. */
function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(Math.floor(random() * rest.length), 1));
}

/** What is said of a score, 0 to 1. */
export function praiseOf(finalScore: number): string {
  if (finalScore === 1) return "Fantastic job!";
  if (finalScore >= 0.9) return "Excellent work!";
  return finalScore >= 0.6 ? "You are getting an ear for it." : "Hard to tell apart, and worth the practice.";
}
