import { createFileRoute } from "@tanstack/react-router";
import { FeedbackPanel } from "../features/feedback/feedback-panel.tsx";
import { PlainTextBoxPage } from "../features/plain-text-box/plain-text-box-page.tsx";

export const Route = createFileRoute("/plaintextbox")({
  component: () => <PlainTextBoxPage renderBox={(props) => <FeedbackPanel {...props} />} />,
});
