import * as z from "zod";
import { TEXT_MAX_CHARS } from "./limits.ts";

/** A judgement of one comment ('+1', '-1'), or 'general' feedback with neither comment nor sentence. */
export const RATING_VALUES = ["+1", "-1", "general"] as const;

/**
 * What somebody sends of a comment. `textInput` is the whole message, and empty unless they included it; with `mayBeExample`
 * they allow the sentence to become an example for improving the program.
 */
export const CreateRating = z.strictObject({
  id: z.uuid(),
  user_feedback_value: z.enum(RATING_VALUES),
  user_feedback_str: z.string().max(TEXT_MAX_CHARS).default(""),
  textInput: z.string().max(TEXT_MAX_CHARS).default(""),
  email: z.union([z.email().max(254), z.literal("")]).default(""),
  comment_id: z.string().max(200).optional(),
  s_str: z.string().max(TEXT_MAX_CHARS).optional(),
  c: z.string().max(40).optional(),
  r_str: z.string().max(2000).optional(),
  s_i: z.number().int().min(0).optional(),
  rule: z.string().max(100).optional(),
  mayBeExample: z.boolean().default(false),
});
export type CreateRating = z.infer<typeof CreateRating>;
/** The same as it is sent: what is left out is empty. */
export type NewRating = z.input<typeof CreateRating>;

/**
 * POST /api/ratings: all of one press of the button, kept whole or not at all; the ids make a retry harmless. `attempt` is the try
 * whose comments they are of, by its id: those of a participant's are in no account.
 */
export const CreateRatings = z.strictObject({
  ratings: z.array(CreateRating).min(1).max(200),
  attempt: z.uuid().optional(),
});
export type CreateRatings = z.infer<typeof CreateRatings>;
