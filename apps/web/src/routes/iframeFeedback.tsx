import { createFileRoute } from "@tanstack/react-router";
import { FeedbackPanel } from "../features/feedback/feedback-panel.tsx";
import { FramedQuestionPage } from "../features/framed-question/framed-question-page.tsx";

interface Search {
  readonly prompt?: string;
  readonly questionNumber?: number;
}

const PROMPT_MAX_CHARS = 500;

export const Route = createFileRoute("/iframeFeedback")({
  staticData: { isBare: true },
  validateSearch: ({ prompt, questionNumber }: Record<string, unknown>): Search => ({
    ...((typeof prompt === "string" || typeof prompt === "number") && {
      prompt: `${prompt}`.slice(0, PROMPT_MAX_CHARS),
    }),
    ...(Number.isSafeInteger(Number(questionNumber)) && { questionNumber: Number(questionNumber) }),
  }),
  component: () => <FramedQuestionPage {...Route.useSearch()} renderBox={(props) => <FeedbackPanel {...props} />} />,
});
