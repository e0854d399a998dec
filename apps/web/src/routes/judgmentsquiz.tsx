import { createFileRoute } from "@tanstack/react-router";
import { QuizPage } from "../features/quiz/quiz-page.tsx";

export const Route = createFileRoute("/judgmentsquiz")({ component: QuizPage });
