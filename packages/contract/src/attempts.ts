import * as z from "zod";
import { Direction, SentenceFeedback, SkillCode } from "./analysis.ts";

export const ATTEMPT_PATH_DEFAULT = "generalAttempt";

/** One or three segments of letters, digits, underscore and hyphen: `generalAttempt` or `AIHelper/Students/p7`. */
export const AttemptPath = z.string().regex(/^[\w-]{1,80}(?:\/[\w-]{1,80}\/[\w-]{1,80})?$/);

/** A stored try: groups, direction, tags, the message it translates, the message, skill, session, per-sentence results. */
export const Attempt = z.object({
  id: z.uuid(),
  path: AttemptPath,
  g: z.string().nullable(),
  d: Direction,
  tg: z.string().nullable(),
  oldM: z.string().nullable(),
  m: z.string(),
  t: SkillCode,
  sess_id: z.string().nullable(),
  s: z.array(SentenceFeedback),
  /** Of the engine that read it; null for tries from before it was noted. */
  engine_version: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type Attempt = z.infer<typeof Attempt>;
