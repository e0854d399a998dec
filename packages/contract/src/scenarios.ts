import * as z from "zod";
import { TEXT_MAX_CHARS, TITLE_MAX_CHARS } from "./limits.ts";
import { PageQuery, SearchWords } from "./paging.ts";
import { OwnReview } from "./reviews.ts";
import { newScenarioParts, scenarioParts } from "./scenario-parts.ts";
import { THEMES } from "./themes.ts";

const Title = z.string().trim().min(1).max(TITLE_MAX_CHARS);
const Text = z.string().max(TEXT_MAX_CHARS);
const GroupName = z.string().min(1).max(100).nullable();

/** The client makes the id, so that a retry or a double click stores one. */
export const CreateScenario = z.strictObject({
  id: z.uuid(),
  title: Title,
  summary: Text.default(""),
  finalMessage: Text.default(""),
  isPublic: z.boolean().default(false),
  parentDoc: z.string().max(100).nullable().default(null),
  groupName: GroupName.default(null),
  ...newScenarioParts,
});
export type CreateScenario = z.infer<typeof CreateScenario>;
/** The same as it is sent: what is left out is empty. */
export type NewScenario = z.input<typeof CreateScenario>;

/** What changes of a scenario; with `version` only where that is what its writer had before them. */
export const UpdateScenario = z
  .strictObject({
    title: Title,
    summary: Text,
    finalMessage: Text,
    isPublic: z.boolean(),
    ...scenarioParts,
    version: z.int().min(1),
  })
  .partial();
export type UpdateScenario = z.infer<typeof UpdateScenario>;

/** Which scenarios of a list: one's own alone, those with some words, those about a part of life. */
export const ScenariosQuery = PageQuery.extend({
  mine: z.stringbool().default(false),
  q: SearchWords,
  theme: z.enum(THEMES).optional(),
});
export type ScenariosQuery = z.infer<typeof ScenariosQuery>;

/**
 * `mine` and `canEdit` are about the person who asked; who wrote it stays private, and so do the parts on the way to a
 * message: others get them empty. `review` too is the author's alone. `themes` are guessed from its words. `version` grows
 * with every change.
 */
export const Scenario = z.object({
  id: z.uuid(),
  title: z.string(),
  summary: z.string(),
  finalMessage: z.string(),
  themes: z.array(z.enum(THEMES)),
  isPublic: z.boolean(),
  authByAdmin: z.boolean(),
  listed: z.boolean(),
  review: OwnReview,
  parentDoc: z.string().nullable(),
  groupName: GroupName,
  ...scenarioParts,
  mine: z.boolean(),
  canEdit: z.boolean(),
  version: z.int(),
  createdAt: z.iso.datetime(),
});
export type Scenario = z.infer<typeof Scenario>;
