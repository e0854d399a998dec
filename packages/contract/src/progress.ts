import * as z from "zod";
import { FeedbackCode } from "./code.ts";

/** GET /api/me/progress: days are the person's own, so they say how far their clock is from UTC, in minutes eastwards. */
export const ProgressQuery = z.strictObject({ utcOffset: z.coerce.number().int().min(-840).max(840).default(0) });
export type ProgressQuery = z.infer<typeof ProgressQuery>;

export const PROGRESS_DAYS = 28;
/** How many tries are held against as many before them. */
export const PROGRESS_TRIES = 10;
/** With fewer on either side nothing is compared. */
export const PROGRESS_TRIES_MIN = 5;

/** A code in how many of the latest tries, and of those before them; both out of `Progress.compared`. */
export const CodeProgress = z.object({ code: FeedbackCode, before: z.number().int(), recently: z.number().int() });
export type CodeProgress = z.infer<typeof CodeProgress>;

/** A learner's practice: days in a row, tries by day, and the codes that come up less often than before. */
export const Progress = z.object({
  /** All of them. */
  tries: z.number().int(),
  streakDays: z.number().int(),
  /** Of the tries of a day, `unaided` are first ones without any help. */
  days: z.array(z.object({ day: z.iso.date(), attempts: z.number().int(), unaided: z.number().int() })),
  /** Tries on each side of the comparison; 0 when there are too few yet. */
  compared: z.number().int(),
  lessOften: z.array(CodeProgress),
});
export type Progress = z.infer<typeof Progress>;
