import { createFileRoute } from "@tanstack/react-router";
import { FeedbackPanel } from "../features/feedback/feedback-panel.tsx";
import { PhrasesToWatch } from "../features/feedback/phrases-to-watch.tsx";
import { PracticePage } from "../features/practice/practice-page.tsx";

export const Route = createFileRoute("/practice/$id")({
  component: () => (
    <PracticePage
      name={Route.useParams().id}
      renderBox={(props) => <FeedbackPanel {...props} />}
      renderPhrases={(props) => <PhrasesToWatch {...props} />}
    />
  ),
});
