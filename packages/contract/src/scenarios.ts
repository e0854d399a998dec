import * as z from "zod";
import { TEXT_MAX_CHARS, TITLE_MAX_CHARS } from "./limits.ts";

const Title = z.string().trim().min(1).max(TITLE_MAX_CHARS);
const Text = z.string().max(TEXT_MAX_CHARS);

/** The client makes the id, so that a retry or a double click stores one. */
export const CreateScenario = z.strictObject({
  id: z.uuid(),
  title: Title,
  summary: Text.default(""),
  finalMessage: Text.default(""),
  isPublic: z.boolean().default(false),
  parentDoc: z.string().max(100).nullable().default(null),
});
export type CreateScenario = z.infer<typeof CreateScenario>;

export const UpdateScenario = z
  .strictObject({ title: Title, summary: Text, finalMessage: Text, isPublic: z.boolean() })
  .partial();
export type UpdateScenario = z.infer<typeof UpdateScenario>;

/** `mine` and `canEdit` are about the person who asked; who wrote it stays private. */
export const Scenario = z.object({
  id: z.uuid(),
  title: z.string(),
  summary: z.string(),
  finalMessage: z.string(),
  isPublic: z.boolean(),
  authByAdmin: z.boolean(),
  listed: z.boolean(),
  parentDoc: z.string().nullable(),
  mine: z.boolean(),
  canEdit: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Scenario = z.infer<typeof Scenario>;
