import * as z from "zod";

/** A field of a sheet: a text such as `request`, or a list of ticked labels such as `ownNeeds`. */
export const FieldName = z.string().regex(/^\w{1,40}$/);

/** Room of one sheet, in the letters of its updates. */
export const SHEET_MAX_CHARS = 1_000_000;
/** Fields of one sheet; one that was emptied still counts. The fullest page has some thirty. */
export const SHEET_FIELDS_MAX = 200;
/** The longest field, put in at once, fits into one update. */
export const SHEET_UPDATE_MAX_CHARS = 120_000;

/** A session as people call it out in a room: five digits. It can be guessed, so that joining by it is limited. */
export const SessionNumber = z.string().regex(/^\d{5}$/);

/** Whose sheet of which session it is: the group by its id or its name; a session's key is a number or not to be guessed. */
export const SessionPlace = z.strictObject({
  groupName: z.string().min(1).max(100),
  sessionId: z.union([z.uuid(), SessionNumber]),
  name: z.string().min(1).max(100),
});
export type SessionPlace = z.infer<typeof SessionPlace>;

/** Of whom a change is: the number that Yjs gives each open page. It names a page, not a person. */
const Writer = z
  .int()
  .min(0)
  .max(2 ** 32);

/**
 * A change, letter by letter: an update of Yjs in base64. It can be sent twice, and in any order, and is the same. `field` is where the
 * writer is at.
 */
export const ChangeSession = z.strictObject({
  writer: Writer,
  field: FieldName,
  update: z.base64().min(1).max(SHEET_UPDATE_MAX_CHARS),
});
export type ChangeSession = z.infer<typeof ChangeSession>;

/** Who has a sheet open right now: how many, and the usernames of those who are signed in; anybody else is a guest. */
export const SessionPeople = z.object({ count: z.int(), names: z.array(z.string()) });
export type SessionPeople = z.infer<typeof SessionPeople>;

/** Somebody who writes: on which page, at which field, and by which name; empty for a guest. */
export const SheetWriting = z.object({ writer: Writer, field: z.string(), name: z.string() });
export type SheetWriting = z.infer<typeof SheetWriting>;

/**
 * A sheet that several people fill in together. Its updates, put together by Yjs in whatever order, are what stands in it: texts by
 * their names, and a map `ticks` of labels such as `ownNeeds:trust`.
 */
export const SessionDocument = z.object({
  id: z.uuid(),
  /** As the group is called now. */
  groupName: z.string(),
  updates: z.array(z.string()),
  people: SessionPeople,
});
export type SessionDocument = z.infer<typeof SessionDocument>;

/** What has changed in a sheet. */
export const SessionChange = SessionDocument.omit({ groupName: true })
  .partial({ updates: true, people: true })
  .extend({ writing: SheetWriting.optional() });
export type SessionChange = z.infer<typeof SessionChange>;
