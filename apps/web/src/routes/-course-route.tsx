import { participantAttemptPath } from "@wellput/contract/participant-place";
import type { PracticeSlotProps } from "../features/courses/course-slots.ts";
import { FeedbackPanel } from "../features/feedback/feedback-panel.tsx";
import { OwnWords } from "../features/feedback/finish/own-words.tsx";
import { PhrasesToWatch } from "../features/feedback/phrases-to-watch.tsx";
import { PracticeInCourse } from "../features/practice/practice-in-course.tsx";
import { participantDraft } from "../lib/participant.ts";

/** The exercise of a course, read by the engine; a participant's tries are kept under their user id. */
export function renderPractice({ activity, seat, onSummary }: PracticeSlotProps) {
  const { course: collection, userId } = seat;
  return (
    <PracticeInCourse
      activity={activity}
      participant={{
        attemptPath: userId === null ? undefined : participantAttemptPath({ collection, userId }),
        countedAt: userId === null ? collection : participantDraft("course", { collection, userId }),
      }}
      onSummary={onSummary}
      renderBox={(box) => <FeedbackPanel {...box} />}
      renderWords={(words) => <OwnWords {...words} />}
      renderPhrases={(phrases) => <PhrasesToWatch {...phrases} />}
    />
  );
}
