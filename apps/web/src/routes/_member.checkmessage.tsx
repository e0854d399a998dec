import { createFileRoute } from "@tanstack/react-router";
import { FeedbackPanel } from "../features/feedback/feedback-panel.tsx";
import { ComposePage } from "../features/scenarios/compose-page.tsx";

export const Route = createFileRoute("/_member/checkmessage")({
  component: () => <ComposePage renderBox={(props) => <FeedbackPanel {...props} />} />,
});
