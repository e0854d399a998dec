import * as z from "zod";

/** What the server announces after a commit: the kind of thing and its id, never its content. */
export const LIVE_TYPES = [
  "scenario.created",
  "scenario.updated",
  "scenario.deleted",
  "sessionDocument.updated",
  "challenge.created",
  "challenge.updated",
  "challenge.deleted",
  "response.created",
  "response.deleted",
  "log.created",
  "log.deleted",
  "article.created",
  "article.deleted",
] as const;

export const LiveEvent = z.object({ type: z.enum(LIVE_TYPES), id: z.string() });
export type LiveEvent = z.infer<typeof LiveEvent>;
