import * as z from "zod";
import { scenarioParts } from "./scenario-parts.ts";

/** An answer to a scenario as the admins read it: what was written, not by whom. */
export const GroupAnswer = z.object({
  id: z.uuid(),
  groupName: z.string(),
  parentDoc: z.string(),
  title: z.string(),
  summary: z.string(),
  finalMessage: z.string(),
  ...scenarioParts,
  /** The day alone: the minute could tell who it was. */
  day: z.iso.date(),
});
export type GroupAnswer = z.infer<typeof GroupAnswer>;

/** Where answers were gathered; the scenario's title is null where others cannot read it. */
export const AnswerPlace = z.object({
  groupKey: z.string(),
  groupName: z.string(),
  parentDoc: z.string(),
  title: z.string().nullable(),
  count: z.int(),
  /** The day alone, as with each answer. */
  latest: z.iso.date(),
});
export type AnswerPlace = z.infer<typeof AnswerPlace>;
