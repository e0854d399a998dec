import type { FeedbackCode } from "@wellput/contract";

/** One sentence to rephrase in a practice activity, with the code that it earns, a sample and why the sample works. */
export interface PracticeItem {
  readonly teaches: FeedbackCode;
  readonly text: string;
  readonly suggestion: string;
  readonly why: string;
}

/** A practice activity; `freeTry` adds an empty box at the end for a sentence of one's own. */
export interface PracticeActivity {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly activityType: "Observations" | "Feelings";
  readonly attemptPath: string;
  readonly freeTry: boolean;
  readonly items: readonly PracticeItem[];
}
