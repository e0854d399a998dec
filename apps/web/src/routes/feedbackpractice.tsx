import { createFileRoute } from "@tanstack/react-router";
import { PracticeRoute } from "./-practice-route.tsx";

export const Route = createFileRoute("/feedbackpractice")({
  component: () => <PracticeRoute name="ungrounded_intern" />,
});
