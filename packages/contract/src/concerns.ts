import * as z from "zod";
import { CONCERN_MAX_CHARS } from "./limits.ts";

/** What people read of each other's, and can report. */
export const ConcernNoun = z.enum(["scenario", "article", "challenge"]);
export type ConcernNoun = z.infer<typeof ConcernNoun>;

/** Why: it points at a real person, it hurts, it sounds as if somebody is at risk, or something else. */
const ConcernKind = z.enum(["person", "hurtful", "risk", "other"]);
export type ConcernKind = z.infer<typeof ConcernKind>;

/** POST /api/concerns: something public is reported to the admins. */
export const CreateConcern = z
  .strictObject({
    id: z.uuid(),
    noun: ConcernNoun,
    itemId: z.uuid(),
    kind: ConcernKind,
    text: z.string().trim().max(CONCERN_MAX_CHARS).default(""),
  })
  .refine(({ kind, text }) => kind !== "other" || text !== "", { path: ["text"], message: "Say what it is." });
export type CreateConcern = z.infer<typeof CreateConcern>;

/** Something that was reported, with every report; by whom does not show. `latest` is when the newest came. */
export const ConcernedItem = z.object({
  id: z.uuid(),
  noun: ConcernNoun,
  title: z.string(),
  concerns: z.array(z.object({ id: z.uuid(), kind: ConcernKind, text: z.string(), createdAt: z.iso.datetime() })),
  latest: z.iso.datetime(),
});
export type ConcernedItem = z.infer<typeof ConcernedItem>;

/** What was reported, longest ago first, as far as it is shown at once, and how much there is. */
export const ConcernList = z.object({ items: z.array(ConcernedItem), count: z.int() });
export type ConcernList = z.infer<typeof ConcernList>;

/** It stays as it is: the reports up to the `latest` that the admin has read are settled. */
export const KeepConcerned = z.strictObject({ latest: z.iso.datetime() });
export type KeepConcerned = z.infer<typeof KeepConcerned>;

/** It is taken down, with a reason that its author sees. */
export const TakeDownConcerned = z.strictObject({ reason: z.string().trim().min(1).max(CONCERN_MAX_CHARS) });
export type TakeDownConcerned = z.infer<typeof TakeDownConcerned>;
