import type { FeedbackCode } from "@wellput/contract";

/** One sentence to rephrase in a practice activity, with the code that it earns, a sample and why the sample works. */
interface PracticeItem {
  readonly teaches: FeedbackCode;
  readonly text: string;
  readonly suggestion: string;
  readonly why: string;
}

/** What an activity is about; `freeTry` adds an empty box at the end for a sentence of one's own. */
interface PracticeAbout {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  /** One thing to carry away; an activity of a course may have none. */
  readonly takeaway?: string | undefined;
  readonly activityType: "Observations" | "Feelings";
  readonly attemptPath: string;
  readonly freeTry: boolean;
}

/** A practice activity; its lists go together sentence by sentence. */
export interface PracticeActivity extends PracticeAbout {
  readonly textToTranslateArray: readonly string[];
  readonly suggestedPhrasesArray: readonly string[];
  /** Why each sample works. */
  readonly reasons: readonly string[];
  /** The code that each sentence earns. */
  readonly teaches: readonly FeedbackCode[];
}

/** An activity from its sentences as they are written: each with what belongs to it. */
export function practiceActivity(about: PracticeAbout, items: readonly PracticeItem[]): PracticeActivity {
  return {
    ...about,
    textToTranslateArray: items.map(({ text }) => text),
    suggestedPhrasesArray: items.map(({ suggestion }) => suggestion),
    reasons: items.map(({ why }) => why),
    teaches: items.map(({ teaches }) => teaches),
  };
}
