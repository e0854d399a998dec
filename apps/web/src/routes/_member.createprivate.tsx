import { createFileRoute } from "@tanstack/react-router";
import { FeedbackPanel } from "../features/feedback/feedback-panel.tsx";
import { OwnWords } from "../features/feedback/finish/own-words.tsx";
import { PhrasesToWatch } from "../features/feedback/phrases-to-watch.tsx";
import { CreatePrivatePage } from "../features/scenarios/create-private-page.tsx";

export const Route = createFileRoute("/_member/createprivate")({
  component: () => (
    <CreatePrivatePage
      renderBox={(props) => <FeedbackPanel {...props} />}
      renderWords={(words) => <OwnWords {...words} />}
      renderPhrases={(props) => <PhrasesToWatch {...props} />}
    />
  ),
});
