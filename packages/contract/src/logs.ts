import * as z from "zod";
import { TEXT_MAX_CHARS, TITLE_MAX_CHARS } from "./limits.ts";

const Labels = z.array(z.string().max(100)).max(100);

/** A note on one side of a log: its text, what of the chosen words it is about, and whether what it says has helped. */
export const LogNote = z.strictObject({
  text: z.string().max(TEXT_MAX_CHARS),
  selected: Labels.default([]),
  helped: z.boolean().default(false),
});
export type LogNote = z.infer<typeof LogNote>;

const Notes = z.array(LogNote).max(100);

/** The words chosen on each side, each label with its intensity after a # where it has one. */
export const LogChoices = z.strictObject({
  NegF_: Labels.default([]),
  NegN_: Labels.default([]),
  PosF_: Labels.default([]),
  PosN_: Labels.default([]),
});
export type LogChoices = z.infer<typeof LogChoices>;

const Title = z.string().trim().min(1).max(TITLE_MAX_CHARS);

/** Four sides: negative feelings, unmet needs, positive feelings, met needs; notes and chosen words on each. */
export const LogFields = z.strictObject({
  title: Title,
  NegF_: Notes.default([]),
  NegN_: Notes.default([]),
  PosF_: Notes.default([]),
  PosN_: Notes.default([]),
  chosen: LogChoices.prefault({}),
});
export type LogFields = z.infer<typeof LogFields>;

export const CreateLog = LogFields.extend({ id: z.uuid() });
export type CreateLog = z.infer<typeof CreateLog>;

/** What changes of a log, written on the version that its author had before them. */
export const UpdateLog = z.strictObject({
  title: Title.optional(),
  NegF_: Notes.optional(),
  NegN_: Notes.optional(),
  PosF_: Notes.optional(),
  PosN_: Notes.optional(),
  chosen: LogChoices.optional(),
  version: z.int().min(1),
});
export type UpdateLog = z.infer<typeof UpdateLog>;

/** A log as its author sees it; nobody else does. `version` grows with every change. */
export const Log = CreateLog.extend({ version: z.int(), createdAt: z.iso.datetime() }).strip();
export type Log = z.infer<typeof Log>;
