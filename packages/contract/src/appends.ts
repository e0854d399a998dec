import * as z from "zod";
import { TEXT_MAX_CHARS } from "./limits.ts";

/** POST /api/appends: a text for a named array of a document, such as `texts` of `knowledgeBank/checkmessage`. */
export const CreateAppend = z.strictObject({
  id: z.uuid(),
  document: z.string().max(200),
  array: z.string().max(100),
  text: z.string().trim().min(1).max(TEXT_MAX_CHARS),
});
export type CreateAppend = z.infer<typeof CreateAppend>;

/** An appended text as admins see it: without who it was. */
export const Append = CreateAppend.extend({ createdAt: z.iso.datetime() }).strip();
export type Append = z.infer<typeof Append>;
