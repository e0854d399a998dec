import { participantAttemptPath } from "@wellput/contract/participant-place";
import type { PracticeSlotProps } from "../features/courses/course-slots.ts";
import { tryProofOf } from "../features/courses/proof.ts";
import { FeedbackPanel } from "../features/feedback/feedback-panel.tsx";
import { OwnWords } from "../features/feedback/finish/own-words.tsx";
import { PhrasesToWatch } from "../features/feedback/phrases-to-watch.tsx";
import { PracticeInCourse } from "../features/practice/practice-in-course.tsx";
import { participantDraft } from "../nouns/participant/participant.ts";

/** The exercise of a course, read by the engine; a participant's tries are kept under their user id. */
export function renderPractice({ activity, seat, isStudy, reader, onSummary }: PracticeSlotProps) {
  const { course: collection, userId } = seat;
  const attemptPath = userId === null ? undefined : participantAttemptPath({ collection, userId });
  return (
    <PracticeInCourse
      activity={activity}
      participant={{
        attemptPath,
        studyProof: userId === null ? undefined : tryProofOf(seat),
        keptFor: userId === null ? undefined : { as: isStudy ? "study" : "course", name: "this course" },
        countedAt: userId === null ? collection : participantDraft("course", { collection, userId }),
      }}
      onSummary={onSummary}
      renderBox={(box) => <FeedbackPanel {...box} reader={reader} />}
      renderWords={(words) => <OwnWords {...words} askedAt={reader === "kept" ? attemptPath : undefined} />}
      renderPhrases={(phrases) => <PhrasesToWatch {...phrases} />}
    />
  );
}
