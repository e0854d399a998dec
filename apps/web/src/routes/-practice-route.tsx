import { FeedbackPanel } from "../features/feedback/feedback-panel.tsx";
import { OwnWords } from "../features/feedback/finish/own-words.tsx";
import { PhrasesToWatch } from "../features/feedback/phrases-to-watch.tsx";
import { SessionGroupSelect } from "../features/groups/session-group-select.tsx";
import { PracticePage } from "../features/practice/practice-page.tsx";
import type { SessionSearch } from "../nouns/shared-session/session-link.ts";

interface PracticeRouteProps {
  readonly name: string;
  readonly search?: SessionSearch;
}

/** The one screen of the practice activities, which has two addresses. */
export function PracticeRoute(props: PracticeRouteProps) {
  return (
    <PracticePage
      {...props}
      renderBox={(box) => <FeedbackPanel {...box} />}
      renderWords={(words) => <OwnWords {...words} />}
      renderPhrases={(phrases) => <PhrasesToWatch {...phrases} />}
      renderSessionGroup={(group) => <SessionGroupSelect {...group} />}
    />
  );
}
