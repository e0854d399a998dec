import type { CoursePractice, CourseProgress } from "@wellput/contract";
import type { ReactNode } from "react";
import type { Seat } from "./kept.ts";

export interface PracticeSlotProps {
  readonly activity: CoursePractice["activity"];
  readonly seat: Seat;
  /** Whether there is a study to leave. */
  readonly isStudy: boolean;
  readonly reader: CourseProgress["reader"];
  /** Told when its summary has been reached. */
  readonly onSummary: () => void;
}

export interface CourseSlots {
  readonly renderPractice: (props: PracticeSlotProps) => ReactNode;
}
