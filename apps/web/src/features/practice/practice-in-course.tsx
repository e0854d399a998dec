import type { PracticeActivity } from "@wellput/content/practice";
import { useEffect, useRef } from "react";
import { useDraft } from "../../lib/drafts.ts";
import { NO_PRACTICE } from "./practice-fields.ts";
import { type PracticeSlots, PracticeSteps, sentenceCount } from "./practice-guide.tsx";
import type { PracticeParticipant } from "./practice-sentence.tsx";

interface PracticeInCourseProps extends PracticeSlots {
  readonly activity: PracticeActivity;
  readonly participant: PracticeParticipant;
  /** Told when the summary has been reached. */
  readonly onSummary: () => void;
}

/** An activity as a page of a course, which has its own title and way on. */
export function PracticeInCourse({ activity, participant, onSummary, ...slots }: PracticeInCourseProps) {
  const draft = useDraft(`/practice/${activity.name}/${participant.countedAt}`, NO_PRACTICE);
  const told = useRef(onSummary);
  useEffect(() => {
    told.current = onSummary;
  });
  const isAtSummary = draft.fields.key >= sentenceCount(activity);
  useEffect(() => {
    if (isAtSummary) told.current();
  }, [isAtSummary]);
  return <PracticeSteps activity={activity} draft={draft} participant={participant} {...slots} />;
}
