import * as z from "zod";

/** The kinds of things that the server announces after a commit. */
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
  "log.updated",
  "log.deleted",
  "article.created",
  "article.updated",
  "article.deleted",
  "desk.updated",
  "workshop.updated",
  "room.updated",
] as const;

/**
 * What happened to what, and what has become of it as whoever hears may read it: null where it is gone or not theirs to
 * read, absent where they have to ask.
 */
export const LiveEvent = z.object({ type: z.enum(LIVE_TYPES), id: z.string(), row: z.unknown().optional() });
export type LiveEvent = z.infer<typeof LiveEvent>;

/** The thing that an event is about. */
export type LiveNoun = LiveEvent["type"] extends `${infer Noun}.${string}` ? Noun : never;
