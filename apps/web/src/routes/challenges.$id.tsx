import { createFileRoute } from "@tanstack/react-router";
import { ChallengePage } from "../features/challenges/challenge-page.tsx";
import { FeedbackPanel } from "../features/feedback/feedback-panel.tsx";
import { PhraseFinderIntro } from "../features/feedback/phrase-finder-intro.tsx";
import { SubmitResponse } from "../features/responses/submit-response.tsx";

export const Route = createFileRoute("/challenges/$id")({
  component: () => (
    <ChallengePage
      id={Route.useParams().id}
      renderIntroduction={() => <PhraseFinderIntro />}
      renderBox={(props) => <FeedbackPanel {...props} />}
      renderSubmit={(props) => <SubmitResponse {...props} />}
    />
  ),
});
