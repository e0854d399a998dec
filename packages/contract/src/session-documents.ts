import * as z from "zod";
import { TEXT_MAX_CHARS } from "./limits.ts";

/** A field of a sheet: a text such as `request`, or a ticked label of a list such as `ownNeeds:trust`. */
const FieldName = z.string().regex(/^\w{1,40}(:.{1,100})?$/su);
const FieldValue = z.union([z.string().max(TEXT_MAX_CHARS), z.boolean()]);
export type SessionFieldValue = z.infer<typeof FieldValue>;

const FIELDS_AT_ONCE_MAX = 100;
/** Fields of one sheet: every list with every label ticked has fewer. */
export const SHEET_FIELDS_MAX = 1000;
/** Room of one sheet, in bytes. */
export const SHEET_MAX_BYTES = 1_000_000;

/** A session as people call it out in a room: five digits. It can be guessed, so that joining by it is limited. */
export const SessionNumber = z.string().regex(/^\d{5}$/);

/** Whose sheet of which session it is: the group by its id or its name; a session's key is a number or not to be guessed. */
export const SessionPlace = z.strictObject({
  groupName: z.string().min(1).max(100),
  sessionId: z.union([z.uuid(), SessionNumber]),
  name: z.string().min(1).max(100),
});
export type SessionPlace = z.infer<typeof SessionPlace>;

/** Changes of some fields. `base` is the version that the writer had seen; `writer` names their tab, not them. */
export const ChangeSession = z.strictObject({
  writer: z.uuid(),
  fields: z
    .record(FieldName, z.strictObject({ value: FieldValue, base: z.int().min(0) }))
    .refine((fields) => Object.keys(fields).length <= FIELDS_AT_ONCE_MAX, "Too many fields at once."),
});
export type ChangeSession = z.infer<typeof ChangeSession>;

/** Who has a sheet open right now: how many, and the usernames of those who are signed in; anybody else is a guest. */
export const SessionPeople = z.object({ count: z.int(), names: z.array(z.string()) });
export type SessionPeople = z.infer<typeof SessionPeople>;

/** A sheet that several people fill in together. `earlier` are texts that somebody replaced without having seen them. */
export const SessionDocument = z.object({
  id: z.uuid(),
  /** As the group is called now. */
  groupName: z.string(),
  fields: z.record(z.string(), z.object({ value: FieldValue, version: z.int() })),
  earlier: z.array(z.object({ id: z.uuid(), field: z.string(), value: z.string() })),
  people: SessionPeople,
});
export type SessionDocument = z.infer<typeof SessionDocument>;

/** What has changed in a sheet: some of its fields, and what else is not as it was. */
export const SessionChange = SessionDocument.omit({ groupName: true }).partial({ earlier: true, people: true });
export type SessionChange = z.infer<typeof SessionChange>;
