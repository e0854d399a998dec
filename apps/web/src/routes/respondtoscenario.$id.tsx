import { createFileRoute } from "@tanstack/react-router";
import { FeedbackPanel } from "../features/feedback/feedback-panel.tsx";
import { RespondPage } from "../features/scenarios/respond-page.tsx";

export const Route = createFileRoute("/respondtoscenario/$id")({
  component: () => <RespondPage id={Route.useParams().id} renderBox={(props) => <FeedbackPanel {...props} />} />,
});
