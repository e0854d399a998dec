import { angryEmoter } from "./practice/angry-emoter.ts";
import { objectivityPractice } from "./practice/objectivity-practice.ts";
import type { PracticeActivity } from "./practice/practice-activity.ts";
import { ungroundedIntern } from "./practice/ungrounded-intern.ts";

export type { PracticeActivity } from "./practice/practice-activity.ts";

/** The practice activities by name, as in /practice/{name}. */
export const practiceActivities: Record<
  "ungrounded_intern" | "objectivity_practice" | "angry_emoter",
  PracticeActivity
> = {
  ungrounded_intern: ungroundedIntern,
  objectivity_practice: objectivityPractice,
  angry_emoter: angryEmoter,
};
