import { ChallengePage } from "../features/challenges/challenge-page.tsx";
import { ReportThis } from "../features/concerns/report-this.tsx";
import { FeedbackPanel } from "../features/feedback/feedback-panel.tsx";
import { OwnWords } from "../features/feedback/finish/own-words.tsx";
import { PhraseFinderIntro } from "../features/feedback/phrase-finder-intro.tsx";
import { SessionGroupSelect } from "../features/groups/session-group-select.tsx";
import { SubmitResponse } from "../features/responses/submit-response.tsx";
import type { SheetLink } from "../nouns/shared-session/session-document.ts";

interface ChallengeRouteProps {
  readonly id: string;
  readonly link?: SheetLink | undefined;
}

/** The one screen of a practice scenario, which partners know under addresses of their own. */
export function ChallengeRoute({ id, link }: ChallengeRouteProps) {
  return (
    <ChallengePage
      id={id}
      link={link}
      renderIntroduction={() => <PhraseFinderIntro />}
      renderBox={(props) => <FeedbackPanel {...props} />}
      renderWords={(props) => <OwnWords {...props} />}
      renderSubmit={(props) => <SubmitResponse {...props} />}
      renderReport={(challengeId) => <ReportThis noun="challenge" id={challengeId} />}
      renderSessionGroup={(props) => <SessionGroupSelect {...props} />}
    />
  );
}
