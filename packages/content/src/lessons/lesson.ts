import type { FeedbackCode, StrengthCode } from "@wellput/contract";

/** A question with one right answer: `answer` is its index in `choices`. */
export interface LessonQuestion {
  readonly question: string;
  readonly choices: readonly string[];
  readonly answer: number;
  readonly explanation: string;
}

/** A message before and after, with the steps between. */
export interface WorkedExample {
  readonly situation: string;
  readonly before: string;
  readonly steps: readonly string[];
  readonly after: string;
}

/**
 * A lesson; `transcript` is what is said in its video, and stands in for it where there is none, with the drawings of these
 * codes in turn.
 */
export interface Lesson {
  readonly id: string;
  readonly title: string;
  readonly objective: string;
  readonly drawings: readonly (FeedbackCode | StrengthCode)[];
  readonly paragraphs: readonly string[];
  readonly example: WorkedExample;
  readonly quiz: readonly LessonQuestion[];
  readonly transcript: readonly string[];
}
