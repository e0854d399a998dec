import * as z from "zod";
import { TEXT_MAX_CHARS, TITLE_MAX_CHARS } from "./limits.ts";

/** The four sides of a log: negative feelings, unmet needs, positive feelings, met needs. */
export const LOG_SIDES = ["NegF", "NegN", "PosF", "PosN"] as const;

export const LogNote = z.strictObject({
  text: z.string().max(TEXT_MAX_CHARS),
  selected: z.array(z.string().max(100)).max(100).default([]),
});
export type LogNote = z.infer<typeof LogNote>;

const Notes = z.array(LogNote).max(100).default([]);

export const LogFields = z.strictObject({
  title: z.string().trim().min(1).max(TITLE_MAX_CHARS),
  NegF_: Notes,
  NegN_: Notes,
  PosF_: Notes,
  PosN_: Notes,
});
export type LogFields = z.infer<typeof LogFields>;

export const CreateLog = LogFields.extend({ id: z.uuid() });
export type CreateLog = z.infer<typeof CreateLog>;

/** A log as its author sees it; nobody else does. */
export const Log = CreateLog.extend({ createdAt: z.iso.datetime() }).strip();
export type Log = z.infer<typeof Log>;
