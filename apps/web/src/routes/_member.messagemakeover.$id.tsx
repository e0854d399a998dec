import { createFileRoute } from "@tanstack/react-router";
import { FeedbackPanel } from "../features/feedback/feedback-panel.tsx";
import { MakeoverPage } from "../features/scenarios/makeover-page.tsx";

export const Route = createFileRoute("/_member/messagemakeover/$id")({
  component: () => <MakeoverPage id={Route.useParams().id} renderBox={(props) => <FeedbackPanel {...props} />} />,
});
