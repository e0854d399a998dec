import { ChallengePage } from "../features/challenges/challenge-page.tsx";
import { FeedbackPanel } from "../features/feedback/feedback-panel.tsx";
import { PhraseFinderIntro } from "../features/feedback/phrase-finder-intro.tsx";
import { SubmitResponse } from "../features/responses/submit-response.tsx";

interface ChallengeRouteProps {
  readonly id: string;
}

/** The one screen of a practice scenario, which partners know under addresses of their own. */
export function ChallengeRoute({ id }: ChallengeRouteProps) {
  return (
    <ChallengePage
      id={id}
      renderIntroduction={() => <PhraseFinderIntro />}
      renderBox={(props) => <FeedbackPanel {...props} />}
      renderSubmit={(props) => <SubmitResponse {...props} />}
    />
  );
}
